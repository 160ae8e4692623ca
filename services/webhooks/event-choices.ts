import { createCache } from '../../adapters/cache.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findChosenEvents } from '../../adapters/stores/webhooks/chosen-events.ts'
import type { WebhookKind } from '../../domain/webhooks/payloads.ts'
import type { Settings } from '../configuration/settings.ts'

export type EventChoices = {
  /** Tells for each key of the workspace whether an event of this kind is sent to its webhook. */
  of: (tenantId: string) => Promise<(keyId: string, kind: WebhookKind) => boolean>
}

// The change feed drops a workspace immediately; the limit bounds the effect of a missed notification.
const TTL_MS = 60_000
const WORKSPACES_AT_MOST = 10_000

/** An event is sent if both its workspace and its key have chosen the kind, or not limited the kinds. */
export function createEventChoices({
  db,
  clock,
  changes,
  settings,
}: {
  db: Pool
  clock: Clock
  changes: ChangeFeed
  settings: Settings
}): EventChoices {
  const keys = createCache<ReadonlyMap<string, readonly string[]>>({
    load: async tenantId => await findChosenEvents(db, tenantId),
    ttlMs: TTL_MS,
    max: WORKSPACES_AT_MOST,
    clock,
  })
  changes.onChange(change => {
    if (change.kind === 'everything' || (change.table === 'keys' && change.tenantId === null)) keys.clear()
    else if (change.table === 'keys' && change.tenantId !== null) keys.drop(change.tenantId)
  })
  return {
    of: async tenantId => {
      const [ofWorkspace, ofKeys] = await Promise.all([
        settings.value(tenantId, 'webhooks/events/kinds'),
        keys.get(tenantId),
      ])
      return (keyId, kind) =>
        (!Array.isArray(ofWorkspace) || ofWorkspace.includes(kind)) && (ofKeys.get(keyId)?.includes(kind) ?? true)
    },
  }
}
