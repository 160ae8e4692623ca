import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { insistent } from './database.ts'

export type Progress = {
  /** Runs that have not ended, starts that are queued included. */
  open(): number
  /** Webhooks that have not been delivered. */
  undelivered(): number
  /** Whether there is no activity: remaining work is leased by processes that no longer work on it. */
  isQuiet(): boolean
  /** Whether there has been none for so long that no live process can still be about to work. */
  isIdle(): boolean
  /** True when nothing has made progress for three minutes. */
  isStuck(): boolean
  stop(): Promise<void>
}

type Figures = { open: number; undelivered: number; turns: number; messages: number; transactions: number }

const LOOK_EVERY_MS = 100
const STUCK_AFTER_MS = 180_000
const QUIET_AFTER_MS = 1_500
/** Processes that get no processor time make no progress either, but they are in a transaction. */
const IDLE_AFTER_MS = 20_000

/** Polls the database. */
export async function watchProgress(pool: Pool): Promise<Progress> {
  const stopped = new AbortController()
  let seen = await look(pool)
  let movedAt = performance.now()
  let busyAt = movedAt
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await delay(LOOK_EVERY_MS)
      const now = await insistent(async () => await look(pool))
      if (now.turns > seen.turns || now.messages < seen.messages || now.undelivered < seen.undelivered)
        movedAt = performance.now()
      if (now.transactions > 0) busyAt = performance.now()
      seen = now
    }
  })()
  const stillMs = () => performance.now() - movedAt
  return {
    open: () => seen.open,
    undelivered: () => seen.undelivered,
    isQuiet: () => stillMs() > IDLE_AFTER_MS || Math.min(stillMs(), performance.now() - busyAt) > QUIET_AFTER_MS,
    isIdle: () => stillMs() > IDLE_AFTER_MS,
    isStuck: () => stillMs() > STUCK_AFTER_MS,
    stop: async () => {
      stopped.abort()
      await watching
    },
  }
}

async function look(pool: Pool): Promise<Figures> {
  const { rows } = await pool.query<Figures>(`
    select
      (select count(*) from executions where ended_at is null)
        + (select count(*) from engine_messages where type = 'StartExecution') as open,
      (select count(*) from webhook_deliveries where status = 'pending') as undelivered,
      (select coalesce(sum(revision), 0)::bigint from executions) as turns,
      (select count(*) from engine_messages where run_at <= parley_now()) as messages,
      (
        select count(*)
        from pg_stat_activity
        where datname = current_database() and application_name <> 'parley-test'
          and xact_start < clock_timestamp() - interval '200 ms'
      ) as transactions`)
  return rows[0] ?? { open: 0, undelivered: 0, turns: 0, messages: 0, transactions: 0 }
}
