import { Agenda, type Job } from 'agenda'
import { PostgresBackend } from '@agendajs/postgres-backend'
import { databaseNow } from './postgres/clock.ts'
import { createPool, type Pool } from './postgres/pool.ts'

/** A job with a schedule, in UTC. Running it twice must be safe, even at the same time in two processes. */
export type ScheduledJob = {
  name: string
  /** Five fields, or six with seconds first. */
  cron: string
  run: () => Promise<void>
}

export type JobRunnerOptions = {
  url: string
  jobs: readonly ScheduledJob[]
  /** Identifies the process. */
  owner: string
  onError: (error: unknown, job: string | undefined) => void
  /**
   * After this time another process repeats the work of one that died; a live process renews the lock. Agenda runs a
   * timer of half this time for every job.
   */
  lockLifetimeMs?: number
}

export type JobRunner = {
  start(): Promise<void>
  /** Starts no more jobs, waits up to `graceMs` for those that run, and releases the others. */
  stop(graceMs?: number): Promise<void>
}

/** What a job's entry stores. `due` is its time by the database's clock; Agenda's `next_run_at` only wakes it. */
type Entry = { cron: string; due: string }

const TABLE = 'agenda_jobs'
const PROCESS_EVERY_MS = 1_000
const LOCK_LIFETIME_MS = 60_000
const AFTER_FAILURE_MS = 60_000
const STOP_GRACE_MS = 8_000
/** Agenda asks for each job every second, and reports each time that the database did not answer. */
const REPORT_EVERY_MS = 60_000

/**
 * Schedules for any number of processes. Agenda decides which of them runs a job; the database's clock decides that it
 * is due, since Agenda uses the clock of the process. A missed time is made up once: the entry stays due until a run
 * has succeeded.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { url, jobs, owner, onError, lockLifetimeMs = LOCK_LIFETIME_MS } = options
  const pool = createPool({ url, name: 'parley-jobs', max: 3, onError: error => onError(error, undefined) })
  let agenda: Agenda | undefined
  return {
    async start() {
      agenda = await openAgenda(pool, options)
      for (const job of jobs) {
        const run = createRun({ agenda, pool, onError, renewEveryMs: lockLifetimeMs / 3 }, job)
        agenda.define(job.name, run, { concurrency: 1, lockLimit: 1, lockLifetime: lockLifetimeMs })
        await enter(agenda, pool, job)
      }
      await agenda.start()
    },
    async stop(graceMs = STOP_GRACE_MS) {
      await agenda?.drain(graceMs)
      await pool.query(`update ${TABLE} set locked_at = null where last_modified_by = $1`, [owner])
      await pool.end()
    },
  }
}

async function openAgenda(pool: Pool, { owner, onError }: JobRunnerOptions): Promise<Agenda> {
  // Danger: constructing an Agenda without a database ends the process.
  await pool.query('select 1')
  const channelName = 'parley_jobs'
  const agenda = new Agenda({
    backend: new PostgresBackend({
      pool,
      tableName: TABLE,
      channelName,
      ensureSchema: false,
      disableNotifications: true,
    }),
    name: owner,
    processEvery: PROCESS_EVERY_MS,
    removeOnComplete: true,
    defaultConcurrency: 1,
  })
  let reported = { message: '', at: -Infinity }
  agenda.on('error', (error: Error) => {
    const at = performance.now()
    if (error.message === reported.message && at - reported.at < REPORT_EVERY_MS) return
    reported = { message: error.message, at }
    onError(error, undefined)
  })
  agenda.on('fail', (error: unknown, job: unknown) =>
    onError(error, (job as { attrs?: { name?: string } }).attrs?.name),
  )
  await agenda.ready
  return agenda
}

type RunContext = { agenda: Agenda; pool: Pool; onError: JobRunnerOptions['onError']; renewEveryMs: number }

/** What Agenda calls for a job's entry that it has locked. Agenda saves the entry afterwards, with its `nextRunAt`. */
function createRun({ agenda, pool, onError, renewEveryMs }: RunContext, { name, cron, run }: ScheduledJob) {
  return async (entry: Job<Entry>): Promise<void> => {
    const now = await databaseNow(pool)
    const due = new Date(entry.attrs.data.due)
    // Danger: Agenda has cleared `next_run_at`. Until it is stored again, the run of a process that dies is lost.
    entry.attrs.nextRunAt = due
    if (due > now) return
    await entry.touch()
    const release = keepLocked(entry, renewEveryMs, error => onError(error, name))
    try {
      await run()
      const next = nextTime(agenda, cron, now)
      entry.attrs.nextRunAt = next
      await advance(pool, name, { from: entry.attrs.data, to: { cron, due: next.toISOString() } })
    } catch (error) {
      entry.attrs.nextRunAt = new Date(Date.now() + AFTER_FAILURE_MS)
      throw error
    } finally {
      await release()
    }
  }
}

/** Renews the lock of an entry, until what it returns is called. */
function keepLocked(entry: Job<Entry>, everyMs: number, onError: (error: unknown) => void): () => Promise<void> {
  let renewed: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    renewed = entry.touch().catch(onError)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    // Danger: a renewal that arrived after Agenda's final save would lock the entry again.
    await renewed
  }
}

/** Sets the next time, unless another process has finished the run while this one was suspended. */
async function advance(pool: Pool, name: string, { from, to }: { from: Entry; to: Entry }): Promise<void> {
  await pool.query(`update ${TABLE} set data = $3 where name = $1 and data = $2`, [name, from, to])
}

/** An existing entry keeps its time: an overdue one was missed, and is due now. Another schedule replaces it. */
async function enter(agenda: Agenda, pool: Pool, { name, cron }: ScheduledJob): Promise<void> {
  const due = nextTime(agenda, cron, await databaseNow(pool)).toISOString()
  await pool.query(
    `
    insert into ${TABLE} as a (name, type, next_run_at, data)
    values ($1, 'single', $2, $3)
    on conflict (name) where type = 'single' do update
      set data = case when a.data->>'cron' = excluded.data->>'cron' then a.data else excluded.data end,
        next_run_at = case
          when a.data->>'cron' = excluded.data->>'cron' then (a.data->>'due')::timestamptz
          else excluded.next_run_at
        end
      where a.locked_at is null`,
    [name, due, { cron, due }],
  )
}

/** The first time after `from` that matches a cron expression, as Agenda interprets it. */
function nextTime(agenda: Agenda, cron: string, from: Date): Date {
  const probe = agenda.create('probe')
  probe.attrs.lastRunAt = from
  const next = probe.repeatEvery(cron, { timezone: 'UTC' }).attrs.nextRunAt
  if (next == null) throw new Error(`the schedule ${cron} has no next time`)
  return next
}
