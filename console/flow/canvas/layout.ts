import { Graph as Layout, layout } from '@dagrejs/dagre'
import { placeInLayers, type BoxPositions } from './layers.ts'
import { BETWEEN_COLUMNS, BETWEEN_ROWS, type Box, type LayoutRequest } from './measures.ts'
import { inRows } from './rows.ts'

/** Dagre takes a second for twice as many, and recurses to the full depth of the arrows. */
const MANY_BOXES = 150

/** Places the boxes along their arrows. @returns the upper left corner of each */
export function placeBoxes(request: LayoutRequest): BoxPositions {
  if (request.arrangement === 'down') return turned(placeToTheRight({ ...request, boxes: request.boxes.map(lying) }))
  const positions = placeToTheRight(request)
  return request.arrangement === 'wrapped' ? inRows(positions, request.boxes) : positions
}

function placeToTheRight(request: LayoutRequest): BoxPositions {
  return request.boxes.length > MANY_BOXES ? placeInLayers(request) : placeByDagre(request)
}

/** Down is to the right of a plan on its side. */
function lying({ id, width, height }: Box): Box {
  return { id, width: height, height: width }
}

function turned(positions: BoxPositions): BoxPositions {
  return positions.map(([id, x, y]) => [id, y, x])
}

export function placeByDagre({ boxes, arrows }: LayoutRequest): BoxPositions {
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
