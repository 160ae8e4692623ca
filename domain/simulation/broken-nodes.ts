import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import type { CompiledFlow } from '../engine/compiled-flow.ts'
import { TurnFailure } from '../engine/turn-state.ts'
import type { Finding } from '../flow-validation/finding.ts'
import { isJsonObject, pointerParts, type JsonObject } from '../json.ts'

/** What a run fails with when it comes to a node that has an error: messages by the id of the node. */
export type BrokenNodes = ReadonlyMap<string, string>

/** A run never comes to them, or the engine itself fails it when it does. */
const NOT_IN_A_NODE: ReadonlySet<string> = new Set([
  'unreachable_node',
  'duplicate_node_id',
  'endless_loop',
  'intent_taken',
  'unknown_target',
])

/**
 * A definition with errors in such a form that it compiles: each node with an error has an end in its place, and a
 * trigger with one is left out. Positions stay, since steps name their edges by them.
 * @returns undefined if an error concerns the flow as a whole
 */
export function runnableParts(
  definition: JsonObject,
  findings: readonly Finding[],
): { definition: FlowDefinition; broken: BrokenNodes } | undefined {
  const { nodes, triggers = [] } = definition
  if (!Array.isArray(nodes) || nodes.length === 0 || !Array.isArray(triggers)) return undefined
  const errors = findings
    .filter(({ severity, code }) => severity === 'error' && !NOT_IN_A_NODE.has(code))
    .map(({ path, message }) => ({ message, parts: pointerParts(path) }))
  const errorsIn = (list: string) =>
    new Map(errors.flatMap(({ parts: [name, index], message }) => (name === list ? [[Number(index), message]] : [])))
  const [inNodes, inTriggers] = [errorsIn('nodes'), errorsIn('triggers')]
  const isPlaced = ({ parts: [name, index] }: { parts: string[] }) =>
    (name === 'nodes' || name === 'triggers') && index !== undefined
  if (!errors.every(isPlaced)) return undefined
  const ids = nodes.map((node, index) =>
    isJsonObject(node) && typeof node['id'] === 'string' ? node['id'] : `node ${index + 1}`,
  )
  const ends = ids.map((id): Node => ({ id, type: 'end' }))
  const runnable = {
    ...definition,
    nodes: nodes.map((node, index) => (inNodes.has(index) ? ends[index] : node)),
    triggers: triggers.filter((_, index) => !inTriggers.has(index)),
  }
  return {
    definition: runnable as unknown as FlowDefinition,
    broken: new Map([...inNodes].map(([index, message]) => [ids[index] ?? '', message])),
  }
}

/** The compiled flow, in which the broken nodes fail with their errors. */
export function failingAt(flow: CompiledFlow, broken: BrokenNodes): CompiledFlow {
  const nodes = new Map(flow.nodes)
  for (const [id, message] of broken) {
    const node = nodes.get(id)
    const enter = (): never => {
      throw new TurnFailure('definition_missing', message)
    }
    if (node !== undefined) nodes.set(id, { id, pointer: node.pointer, type: node.type, enter })
  }
  return { ...flow, nodes }
}
