import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** The channel that the triggers of the schema notify. */
export const changeChannel = 'parley_changes'

export type Change =
  | {
      kind: 'row'
      /** The table in which a row was inserted, updated or deleted. */
      table: string
      /** Null: the row belongs to no tenant, and may concern all of them. */
      tenantId: string | null
      id: string | null
    }
  /** Anything may have changed: listening has just begun, for the first time or again after an interruption. Drop everything. */
  | { kind: 'everything' }

export interface ChangeFeed {
  /** Calls `listener` for every change from now on. Returns what ends the subscription. */
  onChange(listener: (change: Change) => void): () => void
  /** Resolves when the feed has listened for the first time; rejects if it is closed before. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface ChangeFeedOptions {
  /** A session of its own is held there: a pooler in between must not share it out by transaction. */
  url: string
  /** Told of every lost connection and of a listener that threw. The feed goes on in both cases. */
  onError?: (error: Error) => void
  /** Between two signs of life that are asked of the connection, in milliseconds. */
  heartbeatMs?: number
  /** How long an answer to anything may take before the connection counts as lost, in milliseconds. */
  answerMs?: number
}

const CONNECT_TIMEOUT_MS = 5_000
const ANSWER_MS = 5_000
const HEARTBEAT_MS = 15_000
const RECONNECT_FIRST_MS = 50
const RECONNECT_MAX_MS = 2_000

/**
 * Listens on one connection of its own for changes that any process commits. A connection that breaks, or that no longer answers, is made anew
 * for as long as the feed is open, with growing pauses; notifications in between are lost, hence `everything` each time listening begins.
 */
export function createChangeFeed({ url, onError = () => undefined, heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS }: ChangeFeedOptions): ChangeFeed {
  const listeners = new Set<(change: Change) => void>()
  const closing = new AbortController()
  const firstListen = Promise.withResolvers<undefined>()
  // Whoever does not call ready() has no use for its rejection.
  firstListen.promise.catch(() => undefined)

  function publish(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change)
      } catch (error) {
        onError(asError(error))
      }
    }
  }

  /** Listens until the connection is lost, which it tells by throwing. */
  async function listen(onListening: () => void): Promise<never> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'parley-changes',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: answerMs,
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('the connection for change notifications ended')))
    client.on('notification', ({ payload }) => publish(readChange(payload)))
    const stop = () => lost.reject(new Error('the change feed was closed'))
    closing.signal.addEventListener('abort', stop, { once: true })
    try {
      await Promise.race([client.connect(), lost.promise])
      await Promise.race([client.query(`listen ${changeChannel}`), lost.promise])
      // Not before listening: what is loaded after this call can no longer change unnoticed.
      publish({ kind: 'everything' })
      onListening()
      return await Promise.race([lost.promise, keepAsking(client)])
    } finally {
      closing.signal.removeEventListener('abort', stop)
      // A connection that hangs would not end in time either, so nobody waits for it.
      client.end().catch(() => undefined)
    }
  }

  /** A network that swallows packets raises no error: only a question without an answer shows it. */
  async function keepAsking(client: pg.Client): Promise<never> {
    for (;;) {
      await delay(heartbeatMs, undefined, { signal: closing.signal })
      await client.query('select 1')
    }
  }

  const isClosed = () => closing.signal.aborted

  async function run(): Promise<void> {
    let failures = 0
    while (!isClosed()) {
      try {
        await listen(() => {
          failures = 0
          firstListen.resolve(undefined)
        })
      } catch (error) {
        if (!isClosed()) onError(asError(error))
      }
      const pause = Math.min(RECONNECT_FIRST_MS * 2 ** failures, RECONNECT_MAX_MS)
      failures += 1
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  const running = run()

  return {
    onChange(listener) {
      // A function of its own, so that the same listener can be subscribed twice and each subscription ends alone.
      const subscription = (change: Change) => listener(change)
      listeners.add(subscription)
      return () => void listeners.delete(subscription)
    },
    ready: () => firstListen.promise,
    async close() {
      closing.abort()
      firstListen.reject(new Error('the change feed was closed'))
      listeners.clear()
      await running
    },
  }
}

/** A payload that is not understood (of a newer schema, say) is still a change: of what, nobody knows. */
function readChange(payload: string | undefined): Change {
  try {
    const { table, tenant_id: tenantId, id } = JSON.parse(payload ?? '') as Record<string, unknown>
    if (typeof table === 'string' && isTextOrNull(tenantId) && isTextOrNull(id)) return { kind: 'row', table, tenantId, id }
  } catch {
    // Falls through: not JSON, or not an object.
  }
  return { kind: 'everything' }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
