import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import type { Logger } from 'pino'
import request from 'supertest'
import { createLogger } from '../../adapters/logger.ts'
import { failureText } from '../../app/cli/failure.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { compose } from '../../app/compose.ts'
import { composeWorker } from '../../app/compose-worker.ts'
import { migrateDatabase } from '../../app/database.ts'
import { listen, type Listening } from '../../app/listen.ts'
import { startWorkerOnceWritable } from '../../app/worker.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService, testEnvironment } from '../support/service.ts'
import { startStandbyPair } from '../support/standby.ts'

const STANDBY = 'the server of DATABASE_URL is a standby, which takes no writes'
const READER = 'the role of DATABASE_URL may only read'
const ERROR = 50
const AT = { host: '127.0.0.1', port: 0 }

describe('a standby as the server of DATABASE_URL', async () => {
  const pair = await startStandbyPair()
  const service = await startTestService({ serverUrl: pair.url })
  const url = pair.onStandby(service.database.url)
  after(async () => {
    await service.stop()
    await pair.stop()
  })

  const reader = async () => {
    await service.database.pool.query(`
      create role parley_reader login password 'test';
      grant select on all tables in schema public to parley_reader`)
    return Object.assign(new URL(service.database.url), { username: 'parley_reader', password: 'test' }).href
  }

  for (const [kind, start] of [
    ['an API process', startApi],
    ['a worker', startWorkerProcess],
  ] as const) {
    it(`is told by ${kind} in one line of the log and by /readyz, while its port answers`, async () => {
      await pair.caughtUp()
      assert.deepEqual(await told(start, url), {
        ready: [503, STANDBY],
        healthy: 200,
        errors: [`${STANDBY}: name the primary, and a role that may write`],
      })
    })
  }

  it('is told in the same way, as a role that may only read, by both', async () => {
    const url = await reader()
    for (const start of [startApi, startWorkerProcess])
      assert.deepEqual(await told(start, url), {
        ready: [503, READER],
        healthy: 200,
        errors: [`${READER}: name the primary, and a role that may write`],
      })
  })

  it('is told by a migration in one sentence', async () => {
    await pair.caughtUp()
    await assert.rejects(migrateDatabase(url), error => {
      assert.match(failureText(error), /^The database of DATABASE_URL takes no writes: .*\.$/)
      return true
    })
  })

  it('is worked on once it has become the primary', async () => {
    await pair.caughtUp()
    const { listening, worker } = await startWorkerProcess(url, createLogger('silent'))
    const standby = createPool({ url, max: 1 })
    await standby.query('select pg_promote()')
    // The worker enters its schedules when it starts.
    await eventually(async () => {
      assert.equal((await request(listening.url).get('/readyz')).status, 200)
      const { rows } = await standby.query<{ listens: boolean }>(
        "select exists (select from pg_stat_activity where application_name = 'parley-work') as listens",
      )
      assert.ok(rows[0]?.listens)
    })
    await standby.end()
    await listening.stop(async () => await worker.stop())
  })
})

type Started = { listening: Listening; worker?: { stop(): Promise<void> } }

async function startApi(url: string, logger: Logger): Promise<Started> {
  return { listening: await listen(await compose(testEnvironment(url), { logger }), AT) }
}

async function startWorkerProcess(url: string, logger: Logger): Promise<Required<Started>> {
  const service = await composeWorker(testEnvironment(url), { logger })
  const listening = await listen(service, AT)
  return { listening, worker: await startWorkerOnceWritable(service, testEnvironment(url)) }
}

/** What a process that was started on a database says of it. */
async function told(start: (url: string, logger: Logger) => Promise<Started>, url: string) {
  const errors: string[] = []
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string }
    if (level >= ERROR) errors.push(msg)
  }
  const { listening, worker } = await start(url, createLogger('info', { write }))
  const ready = await request(listening.url).get('/readyz')
  const { checks } = ready.body as { checks: { name: string; reason?: string }[] }
  const healthy = (await request(listening.url).get('/healthz')).status
  await listening.stop(async () => await worker?.stop())
  return { ready: [ready.status, checks.find(({ name }) => name === 'database')?.reason], healthy, errors }
}
