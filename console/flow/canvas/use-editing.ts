import {
  applyNodeChanges,
  useReactFlow,
  type FinalConnectionState,
  type NodeChange,
  type ReactFlowInstance,
  type ReactFlowProps,
} from '@xyflow/react'
import { useEffect, useMemo, useState, type DragEvent, type MouseEvent as ReactMouseEvent } from 'react'
import { useStable } from '../../parts/stable.ts'
import type { EdgeRef } from '../edits/wiring.ts'
import type { CanvasNode } from './elements.ts'
import { START, WIDTH, ENTRY_HEIGHT } from './measures.ts'
import type { CanvasEdge } from './drawn-edge.tsx'

export type Point = { x: number; y: number }

/** Mouse actions on a flow. Points are in canvas coordinates unless named otherwise. */
export type CanvasEditing = {
  chosen: ReadonlySet<string>
  /** The selected edge. */
  edge: EdgeRef | undefined
  onChoose: (id: string | undefined, all: readonly string[]) => void
  onMove: (positions: Record<string, Point>) => void
  onConnect: (edge: EdgeRef, target: string) => void
  /** A node is wanted at an edge: it was dragged to an empty spot, or clicked at its source. */
  onAddAt: (edge: EdgeRef, at?: Point) => void
  /** An edge was clicked, at a point of the window. */
  onChooseEdge: (edge: EdgeRef, at: Point) => void
  /** Id of the node whose texts are written on its card. */
  writing: string | undefined
  /** The texts of a node are to be written on its card, or no longer. */
  onWrite: (id: string | undefined) => void
  /** Another part of the drawing becomes visible. */
  onLook: () => void
  /** A type of node was dropped, on an edge or on an empty spot. */
  onDropType: (type: string, edge: EdgeRef | undefined, at: Point | undefined) => void
}

/** The type of data under which a type of node is dragged from the palette. */
export const DRAGGED_TYPE = 'application/x-parley-node-type'

const NO_HANDLER: CanvasEditing = {
  chosen: new Set(),
  edge: undefined,
  onChoose: () => undefined,
  onMove: () => undefined,
  onConnect: () => undefined,
  onAddAt: () => undefined,
  onChooseEdge: () => undefined,
  writing: undefined,
  onWrite: () => undefined,
  onLook: () => undefined,
  onDropType: () => undefined,
}

const ADDING_KEYS = ['Shift', 'Control', 'Meta']

const EDITING_PROPS = {
  onNodeClick: undefined,
  zoomOnDoubleClick: false,
  nodesDraggable: true,
  nodesConnectable: true,
  elementsSelectable: true,
  edgesReconnectable: false,
  deleteKeyCode: null,
  multiSelectionKeyCode: ADDING_KEYS,
  selectionKeyCode: 'Shift',
  connectOnClick: false,
  nodeDragThreshold: 3,
} satisfies ReactFlowProps

/** Additional props of React Flow while a flow is edited. */
export function useEditing(
  computed: CanvasNode[],
  computedEdges: CanvasEdge[],
  editing?: CanvasEditing,
): ReactFlowProps<CanvasNode, CanvasEdge> {
  const view = useReactFlow()
  // While nodes are dragged, React Flow moves them; afterwards they have their new positions.
  const [dragged, setDragged] = useState<CanvasNode[]>()
  useEffect(() => setDragged(undefined), [computed])
  const { chosen, edge, onChoose, onMove, onConnect, onAddAt, onChooseEdge, onWrite, onLook, onDropType } =
    editing ?? NO_HANDLER

  const edges = useMemo(() => withChosen(computedEdges, edge), [computedEdges, edge])
  const change = (changes: NodeChange<CanvasNode>[]) => {
    const moves = changes.filter(({ type }) => type === 'position')
    if (moves.length > 0) setDragged(present => applyNodeChanges(moves, present ?? computed))
    const selection = selectionAfter(changes, chosen)
    if (selection !== undefined) onChoose(selection.id, selection.all)
  }
  const stopDrag = (moved: CanvasNode[]) =>
    onMove(
      Object.fromEntries(moved.filter(({ id }) => id !== START).map(({ id, position }) => [id, rounded(position)])),
    )
  const stopConnect = (event: MouseEvent | TouchEvent, connection: FinalConnectionState) => {
    const end = connectionEnd(view, event, connection)
    if (end?.target !== undefined) onConnect(end.from, end.target)
    else if (end !== undefined) onAddAt(end.from, end.at)
  }
  const drop = (event: DragEvent) => {
    const type = event.dataTransfer.getData(DRAGGED_TYPE)
    if (type === '') return
    event.preventDefault()
    const { edge: onto, at } = dropSpot(view, { x: event.clientX, y: event.clientY })
    onDropType(type, onto, at)
  }
  const handlers = useStable({
    onNodesChange: change,
    onNodeDragStop: (_: unknown, __: unknown, moved: CanvasNode[]) => stopDrag(moved),
    onSelectionDragStop: (_: unknown, moved: CanvasNode[]) => stopDrag(moved),
    onConnectEnd: stopConnect,
    onMoveStart: onLook,
    onNodeDoubleClick: (_: unknown, { id }: CanvasNode) => onWrite(id),
    onEdgeClick: (event: ReactMouseEvent, { source, sourceHandle }: CanvasEdge) =>
      onChooseEdge(edgeRefOf(source, sourceHandle), { x: event.clientX, y: event.clientY }),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED_TYPE)) event.preventDefault()
    },
    onDrop: drop,
  })
  return editing === undefined ? {} : { ...handlers, ...EDITING_PROPS, nodes: dragged ?? computed, edges }
}

