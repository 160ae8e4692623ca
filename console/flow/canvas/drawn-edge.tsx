import { BaseEdge, getSmoothStepPath, type Edge, type EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import { roundedPath, turned, type Route } from './routes.ts'
import type { Turn } from './turns.ts'

export type CanvasEdge = Edge<Turn, 'drawn'>

const BEND = 14

/** An edge from a node to the one that follows. */
export const DrawnEdge = memo(function DrawnEdge({ data, markerEnd, ...ends }: EdgeProps<CanvasEdge>) {
  const path = data?.route === undefined ? stepPath(ends, data?.corridor) : routedPath(ends, data.route)
  return <BaseEdge path={path} {...(markerEnd === undefined ? {} : { markerEnd })} />
})

type Ends = Omit<EdgeProps<CanvasEdge>, 'data' | 'markerEnd'>

function stepPath(ends: Ends, corridor: number | undefined): string {
  const { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition } = ends
  const [path] = getSmoothStepPath({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition,
    targetPosition,
    borderRadius: BEND,
    ...(corridor === undefined ? {} : { centerY: corridor }),
  })
  return path
}

function routedPath({ sourceX, sourceY, targetX, targetY }: Ends, route: Route): string {
  return roundedPath(turned({ from: { x: sourceX, y: sourceY }, to: { x: targetX, y: targetY } }, route), BEND)
}
