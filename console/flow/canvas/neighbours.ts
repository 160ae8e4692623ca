import type { Graph } from '../graph.ts'
import { START, type Positions } from './measures.ts'

const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** The node for an arrow key: along the edges to the sides, by position up and down. */
export function neighbour(
  graph: Graph,
  positions: Positions,
  from: string | undefined,
  key: string,
): string | undefined {
  if (!KEYS.has(key)) return undefined
  if (from === undefined || key === 'Home') return graph.start ?? graph.nodes[0]?.id
  if (key === 'End') return graph.nodes.at(-1)?.id
  if (key === 'ArrowRight' && from === START) return graph.start
  if (key === 'ArrowRight') return graph.edges.find(({ source }) => source === from)?.target
  if (key === 'ArrowLeft')
    return graph.edges.find(({ target }) => target === from)?.source ?? (from === graph.start ? START : undefined)
  const here = positions.get(from)
  if (here === undefined) return undefined
  const sign = key === 'ArrowDown' ? 1 : -1
  const ahead = graph.nodes.flatMap(({ id }) => {
    const position = positions.get(id)
    const down = position === undefined ? 0 : (position.y - here.y) * sign
    // Nodes in the same column precede nearer ones elsewhere.
    return position === undefined || down <= 0 ? [] : [{ id, far: down + 3 * Math.abs(position.x - here.x) }]
  })
  return ahead.sort((one, other) => one.far - other.far)[0]?.id
}
