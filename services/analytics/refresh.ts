import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  findTouchedBuckets,
  lockRollup,
  saveRollupState,
  rolledUp,
  writeRollup,
} from '../../adapters/stores/analytics/rollups.ts'
import { rollUpTokenUsage, TOKEN_USAGE_DAYS } from '../../adapters/stores/analytics/across-tenants.ts'
import { findTenantIds } from '../../adapters/stores/tenants/tenants.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { addDays, today } from '../../domain/days.ts'

export type RefreshDeps = { db: Pool; clock: Clock }

const QUARTER_MS = 15 * 60_000
// A row bears the moment at which its transaction was decided on; one that commits later than this would be missed.
const SETTLING_MS = 2 * 60_000
// A token-usage row of today or yesterday may still grow.
const RECENT_USAGE_DAYS = 2
// The first refresh of a large workspace sums all it has.
const FIRST_SUM_TIMEOUT = '10min'

/**
 * Updates the sums of every workspace: the quarters of an hour that have passed, and earlier ones whose rows came late,
 * changed or went. Incremental, safe to repeat, and safe to run in several places at once: the worker that locks a
 * workspace's dataset sums it, others pass it by.
 */
export async function refreshAnalytics(deps: RefreshDeps): Promise<void> {
  for (const tenantId of await findTenantIds(deps.db)) await refreshWorkspaceAnalytics(deps, tenantId)
  const day = today(deps.clock.now(), 'UTC')
  await rollUpUsage(deps, addDays(day, 1 - RECENT_USAGE_DAYS), addDays(day, 1 - TOKEN_USAGE_DAYS))
}

/** As above, for one workspace and without its token usage. */
export async function refreshWorkspaceAnalytics(deps: RefreshDeps, tenantId: string): Promise<void> {
  for (const dataset of rolledUp) await refreshDataset(deps, tenantId, dataset)
}

/** Sums the token usage of the whole window again. */
export async function rollUpWholeTokenUsage(deps: RefreshDeps): Promise<void> {
  const oldest = addDays(today(deps.clock.now(), 'UTC'), 1 - TOKEN_USAGE_DAYS)
  await rollUpUsage(deps, oldest, oldest)
}

async function rollUpUsage({ db }: RefreshDeps, since: string, oldest: string): Promise<void> {
  await transaction(
    db,
    async client => {
      await rollUpTokenUsage(client, since, oldest)
    },
    { timeout: FIRST_SUM_TIMEOUT },
  )
}

async function refreshDataset(
  { db, clock }: RefreshDeps,
  tenantId: string,
  dataset: (typeof rolledUp)[number],
): Promise<void> {
  const now = clock.now()
  const settled = new Date(now.getTime() - SETTLING_MS)
  const until = new Date(Math.floor(settled.getTime() / QUARTER_MS) * QUARTER_MS)
  await transaction(
    db,
    async client => {
      const state = await lockRollup(client, tenantId, dataset)
      // A clock behind the last refresh has nothing to add.
      if (state === undefined || (state.completeUntil !== null && state.completeUntil > until)) return
      const touched = await findTouchedBuckets(client, tenantId, dataset, state)
      await writeRollup(client, tenantId, dataset, state, touched, until)
      await saveRollupState(client, tenantId, dataset, { completeUntil: until, seenUntil: settled, refreshedAt: now })
    },
    { timeout: FIRST_SUM_TIMEOUT },
  )
}
