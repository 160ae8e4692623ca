import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { startAdminService, type AdminCalls } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { exampleOf } from '../examples.ts'
import { successBody, successItems } from './fixtures.ts'

const MINUTE_MS = 60_000

describe('engine tokens of single callers', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const call = callersOf(service)
  let root: AdminCalls
  before(async () => {
    root = await home.sessionOf(await home.person(['super_admin']))
  })

  const create = async (body: object, calls: AdminCalls = home.session) =>
    (await successBody(calls.post('/engine-tokens', { name: 'order system', scopes: ['engine'], ...body }))) as {
      value: string
      token: Loose
    }
  const as = (value: string) => ({ Authorization: `Bearer ${value}` })
  const intents = async (value: string, tenantId = home.tenantId) =>
    await call.listIntents(`?tenant_id=${tenantId}`, as(value))
  /** Every operation that takes an engine token, with a valid request for the workspace. */
  const served = (Object.entries(operations) as [string, Operation][]).filter(([, { security }]) =>
    security.flat().includes('engineToken'),
  )
  const request = async (operation: Operation, value: string, tenant_id: string) => {
    const path = operation.path.replaceAll(/\{\w+\}/g, () => newId())
    const { body } = exampleOf(operation)
    return operation.method === 'get'
      ? await call.get(`${path}?tenant_id=${tenant_id}`, as(value))
      : await call.send(operation.method as 'post' | 'put', path, { ...(body as object), tenant_id }, as(value))
  }

  describe('createEngineToken', () => {
    it('creates a token for the calling workspace, shows it once, and stores only its digest', async () => {
      const answer = await home.session.post('/engine-tokens', { name: 'crm', scopes: ['engine'] })
      assert.equal(answer.status, 201, answer.text)
      const { value, token } = answer.body as { value: string; token: Loose }
      assert.deepEqual(
        [answer.headers['cache-control'], answer.headers['location'], token['status'], token['workspaces']],
        ['no-store', `/api/admin/v1/engine-tokens/${String(token['id'])}`, 'active', [home.tenantId]],
      )
      assert.equal((await intents(value)).status, 200)
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        `select exists (select from engine_tokens t where t::text like $1)
          or exists (select from audit_log a where a::text like $1)
          or exists (select from idempotency_keys k where k::text like $1) as found`,
        [`%${value}%`],
      )
      assert.equal(rows[0]?.found, false)
    })
    it('reserves tokens that reach beyond the workspace for super-admins', async () => {
      for (const beyond of [
        { workspaces: [neighbour.tenantId] },
        { workspaces: [home.tenantId, neighbour.tenantId] },
        { everyWorkspace: true },
        { scopes: ['metrics'] },
      ]) {
        const body = { name: 'beyond', scopes: ['engine'], ...beyond }
        const refused = await home.session.post('/engine-tokens', body)
        assert.equal(assertRefused(refused, 403, 'permission_denied')['permission'], 'super_admin')
        assert.equal((await root.post('/engine-tokens', body)).status, 201)
      }
    })
    it('refuses a workspace that does not exist, and says so to super-admins only', async () => {
      const body = { name: 'beyond', scopes: ['engine'], workspaces: [home.tenantId, newId()] }
      const refused = assertRefused(await root.post('/engine-tokens', body), 422, 'validation_failed')
      assert.deepEqual(refused['validation_errors'], [{ field: 'workspaces.1', rule: 'enum' }])
      const stranger = await home.session.post('/engine-tokens', body)
      const existing = await home.session.post('/engine-tokens', { ...body, workspaces: [neighbour.tenantId] })
      assertRefused(stranger, 403, 'permission_denied')
      assert.deepEqual(
        [stranger.status, { ...(stranger.body as Loose), requestId: null }],
        [existing.status, { ...(existing.body as Loose), requestId: null }],
      )
    })
    it('refuses an expiry in the past, and stops working at a later one', async () => {
      const past = { name: 'late', scopes: ['engine'], expiresAt: '2020-01-01T00:00:00Z' }
      assertRefused(await home.session.post('/engine-tokens', past), 422, 'validation_failed')
      const expiresAt = new Date(service.clock.now().getTime() + MINUTE_MS)
      const { value } = await create({ expiresAt: expiresAt.toISOString() })
      assert.equal((await intents(value)).status, 200)
      service.clock.set(expiresAt)
      assert.equal((await intents(value)).status, 401)
    })
    it('is refused to a token', async () => {
      assertRefused(await home.token.post('/engine-tokens', { name: 'x', scopes: ['engine'] }), 401, 'unauthorized')
    })
  })

  describe('as credentials', () => {
    it('open the surfaces of their scopes, and are 403 on the others', async () => {
      const opened: Record<string, string[]> = { engine: [], insights: [], training: [], metrics: [] }
      for (const scope of Object.keys(opened)) {
        const { value } = await create({ scopes: [scope], everyWorkspace: true }, root)
        for (const [id, operation] of served) {
          const answer = await request(operation, value, home.tenantId)
          assert.notEqual(answer.status, 401, id)
          if (answer.status === 403) assertRefused(answer, 403, 'permission_denied')
          else opened[scope]?.push(operation.surface)
        }
      }
      assert.deepEqual(
        Object.entries(opened).map(([scope, surfaces]) => [scope, ...new Set(surfaces)]),
        [
          ['engine', 'engine'],
          ['insights', 'insights'],
          ['training', 'training'],
          ['metrics', 'ops'],
        ],
      )
    })
    it('refuse a workspace that they are not for, whether it exists or not, in the same way', async () => {
      const { value } = await create({ scopes: ['engine', 'insights', 'training'] })
      const spans = ['getMetrics', 'listDueSources']
      for (const [id, operation] of served.filter(([id]) => !spans.includes(id))) {
        const answers = [
          await request(operation, value, neighbour.tenantId),
          await request(operation, value, neighbour.tenantId.toUpperCase()),
          await request(operation, value, newId()),
        ]
        for (const answer of answers)
          assert.equal(assertRefused(answer, 403, 'permission_denied')['permission'], 'workspace', id)
        assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
        assert.notEqual((await request(operation, value, home.tenantId.toUpperCase())).status, 403)
      }
    })
    it('see only the sources of their workspaces in the queue', async () => {
      for (const { token } of [home, neighbour])
        await successBody(
          token.post('/training-sources', { name: 'Help', url: `https://${newId()}.example`, schedule: 'daily' }),
        )
      const tenants = async (value: string) =>
        ((await call.get('/api/v1/training/queue', as(value))).body.sources as Loose[]).map(
          one => one['tenant_id'] as string,
        )
      assert.deepEqual(new Set(await tenants((await create({ scopes: ['training'] })).value)), new Set([home.tenantId]))
      const { value } = await create({ scopes: ['training'], everyWorkspace: true }, root)
      assert.deepEqual(new Set(await tenants(value)), new Set([home.tenantId, neighbour.tenantId]))
    })
    it('are named by the audit entries of their calls, refused ones too', async () => {
      const { value, token } = await create({ name: 'warehouse' })
      await call.publishDomainEvent({ tenant_id: home.tenantId, event_name: 'order_paid' }, as(value))
      await call.publishDomainEvent({ tenant_id: home.tenantId }, as(value))
      await call.publishDomainEvent({ tenant_id: neighbour.tenantId, event_name: 'order_paid' }, as(value))
      const actors = async ({ token: calls }: { token: AdminCalls }) =>
        (await successItems(calls.get('/audit?action=engine.api.call')))
          .map(({ actor }) => actor as Loose)
          .filter(({ tokenId }) => tokenId === token['id'])
      const actor = { type: 'engine', id: null, name: 'warehouse', tokenId: token['id'] as string, tokenName: null }
      assert.deepEqual(await actors(home), [actor, actor])
      assert.deepEqual(await actors(neighbour), [actor])
    })
    it('are 401 when they are unknown, mistyped, or personal', async () => {
      const { value } = await create({})
      for (const wrong of [`${value}x`, value.slice(0, -1), value.replace('cfe_', 'cfp_'), `cfe_${'x'.repeat(49)}`])
        assert.equal((await intents(wrong)).status, 401)
    })
  })

  describe('listEngineTokens', () => {
    it('lists the tokens of the workspace, newest first, with their last use and without their values', async () => {
      const { token: unused } = await create({ name: 'unused' })
      const { value, token } = await create({ name: 'newest' })
      await intents(value)
      const answer = await home.token.get('/engine-tokens?limit=2')
      assert.deepEqual(answer.body.items, [{ ...token, lastUsedAt: service.clock.now().toISOString() }, unused])
      assert.doesNotMatch(answer.text, /cfe_/)
      const theirs = (await neighbour.token.get('/engine-tokens')).body as Loose
      assert.deepEqual(theirs, { items: [], nextCursor: null })
    })
  })

  describe('getEngineToken', () => {
    it('answers a token without its value', async () => {
      const { token } = await create({ scopes: ['insights'] })
      assert.deepEqual((await home.token.get(`/engine-tokens/${String(token['id'])}`)).body, token)
    })
  })

  describe('revokeEngineToken', () => {
    it('ends the token within a second and leaves it in the list', async () => {
      const { value, token } = await create({})
      assert.equal((await intents(value)).status, 200)
      const path = `/engine-tokens/${String(token['id'])}`
      assert.equal((await home.token.delete(path)).status, 204)
      await eventually(async () => assert.equal((await intents(value)).status, 401))
      assert.equal((await home.token.delete(path)).status, 204)
      assert.equal((await home.token.get(path)).body.status, 'revoked')
    })
    it('of a token that reaches beyond the workspace is for super-admins', async () => {
      const { token } = await create({ everyWorkspace: true }, root)
      const path = `/engine-tokens/${String(token['id'])}`
      assertRefused(await home.token.delete(path), 403, 'permission_denied')
      assert.equal((await root.delete(path)).status, 204)
    })
  })
})
