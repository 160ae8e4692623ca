import assert from 'node:assert/strict'
import { randomFillSync } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createIds, newId } from '../../adapters/ids.ts'
import { createTestClock } from '../support/clock.ts'
import { createTestIds } from '../support/ids.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function millisecondsOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}

describe('newId', () => {
  it('generates UUIDs of version 7 that carry the current time', () => {
    const before = Date.now()
    const id = newId()
    assert.match(id, UUID_V7)
    assert.ok(millisecondsOf(id) >= before)
    assert.ok(millisecondsOf(id) <= Date.now() + 1)
  })

  it('generates ten thousand ids in a row that are unique and ordered', () => {
    const ids = Array.from({ length: 10_000 }, newId)
    assert.deepEqual(ids, [...ids].sort())
    assert.equal(new Set(ids).size, ids.length)
  })

  it('reads the instant of the example in RFC 9562', () => {
    // Appendix A.6: 017F22E2-79B0-7CC3-98C4-DC0C0C07398F is 2022-02-22T19:22:22.000Z.
    const make = createIds({ clock: createTestClock('2022-02-22T19:22:22.000Z'), fillRandom: bytes => bytes.fill(0) })
    assert.equal(make(), '017f22e2-79b0-7000-8000-000000000000')
  })

  it('stays ordered when the clock stops, is set back, or jumps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 300 }),
        fc.boolean(),
        (steps, allOnes) => {
          const clock = createTestClock()
          const make = createIds({
            clock,
            fillRandom: bytes => (allOnes ? void bytes.fill(0xff) : void randomFillSync(bytes)),
          })
          let last = make()
          for (const step of steps) {
            clock.advance(step)
            const id = make()
            assert.match(id, UUID_V7)
            assert.ok(id > last, `${id} follows ${last}`)
            last = id
          }
        },
      ),
    )
  })

  it('borrows the next millisecond when one millisecond has no number left', () => {
    const clock = createTestClock()
    const make = createIds({ clock, fillRandom: bytes => bytes.fill(0xff) })
    const ids = Array.from({ length: 5_000 }, make)
    assert.deepEqual(ids, [...ids].sort())
    assert.equal(new Set(ids).size, ids.length)
    assert.equal(millisecondsOf(ids[0]!), clock.now().getTime())
    assert.equal(millisecondsOf(ids.at(-1)!), clock.now().getTime() + 2)
  })
})

describe('createTestIds', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const series = (seed: number) => {
      const make = createTestIds({ seed })
      return Array.from({ length: 5 }, make)
    }
    assert.deepEqual(series(1), series(1))
    assert.equal(new Set([...series(1), ...series(2)]).size, 10)
  })
})
