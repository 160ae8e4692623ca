import { randomFillSync } from 'node:crypto'
import { type Clock, systemClock } from './clock.ts'

export type NewId = () => string

/** The nil UUID, smaller than every other id. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000'

export interface IdSource {
  clock: Clock
  /** Fills the whole array with random bytes. */
  fillRandom: (bytes: Uint8Array) => void
}

// One call to the random source serves this many ids: the call costs more than the rest of an id.
const IDS_PER_REFILL = 256
const RANDOM_BYTES_PER_ID = 10
const COUNTER_MAX = 0xfff
const COUNTER_SEED_MASK = 0x7ff

/**
 * A generator of UUIDs of version 7 (RFC 9562, section 5.7), in lower case, each greater than the one before it,
 * as text and as bytes.
 *
 * The order within a millisecond comes from a 12-bit counter in `rand_a` (section 6.2, method 1), seeded at random
 * below half its range in every new millisecond. A full counter borrows the next millisecond, and a clock that is set
 * back does not set the ids back: both run ahead of the clock until it has caught up. 62 random bits remain in every
 * id.
 */
export function createIds({ clock, fillRandom }: IdSource): NewId {
  const pool = Buffer.alloc(RANDOM_BYTES_PER_ID * IDS_PER_REFILL)
  let used = pool.length
  let timestamp = -1
  let time = ''
  let counter = 0

  function begin(millisecond: number, seed: number): void {
    timestamp = millisecond
    const digits = millisecond.toString(16).padStart(12, '0')
    time = `${digits.slice(0, 8)}-${digits.slice(8)}`
    counter = seed & COUNTER_SEED_MASK
  }

  return () => {
    if (used === pool.length) {
      fillRandom(pool)
      used = 0
    }
    const start = used
    used += RANDOM_BYTES_PER_ID

    const now = clock.now().getTime()
    const seed = pool.readUInt16BE(start)
    if (now > timestamp) begin(now, seed)
    else if (counter < COUNTER_MAX) counter += 1
    else begin(timestamp + 1, seed)

    // The seed has been used: from here on, the bytes follow the time in the id.
    pool.writeUInt16BE(0x7000 | counter, start)
    pool.writeUInt8(0x80 | (pool.readUInt8(start + 2) & 0x3f), start + 2)
    const rest = pool.toString('hex', start, used)
    return `${time}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`
  }
}

/** The process's own generator. */
export const newId: NewId = createIds({ clock: systemClock, fillRandom: bytes => void randomFillSync(bytes) })
