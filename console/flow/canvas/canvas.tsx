import { Background, Controls, MiniMap, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import '../../styles/canvas.css'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import type { Graph } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import { canvasEdges, canvasNodes } from './elements.ts'
import { heightOf, START, WIDTH } from './measures.ts'
import { neighbour } from './neighbours.ts'
import { domId, Start, Step } from './step-node.tsx'
import { useLayout } from './use-layout.ts'
import { Way } from './way-edge.tsx'

const NODE_TYPES = { step: Step, start: Start }
const EDGE_TYPES = { way: Way }
const READABLE_ZOOM = 0.6
const MAP_FROM_NODES = 30

type Props = {
  graph: Graph
  overlay: Overlay
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  label: string
}

/** A flow, drawn by itself. One stop for the tab key; arrow keys go from node to node. */
export function Canvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  )
}

function Drawing({ graph, overlay, selected, onSelect, label }: Props) {
  const places = useLayout(graph)
  const view = useReactFlow()
  const width = useStore(state => state.width)
  const height = useStore(state => state.height)
  const shown = useRef<Graph>(undefined)
  const nodes = useMemo(
    () => (places === undefined ? [] : canvasNodes(graph, places, overlay, selected)),
    [graph, places, overlay, selected],
  )
  const edges = useMemo(
    () => (places === undefined ? [] : canvasEdges(graph, overlay, places)),
    [graph, overlay, places],
  )

  // A flow that fits is shown whole; of a larger one its beginning, large enough to read.
  useEffect(() => {
    if (places === undefined || shown.current === graph || width === 0) return
    shown.current = graph
    const first = places.get(remarkable(overlay) ?? START) ?? places.get(graph.nodes[0]?.id ?? '')
    const bounds = view.getNodesBounds(nodes)
    const fits = Math.min(width / (bounds.width + 80), height / (bounds.height + 80))
    if (selected === undefined && fits >= READABLE_ZOOM) void view.fitView({ padding: 0.08, maxZoom: 1 })
    else if (first !== undefined && selected === undefined)
      void view.setViewport({
        x: 60 - first.x * READABLE_ZOOM,
        y: height / 2 - (first.y + 60) * READABLE_ZOOM,
        zoom: READABLE_ZOOM,
      })
  }, [graph, height, nodes, overlay, places, selected, view, width])

  // What is selected elsewhere comes into sight.
  useEffect(() => {
    const step = graph.nodes.find(({ id }) => id === selected)
    const place = step === undefined ? undefined : places?.get(step.id)
    if (step === undefined || place === undefined || width === 0) return
    const zoom = Math.max(view.getZoom(), READABLE_ZOOM)
    const { x, y } = view.flowToScreenPosition(place)
    const area = document.querySelector('.canvas')?.getBoundingClientRect()
    const visible =
      area !== undefined && x > area.left && y > area.top && x < area.right - WIDTH * zoom && y < area.bottom - 90
    if (!visible || view.getZoom() < READABLE_ZOOM)
      void view.setCenter(place.x + WIDTH / 2, place.y + heightOf(step) / 2, { zoom, duration: calm() ? 0 : 250 })
  }, [graph, places, selected, view, width])

  const press = (event: KeyboardEvent) => {
    if (places === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') onSelect(undefined)
    const next = neighbour(graph, places, selected, event.key)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
  }
  return (
    <div
      className="canvas"
      role="application"
      aria-roledescription="canvas"
      aria-label={`${label}. Arrow keys go from node to node.`}
      aria-activedescendant={selected === undefined ? undefined : domId(selected)}
      tabIndex={0}
      onKeyDown={press}
      data-ready={places !== undefined || undefined}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodeClick={(_, { id }) => onSelect(id)}
        onPaneClick={() => onSelect(undefined)}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        minZoom={0.1}
        maxZoom={1.6}
      >
        <Background gap={22} size={1.4} />
        <Controls showInteractive={false} />
        {graph.nodes.length >= MAP_FROM_NODES && <MiniMap pannable zoomable ariaLabel="Overview" />}
      </ReactFlow>
    </div>
  )
}

/** The node that one looks for first in an overlay. */
function remarkable({ nodes }: Overlay): string | undefined {
  return [...nodes].find(([, { mark }]) => mark !== 'visited')?.[0]
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