/** Undefined if the changes concern something else. `id`: the node whose settings are shown then. */
function selectionAfter(
  changes: NodeChange<CanvasNode>[],
  chosen: ReadonlySet<string>,
): { id: string | undefined; all: string[] } | undefined {
  const selections = changes.filter(change => change.type === 'select')
  if (selections.length === 0) return undefined
  const next = new Set(chosen)
  for (const { id, selected } of selections)
    if (selected) next.add(id)
    else next.delete(id)
  return { id: selections.findLast(({ selected }) => selected)?.id ?? [...next].at(-1), all: [...next] }
}

type View = Pick<ReactFlowInstance, 'screenToFlowPosition' | 'getEdge'>

/** Where a dragged edge was let go: on a node, or on an empty spot. */
function connectionEnd(
  view: View,
  event: MouseEvent | TouchEvent,
  { fromHandle, toNode }: FinalConnectionState,
): { from: EdgeRef; target: string | undefined; at: Point } | undefined {
  if (fromHandle === null || fromHandle.type !== 'source') return undefined
  const pointer = 'changedTouches' in event ? event.changedTouches[0] : event
  if (pointer === undefined) return undefined
  const target = toNode?.id ?? nodeUnder(pointer.clientX, pointer.clientY)
  if (target === START) return undefined
  const { x, y } = view.screenToFlowPosition({ x: pointer.clientX, y: pointer.clientY })
  return { from: edgeRefOf(fromHandle.nodeId, fromHandle.id), target, at: rounded({ x, y: y - ENTRY_HEIGHT }) }
}

/** Where a type of node was dropped: on an edge, or on an empty spot. */
function dropSpot(view: View, at: Point): { edge: EdgeRef; at?: never } | { edge?: never; at: Point } {
  const id = edgeUnder(at.x, at.y)
  const found = id === undefined ? undefined : (view.getEdge(id) as CanvasEdge | undefined)
  if (found !== undefined) return { edge: edgeRefOf(found.source, found.sourceHandle) }
  const { x, y } = view.screenToFlowPosition(at)
  return { at: rounded({ x: x - WIDTH / 2, y: y - ENTRY_HEIGHT }) }
}

function withChosen(edges: CanvasEdge[], edge: EdgeRef | undefined): CanvasEdge[] {
  if (edge === undefined) return edges
  const id = edge.source === undefined ? START : `${edge.source}${edge.pointer}`
  return edges.map(edge => (edge.id === id ? { ...edge, className: 'edge-chosen' } : edge))
}

/** The edge without a target whose open circle was clicked. */
export function clickedOpenEdge(target: EventTarget): EdgeRef | undefined {
  const handle = target instanceof Element ? target.closest<HTMLElement>('.source[data-open]') : null
  const { nodeid, handleid } = handle?.dataset ?? {}
  return nodeid === undefined ? undefined : edgeRefOf(nodeid, handleid)
}

/** The edge of a drawn edge or handle: that of the start has no pointer in a node. */
function edgeRefOf(source: string, pointer: string | null | undefined): EdgeRef {
  return source === START || pointer == null ? { source: undefined, pointer: '/start' } : { source, pointer }
}

function nodeUnder(x: number, y: number): string | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('.react-flow__node')
  return element?.dataset['id']
}

function edgeUnder(x: number, y: number): string | undefined {
  const elements = document.elementsFromPoint(x, y)
  return elements.map(element => element.closest<SVGElement>('.react-flow__edge')?.dataset['id']).find(Boolean)
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}
