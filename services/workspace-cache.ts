import { createCache } from '../adapters/cache.ts'
import type { Clock } from '../adapters/clock.ts'
import type { ChangeFeed } from '../adapters/postgres/notifications.ts'

// The change feed drops a workspace immediately; the limit bounds the effect of a missed notification.
const TTL_MS = 60_000

/**
 * What is derived from the rows of a workspace, by its id; held in the process, and dropped when a row of one of these
 * tables changes.
 */
export function createWorkspaceCache<V>({
  tables,
  changes,
  ...options
}: {
  load: (tenantId: string) => Promise<V>
  tables: ReadonlySet<string>
  changes: ChangeFeed
  clock: Clock
  /** Maximum number of workspaces, or of the sizes of what is held of them. */
  max: number
  sizeOf?: (value: V) => number
}) {
  const cache = createCache<V>({ ...options, ttlMs: TTL_MS })
  changes.onChange(change => {
    if (change.kind === 'everything') cache.clear()
    else if (tables.has(change.table)) {
      if (change.tenantId === null) cache.clear()
      else cache.drop(change.tenantId)
    }
  })
  return cache
}
