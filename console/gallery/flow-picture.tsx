import { useMemo } from 'react'
import { placeInLayers } from '../flow/canvas/layers.ts'
import { layoutRequest, START, WIDTH } from '../flow/canvas/measures.ts'
import { roundedPath, routesAround, turned } from '../flow/canvas/routes.ts'
import { inRows } from '../flow/canvas/rows.ts'
import { routed } from '../flow/canvas/turns.ts'
import { typeOf } from '../flow/flow-node.ts'
import { graphOf } from '../flow/graph.ts'
import styles from './gallery.module.css'

/** As many as stay legible in a card. */
const COLUMNS_IN_A_ROW = 5
const MARGIN = 60
const CORNER = 24

/** A flow as its canvas would draw it, in small: the kinds of its nodes and where they lead. */
export function FlowPicture({ definition }: { definition: object }) {
  const { nodes, paths, view } = useMemo(() => pictureOf(definition), [definition])
  return (
    <svg className={styles.picture} viewBox={view} aria-hidden>
      {paths.map(({ id, path }) => (
        <path key={id} d={path} />
      ))}
      {nodes.map(({ id, group, ...place }) => (
        <rect key={id} data-group={group} {...place} rx="14" />
      ))}
    </svg>
  )
}

function pictureOf(definition: object) {
  const graph = graphOf(definition)
  const request = layoutRequest(graph, 'wrapped')
  const places = inRows(placeInLayers(request), request.boxes, COLUMNS_IN_A_ROW)
  const positions = new Map(places.map(([id, x, y]) => [id, { x, y }]))
  const { obstacles, edges } = routed(graph, positions)
  const routes = routesAround(obstacles, edges)
  const groups = new Map(graph.nodes.map(({ id, node }) => [id, typeOf(node).group]))
  const nodes = request.boxes.map(({ id, height }) => {
    const { x, y } = positions.get(id) ?? { x: 0, y: 0 }
    return { id, group: id === START ? 'start' : groups.get(id), x, y, width: WIDTH, height }
  })
  const right = Math.max(...nodes.map(({ x, width }) => x + width))
  const top = Math.min(...nodes.map(({ y }) => y))
  const bottom = Math.max(...nodes.map(({ y, height }) => y + height))
  return {
    nodes,
    paths: edges.map(({ id, ...ends }) => ({ id, path: roundedPath(turned(ends, routes.get(id)), CORNER) })),
    view: `${-MARGIN} ${top - MARGIN} ${right + 2 * MARGIN} ${bottom - top + 2 * MARGIN}`,
  }
}
