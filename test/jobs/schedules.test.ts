import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createJobRunner } from '../../adapters/agenda.ts'
import { newId } from '../../adapters/ids.ts'
import type { Mail } from '../../adapters/mail/index.ts'
import document from '../../generated/schemas/jobs.json' with { type: 'json' }
import { allJobs, type JobDeps } from '../../jobs/index.ts'
import { createReport } from '../../services/analytics/saved-reports.ts'
import { createTestClock } from '../support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const DAY = 24 * 60 * 60_000

describe('jobs that run by the clock', () => {
  let database: TestDatabase
  let tenantId = ''
  const clock = createTestClock('2026-03-04T06:05:00Z')
  const mails: Mail[] = []
  const untouched = () => {
    throw new Error('this job needs nothing of that kind')
  }
  // The jobs of these tests need no more.
  const deps = () =>
    ({
      db: database.pool,
      mailer: {
        delivers: true,
        send: async (mail: Mail) => {
          mails.push(mail)
          await Promise.resolve()
        },
        close: () => undefined,
      },
      settings: { value: async () => await Promise.resolve(90), strings: untouched },
      databaseNow: async () => await Promise.resolve(clock.now()),
      newId,
      files: { remove: untouched } as unknown as JobDeps['files'],
      spool: { place: untouched } as unknown as JobDeps['spool'],
      idempotency: { open: untouched },
      log: { warn: untouched, error: untouched },
    }) as unknown as Omit<JobDeps, 'clock'>
  const job = (name: string) => {
    const found = allJobs(deps()).find(candidate => candidate.name === name)
    assert.ok(found, name)
    return found
  }
  const count = async (sql: string) =>
    (await database.pool.query<{ count: number }>(`select count(*) from ${sql}`)).rows[0]?.count
  before(async () => {
    database = await createTestDatabase()
    tenantId = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Acme' },
    })
  })
  after(async () => {
    await database.drop()
  })

  it('run at the times of the contract', () => {
    const declared = Object.entries(document['x-schedules']).map(([name, { cron }]) => [name, cron])
    assert.deepEqual(
      allJobs(deps())
        .map(({ name, cron }) => [name, cron])
        .toSorted(),
      declared.toSorted(),
    )
    assert.deepEqual([job('refresh-analytics').cron, job('send-scheduled-reports').cron], ['9 * * * *', '5 * * * *'])
    for (const daily of ['purge-telemetry', 'purge-event-log', 'roll-up-token-usage'])
      assert.match(job(daily).cron, /^\d+ \d+ \* \* \*$/, daily)
  })

  it('refresh, roll up and purge as their names say, and may run twice', async () => {
    const at = (days: number) => new Date(clock.now().getTime() - days * DAY)
    for (const days of [100, 1])
      await database.pool.query(
        "insert into telemetry_events (tenant_id, id, name, occurred_at, created_at) values ($1, $2, 'seen', $3, $3)",
        [tenantId, newId(), at(days)],
      )
    for (let round = 0; round < 2; round++) {
      await job('refresh-analytics').run()
      assert.equal(await count('rollup_telemetry'), round === 0 ? 2 : 1)
      await job('purge-telemetry').run()
      assert.equal(await count('telemetry_events'), 1)
      clock.advance(60 * 60_000)
      await job('refresh-analytics').run()
      assert.equal(await count('rollup_telemetry'), 1)
    }
    await database.pool.query(
      `insert into model_calls (tenant_id, id, conversation_id, execution_id, model, prompt_tokens, completion_tokens,
        cost_micros, created_at)
      select $1, $2, $3, $4, 'gpt', 10, 5, 7, $5`,
      [tenantId, newId(), newId(), newId(), at(5)],
    )
    for (let round = 0; round < 2; round++) {
      await job('roll-up-token-usage').run()
      const { rows } = await database.pool.query('select day, total_tokens, cost_micros from token_usage_daily')
      assert.deepEqual(rows, [{ day: at(5).toISOString().slice(0, 10), total_tokens: 15, cost_micros: 7 }])
    }
  })

  it("see the database's clock: a worker that is years ahead deletes nothing and sums no hour to come", async () => {
    const ahead = { now: () => new Date(clock.now().getTime() + 3_650 * DAY) }
    for (const { name, run } of allJobs({ ...deps(), clock: ahead } as JobDeps))
      if (['refresh-analytics', 'purge-telemetry', 'purge-conversations'].includes(name)) await run()
    assert.equal(await count('telemetry_events'), 1)
    const { rows } = await database.pool.query<{ until: Date }>('select max(complete_until) as until from rollup_state')
    assert.ok(rows[0] !== undefined && rows[0].until <= clock.now())
  })

  it('send a scheduled report once a day, however often their worker restarts in its hour', async () => {
    clock.set('2026-03-05T06:05:00Z')
    await createReport({ db: database.pool, clock, newId }, tenantId, {
      name: 'Events',
      definition: { dataset: 'telemetry', measures: ['events'], last_days: 7 },
      schedule: { frequency: 'daily', hour: 6, recipients: ['ada@acme.example'] },
    })
    let runs = 0
    const mailing = job('send-scheduled-reports')
    const counted = {
      ...mailing,
      run: async () => {
        await mailing.run()
        runs += 1
      },
    }
    const runner = () =>
      createJobRunner({
        url: database.url,
        owner: newId(),
        jobs: [counted],
        lockLifetimeMs: 2_000,
        onError: error => {
          throw error
        },
      })
    const setup = runner()
    await setup.start()
    await setup.stop(1_000)
    runs = 0
    mails.length = 0
    await database.pool.query('delete from report_deliveries')
    for (let restart = 1; restart <= 3; restart++) {
      // As if the job had become due while no worker was running.
      await database.pool.query(
        `update agenda_jobs
        set next_run_at = now() - interval '1 minute', data = data || jsonb_build_object('due', now() - interval
          '1 minute')`,
      )
      const restarted = runner()
      await restarted.start()
      await eventually(async () => {
        await Promise.resolve()
        assert.equal(runs, restart)
      })
      await restarted.stop(1_000)
    }
    assert.deepEqual([runs, mails.length], [3, 1])
    clock.advance(DAY)
    await mailing.run()
    assert.equal(mails.length, 2)
  })
})
