import type { Graph } from '../graph.ts'
import {
  ENTRY_HEIGHT,
  heightOf,
  START,
  startHeight,
  edgeHeight,
  WIDTH,
  type Arrangement,
  type Placed,
} from './measures.ts'
import { routesAround, type Ends, type Obstacle, type Route } from './routes.ts'

/** `corridor`: height at which a back edge runs; `route`: where an edge turns that runs around cards. */
export type Turn = { corridor?: number; route?: Route }

/** Where edges turn that are not drawn as they come: in rows around all cards, to the right those that lead back. */
export function turnsOf(graph: Graph, places: Placed, arrangement: Arrangement | undefined): ReadonlyMap<string, Turn> {
  if (arrangement === 'down') return new Map()
  if (arrangement === 'wrapped') {
    const { obstacles, edges } = routed(graph, places)
    return new Map([...routesAround(obstacles, edges)].map(([id, route]) => [id, { route }]))
  }
  return new Map([...backCorridors(graph, places)].map(([id, corridor]) => [id, { corridor }]))
}

/** The cards, and where each edge leaves and arrives. */
export function routed(graph: Graph, places: Placed): { obstacles: Obstacle[]; edges: Ends[] } {
  const steps = new Map(graph.nodes.map(node => [node.id, node]))
  const boxes = [...graph.nodes.map(node => [node.id, heightOf(node)] as const), [START, startHeight(graph)] as const]
  const obstacles = boxes.flatMap(([id, height]) => {
    const place = places.get(id)
    return place === undefined ? [] : [{ ...place, width: WIDTH, height }]
  })
  const start = graph.start === undefined ? [] : [{ id: START, source: START, target: graph.start, pointer: '' }]
  const edges = [...start, ...graph.edges].flatMap(({ id, source, target, pointer }): Ends[] => {
    const [from, to, step] = [places.get(source), places.get(target), steps.get(source)]
    if (from === undefined || to === undefined) return []
    const leaves = step === undefined ? ENTRY_HEIGHT : edgeHeight(step, pointer)
    return [{ id, from: { x: from.x + WIDTH, y: from.y + leaves }, to: { x: to.x, y: to.y + ENTRY_HEIGHT } }]
  })
  return { obstacles, edges }
}

const CORRIDOR = 26
const LANE = 9
const LANES = 8

/** A back edge runs above or below all nodes between its ends, each in a separate lane. */
function backCorridors(graph: Graph, places: Placed): ReadonlyMap<string, number> {
  const boxes = graph.nodes.flatMap(node => {
    const place = places.get(node.id)
    return place === undefined ? [] : [{ ...place, bottom: place.y + heightOf(node) }]
  })
  const found = new Map<string, number>()
  for (const { id, source, target } of graph.edges) {
    const [from, to] = [places.get(source), places.get(target)]
    if (from === undefined || to === undefined || to.x > from.x) continue
    const between = boxes.filter(({ x }) => x >= to.x && x <= from.x)
    const lane = CORRIDOR + (found.size % LANES) * LANE
    const top = Math.min(...between.map(({ y }) => y)) - lane
    const bottom = Math.max(...between.map(box => box.bottom)) + lane
    const middle = (from.y + to.y) / 2
    found.set(id, middle - top < bottom - middle ? top : bottom)
  }
  return found
}
