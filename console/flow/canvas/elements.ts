import { MarkerType, Position, type NodeHandle, type XYPosition } from '@xyflow/react'
import type { Graph, GraphNode } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import {
  ENTRY_HEIGHT,
  heightOf,
  rowsOf,
  START,
  startHeight,
  edgeHeight,
  WIDTH,
  type Arrangement,
  type Positions,
} from './measures.ts'
import type { StartNode, StepNode } from './step-node.tsx'
import { turnsOf } from './turns.ts'
import type { CanvasEdge } from './drawn-edge.tsx'

export type CanvasNode = StepNode | StartNode

export type Shown = {
  graph: Graph
  overlay: Overlay
  /** Ids of the selection. */
  chosen: ReadonlySet<string>
  editable: boolean
  /** Id of the node whose texts are written on its card. */
  writing: string | undefined
  /** Whether the flow runs down: edges leave at the bottom and arrive at the top. */
  down: boolean
}

/**
 * The nodes of React Flow, with sizes and handles, so that it measures nothing. Nodes without a position yet are left
 * out.
 */
export function canvasNodes(
  { graph, overlay, chosen, editable, writing, down }: Shown,
  positions: Positions,
): CanvasNode[] {
  const edgeNotes = overlay.edgeNotes === undefined ? {} : { edgeNotes: overlay.edgeNotes }
  const steps = graph.nodes.flatMap((step): StepNode[] => {
    const marked = overlay.nodes.get(step.id)
    const position = positions.get(step.id)
    if (position === undefined) return []
    const dimmed = overlay.dims && marked === undefined
    const data = { step, ...marked, ...edgeNotes, dimmed, editable, writing: writing === step.id, down }
    return [stepNode(step, position, chosen.has(step.id), data)]
  })
  const startPosition = positions.get(START)
  if (startPosition === undefined) return steps
  const start: StartNode = {
    id: START,
    type: 'start',
    position: startPosition,
    ...sized(startHeight(graph)),
    handles: [down ? below(startHeight(graph)) : handle('source', ENTRY_HEIGHT)],
    selected: chosen.has(START),
    draggable: false,
    data: { graph, dimmed: false, editable, down },
  }
  return [start, ...steps]
}

const lastDrawn = new WeakMap<GraphNode, StepNode>()

/** The same object as before where nothing has changed: React Flow does not process such a node again. */
function stepNode(step: GraphNode, position: XYPosition, selected: boolean, data: StepNode['data']): StepNode {
  const last = lastDrawn.get(step)
  if (last?.position === position && last.selected === selected && isSame(last.data, data)) return last
  const size = sized(heightOf(step))
  const node: StepNode = {
    id: step.id,
    type: 'step',
    position,
    ...size,
    handles: handlesOf(step, data.down),
    selected,
    data,
  }
  lastDrawn.set(step, node)
  return node
}

function isSame(one: StepNode['data'], other: StepNode['data']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof StepNode['data'])[])
  return [...names].every(name => one[name] === other[name])
}

/**
 * Nodes that were never visible count as measured too: otherwise React Flow would ignore them when it fits all nodes
 * into view.
 */
function sized(height: number) {
  return { width: WIDTH, height, measured: { width: WIDTH, height } }
}

export function canvasEdges(
  graph: Graph,
  overlay: Overlay,
  positions: Positions,
  arrangement?: Arrangement,
): CanvasEdge[] {
  const turns = turnsOf(graph, positions, arrangement)
  const edges = graph.edges.map(({ id, source, target, pointer }): CanvasEdge => {
    const mark = overlay.edges.get(id)
    const name = mark ?? (overlay.dims ? 'dimmed' : undefined)
    const data = turns.get(id)
    return {
      id,
      source,
      target,
      sourceHandle: pointer,
      type: 'drawn',
      markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: `var(--edge-${name ?? 'plain'})` },
      ...(name === undefined ? {} : { className: `edge-${name}` }),
      ...(data === undefined ? {} : { data }),
    }
  })
  if (graph.start === undefined || !positions.has(START)) return edges
  const data = turns.get(START)
  return [
    { id: START, source: START, target: graph.start, type: 'drawn', ...(data === undefined ? {} : { data }) },
    ...edges,
  ]
}

function handlesOf(step: GraphNode, down: boolean): NodeHandle[] {
  const isOne = rowsOf(step).length === 0
  return [
    down ? { ...handle('target', 0), position: Position.Top, x: WIDTH / 2 } : handle('target', ENTRY_HEIGHT),
    ...step.edges.map(({ pointer }) => ({
      ...(down && isOne ? below(heightOf(step)) : handle('source', edgeHeight(step, pointer))),
      id: pointer,
    })),
  ]
}

/** An edge that leaves in the middle of the lower side. */
function below(height: number): NodeHandle {
  return { ...handle('source', height), position: Position.Bottom, x: WIDTH / 2 }
}

function handle(type: 'source' | 'target', y: number): NodeHandle {
  const isSource = type === 'source'
  return { type, position: isSource ? Position.Right : Position.Left, x: isSource ? WIDTH : 0, y, width: 1, height: 1 }
}
