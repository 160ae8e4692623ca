import type pg from 'pg'

/** Shorter than the server lets a transaction idle. */
const ASKED_EVERY_MS = 2_000

/**
 * The connection that has the locks of a transaction, while this works on another one. It is sent a statement again and
 * again: the server ends a transaction that idles, and with it the locks.
 */
export class KeptLocks {
  readonly #client: pg.PoolClient
  readonly #asking: NodeJS.Timeout
  #last: Promise<unknown> = Promise.resolve()
  #unanswered = 0

  constructor(client: pg.PoolClient) {
    this.#client = client
    this.#asking = setInterval(() => {
      // What fails here, the commit finds out.
      if (this.#unanswered === 0) this.query('select').catch(() => undefined)
    }, ASKED_EVERY_MS).unref()
  }

  /** Statements run one after the other. */
  async query(query: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    this.#unanswered += 1
    const answer = this.#last.then(async () => await this.#client.query(query as string, values))
    this.#last = answer.then(
      () => (this.#unanswered -= 1),
      () => (this.#unanswered -= 1),
    )
    return await answer
  }

  /** The connection, in its transaction, for the statements that follow. */
  async end(): Promise<pg.PoolClient> {
    clearInterval(this.#asking)
    await this.#last
    return this.#client
  }

  async release(): Promise<void> {
    const client = await this.end()
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}
