import { LRUCache } from 'lru-cache'
import { Redis } from 'ioredis'
import { READ_TIMEOUT_MS, type EdgeStore } from './edge-store.ts'

export interface RedisStoreOptions {
  /** `redis://` or `rediss://`, with user, password, port and `/database` as usual. */
  url: string
  /** Before every key. */
  prefix: string
  /** Seconds after which a document is forgotten; undefined: never. */
  ttl: number | undefined
  /** Told of every connection error. The connections are rebuilt for as long as the store is open. */
  onError: (error: Error) => void
}

const CONNECT_TIMEOUT_MS = 1_000
// A connection on which nothing has come back for so long is dead; while it is rebuilt, reads fail at once.
const SOCKET_TIMEOUT_MS = 1_000
const RECONNECT_MAX_MS = 1_000
const REMEMBERED = 10_000
const REMEMBERED_MS = 30_000
const HEARTBEAT_MS = 500
const INVALIDATIONS = '__redis__:invalidate'

const OPTIONS = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SOCKET_TIMEOUT_MS,
  // A read belongs to a request that waits: it is never kept for later or sent twice.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), RECONNECT_MAX_MS),
  // After a failover the old primary answers READONLY until the connection is made anew.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  protocol: 2,
} as const

/**
 * Documents as strings of one Redis server. What was read is remembered for as long as the server would tell of its change
 * (client-side caching in broadcasting mode, Redis 6), so that most reads ask nobody; without that help each read asks the server.
 */
export function createRedisStore({ url, prefix, ttl, onError }: RedisStoreOptions): EdgeStore {
  const redis = new Redis(url, { ...OPTIONS, commandTimeout: READ_TIMEOUT_MS, enableAutoPipelining: true })
  redis.on('error', onError)
  const memory = createMemory(url, prefix, Math.min(REMEMBERED_MS, (ttl ?? Infinity) * 1000), onError)
  const nameOf = (namespace: string, key: string) => `${prefix}${namespace}:${key}`
  return {
    serves: true,
    keeps: true,
    async read(namespace, key) {
      const name = nameOf(namespace, key)
      const known = memory.get(name)
      if (known !== undefined) return known.document
      const keep = memory.opening()
      const document = await redis.get(name).catch(noString) ?? undefined
      keep(name, document)
      return document
    },
    async write(namespace, key, document) {
      const name = nameOf(namespace, key)
      if (ttl === undefined) await redis.set(name, document)
      else await redis.set(name, document, 'EX', ttl)
      memory.changed(name)
    },
    async remove(namespace, key) {
      const name = nameOf(namespace, key)
      await redis.del(name)
      memory.changed(name)
    },
    close() {
      memory.close()
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

/** Something else under the name is as good as nothing, and no sign of a server that is away. */
function noString(error: unknown): null {
  if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return null
  throw error
}

type Remembered = { document: string | undefined }

/**
 * What was read, as long as a connection of its own is told of every change under the prefix. When that connection is lost, or does not
 * answer its heartbeat, everything is forgotten and nothing is remembered until it is back.
 */
function createMemory(url: string, prefix: string, ttlMs: number, onError: (error: Error) => void) {
  const entries = new LRUCache<string, Remembered>({ max: REMEMBERED, ttl: ttlMs })
  const listener = new Redis(url, { ...OPTIONS, commandTimeout: SOCKET_TIMEOUT_MS })
  let told = false
  // Counts changes, so that an answer which was under way while something changed is not remembered.
  let epoch = 0

  function forget(): void {
    epoch++
    entries.clear()
  }

  function changed(name: string): void {
    epoch++
    entries.delete(name)
  }

  async function listen(): Promise<void> {
    // Tracking is set up before subscribing: a connection that has subscribed takes no other commands (RESP2).
    const id = await listener.client('ID')
    await listener.call('CLIENT', 'TRACKING', 'ON', 'REDIRECT', String(id), 'BCAST', 'PREFIX', prefix)
    await listener.subscribe(INVALIDATIONS)
    forget()
    told = true
  }

  listener.on('ready', () => {
    // A server that cannot do this is read every time.
    listen().catch(onError)
  })
  listener.on('message', (_channel: string, names: string) => {
    // The names of what changed, joined by commas; nothing for everything.
    if (names === '') forget()
    else for (const name of names.split(',')) changed(name)
  })
  listener.on('close', () => {
    told = false
    forget()
  })
  listener.on('error', onError)
  const heartbeat = setInterval(() => { if (told) listener.ping().catch(() => { listener.disconnect(true) }) }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    get: (name: string): Remembered | undefined => told ? entries.get(name) : undefined,
    /** To be called before the server is asked; gives what remembers its answer, unless anything has changed meanwhile. */
    opening(): (name: string, document: string | undefined) => void {
      const asked = epoch
      return (name, document) => { if (told && epoch === asked) entries.set(name, { document }) }
    },
    /** This process has changed it, and knows before it is told. */
    changed,
    close() {
      clearInterval(heartbeat)
      listener.disconnect()
    },
  }
}
