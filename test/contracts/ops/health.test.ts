import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pino } from 'pino'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { compose } from '../../../app/compose.ts'
import type { Environment } from '../../../app/environment.ts'
import { listen } from '../../../app/listen.ts'
import { startWorker } from '../../../app/worker.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { createEmptyDatabase } from '../../support/database.ts'
import { startDatabaseProxy } from '../../support/database-proxy.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService, testEnvironment } from '../../support/service.ts'
import { AS_ENGINE } from '../json-operation.ts'

const service = await startTestService()
after(() => service.stop())

const serve = async (databaseUrl: string, environment: Partial<Environment> = {}) => {
  const composed = await compose(testEnvironment(databaseUrl, environment), {
    logger: pino({ level: 'silent' }),
    observe: noteAnswer,
  })
  return { composed, listening: await listen(composed, { host: '127.0.0.1', port: 0 }) }
}

type Check = { name: string; ready: boolean; reason?: string }

const notReady = async (url: string): Promise<Check[]> => {
  const answer = await request(url).get('/readyz')
  assert.equal(answer.status, 503)
  const { checks } = answer.body as { checks: Check[] }
  return checks.filter(({ ready }) => !ready)
}

describe('getHealth', () => {
  it('answers as long as the process is up, regardless of the database', async () => {
    const answer = await request(service.url).get('/healthz')
    assert.deepEqual([answer.status, answer.body], [200, { status: 'ok' }])
  })
  it('carries the security headers and the id of the request', async () => {
    const { headers } = await request(service.url).get('/healthz')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'")
    assert.match(headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/)
    assert.equal(headers['x-powered-by'], undefined)
  })
})

describe('getReadiness', () => {
  it('is 503 where the role may only read, and says so', async () => {
    const readOnly = new URL(service.database.url)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    const { listening } = await serve(readOnly.href)
    const checks = await notReady(listening.url)
    await listening.stop()
    const { reason } = checks.find(({ name }) => name === 'database') ?? {}
    assert.equal(reason, 'the role of DATABASE_URL may only read')
  })
  it('is 503 where migrations are pending, and says how many', async () => {
    const database = await createEmptyDatabase()
    const { listening } = await serve(database.url)
    const answer = await request(listening.url).get('/readyz')
    assert.equal(answer.status, 503)
    assert.equal(answer.body.status, 'not_ready')
    assert.match(
      answer.body.checks.find((check: { name: string }) => check.name === 'migrations').reason,
      /^\d+ migrations are pending$/,
    )
    await listening.stop()
    await database.drop()
  })
  it('is 503 once the process has started to stop', async () => {
    const { listening, composed } = await serve(service.database.url)
    assert.equal((await request(listening.url).get('/readyz')).status, 200)
    composed.announceStop()
    const answer = await request(listening.url).get('/readyz')
    assert.equal(answer.status, 503)
    assert.deepEqual(
      answer.body.checks.filter((check: { ready: boolean }) => !check.ready),
      [{ name: 'shutdown', ready: false, reason: 'the process is stopping' }],
    )
    assert.equal((await request(listening.url).get('/healthz')).status, 200)
    await listening.stop()
  })
  it('is 503 with another APP_SECRET than the one that sealed the stored secrets', async () => {
    assert.equal((await request(service.url).get('/readyz')).status, 200)
    const { listening } = await serve(service.database.url, { appSecret: 'another secret, under which nothing opens' })
    assert.deepEqual(await notReady(listening.url), [
      {
        name: 'app_secret',
        ready: false,
        reason: 'APP_SECRET does not open what is stored, or the database does not answer',
      },
    ])
    await listening.stop()
  })
  it('is 503 while the data folder cannot be written to', async () => {
    // A file in its place fails for root too, which may write anywhere.
    const file = join(await mkdtemp(join(tmpdir(), 'parley-health-')), 'file')
    await writeFile(file, '')
    const { listening } = await serve(service.database.url, { dataDir: file })
    assert.deepEqual(await notReady(listening.url), [
      { name: 'data_folder', ready: false, reason: 'nothing can be written to DATA_DIR' },
    ])
    await listening.stop()
    await rm(dirname(file), { recursive: true })
  })
  it('answers with /metrics while no connection of the requests is free and tables are locked', async () => {
    const { listening, composed } = await serve(service.database.url)
    const { db } = composed.deps
    const taken = await Promise.all(Array.from({ length: db.options.max }, async () => await db.connect()))
    await taken[0]?.query('begin; lock table executions, conversations, engine_messages, tenants')
    const stuck = request(listening.url).get('/api/v1/engine/intents').query({ tenant_id: newId() }).set(AS_ENGINE)
    const unanswered = stuck.then(answer => answer.status)
    // Before the connections are given back: without limits of their own these would wait for ever.
    const [ready, healthy, metrics] = await Promise.all([
      request(listening.url).get('/readyz'),
      request(listening.url).get('/healthz'),
      request(listening.url).get('/metrics').set(AS_ENGINE),
    ])
    await taken[0]?.query('rollback')
    for (const client of taken) client.release()
    assert.deepEqual([ready.status, healthy.status, metrics.status], [200, 200, 200], ready.text)
    assert.match(metrics.text, /^parley_pool_connections\{pool="requests",state="busy"\} 10$/m)
    assert.ok([200, 404].includes(await unanswered))
    await listening.stop()
  })
  it('is 503 within its time while the database does not answer at all, and does not reveal where it is', async () => {
    const proxy = await startDatabaseProxy(service.database.url)
    const { listening } = await serve(proxy.url)
    assert.equal((await request(listening.url).get('/readyz')).status, 200)
    for (const interrupt of ['hang', 'refuse'] as const) {
      if (interrupt === 'hang') proxy.hang()
      else await proxy.refuse()
      const [checks, metrics] = await Promise.all([
        notReady(listening.url),
        request(listening.url).get('/metrics').set(AS_ENGINE),
      ])
      assert.equal(metrics.status, 200)
      assert.deepEqual(checks.slice(0, 2), [
        { name: 'database', ready: false, reason: 'no answer' },
        { name: 'migrations', ready: false, reason: 'no answer' },
      ])
    }
    await proxy.pass()
    await eventually(async () => assert.equal((await request(listening.url).get('/readyz')).status, 200))
    await listening.stop()
    await proxy.stop()
  })
  it('of a worker is 503 when a queue has not been polled for three minutes', async () => {
    const { listening, composed } = await serve(service.database.url)
    const worker = await startWorker(composed, { databaseUrl: service.database.url })
    await eventually(async () => assert.equal((await request(listening.url).get('/readyz')).status, 200))
    worker.drains.webhooks.sinceLastPoll = () => 180_001
    assert.deepEqual(await notReady(listening.url), [
      { name: 'queues', ready: false, reason: 'webhooks not polled for 180 seconds' },
    ])
    await worker.stop()
    await listening.stop()
  })
  it('is 200 when the database answers and is current', async () => {
    const answer = await request(service.url).get('/readyz')
    assert.deepEqual(
      [answer.status, answer.body],
      [
        200,
        {
          status: 'ready',
          checks: [
            { name: 'database', ready: true },
            { name: 'migrations', ready: true },
            { name: 'app_secret', ready: true },
            { name: 'data_folder', ready: true },
            { name: 'admin_connections', ready: true },
            { name: 'shutdown', ready: true },
          ],
        },
      ],
    )
  })
})
