import type { Graph } from '../graph.ts'
import {
  ENTRY_HEIGHT,
  heightOf,
  START,
  startHeight,
  edgeHeight,
  WIDTH,
  type Arrangement,
  type Positions,
} from './measures.ts'
import { routesAround, type Ends, type Obstacle, type Route } from './routes.ts'

/** `corridor`: height at which a back edge runs; `route`: where an edge turns that runs around cards. */
export type Turn = { corridor?: number; route?: Route }

/** Where edges turn that are not drawn as they come: in rows around all cards, to the right those that lead back. */
export function turnsOf(
  graph: Graph,
  positions: Positions,
  arrangement: Arrangement | undefined,
): ReadonlyMap<string, Turn> {
  if (arrangement === 'down') return new Map()
  if (arrangement === 'wrapped') {
    const { obstacles, edges } = routed(graph, positions)
    return new Map([...routesAround(obstacles, edges)].map(([id, route]) => [id, { route }]))
  }
  return new Map([...backCorridors(graph, positions)].map(([id, corridor]) => [id, { corridor }]))
}

/** The cards, and where each edge leaves and arrives. */
export function routed(graph: Graph, positions: Positions): { obstacles: Obstacle[]; edges: Ends[] } {
  const steps = new Map(graph.nodes.map(node => [node.id, node]))
  const boxes = [...graph.nodes.map(node => [node.id, heightOf(node)] as const), [START, startHeight(graph)] as const]
  const obstacles = boxes.flatMap(([id, height]) => {
    const position = positions.get(id)
    return position === undefined ? [] : [{ ...position, width: WIDTH, height }]
  })
  const start = graph.start === undefined ? [] : [{ id: START, source: START, target: graph.start, pointer: '' }]
  const edges = [...start, ...graph.edges].flatMap(({ id, source, target, pointer }): Ends[] => {
    const [from, to, step] = [positions.get(source), positions.get(target), steps.get(source)]
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
function backCorridors(graph: Graph, positions: Positions): ReadonlyMap<string, number> {
  const boxes = graph.nodes.flatMap(node => {
    const position = positions.get(node.id)
    return position === undefined ? [] : [{ ...position, bottom: position.y + heightOf(node) }]
  })
  const found = new Map<string, number>()
  for (const { id, source, target } of graph.edges) {
    const [from, to] = [positions.get(source), positions.get(target)]
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
