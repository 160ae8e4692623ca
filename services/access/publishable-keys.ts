import { createCache } from '../../adapters/cache.ts'
import type { ChangeFeed } from '../../adapters/postgres/notifications.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findKeyById, type PublishableKey } from '../../adapters/stores/keys/publishable-keys.ts'
import { findKeyByText } from '../../adapters/stores/keys/across-tenants.ts'
import { touchKey } from '../../adapters/stores/keys/usage.ts'
import type { Log } from '../log.ts'

export type { PublishableKey }
export type KeyDirectory = ReturnType<typeof createKeyDirectory>

// The change feed drops a changed key immediately; the limit bounds the effect of a missed notification.
const TTL_MS = 30_000
const KEYS_AT_MOST = 50_000
const KEY_MAX_LENGTH = 200

/**
 * Publishable keys, held in the process; each is dropped when its row changes: a revoked key stops working within a
 * second everywhere, and the keys of others are not read again.
 */
export function createKeyDirectory({ db, clock, changes }: { db: Pool; clock: Clock; changes: ChangeFeed }) {
  const byText = createCache<PublishableKey | undefined>({
    load: async key => await findKeyByText(db, key),
    ttlMs: TTL_MS,
    max: KEYS_AT_MOST,
    clock,
  })
  const byId = createCache<PublishableKey | undefined>({
    load: async path => {
      const [tenantId = '', id = ''] = path.split('/')
      return await findKeyById(db, tenantId, id)
    },
    ttlMs: TTL_MS,
    max: KEYS_AT_MOST,
    clock,
  })
  changes.onChange(change => {
    if (change.kind === 'row' && change.table !== 'keys') return
    if (change.kind === 'everything' || change.tenantId === null || change.id === null) {
      byText.clear()
      byId.clear()
      return
    }
    const { tenantId, id } = change
    byId.drop(`${tenantId}/${id}`)
    // The text may have belonged to no key and be the key's new value.
    byText.dropWhere((_, known) => known === undefined || (known.tenantId === tenantId && known.id === id))
  })

  return {
    /** The key of this text in any state; undefined when there is none. A malformed key is an unknown one. */
    find(key: string): Promise<PublishableKey | undefined> {
      return isPossibleKey(key) ? byText.get(key) : Promise.resolve(undefined)
    },
    peek(key: string): PublishableKey | undefined {
      return byText.peek(key)
    },
    async byId(tenantId: string, id: string): Promise<PublishableKey | undefined> {
      return await byId.get(`${tenantId}/${id}`)
    },
    peekById(tenantId: string, id: string): PublishableKey | undefined {
      return byId.peek(`${tenantId}/${id}`)
    },
  }
}

/** Postgres rejects NUL in text, and a malformed key need not be looked up. */
function isPossibleKey(key: string): boolean {
  return key.length <= KEY_MAX_LENGTH && /^[\x21-\x7e]+$/.test(key)
}

const NOTED_EVERY_MS = 60_000

/**
 * Records when a key was last used, at most once a minute. The request does not wait for it, so that one that needs no
 * database is answered while the database is unavailable.
 */
export function createKeyUse({ db, clock, log }: { db: Pool; clock: Clock; log: Log }) {
  // Keyed by the directory's object, so that the entry is dropped with it.
  const noted = new WeakMap<PublishableKey, number>()
  return (key: PublishableKey): void => {
    const now = clock.now()
    const last = noted.get(key)
    if (last !== undefined && now.getTime() - last < NOTED_EVERY_MS) return
    noted.set(key, now.getTime())
    touchKey(db, key.tenantId, key.id, now).catch((error: unknown) => {
      noted.delete(key)
      log.warn({ err: error }, 'the use of a key was not noted')
    })
  }
}
