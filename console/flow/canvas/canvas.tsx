import { Background, Controls, MiniMap, ReactFlow, ReactFlowProvider, useStore } from '@xyflow/react'
import './react-flow.css'
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useStable } from '../../parts/stable.ts'
import type { Graph } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import { canvasEdges, canvasNodes, type CanvasNode } from './elements.ts'
import type { Arrangement } from './measures.ts'
import { neighbour } from './neighbours.ts'
import { domId, Start, Step } from './step-node.tsx'
import { clickedOpenEdge, useEditing, type CanvasEditing } from './use-editing.ts'
import { useLayout } from './use-layout.ts'
import { useSight, useView } from './use-view.ts'
import { typeOf } from '../flow-node.ts'
import { DrawnEdge, type CanvasEdge } from './drawn-edge.tsx'
import { EndWriting } from './writing.ts'
import styles from './canvas.module.css'

const NODE_TYPES = { step: Step, start: Start }
const EDGE_TYPES = { drawn: DrawnEdge }
const MAP_FROM_NODES = 30
/** Below it, a card shows nothing but its picture and its name. */
const FAR_ZOOM = 0.45
const MAX_ZOOM = 1.6

type Props = {
  graph: Graph
  overlay: Overlay
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  label: string
  /** Identity of the drawing: another one is shown from its start. The graph itself when absent. */
  subject?: unknown
  /** The current node of something other than the user, such as a simulation: it is scrolled into view. */
  followed?: string | undefined
  /** A node that is to be in sight together with the selected one. */
  companion?: string | undefined
  /** Positions of moved nodes. */
  moved?: Readonly<Record<string, { x: number; y: number }>> | undefined
  /** How nodes are placed that nobody has moved; to the right when absent. */
  arrangement?: Arrangement | undefined
  /** Editing actions; absent if the flow is read-only. */
  editing?: CanvasEditing
  /** Content above the drawing. */
  children?: ReactNode
}

/** A flow as an automatic drawing. One tab stop; arrow keys move from node to node. */
export function Canvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  )
}

function Drawing(props: Props) {
  const { graph, overlay, selected, companion, followed, onSelect, label, subject = graph, editing, children } = props
  const editable = editing !== undefined
  const { positions, settled, nodes, edges } = useElements(props)
  const { reveal } = useSight()
  useView({ graph, overlay, nodes, positions, settled, selected, companion, followed, subject })
  const isFar = useStore(({ transform: [, , zoom] }) => zoom < FAR_ZOOM)
  const { canvas, endWriting } = useEndOfWriting(editing)
  const press = (event: KeyboardEvent) => {
    if (positions === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') onSelect(undefined)
    const isHere = event.target === event.currentTarget
    const next = neighbour(graph, positions, selected, event.key)
    if (event.key === 'Enter' && isHere && selected !== undefined) editing?.onWrite(selected)
    else if (next !== undefined) onSelect(next)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      role="application"
      aria-roledescription="canvas"
      aria-label={`${label}. Arrow keys go from node to node.${editable ? ' Question mark shows all keys.' : ''}`}
      aria-activedescendant={selected === undefined ? undefined : domId(selected)}
      tabIndex={0}
      onKeyDown={press}
      onFocus={({ target }) => reveal(target)}
      onClick={({ target }) => {
        const edge = clickedOpenEdge(target)
        if (edge !== undefined) editing?.onAddAt(edge)
      }}
      data-ready={(positions !== undefined && settled) || undefined}
      data-editing={editable || undefined}
      data-far={isFar || undefined}
    >
      <EndWriting value={endWriting}>
        <Plan nodes={nodes} edges={edges} onSelect={onSelect} editing={editing} />
      </EndWriting>
      {children}
    </div>
  )
}

/** Writing on a card ends with the focus on the canvas, or where it has gone. */
function useEndOfWriting(editing: CanvasEditing | undefined) {
  const canvas = useRef<HTMLDivElement>(null)
  const { endWriting } = useStable({
    endWriting: (toCanvas: boolean) => {
      editing?.onWrite(undefined)
      if (toCanvas) canvas.current?.focus({ preventScroll: true })
    },
  })
  return { canvas, endWriting }
}

type PlanProps = Pick<Props, 'onSelect'> & {
  nodes: CanvasNode[]
  edges: CanvasEdge[]
  editing: CanvasEditing | undefined
}

function Plan({ nodes, edges, onSelect, editing }: PlanProps) {
  const sight = useSight()
  const edited = useEditing(nodes, edges, editing)
  const selecting = useStable({
    onNodeClick: (_: unknown, { id }: CanvasNode) => onSelect(id),
    onPaneClick: () => onSelect(undefined),
  })
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      edgeTypes={EDGE_TYPES}
      {...selecting}
      onlyRenderVisibleElements
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y
      minZoom={0.1}
      maxZoom={MAX_ZOOM}
      {...edited}
    >
      <Background gap={22} size={1.4} />
      {/* React Flow's own fit counts what is covered; the last one that is asked for is made. */}
      <Controls showInteractive={false} onFitView={() => sight.fit(nodes, MAX_ZOOM)} />
      {nodes.length > MAP_FROM_NODES && <MiniMap pannable zoomable ariaLabel="Overview" nodeColor={colorOf} />}
    </ReactFlow>
  )
}

/** By the kind of a node, as its picture is coloured. */
function colorOf(node: CanvasNode): string {
  return `var(--kind-${node.type === 'step' ? typeOf(node.data.step.node).group : 'start'})`
}

/** What is drawn of a flow: none while it has no layout. */
function useElements({ graph, overlay, selected, moved, arrangement, editing }: Props) {
  const { positions, settled } = useLayout(graph, moved, arrangement)
  const down = arrangement === 'down'
  const editable = editing !== undefined
  const writing = editing?.writing
  const chosen = useMemo(
    () => editing?.chosen ?? new Set(selected === undefined ? [] : [selected]),
    [editing?.chosen, selected],
  )
  const nodes = useMemo(
    () => (positions === undefined ? [] : canvasNodes({ graph, overlay, chosen, editable, writing, down }, positions)),
    [graph, positions, overlay, chosen, editable, writing, down],
  )
  const edges = useMemo(
    () => (positions === undefined ? [] : canvasEdges(graph, overlay, positions, arrangement)),
    [graph, overlay, positions, arrangement],
  )
  return { positions, settled, nodes, edges }
}
