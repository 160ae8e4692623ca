import { createCache } from '../adapters/cache.ts'
import type { ChangeFeed } from '../adapters/change-feed.ts'
import type { Clock } from '../adapters/clock.ts'
import type { Pool } from '../adapters/postgres.ts'
import { findConfigValues } from '../adapters/stores/runtime/published.ts'

/** A setting by its full path `<section>/<group>/<field>`: the value that wins for the workspace, else the declared default. */
export type SettingValues = (path: string) => unknown
export type Settings = { of(tenantId: string): Promise<SettingValues> }

// The change feed drops a changed value at once; the limit bounds what a missed notification can do.
const TTL_MS = 60_000
const WORKSPACES_AT_MOST = 2_000

/** What workspaces have configured, held in the process. `defaults` are those of contracts/sections, by path. */
export function createSettings({ db, clock, changes, defaults }: { db: Pool, clock: Clock, changes: ChangeFeed, defaults: ReadonlyMap<string, unknown> }): Settings {
  const values = createCache<SettingValues>({
    load: async tenantId => {
      const set = await findConfigValues(db, tenantId)
      return path => set.get(path) ?? defaults.get(path)
    },
    ttlMs: TTL_MS, max: WORKSPACES_AT_MOST, clock,
  })
  changes.onChange(change => {
    if (change.kind === 'everything' || (change.table === 'config_values' && change.tenantId === null)) values.clear()
    else if ((change.table === 'config_values' || change.table === 'tenants') && change.tenantId !== null) values.drop(change.tenantId)
  })
  return { of: async tenantId => await values.get(tenantId) }
}
