import { nearestAmong } from '../nearest-name.ts'
import { warning, withSuggestion, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import type { Workspace } from './references.ts'

/** Labels that no training source has: nothing is answered by them. */
export function sourceLabelFindings(nodes: readonly PlacedNode[], { codes }: Workspace): Finding[] {
  if (codes?.label === undefined) return []
  const known = new Set(codes.label)
  const nearest = nearestAmong(known)
  return nodes.flatMap(({ node, index }) =>
    (node.type === 'answer' ? (node.labels ?? []) : []).flatMap((label, at) => {
      if (known.has(label)) return []
      const message = withSuggestion(`no training source has the label "${label}"`, nearest(label))
      return [warning(`/nodes/${index}/labels/${at}`, 'unknown_label', message)]
    }),
  )
}
