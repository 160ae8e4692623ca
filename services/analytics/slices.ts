import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { lockRollup, type RollupState, type Summed } from '../../adapters/stores/analytics/rollups.ts'

export const QUARTER_MS = 15 * 60_000
// A row has the time at which its transaction was decided; one that commits later than this would be missed.
export const SETTLING_MS = 2 * 60_000
const DAY_MS = 24 * 60 * 60_000
const SLICE_TIMEOUT = '1min'
const QUICK_SLICE_MS = 250
const SLOW_SLICE_MS = 1_000

/** The size of the first slice, and the bounds within which later ones adapt to how long the previous one took. */
type Widths = { first: number; least: number; most: number }
/** In milliseconds of the summed range. */
export const SPANS: Widths = { first: DAY_MS, least: QUARTER_MS, most: 64 * DAY_MS }
/** In quarters of an hour to be summed again. */
export const QUARTERS: Widths = { first: 1, least: 1, most: 64 }
const ONCE: Widths = { first: 1, least: 1, most: 1 }

type Sums = { tenantId: string; of: Summed; isAhead: (state: RollupState) => boolean }
type Slice = (client: PoolClient, state: RollupState, width: number) => Promise<'more' | 'done'>

/**
 * Repeats a slice of a refresh until it is done. Each is a short transaction that locks the state of the sums, so that
 * a refresh which ends early is continued by the next one; nothing is done while another refresh holds the lock. @param
 * isAhead whether the sums are ahead of this refresh: one with an earlier clock has nothing to add
 */
export async function untilDone(
  db: Pool,
  { tenantId, of, isAhead }: Sums,
  slice: Slice,
  { first, least, most }: Widths = ONCE,
): Promise<void> {
  let width = first
  const held = async (client: PoolClient) => {
    const state = await lockRollup(client, tenantId, of)
    if (state === undefined || isAhead(state)) return 'done'
    const startedAt = performance.now()
    const left = await slice(client, state, width)
    const tookMs = performance.now() - startedAt
    if (tookMs > SLOW_SLICE_MS) width = Math.max(least, Math.floor(width / 2 / least) * least)
    else if (tookMs < QUICK_SLICE_MS) width = Math.min(width * 2, most)
    return left
  }
  while ((await transaction(db, held, { timeout: SLICE_TIMEOUT })) === 'more');
}

/** End of a slice that is full at `full`: a whole number of steps of so many milliseconds, at least one. */
export function sliceEnd(from: Date, full: Date, stepMs: number): Date {
  return new Date(Math.max(Math.floor(full.getTime() / stepMs) * stepMs, from.getTime() + stepMs))
}
