import { Redis } from 'ioredis'
import { createBatches } from '../batches.ts'
import { READ_TIMEOUT_MS, type EdgeStore } from './edge-store.ts'

export interface RedisStoreOptions {
  /** `redis://` or `rediss://`, with user, password, port and `/database` as usual. */
  url: string
  /** Before every key. */
  prefix: string
  /** Seconds until a document expires; never if undefined. */
  ttl: number | undefined
  /** Called for every connection error. The connections are rebuilt for as long as the store is open. */
  onError: (error: Error) => void
}

const CONNECT_TIMEOUT_MS = 1_000
// A connection without a reply for this long is dead; while it is replaced, reads fail immediately.
const SOCKET_TIMEOUT_MS = 1_000
const RECONNECT_MAX_MS = 1_000

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

/** Documents as strings of one Redis server. One command reads all documents requested in a turn of the event loop. */
export function createRedisStore({ url, prefix, ttl, onError }: RedisStoreOptions): EdgeStore {
  const redis = new Redis(url, { ...OPTIONS, commandTimeout: READ_TIMEOUT_MS })
  redis.on('error', onError)
  const readName = createBatches((names: string[]) => readStrings(redis, names))
  const nameOf = (namespace: string, key: string) => `${prefix}${namespace}:${key}`
  return {
    serves: true,
    keeps: true,
    read: (namespace, key) => readName(nameOf(namespace, key)),
    async write(namespace, key, document) {
      const name = nameOf(namespace, key)
      if (ttl === undefined) await redis.set(name, document)
      else await redis.set(name, document, 'EX', ttl)
    },
    async remove(namespace, key) {
      await redis.del(nameOf(namespace, key))
    },
    close() {
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

/** The strings of these names, which may be repeated. A value that is not a string is absent. */
async function readStrings(redis: Redis, names: string[]): Promise<(string | undefined)[]> {
  const distinct = [...new Set(names)]
  const values = await redis.mget(distinct)
  const byName = new Map(distinct.map((name, place) => [name, values[place]]))
  return names.map(name => byName.get(name) ?? undefined)
}
