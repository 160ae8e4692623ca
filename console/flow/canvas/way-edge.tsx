import { BaseEdge, getSmoothStepPath, type Edge, type EdgeProps } from '@xyflow/react'
import { memo } from 'react'

/** `corridor`: height at which a back edge runs. */
export type WayEdge = Edge<{ corridor?: number }, 'way'>

const BEND = 14

/** An edge from a node to the one that follows. */
export const Way = memo(function Way({ data, markerEnd, ...ends }: EdgeProps<WayEdge>) {
  const { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition } = ends
  const [path] = getSmoothStepPath({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition,
    targetPosition,
    borderRadius: BEND,
    ...(data?.corridor === undefined ? {} : { centerY: data.corridor }),
  })
  return <BaseEdge path={path} {...(markerEnd === undefined ? {} : { markerEnd })} />
})
