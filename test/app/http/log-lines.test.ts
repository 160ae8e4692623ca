import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { createLogger } from '../../../adapters/logger.ts'
import { startTestService } from '../../support/service.ts'

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
