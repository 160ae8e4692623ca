import type { Clock } from '../../adapters/clock.ts'
import { createIds, type NewId } from '../../adapters/ids.ts'
import { createTestClock } from './clock.ts'

/**
 * The real generator with the test's clock and a seeded source of random bytes: the same seed and instants give the
 * same ids. Generators of different seeds do not collide.
 */
export function createTestIds({ clock = createTestClock(), seed = 1 }: { clock?: Clock; seed?: number } = {}): NewId {
  return createIds({ clock, fillRandom: seededBytes(seed) })
}

/** Mulberry32: small, fast, and the same on every machine. Not for secrets. */
function seededBytes(seed: number): (bytes: Uint8Array) => void {
  let state = seed >>> 0
  return bytes => {
    for (let i = 0; i < bytes.length; i += 1) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      bytes[i] = (mixed ^ (mixed >>> 14)) & 0xff
    }
  }
}

/** SQL of an id of the instant in the column `at`, the same for the same text; `text` is an expression. */
export const idOf = (text: string) => `(left(parley_first_id(at)::text, 14) || '7' || left(md5(${text}), 3) || '-8'
    || substr(md5(${text}), 4, 3) || '-' || right(md5(${text}), 12))::uuid`

/** SQL of a new id of this instant: `uuidv7()` would need PostgreSQL 18. */
export const NEW_ID = `overlay(gen_random_uuid()::text
  placing left(parley_first_id(clock_timestamp())::text, 14) || '7' from 1)::uuid`
