import type { Clock } from '../../adapters/clock.ts'
import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import type { DatasetName } from '../../generated/schemas/dataset-catalog.ts'
import {
  findFirstBucket,
  findTimeAfter,
  clearMarks,
  markTouched,
  rolledUp,
  saveRollupState,
  sumQuarters,
  sumRange,
  takeMarked,
  type RollupState,
} from '../../adapters/stores/analytics/rollups.ts'
import { poolsOf } from '../../adapters/postgres/distributed/routed-pool.ts'
import { rollUpTokenUsage, TOKEN_USAGE_DAYS } from '../../adapters/stores/analytics/across-tenants.ts'
import { findTenantIds } from '../../adapters/stores/tenants/tenants.ts'
import { addDays, today } from '../../domain/date-time.ts'
import { conversationsExpireBefore } from '../conversations/expiry.ts'
import { refreshTraffic } from './refresh-traffic.ts'
import { QUARTER_MS, QUARTERS, SETTLING_MS, SPANS, sliceEnd, untilDone } from './slices.ts'

export type RefreshDeps = { db: Pool; clock: Clock }

// A token-usage row of today or yesterday may still grow.
const RECENT_USAGE_DAYS = 2
const USAGE_TIMEOUT = '10min'
// A statement sums this many in seconds.
const ROWS_AT_ONCE = 50_000
// Their rows go with their conversation.
const ofConversations = new Set(['conversations', 'executions', 'messages'])
// More than the widest slice contains.
const EVERY_QUARTER = 10_000

/**
 * Updates the sums of every workspace: the quarters of an hour that have passed, and earlier ones whose rows were late,
 * changed or deleted. Incremental, safe to repeat, and safe to run in several places at once: the worker that locks a
 * workspace's dataset sums it, others skip it.
 */
export async function refreshAnalytics(deps: RefreshDeps): Promise<void> {
  for (const tenantId of await findTenantIds(deps.db)) await refreshWorkspaceAnalytics(deps, tenantId)
  const day = today(deps.clock.now(), 'UTC')
  await rollUpUsage(deps, addDays(day, 1 - RECENT_USAGE_DAYS), addDays(day, 1 - TOKEN_USAGE_DAYS))
}

/** As above, for one workspace and without its token usage. */
export async function refreshWorkspaceAnalytics(deps: RefreshDeps, tenantId: string): Promise<void> {
  for (const dataset of rolledUp) await refreshDataset(deps, tenantId, dataset)
  await refreshTraffic(deps, tenantId)
}

/** Sums the token usage of the whole window again. */
export async function rollUpWholeTokenUsage(deps: RefreshDeps): Promise<void> {
  const oldest = addDays(today(deps.clock.now(), 'UTC'), 1 - TOKEN_USAGE_DAYS)
  await rollUpUsage(deps, oldest, oldest)
}

async function rollUpUsage({ db }: RefreshDeps, since: string, oldest: string): Promise<void> {
  for (const place of poolsOf(db))
    await transaction(
      place,
      async client => {
        await rollUpTokenUsage(client, since, oldest)
      },
      { timeout: USAGE_TIMEOUT },
    )
}

/**
 * One dataset of a workspace, in slices.
 */
async function refreshDataset({ db, clock }: RefreshDeps, tenantId: string, dataset: DatasetName): Promise<void> {
  const now = clock.now()
  const settled = new Date(now.getTime() - SETTLING_MS)
  const until = new Date(Math.floor(settled.getTime() / QUARTER_MS) * QUARTER_MS)
  const sums = {
    tenantId,
    of: dataset,
    isAhead: ({ completeUntil }: RollupState) => completeUntil !== null && completeUntil > until,
  }
  await untilDone(db, sums, async (client, state) => {
    if (state.completeUntil !== null) await markTouched(client, tenantId, dataset, state)
    const first = state.completeUntil ?? (await findFirstBucket(client, tenantId, dataset)) ?? until
    await saveRollupState(client, tenantId, dataset, {
      completeUntil: first < until ? first : until,
      seenUntil: settled,
    })
    return 'done'
  })
  await untilDone(
    db,
    sums,
    async (client, { completeUntil }, limit) => {
      const expired = ofConversations.has(dataset) ? await conversationsExpireBefore(client, tenantId, now) : undefined
      if (expired !== undefined) await clearMarks(client, tenantId, dataset, expired)
      const quarters = await takeMarked(client, tenantId, dataset, { from: null, to: completeUntil ?? until, limit })
      if (quarters.length > 0) await sumQuarters(client, tenantId, dataset, quarters)
      return quarters.length === limit ? 'more' : 'done'
    },
    QUARTERS,
  )
  await untilDone(
    db,
    sums,
    async (client, { completeUntil }, width) => {
      const from = completeUntil ?? until
      const widest = new Date(Math.min(from.getTime() + width, until.getTime()))
      const to = await endOfSlice(client, { tenantId, dataset }, from, widest)
      await takeMarked(client, tenantId, dataset, { from, to, limit: EVERY_QUARTER })
      if (from < to) await sumRange(client, tenantId, dataset, { from, to })
      await saveRollupState(client, tenantId, dataset, { completeUntil: to, refreshedAt: now })
      return to < until ? 'more' : 'done'
    },
    SPANS,
  )
}

/** A quarter of an hour is summed as a whole, however many rows it has. */
async function endOfSlice(
  db: PoolClient,
  { tenantId, dataset }: { tenantId: string; dataset: DatasetName },
  from: Date,
  to: Date,
): Promise<Date> {
  const at = await findTimeAfter(db, tenantId, dataset, { from, to }, ROWS_AT_ONCE)
  return at === undefined ? to : sliceEnd(from, at, QUARTER_MS)
}
