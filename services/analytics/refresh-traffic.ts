import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { saveRollupState, takeMarked } from '../../adapters/stores/analytics/rollups.ts'
import { addCallsOfEndedRuns, sumCallsAgain } from '../../adapters/stores/analytics/calls.ts'
import { addEndedRuns, findFirstEnd, sumTrafficAgain, TRAFFIC } from '../../adapters/stores/analytics/traffic.ts'
import { FIRST_SLICE_MS, nextWidth, SETTLING_MS, untilDone } from './slices.ts'

const QUARTERS_AT_ONCE = 24

/**
 * Adds the runs that have ended since the last refresh to the sums of traffic and calls, and sums those quarters of an
 * hour again from which runs were erased. A run is read once, when it has ended: what it does to the sums no longer
 * changes.
 */
export async function refreshTraffic({ db, clock }: { db: Pool; clock: Clock }, tenantId: string): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() - SETTLING_MS)
  const sums = {
    tenantId,
    of: TRAFFIC,
    isAhead: ({ seenUntil }: { seenUntil: Date | null }) => seenUntil !== null && seenUntil > until,
  } as const
  await untilDone(db, sums, async (client, { seenUntil }) => {
    const range = { from: null, to: until, limit: QUARTERS_AT_ONCE }
    const quarters = await takeMarked(client, tenantId, TRAFFIC, range)
    if (quarters.length > 0 && seenUntil !== null) {
      await sumTrafficAgain(client, tenantId, quarters, seenUntil)
      await sumCallsAgain(client, tenantId, quarters, seenUntil)
    }
    return quarters.length === QUARTERS_AT_ONCE ? 'more' : 'done'
  })
  let width = FIRST_SLICE_MS
  await untilDone(db, sums, async (client, { seenUntil }) => {
    const startedAt = performance.now()
    const from = seenUntil ?? (await findFirstEnd(client, tenantId)) ?? until
    const to = new Date(Math.min(from.getTime() + width, until.getTime()))
    if (from < to) {
      await addEndedRuns(client, tenantId, { from, to })
      await addCallsOfEndedRuns(client, tenantId, { from, to })
    }
    const reached = from < to ? to : until
    await saveRollupState(client, tenantId, TRAFFIC, { completeUntil: reached, seenUntil: reached, refreshedAt: now })
    width = nextWidth(width, performance.now() - startedAt)
    return reached < until ? 'more' : 'done'
  })
}
