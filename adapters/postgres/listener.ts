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
export function createListener(options: ListenerOptions): Listener {
  return new ReconnectingListener(options)
}

class ReconnectingListener implements Listener {
  readonly #options: ListenerOptions
  readonly #closing = new AbortController()
  readonly #firstListen = Promise.withResolvers<undefined>()
  readonly #running: Promise<void>

  constructor(options: ListenerOptions) {
    this.#options = options
    // Without a call of ready() its rejection has no handler.
    this.#firstListen.promise.catch(() => undefined)
    this.#running = this.#run()
  }

  async ready(): Promise<void> {
    await this.#firstListen.promise
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#firstListen.reject(closed())
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    let failures = 0
    while (!this.#isClosed()) {
      try {
        await this.#listen(() => {
          failures = 0
          this.#firstListen.resolve(undefined)
        })
      } catch (error) {
        if (!this.#isClosed()) this.#options.onError?.(asError(error))
      }
      const pause = Math.min(RECONNECT_FIRST_MS * 2 ** failures, RECONNECT_MAX_MS)
      failures += 1
      await delay(pause, undefined, { signal }).catch(() => undefined)
    }
  }

  #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  /** Listens until the connection is lost, and throws then. */
  async #listen(onListen: () => void): Promise<never> {
    const { channel, onListening, onNotice } = this.#options
    const client = this.#createClient()
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('the connection for change notifications ended')))
    client.on('notification', ({ payload }) => onNotice(payload))
    const stop = () => lost.reject(closed())
    this.#closing.signal.addEventListener('abort', stop, { once: true })
    try {
      await Promise.race([client.connect(), lost.promise])
      await Promise.race([client.query(`listen ${channel}`), lost.promise])
      // Not before listening: what is loaded after this call can no longer change unnoticed.
      onListening()
      onListen()
      return await Promise.race([lost.promise, this.#heartbeat(client)])
    } finally {
      this.#closing.signal.removeEventListener('abort', stop)
      // Not awaited: a connection that hangs would not end in time either.
      client.end().catch(() => undefined)
    }
  }

  #createClient(): pg.Client {
    const { url, name, answerMs = ANSWER_MS } = this.#options
    return new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: answerMs,
    })
  }

  /** A network that drops packets raises no error: only a query without a response shows it. */
  async #heartbeat(client: pg.Client): Promise<never> {
    const { heartbeatMs = HEARTBEAT_MS } = this.#options
    for (;;) {
      await delay(heartbeatMs, undefined, { signal: this.#closing.signal })
      await client.query('select 1')
    }
  }
}

function closed(): Error {
  return new Error('the listener was closed')
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
