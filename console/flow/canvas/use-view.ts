import { useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Graph } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import { coveredOf } from './covered.ts'
import type { CanvasNode } from './elements.ts'
import { heightOf, START, startHeight, WIDTH, type Positions } from './measures.ts'

const READABLE_ZOOM = 0.6
/** Of two nodes that are to be in sight together, however far apart they are. */
const SMALLEST_ZOOM = 0.3
/** Of a flow that is too large to be shown whole. */
const OPENING_ZOOM = 0.8
/** Margin in pixels between a revealed node and the edge of the canvas. */
const MARGIN = 56
/** The same of a flow that is shown whole. */
const EDGE = 40

type Options = {
  graph: Graph
  overlay: Overlay
  nodes: CanvasNode[]
  positions: Positions | undefined
  settled: boolean
  selected: string | undefined
  /** A node that is to be in sight together with the selected one. */
  companion: string | undefined
  /** The current node of, for example, a simulation. */
  followed: string | undefined
  /** Identity of the drawing: another one is shown from its start, the same one at its current position. */
  subject: unknown
}

/** The visible part of the drawing. */
export function useView(options: Options): void {
  const { graph, overlay, nodes, positions, settled, selected, companion, followed, subject } = options
  const sight = useSight()
  const shown = useRef<unknown>(undefined)

  // A flow that fits is shown whole; a larger one at the node of interest, or at its beginning.
  useEffect(() => {
    if (positions === undefined || !settled || shown.current === subject || !sight.measured) return
    shown.current = subject
    const room = sight.room()
    const sought = positions.get(remarkable(overlay) ?? '')
    const first = [START, graph.nodes[0]?.id].flatMap(id => boxOf(id, { graph, positions }) ?? [])[0]
    if (selected !== undefined) return
    if (zoomFor(boundsOf(nodes), room) >= READABLE_ZOOM) sight.fit(nodes, 1)
    else if (sought !== undefined)
      sight.centre({ x: sought.x + WIDTH / 2, y: sought.y + 60 }, { zoom: OPENING_ZOOM, duration: 0 })
    else if (first !== undefined) {
      // On a narrow screen it is smaller, so that the first node is in sight beside the start.
      const { width } = around(first, boxOf(graph.start, { graph, positions }) ?? first)
      const zoom = Math.min(Math.max((room.width - 2 * MARGIN) / width, READABLE_ZOOM), OPENING_ZOOM)
      const x = Math.min(MARGIN, Math.max((room.width - width * zoom) / 2, 0)) - first.x * zoom
      void sight.view.setViewport({ x, y: room.height / 2 - (first.y + 60) * zoom, zoom })
    }
  }, [graph, nodes, overlay, positions, selected, settled, sight, subject])

  // A selection from elsewhere is scrolled into view.
  useInSight(companion === undefined ? selected : undefined, { graph, positions })
  useBothInSight(companion === undefined ? undefined : selected, companion, { graph, positions })
  useInSight(followed, { graph, positions })
}

/** Movements of the drawing, within the part of the canvas that nothing covers. */
export function useSight() {
  const view = useReactFlow()
  const width = useStore(state => state.width)
  const height = useStore(state => state.height)
  const canvas = useStore(state => state.domNode)
  return useMemo(() => {
    /** Size in pixels of the uncovered part. */
    const room = (): Size => ({ width: width - coveredOf(canvas), height })
    return {
      view,
      measured: width > 0,
      room,
      /** Shows a point of the drawing in the middle of the uncovered part. */
      centre: ({ x, y }: { x: number; y: number }, options: { zoom: number; duration: number }) =>
        void view.setCenter(x + coveredOf(canvas) / 2 / options.zoom, y, options),
      /** Shows all nodes, in the middle of the uncovered part. */
      fit: (nodes: readonly CanvasNode[], maxZoom: number) => {
        const uncovered = room()
        const bounds = boundsOf(nodes)
        const zoom = Math.min(maxZoom, zoomFor(bounds, uncovered))
        const side = (uncovered.width - bounds.width * zoom) / 2
        const right = width - uncovered.width + side
        const padding = { y: `${EDGE}px`, left: `${side}px`, right: `${right}px` } as const
        if (nodes.length > 0) void view.fitView({ padding, maxZoom })
      },
      /** Moves the drawing so that a part of it that has got the focus, such as a note, is in the uncovered part. */
      reveal: (part: Element) => {
        const drawing = part.closest('.react-flow__viewport')?.getBoundingClientRect()
        if (drawing === undefined) return
        const box = part.getBoundingClientRect()
        const uncovered = room()
        const { x, y, zoom } = view.getViewport()
        // Relative to the drawing: the browser may have scrolled to the part, which React Flow takes back.
        const [left, top] = [box.left - drawing.left, box.top - drawing.top]
        const isAcross = x + left >= 0 && x + left + box.width <= uncovered.width
        if (isAcross && y + top >= 0 && y + top + box.height <= height) return
        void view.setViewport({
          x: shifted({ at: x, from: left, length: box.width, room: uncovered.width }),
          y: shifted({ at: y, from: top, length: box.height, room: height }),
          zoom,
        })
      },
    }
  }, [view, width, height, canvas])
}

