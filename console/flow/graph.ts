import { durationInWords } from '../fields/durations.ts'
import { isObject } from '../parts/json.ts'
import { edgesOf, type NodeEdge } from './edges.ts'
import { isNode, typeOf, type FlowNode } from './flow-node.ts'

/** A flow as it is drawn. Nodes are in reading order, unreachable ones last. */
export type Graph = { start: string | undefined; triggers: Trigger[]; nodes: GraphNode[]; edges: Edge[] }
export type Trigger = { type: string; name: string }
export type GraphNode = { id: string; node: FlowNode; title: string; summary: string; edges: NodeEdge[] }
/** `pointer`: the position of the edge in its source. */
export type Edge = { id: string; source: string; target: string; pointer: string }

/**
 * Draws any draft: items that are not nodes, and edges without an existing target, are left out.
 * @param open nodes also have their edges without a target
 */
export function graphOf(definition: unknown, { open = false } = {}): Graph {
  const flow = isObject(definition) ? definition : {}
  const listed = Array.isArray(flow['nodes']) ? flow['nodes'] : []
  const known = new Map<string, FlowNode>()
  for (const node of listed) if (isNode(node) && !known.has(node.id)) known.set(node.id, node)
  const start = startOf(flow['start'], known)
  const nodes = inReadingOrder(start, new Map([...known].map(([id, node]) => [id, drawn(node, open)])))
  const edges = nodes.flatMap(({ id, edges: own }) =>
    own.flatMap(({ pointer, to }) =>
      to !== null && known.has(to) ? [{ id: `${id}${pointer}`, source: id, target: to, pointer }] : [],
    ),
  )
  return { start, triggers: triggersOf(flow['triggers']), nodes, edges }
}

/** An edit replaces only the nodes that it changes, so that the drawings of the others can be reused. */
const drawnNodes = { open: new WeakMap<FlowNode, GraphNode>(), plain: new WeakMap<FlowNode, GraphNode>() }

function drawn(node: FlowNode, open: boolean): GraphNode {
  const known = drawnNodes[open ? 'open' : 'plain']
  const present = known.get(node)
  if (present !== undefined) return present
  const title = nonEmpty(node.label) ?? node.id
  const graphNode = { id: node.id, node, title, summary: summaryOf(node), edges: edgesOf(node, { open }) }
  known.set(node, graphNode)
  return graphNode
}

function startOf(start: unknown, known: Map<string, FlowNode>): string | undefined {
  if (typeof start === 'string') return known.has(start) ? start : undefined
  return known.keys().next().value
}

/** Depth first along the edges, so that a node precedes its successors. */
function inReadingOrder(start: string | undefined, known: ReadonlyMap<string, GraphNode>): GraphNode[] {
  const seen = new Map<string, GraphNode>()
  const roots = [...(start === undefined ? [] : [start]), ...known.keys()]
  for (const root of roots) {
    const open = [root]
    while (open.length > 0) {
      const id = open.pop() ?? ''
      const node = known.get(id)
      if (node === undefined || seen.has(id)) continue
      seen.set(id, node)
      open.push(...node.edges.flatMap(({ to }) => to ?? []).reverse())
    }
  }
  return [...seen.values()]
}

function triggersOf(triggers: unknown): Trigger[] {
  if (!Array.isArray(triggers)) return []
  return triggers.filter(isObject).map(trigger => ({
    type: String(trigger['type']),
    name: nonEmpty(trigger['intent']) ?? nonEmpty(trigger['event']) ?? '',
  }))
}

/** One-line summary of the node, from the fields that its type names. */
function summaryOf(node: FlowNode): string {
  const { summary, fields } = typeOf(node)
  const parts = summary
    .map(name => {
      const kind = fields.find(field => field.name === name)?.kind ?? ''
      const text = inShort(node[name])
      return kind.startsWith('Duration') ? durationInWords(text) : text
    })
    .filter(part => part !== '')
  return [...new Set(parts)].join(' · ')
}

function inShort(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isObject(value)) return ''
  const name = value['name']
  return typeof name === 'string' ? name : Object.keys(value).join(', ')
}

function nonEmpty(text: unknown): string | undefined {
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}
