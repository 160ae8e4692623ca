import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request from 'supertest'
import { notServed } from '../../../generated/not-served.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { startTestService } from '../../support/service.ts'
import { applyShop } from '../../support/workspace.ts'
import { assertRefused, callersOf } from '../../contracts/callers.ts'
import { exampleOf } from '../../contracts/examples.ts'

const VARY = 'Origin, X-Service-Public-Key'

describe('a request that no operation answers', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  before(() => applyShop(service.database))
  after(() => service.stop())

  const waived = new Set<string>(Object.values(notServed).flat())
  const served = Object.entries(operations as Record<string, Operation>)
    .filter(([id]) => !waived.has(id))
    .map(([, operation]) => operation)
  const paths = [...new Set(served.map(operation => operation.path))]

  it('is 405 with the methods of the path, in the envelope, on every known path', async () => {
    for (const path of paths) {
      const onPath = served.filter(operation => operation.path === path)
      const methods = onPath.map(operation => operation.method.toUpperCase())
      const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].sort().join(', ')
      const url = exampleOf(onPath[0]!).path
      for (const method of ['put', 'delete', 'patch', 'head'] as const) {
        if (allow.includes(method.toUpperCase())) continue
        const answer = await request(service.url)[method](url).set('X-Forwarded-For', service.nextAddress())
        assert.deepEqual([answer.status, answer.headers['allow']], [405, allow], `${method} ${url}`)
        if (method !== 'head') assertRefused(answer, 405, 'method_not_allowed')
      }
    }
  })
  it('is 404 in the envelope for a path under /api/ that does not exist', async () => {
    for (const path of [
      '/api/',
      '/api/public/v1',
      '/api/public/v1/',
      '/api/public/v1/chat/sessions/',
      '/api/public/v1/chat//messages',
      '/api/public/v2/chat/messages',
      '/api/v1/engine/intents/x',
      '/api/v1/engine/executions/x/resume',
      '/api/public/v1/chat/executions/%ff',
      '/api/public/v1/chat/executions/',
      '/api/v1/engine/executions//resume',
    ]) {
      assertRefused(await call.get(path), 404, 'not_found')
    }
  })
  it('is 404 for a path that matches an operation only when it is decoded', async () => {
    for (const path of ['/api/public/v1/%63hat/quick-questions', '/%6detrics', '/api/admin/v1/%66lows'])
      assert.equal((await call.get(path)).status, 404, path)
  })
  it('carries Vary: Origin on the public surface, and no page may read it', async () => {
    for (const answer of [
      await call.get('/api/public/v1/nothing', { Origin: 'https://shop.acme.example' }),
      await request(service.url)
        .put('/api/public/v1/chat/messages')
        .set({ 'Origin': 'https://shop.acme.example', 'X-Forwarded-For': service.nextAddress() }),
    ]) {
      assert.equal(answer.headers['vary'], VARY)
      assert.equal(answer.headers['access-control-allow-origin'], undefined)
    }
  })
  it('is not a preflight outside the public surface', async () => {
    assertRefused(
      await request(service.url).options('/api/v1/engine/intents').set({ Origin: 'https://shop.acme.example' }),
      405,
      'method_not_allowed',
    )
  })
  it('has an id and security headers like any other', async () => {
    const { headers } = await call.get('/api/nothing')
    assert.match(headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
  })
})
