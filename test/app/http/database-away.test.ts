import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { generateEngineToken } from '../../../adapters/secrets.ts'
import { AS_ENGINE, assertUnavailable, requester } from '../../contracts/json-operation.ts'
import { startAdminService } from '../../support/admin.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../support/database-proxy.ts'
import { eventually } from '../../support/eventually.ts'

describe('a service whose database is unavailable', async () => {
  let proxy: DatabaseProxy | undefined
  const { service, home } = await startAdminService({
    databaseAt: async url => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    },
  })
  after(async () => {
    await service.stop()
    await proxy?.stop()
  })
  const { get, post } = requester(service)
  const bearer = { Authorization: home.token.headers['Authorization'] ?? '' }
  const session = { publicKey: 'pk_live_Unknown' }
  const conversion = {
    tenant_id: home.tenantId,
    goal: 'sale',
    external_ref: 'order-1',
    conversation_id: newId(),
  }
  const rpc = { jsonrpc: '2.0', id: 1, method: 'resources/list' }
  const signed = {
    'X-Service-Timestamp': String(Math.floor(service.clock.now().getTime() / 1000)),
    'X-Service-Signature': `sha256=${'0'.repeat(64)}`,
  }
  const calls: Record<string, () => ReturnType<typeof get>> = {
    public: async () => await post('/api/public/v1/chat/sessions', session),
    engine: async () => await get(`/api/v1/engine/intents?tenant_id=${home.tenantId}`, AS_ENGINE),
    insights: async () => await post('/api/v1/insights/conversions', conversion, AS_ENGINE),
    ops: async () => await get('/metrics', { Authorization: `Bearer ${generateEngineToken()}` }),
    training: async () => await get('/api/v1/training/queue', AS_ENGINE),
    config: async () => await get('/api/v2/config', bearer),
    admin: async () => await home.session.get('/flows'),
    intake: async () => await post(`/api/v1/webhooks/inbound/${newId()}`, {}, signed),
    files: async () => await get(`/api/v1/forms/uploads/${newId()}`, bearer),
    agents: async () => await post('/mcp', rpc, { ...bearer, Host: 'localhost' }),
  }

  it('answers with 503 and Retry-After on every surface, and serves again without a restart', async () => {
    assert.equal((await calls['admin']?.())?.status, 200)
    await proxy?.refuse()
    for (const [surface, call] of Object.entries(calls)) {
      const answer = await call()
      assert.equal(answer.status, 503, `${surface}: ${answer.status} ${answer.text}`)
      assertUnavailable(answer)
    }
    await proxy?.pass()
    for (const surface of ['engine', 'training', 'config', 'admin', 'agents'])
      await eventually(async () => assert.equal((await calls[surface]?.())?.status, 200, surface))
  })
})
