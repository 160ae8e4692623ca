import type { Clock } from '../../adapters/clock.ts'
import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { saveRollupState, takeMarked } from '../../adapters/stores/analytics/rollups.ts'
import { addCallsOfEndedRuns, sumCallsAgain } from '../../adapters/stores/analytics/calls.ts'
import {
  addEndedRuns,
  findEndAfter,
  findFirstEnd,
  sumTrafficAgain,
  TRAFFIC,
} from '../../adapters/stores/analytics/traffic.ts'
import { QUARTERS, SETTLING_MS, SPANS, sliceEnd, untilDone } from './slices.ts'

// Each has some ten lines in the log. After an outage, or an upgrade, a day may have a million runs.
const RUNS_AT_ONCE = 5_000

/**
 * Adds the runs that have ended since the last refresh to the sums of traffic and calls, and recomputes the quarters of
 * an hour from which runs were erased. A run is read once, when it has ended: its contribution no longer changes.
 */
export async function refreshTraffic({ db, clock }: { db: Pool; clock: Clock }, tenantId: string): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() - SETTLING_MS)
  const sums = {
    tenantId,
    of: TRAFFIC,
    isAhead: ({ seenUntil }: { seenUntil: Date | null }) => seenUntil !== null && seenUntil > until,
  } as const
  await untilDone(
    db,
    sums,
    async (client, { seenUntil }, limit) => {
      const quarters = await takeMarked(client, tenantId, TRAFFIC, { from: null, to: until, limit })
      if (quarters.length > 0 && seenUntil !== null) {
        await sumTrafficAgain(client, tenantId, quarters, seenUntil)
        await sumCallsAgain(client, tenantId, quarters, seenUntil)
      }
      return quarters.length === limit ? 'more' : 'done'
    },
    QUARTERS,
  )
  await untilDone(
    db,
    sums,
    async (client, { seenUntil }, width) => {
      const from = seenUntil ?? (await findFirstEnd(client, tenantId)) ?? until
      const to = await endOfSlice(client, tenantId, from, new Date(Math.min(from.getTime() + width, until.getTime())))
      if (from < to) {
        await addEndedRuns(client, tenantId, { from, to })
        await addCallsOfEndedRuns(client, tenantId, { from, to })
      }
      const reached = from < to ? to : until
      await saveRollupState(client, tenantId, TRAFFIC, { completeUntil: reached, seenUntil: reached, refreshedAt: now })
      return reached < until ? 'more' : 'done'
    },
    SPANS,
  )
}

/** Runs that ended in the same millisecond are summed together, however many they are. */
async function endOfSlice(db: PoolClient, tenantId: string, from: Date, to: Date): Promise<Date> {
  const end = await findEndAfter(db, tenantId, { from, to }, RUNS_AT_ONCE)
  return end === undefined ? to : sliceEnd(from, end, 1)
}
