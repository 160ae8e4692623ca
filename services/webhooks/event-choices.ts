import type { Clock } from '../../adapters/clock.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findChosenEvents } from '../../adapters/stores/webhooks/chosen-events.ts'
import type { WebhookKind } from '../../domain/webhooks/payloads.ts'
import type { Settings } from '../configuration/settings.ts'
import { createWorkspaceCache } from '../workspace-cache.ts'

export type EventChoices = {
  /** Tells for each key of the workspace whether an event of this kind is sent to its webhook. */
  of: (tenantId: string) => Promise<(keyId: string, kind: WebhookKind) => boolean>
}

const WORKSPACES_AT_MOST = 10_000
const TABLES: ReadonlySet<string> = new Set(['keys'])

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
  const keys = createWorkspaceCache<ReadonlyMap<string, readonly string[]>>({
    load: async tenantId => await findChosenEvents(db, tenantId),
    tables: TABLES,
    max: WORKSPACES_AT_MOST,
    clock,
    changes,
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
