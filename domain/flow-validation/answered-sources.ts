import type { AgentKnowledgeTool, AnswerNode, Node } from '../../generated/schemas/flow.ts'
import { nearestAmong } from '../nearest-name.ts'
import { warning, withSuggestion, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import type { Workspace } from './references.ts'

/** What an `answer` node, or a tool, may be limited to. */
type Answering = Pick<AnswerNode | AgentKnowledgeTool, 'sources' | 'labels'>

const KINDS = [
  { name: 'sources', code: 'source', rule: 'unknown_source', lacking: 'there is no training source' },
  { name: 'labels', code: 'label', rule: 'unknown_label', lacking: 'no training source has the label' },
] as const

/** Names and labels that no training source has: nothing is answered by them. */
export function answeredSourceFindings(nodes: readonly PlacedNode[], { codes = {} }: Workspace): Finding[] {
  const answering = nodes.flatMap(({ node, index }) => answeringIn(node, `/nodes/${index}`))
  return KINDS.flatMap(({ name, code, rule, lacking }) => {
    const existing = codes[code]
    if (existing === undefined) return []
    const known = new Set(existing)
    const nearest = nearestAmong(known)
    return answering.flatMap(({ path, answers }) =>
      (answers[name] ?? []).flatMap((one, at) => {
        if (known.has(one)) return []
        return [warning(`${path}/${name}/${at}`, rule, withSuggestion(`${lacking} "${one}"`, nearest(one)))]
      }),
    )
  })
}

function answeringIn(node: Node, path: string): { path: string; answers: Answering }[] {
  if (node.type === 'answer') return [{ path, answers: node }]
  const tools = node.type === 'agent' ? (node.tools ?? []) : []
  return tools.flatMap((tool, index) =>
    tool.type === 'knowledge' ? [{ path: `${path}/tools/${index}`, answers: tool }] : [],
  )
}
