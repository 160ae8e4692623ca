import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { createPool } from '../../../adapters/postgres/pool.ts'
import { generateEngineToken } from '../../../adapters/secrets.ts'
import { withinTime } from '../../../adapters/time-limit.ts'
import { AS_ENGINE, assertUnavailable, requester } from '../../contracts/json-operation.ts'
import { startAdminService } from '../../support/admin.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../../support/database-proxy.ts'
import { eventually } from '../../support/eventually.ts'

/** Its connections can be limited, unlike those of the test's own, which is a superuser. */
const ROLE = `parley_test_${newId().slice(-12)}`
const ANSWERED_WITHIN_MS = 12_000
const CACHED_FOR_MS = 90_000

/** @returns the address of the database for the role */
async function asRole(url: string): Promise<string> {
  const pool = createPool({ url, max: 1 })
  await pool.query(`
    create role ${ROLE} login password 'test';
    grant all on all tables in schema public to ${ROLE};
    grant all on all sequences in schema public to ${ROLE}`)
  await pool.end()
  return Object.assign(new URL(url), { username: ROLE, password: 'test' }).href
}

describe('a service whose database is unavailable', async () => {
  let proxy: DatabaseProxy | undefined
  const { service, home } = await startAdminService({
    databaseAt: async url => {
      proxy = await startDatabaseProxy(await asRole(url))
      return proxy.url
    },
  })
  after(async () => {
    await service.database.pool.query(`drop owned by ${ROLE}; drop role ${ROLE}`)
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
    keyed: async () =>
      await post('/api/v1/insights/conversions', conversion, { ...AS_ENGINE, 'Idempotency-Key': newId() }),
    insights: async () => await post('/api/v1/insights/conversions', conversion, AS_ENGINE),
    ops: async () => await get('/metrics', { Authorization: `Bearer ${generateEngineToken()}` }),
    training: async () => await get('/api/v1/training/queue', AS_ENGINE),
    config: async () => await get('/api/v2/config', bearer),
    admin: async () => await home.session.get('/flows'),
    intake: async () => await post(`/api/v1/webhooks/inbound/${newId()}`, {}, signed),
    files: async () => await get(`/api/v1/forms/uploads/${newId()}`, bearer),
    agents: async () => await post('/mcp', rpc, { ...bearer, Host: 'localhost' }),
  }

  /** Of every connection of the service, which may all be in use elsewhere. */
  const limitConnections = async (most: number) => {
    await service.database.pool.query(`alter role ${ROLE} connection limit ${String(most)}`)
    await service.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      ROLE,
    ])
  }

  for (const [fault, begin, end] of [
    ['is down', async () => await proxy?.refuse(), async () => await proxy?.pass()],
    ['has no connection left', async () => await limitConnections(0), async () => await limitConnections(-1)],
    [
      'accepts connections and answers none',
      async () => {
        await proxy?.refuse()
        await proxy?.pass()
        proxy?.hang()
      },
      async () => await proxy?.pass(),
    ],
  ] as const)
    it(`that ${fault} answers every surface with 503 and Retry-After in time, and serves again by itself`, async () => {
      assert.equal((await calls['admin']?.())?.status, 200)
      // What is cached needs no database.
      service.clock.advance(CACHED_FOR_MS)
      await service.clockSet()
      await begin()
      const refused = async ([surface, call]: [string, () => ReturnType<typeof get>]) => {
        const answer = await call()
        assert.equal(answer.status, 503, `${surface}: ${answer.status}`)
        assertUnavailable(answer)
      }
      const all = Promise.all(Object.entries(calls).map(refused))
      await withinTime(ANSWERED_WITHIN_MS, all).finally(end)
      for (const surface of ['engine', 'training', 'config', 'admin', 'agents'])
        await eventually(async () => assert.equal((await calls[surface]?.())?.status, 200, surface))
    })
})
