import { Graph as Layout, layout } from '@dagrejs/dagre'
import { placeInLayers, type Places } from './layers.ts'
import { BETWEEN_COLUMNS, BETWEEN_ROWS, type LayoutRequest } from './measures.ts'

/** Dagre takes a second for twice as many, and recurses to the full depth of the arrows. */
const MANY_BOXES = 150

/** Places the boxes from left to right along their arrows. @returns the upper left corner of each */
export function placeBoxes(request: LayoutRequest): Places {
  return request.boxes.length > MANY_BOXES ? placeInLayers(request) : placeByDagre(request)
}

export function placeByDagre({ boxes, arrows }: LayoutRequest): Places {
  const plan = new Layout({ multigraph: true })
  plan.setGraph({ rankdir: 'LR', nodesep: BETWEEN_ROWS, ranksep: BETWEEN_COLUMNS })
  plan.setDefaultEdgeLabel(() => ({}))
  for (const { id, width, height } of boxes) plan.setNode(id, { width, height })
  arrows.forEach(({ source, target }, index) => plan.setEdge(source, target, {}, String(index)))
  layout(plan)
  return boxes.map(({ id, width, height }) => {
    const { x = 0, y = 0 } = plan.node(id) as { x?: number; y?: number }
    return [id, x - width / 2, y - height / 2]
  })
}
