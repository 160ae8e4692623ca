import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { createLogger } from '../../../adapters/logger.ts'
import { compose } from '../../../app/compose.ts'
import type { Environment } from '../../../app/environment.ts'
import { listen } from '../../../app/listen.ts'
import { startTestService, testEnvironment } from '../../support/service.ts'

const MOST_BYTES = 1_024
/** As long as Node takes a request line. */
const LONG = 'a'.repeat(15_000)

describe('a log line', async () => {
  const lines: string[] = []
  const logger = createLogger('debug', { write: line => lines.push(line) })
  const service = await startTestService({ substitutes: { logger } })
  after(() => service.stop())

  it('of a request stays under 1 kB whatever the path, and names the template of the path', async () => {
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
    const requests = lines.map(line => JSON.parse(line) as { msg: string; path?: string })
    assert.ok(requests.some(({ path }) => path === '/api/public/v1/chat/executions/{executionId}'))
    for (const line of lines) {
      assert.ok(Buffer.byteLength(line) < MOST_BYTES, line)
      assert.doesNotMatch(line, /aaaa|018f5e7a-0000-7000-8000-000000000002/)
    }
  })

  it('warns once of forwarded addresses that nobody has decided to trust', async () => {
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

  it('of an error holds a short message and the start of the stack', () => {
    lines.length = 0
    logger.error({ err: new Error(`no such thing: ${LONG}`) }, 'request failed')
    const [line = ''] = lines
    const { err } = JSON.parse(line) as { err: { type: string; message: string; stack: string } }
    assert.deepEqual([err.type, err.message.length], ['Error', 300])
    assert.match(err.stack, /^Error: no such thing: a{285}\n {4}at /)
    assert.ok(err.stack.length <= 2_000)
  })
})
