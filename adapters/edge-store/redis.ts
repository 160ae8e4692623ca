import { Redis } from 'ioredis'
import { createBatches } from '../batches.ts'
import { createCache } from '../cache.ts'
import { systemClock, type Clock } from '../clock.ts'
import { withinTime } from '../time-limit.ts'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, type EdgeStore } from './edge-store.ts'
import { followRedisChanges } from './redis-changes.ts'

export interface RedisStoreOptions {
  /** `redis://` or `rediss://`, with user, password, port and `/database` as usual. */
  url: string
  /** Before every key. */
  prefix: string
  /** Seconds until a document expires; never if undefined. */
  ttl: number | undefined
  clock?: Clock | undefined
  /**
   * Called for every connection error, and where the server reports no changes. The connections are rebuilt for as long
   * as the store is open.
   */
  onError: (error: Error) => void
}

const CONNECT_TIMEOUT_MS = 1_000
// A connection without a reply for this long is dead; while it is replaced, reads fail immediately.
const SOCKET_TIMEOUT_MS = 1_000
const RECONNECT_MAX_MS = 1_000
/** The longest time for which a document is served without asking Redis, in case the report of its change was lost. */
const CACHE_MS = 1_000
const CACHE_MAX = 5_000

const OPTIONS = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
  // A request waits for the read: it is never queued or sent twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), RECONNECT_MAX_MS),
  // After a failover the old primary answers READONLY until the client reconnects.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} as const

/**
 * Documents as strings of one Redis server. One command reads all documents requested in a turn of the event loop. What
 * was read is cached until Redis reports its change, and for a second at most.
 */
export function createRedisStore({ url, prefix, ttl, clock = systemClock, onError }: RedisStoreOptions): EdgeStore {
  const redis = new Redis(url, OPTIONS)
  redis.on('error', onError)
  const readName = createBatches((names: string[]) => readStrings(redis, names))
  const cache = createCache({ load: readName, ttlMs: CACHE_MS, max: CACHE_MAX, clock })
  const changes = followRedisChanges({
    url,
    options: { ...OPTIONS, commandTimeout: READ_TIMEOUT_MS },
    prefix,
    onChange: names => {
      if (names === undefined) cache.clear()
      else names.forEach(name => cache.drop(name))
    },
    isReachable: () => redis.status === 'ready',
    onError: cause => {
      onError(new Error('Redis does not report changes: each read of a document asks it', { cause }))
    },
  })
  const nameOf = (namespace: string, key: string) => `${prefix}${namespace}:${key}`
  return {
    serves: true,
    keeps: true,
    read(namespace, key) {
      // A process that only writes follows no changes.
      changes.start()
      const name = nameOf(namespace, key)
      return changes.isFollowing() ? cache.get(name) : readName(name)
    },
    async write(namespace, key, document) {
      const name = nameOf(namespace, key)
      await withinTime(
        WRITE_TIMEOUT_MS,
        ttl === undefined ? redis.set(name, document) : redis.set(name, document, 'EX', ttl),
      )
      cache.drop(name)
    },
    async remove(namespace, key) {
      const name = nameOf(namespace, key)
      await withinTime(WRITE_TIMEOUT_MS, redis.del(name))
      cache.drop(name)
    },
    close() {
      changes.close()
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

/** The strings of these names, which may be repeated. A value that is not a string is absent. */
async function readStrings(redis: Redis, names: string[]): Promise<(string | undefined)[]> {
  const distinct = [...new Set(names)]
  const values = await withinTime(READ_TIMEOUT_MS, redis.mget(distinct))
  const byName = new Map(distinct.map((name, index) => [name, values[index]]))
  return names.map(name => byName.get(name) ?? undefined)
}
