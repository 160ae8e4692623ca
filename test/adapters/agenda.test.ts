import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createJobRunner, type JobRunner, type ScheduledJob } from '../../adapters/agenda.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

const YEARLY = '0 0 1 1 *'
const PROCESS = fileURLToPath(new URL('agenda-process.ts', import.meta.url))

describe('schedules', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
  })
  after(async () => await database.drop())

  const failures: string[] = []
  const runner = (owner: string, jobs: ScheduledJob[], lockLifetimeMs = 2_000) =>
    createJobRunner({
      url: database.url,
      owner,
      jobs,
      lockLifetimeMs,
      onError: error => failures.push(String(error)),
    })
  const stopAll = async (runners: JobRunner[]) => {
    await Promise.all(runners.map(async one => await one.stop(1_000)))
  }
  /** As if the job had become due three days ago, while no process was running. */
  const missed = async (name: string) => {
    await database.pool.query(
      `update agenda_jobs set next_run_at = now() - interval '3 days',
        data = data || jsonb_build_object('due', parley_now() - interval '3 days') where name = $1`,
      [name],
    )
  }
  const dueTime = async (name: string) => {
    const { rows } = await database.pool.query<{ due: string }>(
      "select data->>'due' as due from agenda_jobs where name = $1",
      [name],
    )
    assert.ok(rows[0] !== undefined, name)
    return new Date(rows[0].due)
  }

  /** No process runs the job, and none will before its next time. */
  const atRest = async (name: string) => {
    for (;;) {
      const {
        rows: [job],
      } = await database.pool.query<{ rests: boolean }>(
        'select locked_at is null and next_run_at > now() as rests from agenda_jobs where name = $1',
        [name],
      )
      if (job?.rests === true) return
      await delay(20)
    }
  }

  it('a job that was missed while no process was running is made up for, once across many workers', async () => {
    let runs = 0
    const done = Promise.withResolvers<undefined>()
    const job: ScheduledJob = {
      name: 'yearly',
      cron: YEARLY,
      run: async () => {
        runs++
        await delay(50)
        done.resolve(undefined)
      },
    }
    const first = runner('first', [job])
    await first.start()
    await stopAll([first])
    await missed('yearly')
    const runners = ['a', 'b', 'c'].map(owner => runner(owner, [job]))
    await Promise.all(runners.map(async one => await one.start()))
    await done.promise
    await atRest('yearly')
    await stopAll(runners)
    assert.equal(runs, 1)
    const next = await dueTime('yearly')
    assert.ok(
      next > new Date() && next.getUTCMonth() === 0 && next.getUTCDate() === 1 && next.getUTCHours() === 0,
      next.toISOString(),
    )
  })
  it('a process whose clock is ahead does not run a job before its time', async () => {
    let runs = 0
    const job: ScheduledJob = {
      name: 'early',
      cron: YEARLY,
      run: async () => {
        runs++
        await Promise.resolve()
      },
    }
    const one = runner('ahead', [job])
    await one.start()
    await database.pool.query("update agenda_jobs set next_run_at = now() - interval '5 minutes' where name = 'early'")
    await atRest('early')
    await one.stop()
    assert.equal(runs, 0)
    const { rows } = await database.pool.query(
      "select next_run_at = (data->>'due')::timestamptz as same from agenda_jobs where name = 'early'",
    )
    assert.deepEqual(rows, [{ same: true }])
  })
  it('a run that fails stays due and is repeated after a minute', async () => {
    const tried = Promise.withResolvers<undefined>()
    const job: ScheduledJob = {
      name: 'failing',
      cron: YEARLY,
      run: async () => {
        tried.resolve(undefined)
        await Promise.reject(new Error('not today'))
      },
    }
    const setup = runner('setup', [job])
    await setup.start()
    await setup.stop()
    await missed('failing')
    const one = runner('one', [job])
    await one.start()
    await tried.promise
    await atRest('failing')
    await one.stop()
    assert.ok((await dueTime('failing')) < new Date())
    const { rows } = await database.pool.query(
      `select extract(epoch from next_run_at - now()) between 50 and 61 as soon
       from agenda_jobs where name = 'failing'`,
    )
    assert.deepEqual(rows, [{ soon: true }])
    assert.ok(failures.some(failure => failure.includes('not today')))
  })
  it('a job whose process is killed is repeated by another when its lock expires, within a minute', async () => {
    let runs = 0
    const repeated = Promise.withResolvers<undefined>()
    const job: ScheduledJob = {
      name: 'killed',
      cron: YEARLY,
      run: async () => {
        runs++
        repeated.resolve(undefined)
        await Promise.resolve()
      },
    }
    const setup = runner('setup', [job])
    await setup.start()
    await setup.stop()
    await missed('killed')
    const child = fork(PROCESS, [], { env: { ...process.env, DATABASE_URL: database.url } })
    await once(child, 'message')
    child.kill('SIGKILL')
    const other = runner('other', [job])
    await other.start()
    await repeated.promise
    await atRest('killed')
    await other.stop()
    assert.equal(runs, 1)
    assert.ok((await dueTime('killed')) > new Date())
  })
  it('are polled while the database refuses, and one failure a minute is reported', async () => {
    const refused = async () =>
      Number(
        (
          await database.pool.query<{ count: string }>(
            'select xact_rollback as count from pg_stat_database where datname = current_database()',
          )
        ).rows[0]?.count,
      )
    const idle = ['idle-1', 'idle-2'].map(name => ({ name, cron: YEARLY, run: async () => await Promise.resolve() }))
    const worker = runner('refused', idle)
    await worker.start()
    failures.length = 0
    const before = await refused()
    await database.pool.query('alter table agenda_jobs rename to agenda_jobs_away')
    try {
      await eventually(async () => assert.ok((await refused()) >= before + 4))
    } finally {
      await database.pool.query('alter table agenda_jobs_away rename to agenda_jobs')
      await worker.stop()
    }
    assert.equal(failures.length, 1, failures.join('\n'))
  })
  it('a run that takes longer than its lock is not started a second time', async () => {
    let runs = 0
    const done = Promise.withResolvers<undefined>()
    const job: ScheduledJob = {
      name: 'long',
      cron: YEARLY,
      run: async () => {
        runs++
        await delay(5_000)
        done.resolve(undefined)
      },
    }
    const setup = runner('setup', [job])
    await setup.start()
    await setup.stop()
    await missed('long')
    // On a busy machine a lock of two seconds may end between two of its renewals.
    const runners = ['a', 'b'].map(owner => runner(owner, [job], 4_000))
    await Promise.all(runners.map(async one => await one.start()))
    await done.promise
    await atRest('long')
    await stopAll(runners)
    assert.equal(runs, 1)
  })
  it('a run that is not finished when its process stops is immediately taken over by another', async () => {
    const started = Promise.withResolvers<undefined>()
    const again = Promise.withResolvers<undefined>()
    const job = (run: () => Promise<void>): ScheduledJob => ({ name: 'handed', cron: YEARLY, run })
    const first = createJobRunner({
      url: database.url,
      owner: 'first',
      jobs: [
        job(async () => {
          started.resolve(undefined)
          await again.promise
        }),
      ],
      onError: () => undefined,
    })
    await first.start()
    await missed('handed')
    await started.promise
    const second = createJobRunner({
      url: database.url,
      owner: 'second',
      jobs: [
        job(async () => {
          again.resolve(undefined)
          await Promise.resolve()
        }),
      ],
      onError: () => undefined,
    })
    await second.start()
    await first.stop(50)
    await again.promise
    await second.stop()
  })
  it('an entry whose cron expression is changed gets its new time', async () => {
    const run = async () => await Promise.resolve()
    for (const cron of [YEARLY, '30 2 * * *']) {
      const one = runner('change', [{ name: 'moved', cron, run }])
      await one.start()
      await one.stop()
    }
    const next = await dueTime('moved')
    assert.deepEqual([next.getUTCHours(), next.getUTCMinutes()], [2, 30])
  })
})
