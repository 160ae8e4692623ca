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
   * After this time another process repeats the run of one that died; a live one renews it. Agenda runs a timer of half
   * this time for every job.
   */
  lockLifetimeMs?: number
}

export type JobRunner = {
  start(): Promise<void>
  /** Starts no more jobs, waits up to `graceMs` for those that run, and releases the others. */
  stop(graceMs?: number): Promise<void>
}

type RunContext = { agenda: Agenda; pool: Pool; onError: JobRunnerOptions['onError']; lockLifetimeMs: number }

/** A job's entry. `due` is its time by the database's clock; Agenda's `next_run_at` only wakes it. */
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
  const { url, jobs, owner, onError } = options
  const pool = createPool({ url, name: 'parley-jobs', max: 3, onError: error => onError(error, undefined) })
  let agenda: Agenda | undefined
  return {
    async start() {
      agenda = await createAgenda(pool, options)
      for (const job of jobs) await enter(agenda, pool, job)
      await agenda.start()
    },
    async stop(graceMs = STOP_GRACE_MS) {
      await agenda?.drain(graceMs)
      await pool.query(
        `
        update ${TABLE}
        set locked_at = null
        where last_modified_by = $1`,
        [owner],
      )
      await pool.end()
    },
  }
}

async function createAgenda(
  pool: Pool,
  { jobs, owner, onError, lockLifetimeMs = LOCK_LIFETIME_MS }: JobRunnerOptions,
): Promise<Agenda> {
  // Asked first, because constructing an Agenda without a database ends the process.
  await pool.query('select 1')
  const agenda = new Agenda({
    backend: new PostgresBackend({
      pool,
      tableName: TABLE,
      channelName: 'parley_jobs',
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
  const context = { agenda, pool, onError, lockLifetimeMs }
  for (const job of jobs)
    agenda.define(job.name, async (entry: Job<Entry>) => await runIfDue(context, job, entry), {
      concurrency: 1,
      lockLimit: 1,
      lockLifetime: lockLifetimeMs,
    })
  return agenda
}

async function runIfDue(
  { agenda, pool, onError, lockLifetimeMs }: RunContext,
  { name, cron, run }: ScheduledJob,
  entry: Job<Entry>,
): Promise<void> {
  const due = new Date(entry.attrs.data.due)
  const now = await databaseNow(pool)
  entry.attrs.nextRunAt = due
  if (due > now) return
  // Agenda has cleared `next_run_at`. With the time restored, the run of a process that dies is still due.
  await entry.touch()
  let renewed: Promise<void> = Promise.resolve()
  const renewal = setInterval(() => {
    renewed = entry.touch().catch((error: unknown) => onError(error, name))
  }, lockLifetimeMs / 3)
  try {
    await run()
    entry.attrs.nextRunAt = nextTime(agenda, cron, now)
    // Conditional, since another process may have finished the run while this one was suspended.
    await pool.query(
      `
      update ${TABLE}
      set data = $2
      where name = $1 and data = $3`,
      [name, { cron, due: entry.attrs.nextRunAt }, entry.attrs.data],
    )
  } catch (error) {
    entry.attrs.nextRunAt = new Date(Date.now() + AFTER_FAILURE_MS)
    throw error
  } finally {
    clearInterval(renewal)
    // A renewal that arrived after Agenda's final save would lock the entry again.
    await renewed
  }
}

/** An existing entry keeps its time: an overdue one was missed, and is due now. */
async function enter(agenda: Agenda, pool: Pool, { name, cron }: ScheduledJob): Promise<void> {
  const due = nextTime(agenda, cron, await databaseNow(pool))
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
    [name, due.toISOString(), { cron, due }],
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
