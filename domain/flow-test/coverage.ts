import type { CompiledFlow } from '../engine/compiled-flow.ts'
import { targetsOf } from '../engine/compile.ts'
import type { StepRecord } from '../engine/stimulus.ts'

/** Coverage of a flow by tests. A branch is one of several edges of a node. */
export type Coverage = { nodes: Share; branches: Share }
export type Share = { seen: number; of: number; missed: string[] }

/** Which nodes of the flow were entered, and which of its branches were taken, over all runs. */
export function coverageOf(flow: CompiledFlow, records: readonly StepRecord[]): Coverage {
  const own = records.filter(record => record.flowCode === flow.code)
  const entered = new Set(own.map(record => record.nodeId))
  const taken = new Set(own.map(record => branch(record.nodeId, record.next)))
  const branches = flow.definition.nodes.flatMap(node => {
    const targets = [...new Set(targetsOf(node).map(target => target.to))]
    return targets.length < 2 ? [] : targets.map(to => branch(node.id, to))
  })
  return {
    nodes: share(
      flow.definition.nodes.map(node => node.id),
      entered,
    ),
    branches: share(branches, taken),
  }
}

function branch(nodeId: string, to: string | null): string {
  return `${nodeId} → ${to ?? 'end'}`
}

function share(all: readonly string[], seen: ReadonlySet<string>): Share {
  const missed = all.filter(one => !seen.has(one))
  return { seen: all.length - missed.length, of: all.length, missed }
}

/** In percent; 100 when there is nothing to cover. */
export function percent({ seen, of }: Share): number {
  return of === 0 ? 100 : (100 * seen) / of
}
