import { Agenda, type Job } from 'agenda'
import { PostgresBackend } from '@agendajs/postgres-backend'
import { createPool, type Pool } from './postgres/pool.ts'

/** A job that runs by the clock, in UTC. */
export type ScheduledJob = {
  name: string
  /** Five fields, or six with seconds first. */
  cron: string
  /**
   * `sweep`: cheap and harmless to repeat, it just runs at every tick. Else each due time is worked off once, and made
   * up when it was missed.
   */
  sweep?: boolean
  run: () => Promise<void>
}

export type JobRunnerOptions = {
  url: string
  jobs: readonly ScheduledJob[]
  /** Names the process. */
  owner: string
  onError: (error: unknown, job: string | undefined) => void
  /**
   * How long Agenda holds a job that runs. It keeps a timer of half of that behind every job, which keeps the process
   * up.
   */
  lockLifetimeMs?: number
}

export type JobRunner = {
  start(): Promise<void>
  /** Starts no job any more and waits for those that run, up to `graceMs`. */
  stop(graceMs?: number): Promise<void>
}

const TABLE = 'agenda_jobs'
const PROCESS_EVERY_MS = 1_000
/** A run that takes longer counts as dead; the schedules' jobs are safe to run twice. */
const RUN_AT_MOST = "interval '10 minutes'"
const LOCK_LIFETIME_MS = 600_000
const SWEEP_LOCK_LIFETIME_MS = 10_000
const AFTER_FAILURE_MS = 60_000
const STOP_GRACE_MS = 8_000

/**
 * Schedules on any number of processes. Agenda wakes a job up, on one of them as a rule; whether its time has come, and
 * whose run it is, the table
 * `schedules` decides by the database's clock, since Agenda's locks are not fenced and go by the clock of each process.
 */
export function createJobRunner({
  url,
  jobs,
  owner,
  onError,
  lockLifetimeMs = LOCK_LIFETIME_MS,
}: JobRunnerOptions): JobRunner {
  const pool = createPool({ url, name: 'parley-jobs', max: 3, onError: error => onError(error, undefined) })
  let agenda: Agenda | undefined

  async function build(): Promise<Agenda> {
    // Asked first, because an Agenda whose database is away when it is made ends the process.
    await pool.query('select 1')
    const made = new Agenda({
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
    made.on('error', error => onError(error, undefined))
    made.on('fail', (error: unknown, job: unknown) =>
      onError(error, (job as { attrs?: { name?: string } }).attrs?.name),
    )
    await made.ready
    for (const job of jobs) define(made, job)
    return made
  }

  function define(made: Agenda, job: ScheduledJob): void {
    const handler =
      job.sweep === true
        ? async () => await job.run()
        : async (tick: Job) => await runIfDue(made, pool, job, owner, tick)
    made.define(job.name, handler, {
      concurrency: 1,
      lockLimit: 1,
      lockLifetime: job.sweep === true ? SWEEP_LOCK_LIFETIME_MS : lockLifetimeMs,
    })
  }

  return {
    async start() {
      agenda = await build()
      for (const job of jobs) await enter(agenda, pool, job)
      await agenda.start()
    },
    async stop(graceMs = STOP_GRACE_MS) {
      if (agenda !== undefined) {
        await agenda.drain(graceMs)
        await agenda.stop()
      }
      await pool.end()
    },
  }
}

/** An entry that exists keeps its time: one that is overdue was missed, and is due now. */
async function enter(agenda: Agenda, pool: Pool, { name, cron, sweep }: ScheduledJob): Promise<void> {
  const {
    rows: [clock],
  } = await pool.query<{ now: Date }>('select parley_now() as now')
  const first = nextTime(agenda, cron, clock?.now ?? new Date())
  await pool.query(
    `
    insert into ${TABLE} as a (name, type, priority, next_run_at, repeat_interval, repeat_timezone) values ($1, 'single', 0, $2, $3, 'UTC')
    on conflict (name) where type = 'single' do update
      set repeat_interval = excluded.repeat_interval, disabled = false,
        next_run_at = case when a.repeat_interval is distinct from excluded.repeat_interval or a.next_run_at is null then excluded.next_run_at else a.next_run_at end`,
    [name, first, cron],
  )
  if (sweep === true) return
  await pool.query(
    `
    insert into schedules as s (job, cron, next_due) values ($1, $2, $3)
    on conflict (job) do update set cron = excluded.cron, next_due = case when s.cron <> excluded.cron then excluded.next_due else s.next_due end`,
    [name, cron, first],
  )
}

async function runIfDue(
  agenda: Agenda,
  pool: Pool,
  { name, cron, run }: ScheduledJob,
  owner: string,
  tick: Job,
): Promise<void> {
  const {
    rows: [taken],
  } = await pool.query<{ now: Date }>(
    `
    update schedules set lease_owner = $2, lease_until = parley_now() + ${RUN_AT_MOST}
    where job = $1 and next_due <= parley_now() and (lease_until is null or lease_until <= parley_now())
    returning parley_now() as now`,
    [name, owner],
  )
  if (taken === undefined) {
    // Too early by the database's clock, or somebody else's run: come again at the time that the table names.
    const {
      rows: [schedule],
    } = await pool.query<{ next_due: Date }>('select next_due from schedules where job = $1', [name])
    if (schedule !== undefined) tick.attrs.nextRunAt = schedule.next_due
    return
  }
  const next = nextTime(agenda, cron, taken.now)
  try {
    await run()
  } catch (error) {
    await pool.query(
      'update schedules set lease_owner = null, lease_until = null where job = $1 and lease_owner = $2',
      [name, owner],
    )
    tick.attrs.nextRunAt = new Date(Date.now() + AFTER_FAILURE_MS)
    throw error
  }
  await pool.query(
    'update schedules set next_due = $3, lease_owner = null, lease_until = null where job = $1 and lease_owner = $2',
    [name, owner, next],
  )
  // Agenda saves what stands here when the handler is done; its own reckoning goes by the clock of this process.
  tick.attrs.nextRunAt = next
}

/** The first time after `from` that a cron expression names, as Agenda reads it. */
function nextTime(agenda: Agenda, cron: string, from: Date): Date {
  const probe = agenda.create('probe')
  probe.attrs.lastRunAt = from
  const next = probe.repeatEvery(cron, { timezone: 'UTC' }).attrs.nextRunAt
  if (next == null) throw new Error(`the schedule ${cron} has no next time`)
  return next
}
