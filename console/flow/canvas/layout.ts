import { Graph as Layout, layout } from '@dagrejs/dagre'
import type { LayoutRequest } from './measures.ts'

/** Places the boxes from left to right along their arrows. @returns the upper left corner of each */
export function placeBoxes({ boxes, arrows }: LayoutRequest): [id: string, x: number, y: number][] {
  const plan = new Layout({ multigraph: true })
  plan.setGraph({
    rankdir: 'LR',
    nodesep: 36,
    ranksep: 92,
    ranker: boxes.length > 300 ? 'longest-path' : 'network-simplex',
  })
  plan.setDefaultEdgeLabel(() => ({}))
  for (const { id, width, height } of boxes) plan.setNode(id, { width, height })
  arrows.forEach(({ source, target }, index) => plan.setEdge(source, target, {}, String(index)))
  layout(plan)
  return boxes.map(({ id, width, height }) => {
    const { x = 0, y = 0 } = plan.node(id) as { x?: number; y?: number }
    return [id, x - width / 2, y - height / 2]
  })
}
