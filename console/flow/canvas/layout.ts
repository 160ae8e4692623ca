import { Graph as Layout, layout } from '@dagrejs/dagre'
import { BETWEEN_COLUMNS, type LayoutRequest } from './measures.ts'

export type Places = [id: string, x: number, y: number][]

const BETWEEN_ROWS = 36
const MANY_BOXES = 300

/** Places the boxes from left to right along their arrows. @returns the upper left corner of each */
export function placeBoxes(request: LayoutRequest): Places {
  try {
    return placeByLayers(request)
  } catch (error) {
    // Dagre recurses along the arrows: in a worker, a chain of a thousand nodes is too deep for the stack.
    if (error instanceof RangeError) return placeInColumns(request)
    throw error
  }
}

function placeByLayers({ boxes, arrows }: LayoutRequest): Places {
  const plan = new Layout({ multigraph: true })
  const ranker = boxes.length > MANY_BOXES ? 'longest-path' : 'network-simplex'
  plan.setGraph({ rankdir: 'LR', nodesep: BETWEEN_ROWS, ranksep: BETWEEN_COLUMNS, ranker })
  plan.setDefaultEdgeLabel(() => ({}))
  for (const { id, width, height } of boxes) plan.setNode(id, { width, height })
  arrows.forEach(({ source, target }, index) => plan.setEdge(source, target, {}, String(index)))
  layout(plan)
  return boxes.map(({ id, width, height }) => {
    const { x = 0, y = 0 } = plan.node(id) as { x?: number; y?: number }
    return [id, x - width / 2, y - height / 2]
  })
}

/** Columns by the number of steps from the first box, or from the first that no earlier one reaches. */
export function placeInColumns({ boxes, arrows }: LayoutRequest): Places {
  const following = new Map<string, string[]>()
  for (const { source, target } of arrows) following.set(source, [...(following.get(source) ?? []), target])
  const columns = new Map<string, number>()
  for (const { id: root } of boxes) {
    if (columns.has(root)) continue
    columns.set(root, 0)
    // An array grows while it is walked: breadth first.
    const reached = [root]
    for (const id of reached)
      for (const next of following.get(id) ?? []) {
        if (columns.has(next)) continue
        columns.set(next, (columns.get(id) ?? 0) + 1)
        reached.push(next)
      }
  }
  const bottoms = new Map<number, number>()
  return boxes.map(({ id, width, height }) => {
    const column = columns.get(id) ?? 0
    const y = bottoms.get(column) ?? 0
    bottoms.set(column, y + height + BETWEEN_ROWS)
    return [id, column * (width + BETWEEN_COLUMNS), y]
  })
}
