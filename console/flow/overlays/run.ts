import type { LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import type { components } from '../../../generated/types/admin.ts'
import type { Graph, GraphNode } from '../graph.ts'
import { pointerInNode } from '../edges.ts'
import type { Mark, Overlay } from './overlay.ts'

type Schemas = components['schemas']

export type Subflow = { flowId: string; version: number }
export type LogLine = { id: string; nodeId: string | null; subflow: Subflow | undefined; at: number; record: LogRecord }
/**
 * One visit of a node. `flow`: code of the subflow that the node belongs to, `subflow`: its version; undefined for the
 * flow that was started.
 * `at`, `until`: milliseconds since 1970 of its first and last line.
 */
export type Step = {
  index: number
  nodeId: string
  flow: string | undefined
  subflow: Subflow | undefined
  nodeType: string
  at: number
  until: number
  outcome: 'completed' | 'waiting' | 'failed' | 'calling'
  lines: LogLine[]
}
export type Run = { steps: Step[]; lines: LogLine[] }

/** The steps of a run from its log, which is chronological. */
export function runOf(entries: readonly Schemas['ExecutionLogEntry'][]): Run {
  const lines = entries.map(({ id, nodeId, subflow, createdAt, entry }) => ({
    id,
    nodeId,
    subflow: subflow ?? undefined,
    at: Date.parse(createdAt),
    record: entry as unknown as LogRecord,
  }))
  const steps: Step[] = []
  let open: Step | undefined
  for (const line of lines) {
    const { nodeId, record } = line
    if (nodeId === null) continue
    const flow = 'flow' in record ? record.flow : open?.nodeId === nodeId ? open.flow : undefined
    const belongs = open !== undefined && open.nodeId === nodeId && open.flow === flow
    // A node that has finished can still fail: at its call, or at its blocks.
    const isSequel = record.kind === 'message_sent' || record.kind === 'step_failed'
    const goesOn = belongs && (open?.outcome !== 'completed' || isSequel)
    if (!goesOn || open === undefined) {
      open = {
        index: steps.length,
        nodeId,
        flow,
        subflow: line.subflow,
        nodeType: '',
        at: line.at,
        until: line.at,
        outcome: 'completed',
        lines: [],
      }
      steps.push(open)
      open.outcome = outcomeAfter(record) ?? 'calling'
    }
    open.lines.push(line)
    open.until = line.at
    open.outcome = outcomeAfter(record) ?? open.outcome
    if ('nodeType' in record && (open.nodeType === '' || !record.kind.startsWith('call_')))
      open.nodeType = record.nodeType
  }
  return { steps, lines }
}

function outcomeAfter({ kind }: LogRecord): Step['outcome'] | undefined {
  if (kind === 'step_completed' || kind === 'step_resumed') return 'completed'
  if (kind === 'step_waiting') return 'waiting'
  if (kind === 'step_failed') return 'failed'
  return kind === 'call_started' || kind === 'call_finished' ? 'calling' : undefined
}

/**
 * The path of a run over the drawing of its flow: the nodes it visited, the edges it took, where it failed or waits.
 * @param flow code of the subflow that is drawn; undefined for the flow that was started
 */
export function runOverlay(graph: Graph, run: Run, execution: Schemas['AdminExecution'], flow?: string): Overlay {
  const own = run.steps.filter(step => step.flow === flow)
  const known = new Map(graph.nodes.map(node => [node.id, node]))
  const visits = new Map<string, number>()
  for (const { nodeId } of own) visits.set(nodeId, (visits.get(nodeId) ?? 0) + 1)
  const nodes = new Map<string, { mark: Mark; note?: string }>()
  for (const [id, count] of visits) nodes.set(id, { mark: 'visited', ...(count > 1 ? { note: `${count}×` } : {}) })
  const mark = execution.status === 'failed' ? 'failed' : execution.status.startsWith('waiting') ? 'waiting' : undefined
  const stop = mark === undefined ? undefined : stopOf(run, execution, flow)
  if (mark !== undefined && stop !== undefined && known.has(stop)) nodes.set(stop, { ...nodes.get(stop), mark })
  const edges = new Map<string, Mark>()
  for (const step of own) {
    const pointer = takenEdge(known.get(step.nodeId), step)
    if (pointer !== undefined) edges.set(`${step.nodeId}${pointer}`, 'visited')
  }
  return { nodes, edges, dims: true }
}

/** The node of a flow at which the run failed or waits; in the flow that was started, that is the node of a subflow. */
function stopOf(run: Run, { error, currentNodeId }: Schemas['AdminExecution'], flow: string | undefined) {
  const last = run.steps.at(-1)
  if (last?.flow === flow) return error?.nodeId ?? currentNodeId ?? last?.nodeId
  return flow === undefined ? run.steps.findLast(step => step.flow === undefined)?.nodeId : undefined
}

/** The edge that a step took, as a pointer below its node; undefined if it took none that is drawn. */
function takenEdge(node: GraphNode | undefined, { lines }: Step): string | undefined {
  const taken = lines
    .flatMap(({ record }) => ('edge' in record && record.edge !== undefined ? [record.edge] : []))
    .at(-1)
  return node?.edges.find(({ pointer }) => taken !== undefined && pointer === pointerInNode(taken))?.pointer
}
