import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  /** Resolves when it has listened for the first time; rejects if it is closed before. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface ListenerOptions {
  /** It needs a session of its own: a pooler in transaction mode loses notifications. */
  url: string
  channel: string
  /** What `pg_stat_activity` shows. */
  name: string
  onNotice: (payload: string | undefined) => void
  /** It listens now, for the first time or again: notifications from before were lost. */
  onListening: () => void
  /** Called for every lost connection. The listener reconnects. */
  onError?: (error: Error) => void
  /** Between two health checks of the connection, in milliseconds. */
  heartbeatMs?: number
  /** How long a response may take before the connection counts as lost, in milliseconds. */
  answerMs?: number
}

const CONNECT_TIMEOUT_MS = 5_000
const ANSWER_MS = 5_000
const HEARTBEAT_MS = 15_000
const RECONNECT_FIRST_MS = 50
const RECONNECT_MAX_MS = 2_000

/**
 * Listens for notifications on a channel, on a connection of its own. A connection that breaks, or that no longer
 * answers, is replaced for as long as the listener is open, with growing pauses. Notifications in between are lost,
 * so `onListening` runs each time.
 */
export function createListener({
  url,
  channel,
  name,
  onNotice,
  onListening,
  onError = () => undefined,
  heartbeatMs = HEARTBEAT_MS,
  answerMs = ANSWER_MS,
}: ListenerOptions): Listener {
  const closing = new AbortController()
  const firstListen = Promise.withResolvers<undefined>()
  // Without a call of ready() its rejection has no handler.
  firstListen.promise.catch(() => undefined)

  /** Listens until the connection is lost, and throws then. */
  async function listen(onListen: () => void): Promise<never> {
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: answerMs,
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('the connection for change notifications ended')))
    client.on('notification', ({ payload }) => onNotice(payload))
    const stop = () => lost.reject(new Error('the listener was closed'))
    closing.signal.addEventListener('abort', stop, { once: true })
    try {
      await Promise.race([client.connect(), lost.promise])
      await Promise.race([client.query(`listen ${channel}`), lost.promise])
      // Not before listening: what is loaded after this call can no longer change unnoticed.
      onListening()
      onListen()
      return await Promise.race([lost.promise, heartbeat(client)])
    } finally {
      closing.signal.removeEventListener('abort', stop)
      // Not awaited: a connection that hangs would not end in time either.
      client.end().catch(() => undefined)
    }
  }

  /** A network that drops packets raises no error: only a query without a response shows it. */
  async function heartbeat(client: pg.Client): Promise<never> {
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
    ready: () => firstListen.promise,
    async close() {
      closing.abort()
      firstListen.reject(new Error('the listener was closed'))
      await running
    },
  }
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
