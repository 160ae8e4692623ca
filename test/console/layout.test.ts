import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { placeInLayers } from '../../console/flow/canvas/layers.ts'
import { placeBoxes, placeByDagre } from '../../console/flow/canvas/layout.ts'
import { layoutRequest, START } from '../../console/flow/canvas/measures.ts'
import { roundedPath, routesAround, turned, type Obstacle } from '../../console/flow/canvas/routes.ts'
import { routed } from '../../console/flow/canvas/turns.ts'
import { graphOf } from '../../console/flow/graph.ts'

/** Nodes with branches and back edges. */
const graphWith = (nodes: number) =>
  graphOf({
    nodes: Array.from({ length: nodes }, (_, index) => ({
      id: `n${index}`,
      type: 'condition',
      branches: [{ when: 'a', next: index % 40 === 39 ? `n${index - 9}` : `n${index + 2}` }],
      otherwise: `n${index + 1}`,
    })),
  })
const far = (request: ReturnType<typeof layoutRequest>, positions: Map<string, { x: number }>) =>
  request.arrows.filter(({ source, target }) => (positions.get(target)?.x ?? NaN) <= (positions.get(source)?.x ?? NaN))
    .length

describe('the layout of a flow', () => {
  for (const [layout, nodes] of [
    [placeBoxes, 1_000],
    [placeInLayers, 100],
    [placeByDagre, 100],
  ] as const)
    it(`lets no two of ${nodes} nodes overlap, and puts the start first (${layout.name})`, () => {
      const request = layoutRequest(graphWith(nodes))
      const positions = new Map(layout(request).map(([id, x, y]) => [id, { x, y }]))
      assert.equal(positions.size, nodes + 1)
      const columns = new Map<number, { top: number; bottom: number }[]>()
      for (const { id, height } of request.boxes) {
        const { x, y } = positions.get(id) ?? { x: NaN, y: NaN }
        columns.set(x, [...(columns.get(x) ?? []), { top: y, bottom: y + height }])
      }
      for (const boxes of columns.values()) {
        boxes.sort((one, other) => one.top - other.top)
        boxes.forEach(({ top }, index) => assert.ok(top > (boxes[index - 1]?.bottom ?? -Infinity)))
      }
      assert.equal(positions.get(START)?.x, Math.min(...columns.keys()))
      assert.ok(far(request, positions) <= nodes / 40, 'only back edges lead to the left')
    })

  it('leads down, or to the right in rows of six columns, where that is asked for', () => {
    for (const nodes of [20, 200]) {
      const down = layoutRequest(graphWith(nodes), 'down')
      const y = new Map(placeBoxes(down).map(([id, , top]) => [id, top]))
      const up = down.arrows.filter(({ source, target }) => (y.get(target) ?? NaN) <= (y.get(source) ?? NaN))
      assert.ok(up.length <= nodes / 40, 'only back edges lead up')
      const { boxes, ...wrapped } = layoutRequest(graphWith(nodes), 'wrapped')
      const positions = placeBoxes({ boxes, ...wrapped })
      assert.equal(new Set(positions.map(([, x]) => x)).size, 6)
      const heights = new Map(boxes.map(({ id, height }) => [id, height]))
      for (const [id, x, top] of positions)
        for (const [other, otherX, otherTop] of positions)
          if (id !== other && x === otherX)
            assert.ok(otherTop >= top + (heights.get(id) ?? 0) || top >= otherTop + (heights.get(other) ?? 0))
    }
  })

  it('places a chain of ten thousand nodes, nodes that nothing leads to, and a loop without a start', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => ({
      id: `n${index}`,
      type: 'message',
      next: `n${index + 1}`,
    }))
    const loop = ['a', 'b'].map((id, index) => ({ id, type: 'message', next: index === 0 ? 'b' : 'a' }))
    const positions = placeBoxes(layoutRequest(graphOf({ nodes: [...chain, { id: 'alone', type: 'end' }, ...loop] })))
    assert.equal(positions.length, 10_004)
    assert.ok(positions.every(([, x, y]) => Number.isFinite(x) && Number.isFinite(y)))
  })

  it('draws no edge through a card in rows, wherever edges lead', () => {
    const definition = fc.array(fc.record({ next: fc.nat(30), otherwise: fc.nat(30), text: fc.boolean() }), {
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(definition, nodes => {
        const graph = graphOf({
          nodes: nodes.map(({ next, otherwise, text }, index) => ({
            id: `n${index}`,
            type: 'condition',
            branches: Array.from({ length: text ? 1 : 4 }, () => ({ when: 'a', next: `n${next % nodes.length}` })),
            otherwise: index === 0 ? 'n1' : `n${otherwise % nodes.length}`,
          })),
        })
        const positions = new Map(placeBoxes(layoutRequest(graph, 'wrapped')).map(([id, x, y]) => [id, { x, y }]))
        const { obstacles, edges } = routed(graph, positions)
        const routes = routesAround(obstacles, edges)
        for (const { id, ...ends } of edges) {
          const corners = turned(ends, routes.get(id))
          for (const [index, to] of corners.slice(1).entries())
            for (const card of obstacles)
              assert.ok(
                !isThrough(corners[index] ?? to, to, card),
                `${id} runs through the card at ${card.x}, ${card.y}`,
              )
        }
      }),
      { numRuns: 30 },
    )
  })

  it('draws an edge as it comes where nothing is in its way, and rounds the corners of another one', () => {
    const card = (x: number, y: number) => ({ x, y, width: 100, height: 50 })
    const across = { id: 'a', from: { x: 100, y: 25 }, to: { x: 400, y: 25 } }
    assert.equal(routesAround([card(0, 0), card(400, 0)], [across]).size, 0)
    const route = routesAround([card(0, 0), card(200, 0), card(400, 0)], [across]).get('a')
    assert.ok(route !== undefined && (route.along < 0 || route.along > 50))
    assert.ok(route.leave > 100 && route.leave < 200 && route.arrive > 300 && route.arrive < 400)
    const corner = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 10 },
    ]
    assert.equal(roundedPath(corner, 14), 'M0,0L26,0Q40,0 40,5L40,10')
  })
})

type Point = { x: number; y: number }

function isThrough(from: Point, to: Point, { x, y, width, height }: Obstacle): boolean {
  return (
    Math.max(from.x, to.x) > x &&
    Math.min(from.x, to.x) < x + width &&
    Math.max(from.y, to.y) > y &&
    Math.min(from.y, to.y) < y + height
  )
}
