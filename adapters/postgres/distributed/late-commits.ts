import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { askingPool } from './asking-pool.ts'

/*
 * A transaction that has written on several servers is prepared on the others, committed on its own, and then committed
 * on the others: right after, or, if one cannot be reached at that moment, when Citus looks for such transactions,
 * within a minute. Its notification goes out with the first of these commits, so that who reads on another server after
 * it may find what was there before.
 */

/** Those that Citus has prepared. One that is not listed has ended, and what it wrote is visible. */
const PREPARED = "select gid from pg_prepared_xacts where database = current_database() and gid ^@ 'citus_'"

const LOOK_AGAIN_FIRST_MS = 20
const LOOK_AGAIN_MAX_MS = 1_000
const ANSWER_MS = 5_000

/** `open`: the transactions that may be the one of the notice; undefined before the first look. */
type Waiting = { open: ReadonlySet<string> | undefined }

/** Repeats what another server has announced, when the commits that were missing on this one are there. */
export class LateCommits<Notice> {
  readonly #url: string
  readonly #repeat: (notice: Notice) => void
  readonly #closing = new AbortController()
  readonly #waiting = new Map<Notice, Waiting>()
  #running: Promise<void> | undefined
  #pool: pg.Pool | undefined

  constructor(url: string, repeat: (notice: Notice) => void) {
    this.#repeat = repeat
    this.#url = url
  }

  /** Repeats it at least once, and at last when all transactions that are prepared at this moment have ended. */
  follow(notice: Notice): void {
    if (this.#closing.signal.aborted) return
    this.#waiting.set(notice, { open: undefined })
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#waiting.clear()
    await this.#running
    await this.#pool?.end()
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    for (let pause = LOOK_AGAIN_FIRST_MS; this.#waiting.size > 0; pause = Math.min(pause * 2, LOOK_AGAIN_MAX_MS)) {
      // What comes during the look may have been prepared after it.
      const looked = [...this.#waiting]
      const prepared = await this.#prepared()
      if (prepared !== undefined) for (const one of looked) this.#compare(...one, prepared)
      if (this.#waiting.size > 0) await delay(pause, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }

  /** Undefined while the server does not answer: what is prepared there stays so until it does. */
  async #prepared(): Promise<ReadonlySet<string> | undefined> {
    this.#pool ??= askingPool(this.#url, { name: 'parley-late-commits', answerMs: ANSWER_MS })
    try {
      return new Set((await this.#pool.query<{ gid: string }>(PREPARED)).rows.map(({ gid }) => gid))
    } catch {
      return undefined
    }
  }

  #compare(notice: Notice, waiting: Waiting, prepared: ReadonlySet<string>): void {
    if (this.#waiting.get(notice) !== waiting) return
    const open = new Set([...(waiting.open ?? prepared)].filter(gid => prepared.has(gid)))
    if (open.size === 0) this.#waiting.delete(notice)
    else this.#waiting.set(notice, { open })
    const hasEnded = open.size === 0 || (waiting.open !== undefined && open.size < waiting.open.size)
    if (hasEnded) this.#repeat(notice)
  }
}
