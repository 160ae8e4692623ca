import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { lockRollup, type RollupState, type Summed } from '../../adapters/stores/analytics/rollups.ts'

export const QUARTER_MS = 15 * 60_000
// A row bears the moment at which its transaction was decided on; one that commits later than this would be missed.
export const SETTLING_MS = 2 * 60_000
const DAY_MS = 24 * 60 * 60_000
const SLICE_TIMEOUT = '1min'
// The first refresh of a workspace sums all it has; a million rows took a minute in one statement. A slice as long as
// this delays nobody.
export const FIRST_SLICE_MS = DAY_MS
const WIDEST_SLICE_MS = 64 * DAY_MS
const QUICK_SLICE_MS = 250
const SLOW_SLICE_MS = 1_000

type Slice = (client: PoolClient, state: RollupState) => Promise<'more' | 'done'>

/**
 * Repeats a slice of a refresh until it is done. Each is a short transaction that holds the state of the sums, so that
 * a refresh which ends early is continued by the next one; nothing is done while another refresh holds it.
 * @param isAhead whether the sums are ahead of this refresh: a clock behind the last one has nothing to add
 */
export async function untilDone(
  db: Pool,
  { tenantId, of, isAhead }: { tenantId: string; of: Summed; isAhead: (state: RollupState) => boolean },
  slice: Slice,
): Promise<void> {
  const held = async (client: PoolClient) => {
    const state = await lockRollup(client, tenantId, of)
    if (state === undefined || isAhead(state)) return 'done'
    return await slice(client, state)
  }
  while ((await transaction(db, held, { timeout: SLICE_TIMEOUT })) === 'more');
}

/** Quarters of an hour, in milliseconds, that take about as long as a slice should. */
export function nextWidth(width: number, tookMs: number): number {
  if (tookMs > SLOW_SLICE_MS) return Math.max(QUARTER_MS, Math.floor(width / 2 / QUARTER_MS) * QUARTER_MS)
  return tookMs < QUICK_SLICE_MS ? Math.min(width * 2, WIDEST_SLICE_MS) : width
}
