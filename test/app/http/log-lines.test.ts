import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { createLogger } from '../../../adapters/logger.ts'
import { compose } from '../../../app/compose.ts'
import type { Environment } from '../../../app/environment.ts'
import { listen } from '../../../app/listen.ts'
import { ENGINE_TOKEN, startTestService, testEnvironment } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

const KEY = 'pk_live_LogLines'
const MOST_BYTES = 1_024
/** As long as Node accepts in a request line, in a letter that no generated id contains. */
const LONG = 'z'.repeat(15_000)

describe('a log line', async () => {
  const lines: string[] = []
  const logger = createLogger('debug', { write: line => lines.push(line) })
  const service = await startTestService({ substitutes: { logger } })
  after(() => service.stop())

  it('of a request stays under 1 kB for any path, and names the template of the path', async () => {
    const id = '018f5e7a-0000-7000-8000-000000000002'
    lines.length = 0
    for (const path of [
      `/api/public/v1/chat/executions/${id}?x=${LONG}`,
      `/api/public/v1/chat/executions/${LONG}`,
      `/api/v1/config/${LONG}/${LONG.slice(0, 100)}`,
      `/api/${LONG}`,
      `/${LONG}`,
      `/mcp?${LONG}`,
    ])
      await request(service.url).get(path).set('X-Forwarded-For', service.nextAddress())
    const hostile = `${LONG}"\\\u00e9`
    await request(service.url)
      .post('/api/public/v1/chat/messages')
      .set({
        'X-Forwarded-For': `${LONG.slice(0, 2_000)}, ${service.nextAddress()}`,
        'X-Request-Id': LONG.slice(0, 2_000),
        'Origin': `https://${LONG.slice(0, 1_000)}`,
        'User-Agent': LONG.slice(0, 2_000),
        'Authorization': `Bearer ${LONG.slice(0, 2_000)}`,
        'Idempotency-Key': LONG.slice(0, 2_000),
      })
      .send({ publicKey: hostile, executionId: hostile, waitToken: hostile, text: hostile })
    const requests = lines.map(line => JSON.parse(line) as { msg: string; path?: string })
    assert.ok(requests.some(({ path }) => path === '/api/public/v1/chat/executions/{executionId}'))
    for (const line of lines) {
      assert.ok(Buffer.byteLength(line) < MOST_BYTES, line)
      assert.doesNotMatch(line, /zzzz|018f5e7a-0000-7000-8000-000000000002/)
    }
  })

  it('of a request names its workspace and its key or token, even if a limit refuses it', async () => {
    const tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Lines' },
      keys: [{ name: 'open', key: KEY }],
    })
    const { rows } = await service.database.pool.query<{ id: string }>('select id from keys')
    const address = service.nextAddress()
    const open = async () =>
      (
        await request(service.url)
          .post('/api/public/v1/chat/sessions')
          .set('X-Forwarded-For', address)
          .send({ publicKey: KEY })
      ).body as { sessionToken: string }
    const { sessionToken } = await open()
    lines.length = 0
    let status = 200
    while (status !== 429) {
      const answer = await request(service.url)
        .get('/api/public/v1/config/chat')
        .set({ 'X-Forwarded-For': address, 'Authorization': `Bearer ${sessionToken}`, 'X-Service-Public-Key': KEY })
      status = answer.status
    }
    await request(service.url)
      .get(`/api/v1/engine/intents?tenant_id=${tenantId}`)
      .auth(ENGINE_TOKEN, { type: 'bearer' })
    type Line = { status: number; error?: string; path: string; tenantId?: string; keyId?: string }
    const requests = lines.map(line => JSON.parse(line) as Line)
    const publicOnes = requests.filter(({ path }) => path === '/api/public/v1/config/{section}')
    assert.ok(publicOnes.length > 1)
    for (const line of publicOnes) assert.deepEqual([line.tenantId, line.keyId], [tenantId, rows[0]?.id])
    assert.equal(publicOnes.at(-1)?.error, 'rate_limited')
    assert.equal(requests.at(-1)?.tenantId, tenantId)
    assert.doesNotMatch(lines.join(), new RegExp(`${KEY}|${sessionToken}`))
  })

  it('of a probe is at debug, and at info where it fails', async () => {
    lines.length = 0
    await request(service.url).get('/healthz')
    await request(service.url).get('/metrics')
    assert.deepEqual(
      lines.map(line => (JSON.parse(line) as { level: number }).level),
      [logger.levels.values['debug'], logger.levels.values['info']],
    )
  })

  it('warns once of forwarded addresses while TRUST_PROXY is not set', async () => {
    const warnings = async (trustProxy: Environment['trustProxy']) => {
      lines.length = 0
      const composed = await compose(testEnvironment(service.database.url, { trustProxy }), { logger })
      const { url, stop } = await listen(composed, { host: '127.0.0.1', port: 0 })
      await request(url).get('/healthz')
      assert.doesNotMatch(lines.join(), /TRUST_PROXY/)
      for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Forwarded-For'])
        await request(url).get('/healthz').set(header, 'for=192.0.2.1')
      await stop()
      return lines.filter(line => line.includes('TRUST_PROXY')).map(line => (JSON.parse(line) as { msg: string }).msg)
    }
    assert.deepEqual(await warnings(undefined), [
      'a request has a forwarded address, but TRUST_PROXY is not set: ' +
        'behind a proxy, all clients share its request limits',
    ])
    assert.deepEqual([await warnings(false), await warnings(['loopback'])], [[], []])
  })

  it('of an error stays under 1 kB, with a short message and the start of the stack', () => {
    lines.length = 0
    const causes = [`no such thing: ${LONG}`, '"\u0001'.repeat(9_000), 'ö'.repeat(9_000)]
    for (const cause of causes) {
      const error = Object.assign(new Error(cause), { code: LONG })
      const requestId = '018f5e7a-0000-7000-8000-000000000002'
      logger.error({ err: error, requestId, tenantId: requestId, executionId: requestId }, 'a request failed')
    }
    for (const line of lines) assert.ok(Buffer.byteLength(line) < MOST_BYTES, line)
    const { err } = JSON.parse(lines[0] ?? '') as { err: { type: string; message: string; stack: string } }
    assert.deepEqual([err.type, err.message.length], ['Error', 300])
    assert.match(err.stack, /^ {4}at .*test\/app\/http\/log-lines\.test\.ts/)
  })
})
