import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '../adapters/postgres/pool.ts'
import { isTransient } from '../adapters/postgres/transient.ts'
import { recordAudit, type AuditWrite } from '../adapters/stores/audit/record.ts'
import type { Log } from './log.ts'

/** Audit entries that no transaction of an effect includes: of calls that were refused, for example. */
export type KeptEntries = {
  /** Writes an entry; while the database is unavailable, it is kept until it can be written. Throws other errors. */
  record(tenantId: string, entry: AuditWrite): Promise<void>
  /** Keeps an entry until it can be written, after an error of an unavailable database. */
  keep(tenantId: string, entry: AuditWrite, cause?: unknown): void
  /** Counts and logs an entry that will not be written. */
  lose(error: unknown): void
  /** Tries once more to write what is kept. */
  close(): Promise<void>
}

type Deps = {
  db: Pool
  log: Log
  /** Called for entries that will not be written. */
  onLost: (entries: number) => void
  keptAtMost?: number
}

/** Some ten megabytes, or half an hour of 300 refused calls a minute. */
const KEPT_AT_MOST = 10_000
const RETRY_MS = 250

export function createKeptEntries(deps: Deps): KeptEntries {
  return new Kept(deps)
}

class Kept implements KeptEntries {
  readonly #deps: Deps
  readonly #keptAtMost: number
  readonly #entries: { tenantId: string; entry: AuditWrite }[] = []
  readonly #closing = new AbortController()
  #writing: Promise<void> | undefined

  constructor(deps: Deps) {
    this.#deps = deps
    this.#keptAtMost = deps.keptAtMost ?? KEPT_AT_MOST
  }

  async record(tenantId: string, entry: AuditWrite): Promise<void> {
    // The caller does not wait for a database that has just not answered another one.
    if (this.#entries.length > 0) {
      this.keep(tenantId, entry)
      return
    }
    try {
      await recordAudit(this.#deps.db, tenantId, entry)
    } catch (error) {
      if (!isTransient(error)) throw error
      this.keep(tenantId, entry, error)
    }
  }

  lose(error: unknown): void {
    this.#lost(1, error)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#writing
    const { length } = this.#entries
    if (length > 0) this.#lost(length)
  }

  keep(tenantId: string, entry: AuditWrite, cause?: unknown): void {
    if (this.#entries.length >= this.#keptAtMost) {
      this.#deps.onLost(1)
      return
    }
    this.#entries.push({ tenantId, entry })
    if (this.#entries.length === this.#keptAtMost)
      this.#deps.log.error({ kept: this.#keptAtMost }, 'audit entries are lost: too many wait for the database')
    this.#writing ??= this.#writeAll(cause).finally(() => {
      this.#writing = undefined
    })
  }

  async #writeAll(cause: unknown): Promise<void> {
    const { db, log } = this.#deps
    log.warn({ err: cause }, 'audit entries of calls wait until the database takes them')
    let written = 0
    for (let first = this.#entries[0]; first !== undefined; first = this.#entries[0]) {
      const error = await recordAudit(db, first.tenantId, first.entry).catch((failure: unknown) => failure)
      if (error === undefined || !isTransient(error)) {
        this.#entries.shift()
        if (error === undefined) written += 1
        else this.lose(error)
      } else if (this.#closing.signal.aborted) return
      else await delay(RETRY_MS, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined)
    }
    log.warn({ entries: written }, 'audit entries that waited for the database are written')
  }

  #lost(entries: number, error?: unknown): void {
    this.#deps.onLost(entries)
    this.#deps.log.error({ err: error, entries }, 'audit entries of calls were not written')
  }
}
