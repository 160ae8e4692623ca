import type pg from 'pg'
import { askingPool } from './asking-pool.ts'

/*
 * A server that hangs (its processes are stopped, its disk does not answer, its machine has no power or network) closes
 * no connection: its own limits for statements do not count, and who waits for it holds up what comes after. So each
 * process asks each server on a connection of its own, and one that does not answer counts as lost.
 */

const ASKED_EVERY_MS = 2_000
const ANSWER_MS = 3_000
/** A process whose event loop was blocked for that long has not looked whether there is an answer. */
const ATTEMPTS = 2

type Watched = { pool: pg.Pool; isAsked: boolean }

/** Watches the servers for as long as somebody follows them. */
export class ServerWatch {
  readonly #urls: () => readonly string[]
  readonly #hanging = new Set<string>()
  readonly #followers = new Set<(url: string) => void>()
  readonly #watched = new Map<string, Watched>()
  #timer: NodeJS.Timeout | undefined

  /** @param urls of the servers at that time */
  constructor(urls: () => readonly string[]) {
    this.#urls = urls
  }

  hangs(url: string): boolean {
    return this.#hanging.has(url)
  }

  /** Calls `onHanging` for each server that no longer answers. Returns what ends that. */
  follow(onHanging: (url: string) => void): () => void {
    this.#followers.add(onHanging)
    this.#timer ??= setInterval(() => this.#askAll(), ASKED_EVERY_MS).unref()
    return () => {
      this.#followers.delete(onHanging)
      if (this.#followers.size === 0) this.#stop()
    }
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    for (const url of this.#watched.keys()) this.#forget(url)
  }

  #askAll(): void {
    const urls = this.#urls()
    for (const url of this.#watched.keys()) if (!urls.includes(url)) this.#forget(url)
    for (const url of urls) {
      const watched = this.#watched.get(url) ?? {
        pool: askingPool(url, { name: 'parley-watch', answerMs: ANSWER_MS }),
        isAsked: false,
      }
      this.#watched.set(url, watched)
      if (!watched.isAsked) void this.#ask(url, watched)
    }
  }

  async #ask(url: string, watched: Watched): Promise<void> {
    watched.isAsked = true
    let answers = false
    for (let attempt = 0; attempt < ATTEMPTS && !answers; attempt += 1) answers = await isAnswering(watched.pool)
    watched.isAsked = false
    if (this.#watched.get(url) !== watched) return
    if (answers) this.#hanging.delete(url)
    else if (!this.#hanging.has(url)) {
      this.#hanging.add(url)
      for (const tell of this.#followers) tell(url)
    }
  }

  #forget(url: string): void {
    void this.#watched.get(url)?.pool.end()
    this.#watched.delete(url)
    this.#hanging.delete(url)
  }
}

/** A refusal is an answer: who asks it for something fails at once. */
async function isAnswering(pool: pg.Pool): Promise<boolean> {
  return await pool.query('select').then(
    () => true,
    (error: unknown) => !(error instanceof Error && /timeout/i.test(error.message)),
  )
}

type Callback = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void
/** The part of pg's client that can be closed without an answer of the server. */
type Closable = { connection: { stream: { destroy: () => void } } }
const close = ({ connection }: Closable) => connection.stream.destroy()

/**
 * While the server hangs, the pool's connections are closed, so that their statements fail, and it opens no others.
 * @returns the pool
 */
export function closedWhileHanging(pool: pg.Pool, url: string, watch: ServerWatch): pg.Pool {
  const clients = new Set<pg.PoolClient>()
  // Not when they are made: a pool may tell of connections of others then.
  pool.on('acquire', client => clients.add(client))
  pool.on('remove', client => clients.delete(client))
  const stop = watch.follow(hanging => {
    if (hanging !== url) return
    for (const client of clients) close(client)
  })
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  const end: () => Promise<void> = pool.end.bind(pool)
  return Object.assign(pool, {
    // The pool's own statements connect with a callback.
    connect: (callback?: Callback) => {
      if (!watch.hangs(url)) return connect(callback)
      const error = Object.assign(new Error('the server does not answer'), { code: 'ETIMEDOUT' })
      if (callback === undefined) return Promise.reject(error)
      queueMicrotask(() => callback(error, undefined, () => undefined))
      return undefined
    },
    end: async () => {
      stop()
      await end()
    },
  })
}
