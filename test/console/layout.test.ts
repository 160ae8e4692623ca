import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { placeBoxes, placeInColumns } from '../../console/flow/canvas/layout.ts'
import { layoutRequest, START } from '../../console/flow/canvas/measures.ts'
import { graphOf } from '../../console/flow/graph.ts'

/** A thousand nodes with branches and ways back. */
const large = graphOf({
  nodes: Array.from({ length: 1_000 }, (_, index) => ({
    id: `n${index}`,
    type: 'condition',
    branches: [{ when: 'a', next: index % 40 === 39 ? `n${index - 9}` : `n${index + 2}` }],
    otherwise: `n${index + 1}`,
  })),
})

describe('the layout of a flow', () => {
  for (const place of [placeBoxes, placeInColumns])
    it(`lets no two of a thousand nodes overlap, and begins with the start (${place.name})`, () => {
      const request = layoutRequest(large)
      const places = new Map(place(request).map(([id, x, y]) => [id, { x, y }]))
      assert.equal(places.size, 1_001)
      const columns = new Map<number, { top: number; bottom: number }[]>()
      for (const { id, height } of request.boxes) {
        const { x, y } = places.get(id) ?? { x: NaN, y: NaN }
        columns.set(x, [...(columns.get(x) ?? []), { top: y, bottom: y + height }])
      }
      for (const boxes of columns.values()) {
        boxes.sort((one, other) => one.top - other.top)
        boxes.forEach(({ top }, index) => assert.ok(top > (boxes[index - 1]?.bottom ?? -Infinity)))
      }
      assert.equal(places.get(START)?.x, Math.min(...columns.keys()))
    })
})
