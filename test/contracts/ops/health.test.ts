import assert from 'node:assert/strict'
import { after, describe, it, mock } from 'node:test'
import { pino } from 'pino'
import request from 'supertest'
import { compose } from '../../../app/compose.ts'
import { listen } from '../../../app/listen.ts'
import { noteAnswer } from '../../support/contract-coverage.ts'
import { createEmptyDatabase } from '../../support/database.ts'
import { startTestService, testEnvironment } from '../../support/service.ts'

const service = await startTestService()
after(() => service.stop())

const serve = async (databaseUrl: string) => {
  const composed = await compose(testEnvironment(databaseUrl), {
    logger: pino({ level: 'silent' }),
    observe: noteAnswer,
  })
  return { composed, listening: await listen(composed, { host: '127.0.0.1', port: 0 }) }
}

describe('getHealth', () => {
  it('answers as long as the process is up, whatever the database does', async () => {
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
  it('is 503 while the database is down, and does not reveal where it is', async () => {
    const { listening, composed } = await serve(service.database.url)
    const away = mock.method(composed.deps.db, 'query', () =>
      Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432')),
    )
    const answer = await request(listening.url).get('/readyz')
    away.mock.restore()
    assert.equal(answer.status, 503)
    assert.deepEqual(answer.body.checks, [
      { name: 'database', ready: false, reason: 'no answer' },
      { name: 'migrations', ready: false, reason: 'no answer' },
    ])
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
          ],
        },
      ],
    )
  })
})
