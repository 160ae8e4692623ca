import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { PublishableKey } from '../../adapters/stores/keys/publishable-keys.ts'
import { touchKey } from '../../adapters/stores/keys/usage.ts'
import type { Log } from '../log.ts'

const NOTED_EVERY_MS = 60_000

/**
 * Notes when a key was last used, at most once a minute. The request does not wait for it, so that one that needs no
 * database is answered while the database is away.
 */
export function createKeyUse({ db, clock, log }: { db: Pool; clock: Clock; log: Log }) {
  // By the object that the key directory holds: it goes when that does.
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