/** Moves the drawing, no further than needed, so that the current node is in sight whenever it changes. */
function useInSight(nodeId: string | undefined, { graph, positions }: Pick<Options, 'graph' | 'positions'>): void {
  const sight = useSight()
  useEffect(() => {
    const box = boxOf(nodeId, { graph, positions })
    if (box === undefined || !sight.measured) return
    const { width, height } = sight.room()
    const present = sight.view.getViewport()
    const zoom = Math.max(present.zoom, READABLE_ZOOM)
    const x = shifted({ at: present.x, from: box.x * zoom, length: box.width * zoom, room: width })
    const y = shifted({ at: present.y, from: box.y * zoom, length: box.height * zoom, room: height })
    if (x === present.x && y === present.y && zoom === present.zoom) return
    const duration = calm() ? 0 : 250
    const isFar = Math.abs(x - present.x) > width || Math.abs(y - present.y) > height || zoom !== present.zoom
    if (isFar) sight.centre({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { zoom, duration })
    else void sight.view.setViewport({ x, y, zoom }, { duration })
  }, [graph, nodeId, positions, sight])
}

/** Centres two nodes together, once for each first one. */
function useBothInSight(
  nodeId: string | undefined,
  otherId: string | undefined,
  { graph, positions }: Pick<Options, 'graph' | 'positions'>,
): void {
  const sight = useSight()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const boxes = [nodeId, otherId].map(id => boxOf(id, { graph, positions }))
    const [one, other] = boxes
    if (one === undefined || other === undefined || !sight.measured || shown.current === nodeId) return
    shown.current = nodeId
    const { width, height } = sight.room()
    const both = around(one, other)
    const fits = Math.min((width - 2 * MARGIN) / both.width, (height - 2 * MARGIN) / both.height)
    const zoom = Math.min(Math.max(sight.view.getZoom(), READABLE_ZOOM), Math.max(fits, SMALLEST_ZOOM))
    sight.centre({ x: both.x + both.width / 2, y: both.y + both.height / 2 }, { zoom, duration: calm() ? 0 : 250 })
  }, [graph, nodeId, otherId, positions, sight])
}

type Box = { x: number; y: number; width: number; height: number }

function boxOf(id: string | undefined, { graph, positions }: Pick<Options, 'graph' | 'positions'>): Box | undefined {
  const step = graph.nodes.find(node => node.id === id)
  const position = id === undefined ? undefined : positions?.get(id)
  const height = id === START ? startHeight(graph) : step && heightOf(step)
  return position === undefined || height === undefined ? undefined : { ...position, width: WIDTH, height }
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  const width = Math.max(one.x + one.width, other.x + other.width) - x
  return { x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y }
}

type Size = { width: number; height: number }

/** The zoom at which all of it is in sight. */
function zoomFor(bounds: Size, room: Size): number {
  return Math.min((room.width - 2 * EDGE) / bounds.width, (room.height - 2 * EDGE) / bounds.height)
}

function boundsOf(nodes: readonly CanvasNode[]): Size {
  const span = (start: (node: CanvasNode) => number, length: (node: CanvasNode) => number) =>
    Math.max(...nodes.map(node => start(node) + length(node))) - Math.min(...nodes.map(start))
  return {
    width: span(
      ({ position }) => position.x,
      ({ width = 0 }) => width,
    ),
    height: span(
      ({ position }) => position.y,
      ({ height = 0 }) => height,
    ),
  }
}

/** How far the drawing is moved so that a stretch of it is in sight: no further than needed. */
function shifted({ at, from, length, room }: { at: number; from: number; length: number; room: number }): number {
  const start = at + from
  if (start < MARGIN || length > room - 2 * MARGIN) return MARGIN - from
  return start + length > room - MARGIN ? room - MARGIN - length - from : at
}

/** The node of interest in an overlay. */
function remarkable({ nodes }: Overlay): string | undefined {
  return [...nodes].find(([, { mark }]) => mark !== 'visited')?.[0]
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
