import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createJobRunner, type JobRunner, type ScheduledJob } from '../../adapters/agenda.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const YEARLY = '0 0 1 1 *'

describe('schedules', () => {
  let database: TestDatabase
  before(async () => {
    database = await createTestDatabase()
  })
  after(async () => await database.drop())

  const failures: string[] = []
  const runner = (owner: string, jobs: ScheduledJob[]) =>
    createJobRunner({
      url: database.url,
      owner,
      jobs,
      lockLifetimeMs: 2_000,
      onError: error => failures.push(String(error)),
    })
  const stopAll = async (runners: JobRunner[]) => {
    await Promise.all(runners.map(async one => await one.stop(1_000)))
  }
  const missed = async (name: string) => {
    await database.pool.query("update schedules set next_due = parley_now() - interval '3 days' where job = $1", [name])
    await database.pool.query("update agenda_jobs set next_run_at = now() - interval '3 days' where name = $1", [name])
  }
  const schedule = async (name: string) =>
    (
      await database.pool.query<{ next_due: Date; due: boolean }>(
        'select next_due, next_due <= parley_now() as due from schedules where job = $1',
        [name],
      )
    ).rows[0]

  /** No process has the job in hand, and none will take it up before its next time. */
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

  it('a run that was missed while everything was down is made up, once on many workers', async () => {
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
    const next = (await schedule('yearly'))?.next_due
    assert.ok(
      next !== undefined &&
        next > new Date() &&
        next.getUTCMonth() === 0 &&
        next.getUTCDate() === 1 &&
        next.getUTCHours() === 0,
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
      "select a.next_run_at = s.next_due as same from agenda_jobs a join schedules s on s.job = a.name where a.name = 'early'",
    )
    assert.deepEqual(rows, [{ same: true }])
  })
  it('a run that fails, or dies, stays due', async () => {
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
    await one.stop()
    assert.equal((await schedule('failing'))?.due, true)
    assert.ok(failures.some(failure => failure.includes('not today')))
  })
  it('an entry whose schedule is changed gets its new time', async () => {
    const run = async () => await Promise.resolve()
    for (const cron of [YEARLY, '30 2 * * *']) {
      const one = runner('change', [{ name: 'moved', cron, run }])
      await one.start()
      await one.stop()
    }
    const next = (await schedule('moved'))?.next_due
    assert.deepEqual([next?.getUTCHours(), next?.getUTCMinutes()], [2, 30])
  })
})
