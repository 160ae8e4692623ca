import { MarkerType, Position, type Edge as DrawnEdge, type NodeHandle } from '@xyflow/react'
import type { Graph, GraphNode } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import { ENTRY_HEIGHT, heightOf, START, startHeight, wayHeight, WIDTH, type Placed } from './measures.ts'
import type { StartNode, StepNode } from './step-node.tsx'

export type CanvasNode = StepNode | StartNode

/** The nodes of React Flow, with sizes and handles, so that it measures nothing. */
export function canvasNodes(
  graph: Graph,
  places: Placed,
  overlay: Overlay,
  selected: string | undefined,
): CanvasNode[] {
  const steps = graph.nodes.map((step): StepNode => {
    const marked = overlay.nodes.get(step.id)
    return {
      id: step.id,
      type: 'step',
      position: places.get(step.id) ?? { x: 0, y: 0 },
      width: WIDTH,
      height: heightOf(step),
      handles: handlesOf(step),
      selected: step.id === selected,
      data: { step, ...marked, dimmed: overlay.dims && marked === undefined },
    }
  })
  const place = places.get(START)
  if (place === undefined) return steps
  const start: StartNode = {
    id: START,
    type: 'start',
    position: place,
    width: WIDTH,
    height: startHeight(graph),
    handles: [handle('source', ENTRY_HEIGHT)],
    selected: selected === START,
    data: { graph, dimmed: false },
  }
  return [start, ...steps]
}

export function canvasEdges(graph: Graph, overlay: Overlay): DrawnEdge[] {
  const edges = graph.edges.map(({ id, source, target, pointer }): DrawnEdge => {
    const mark = overlay.edges.get(id)
    const name = mark ?? (overlay.dims ? 'dimmed' : undefined)
    return {
      id,
      source,
      target,
      sourceHandle: pointer,
      type: 'smoothstep',
      pathOptions: { borderRadius: 14 },
      markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: `var(--edge-${name ?? 'plain'})` },
      ...(name === undefined ? {} : { className: `edge-${name}` }),
      ...(mark === undefined ? {} : { zIndex: 1 }),
    } as DrawnEdge
  })
  if (graph.start === undefined) return edges
  return [{ id: START, source: START, target: graph.start, type: 'smoothstep' }, ...edges]
}

function handlesOf(step: GraphNode): NodeHandle[] {
  return [
    handle('target', ENTRY_HEIGHT),
    ...step.ways.map(({ pointer }) => ({ ...handle('source', wayHeight(step, pointer)), id: pointer })),
  ]
}

function handle(type: 'source' | 'target', y: number): NodeHandle {
  const isSource = type === 'source'
  return { type, position: isSource ? Position.Right : Position.Left, x: isSource ? WIDTH : 0, y, width: 1, height: 1 }
}
