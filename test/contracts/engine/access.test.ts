import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { LimiterUnavailable, type Limiter } from '../../../adapters/limiter/index.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../../support/service.ts'
import { statementsOf } from '../../support/statements.ts'
import { applyShop, SHOP_KEYS, type Shop } from '../../support/workspace.ts'
import { assertRefused, callersOf, statuses, type Headers } from '../callers.ts'

const MINUTE = 60_000

describe('access to the engine surface', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  before(async () => {
    shop = await applyShop(service.database)
  })
  after(() => service.stop())

  const doors = (at: TestService) => {
    const through = callersOf(at)
    return {
      listIntents: (headers: Headers) => through.listIntents(`?tenant_id=${newId()}`, headers),
      triggerChat: (headers: Headers) => through.triggerChat({ tenant_id: newId(), intent_name: 'x' }, headers),
      resumeExecution: (headers: Headers) => through.resumeExecution(newId(), { tenant_id: newId() }, headers),
      getEngineExecution: (headers: Headers) => through.getEngineExecution(newId(), `?tenant_id=${newId()}`, headers),
      listEngineExecutions: (headers: Headers) => through.listEngineExecutions(`?tenant_id=${newId()}`, headers),
      listEngineConversations: (headers: Headers) => through.listEngineConversations(`?tenant_id=${newId()}`, headers),
      cancelExecution: (headers: Headers) => through.cancelExecution(newId(), { tenant_id: newId() }, headers),
      publishDomainEvent: (headers: Headers) =>
        through.publishDomainEvent({ tenant_id: newId(), event_name: 'x' }, headers),
    }
  }
  const assertUnauthorised = async (at: TestService, headers: Headers) => {
    for (const [operation, knock] of Object.entries(doors(at))) {
      const answer = await knock(headers)
      assert.deepEqual(
        [answer.status, answer.text, answer.headers['www-authenticate']],
        [401, '', 'Bearer'],
        `${operation} with ${JSON.stringify(headers)}`,
      )
    }
  }

  it('is 401 without a body for any other token', async () => {
    const session = await call.session(SHOP_KEYS.open)
    for (const Authorization of [
      '',
      'Bearer',
      'Bearer wrong',
      `Bearer ${ENGINE_TOKEN}x`,
      `Bearer ${ENGINE_TOKEN.slice(0, -1)}`,
      ENGINE_TOKEN,
      `Basic ${ENGINE_TOKEN}`,
      `Bearer ${session.sessionToken}`,
      `Bearer ${SHOP_KEYS.open}`,
    ]) {
      await assertUnauthorised(service, { Authorization })
    }
  })
  it('is 401 before anything else of the request is checked', async () => {
    const answer = await call.triggerChat('{', { Authorization: 'Bearer wrong' })
    assert.deepEqual([answer.status, answer.text], [401, ''])
    assert.equal((await call.listIntents('', { Authorization: '' })).status, 401)
  })
  it('refuses every request where no token is set, or an empty one', async () => {
    for (const engineApiToken of [undefined, '']) {
      const closed = await startTestService({ environment: { engineApiToken } })
      for (const Authorization of ['', 'Bearer', 'Bearer ', 'Bearer undefined', `Bearer ${ENGINE_TOKEN}`])
        await assertUnauthorised(closed, { Authorization })
      await closed.stop()
    }
  })
  it('accepts the scheme in upper and lower case', async () => {
    assert.equal(
      (await call.listIntents(`?tenant_id=${shop.tenantId}`, { Authorization: `bearer ${ENGINE_TOKEN}` })).status,
      200,
    )
  })
  it('has no CORS headers: it is not for pages', async () => {
    const answer = await call.listIntents(`?tenant_id=${shop.tenantId}`, { Origin: 'https://shop.acme.example' })
    assert.equal(answer.headers['access-control-allow-origin'], undefined)
  })

  it('records each workspace that a body selects, unknown ones and refused calls too', async () => {
    const audited = async (tenantId: string) =>
      (
        await service.database.pool.query<{ action: string; actor: object; subject: object }>(
          'select action, actor, subject from audit_log where tenant_id = $1 and action = $2 order by id',
          [tenantId, 'engine.api.call'],
        )
      ).rows
    const [unknown, refused] = [newId(), newId()]
    const reply = (await call.triggerChat({ tenant_id: shop.tenantId, intent_name: 'order_status' })).body
    await call.resumeExecution(reply.execution_id, {
      tenant_id: shop.tenantId,
      wait_token: reply.metadata.wait_token,
      input: { values: { order_no: '123456' } },
    })
    assert.deepEqual(
      (await audited(shop.tenantId)).map(row => row.subject),
      [{ operation: 'triggerChat' }, { operation: 'resumeExecution' }],
    )
    assert.deepEqual((await audited(shop.tenantId))[0]?.actor, { type: 'engine' })
    assertRefused(await call.triggerChat({ tenant_id: unknown, intent_name: 'x' }), 404, 'intent_not_matched')
    assertRefused(await call.triggerChat({ tenant_id: refused, intent_name: 'x', variables: [] }), 422, 'invalid_input')
    assert.equal((await call.resumeExecution(newId(), { tenant_id: unknown })).status, 404)
    assert.deepEqual(
      (await audited(refused)).map(row => row.subject),
      [{ operation: 'triggerChat' }],
    )
    assert.deepEqual(
      (await audited(unknown)).map(row => row.subject),
      [{ operation: 'triggerChat' }, { operation: 'resumeExecution' }],
    )
  })

  it('commits no turn without its audit entry, and refuses as documented without one', async () => {
    const trigger = () => call.triggerChat({ tenant_id: shop.tenantId, intent_name: 'order_status' })
    const executions = async () =>
      (
        await service.database.pool.query<{ n: number }>(
          'select count(*)::integer as n from executions where tenant_id = $1',
          [shop.tenantId],
        )
      ).rows[0]?.n
    const before = await executions()
    await service.database.pool.query(
      "alter table audit_log add constraint no_audit check (action <> 'engine.api.call') not valid",
    )
    assert.deepEqual([(await trigger()).status, await executions()], [500, before])
    assertRefused(await call.triggerChat({ tenant_id: shop.tenantId, intent_name: 'x' }), 404, 'intent_not_matched')
    await service.database.pool.query('alter table audit_log drop constraint no_audit')
    assert.deepEqual([(await trigger()).status, await executions()], [200, (before ?? 0) + 1])
  })

  it('is one read and one commit for each turn, audit entry, counters and key included, once warm', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const surfaces = {
      engine: async () => await call.triggerChat({ tenant_id: shop.tenantId, intent_name: 'order_status' }),
      underKey: async () => {
        const key = { 'Idempotency-Key': newId() }
        return await call.triggerChat({ tenant_id: shop.tenantId, intent_name: 'order_status' }, key)
      },
      public: async () => await call.sendChatMessage(session, { text: 'Hello', intentName: 'order_status' }),
    }
    for (const trigger of Object.values(surfaces)) {
      await trigger()
      const statements = await statementsOf(async () => assert.equal((await trigger()).status, 200))
      assert.deepEqual(
        statements.map(text => /from conversations|commit_turn/.exec(text)?.[0] ?? text),
        ['from conversations', 'commit_turn'],
      )
    }
  })

  it('publishes an event and records its audit entry in one statement', async () => {
    const publish = async () => await call.publishDomainEvent({ tenant_id: shop.tenantId, event_name: 'seen.once' })
    await publish()
    const entries = async () => {
      const { rows } = await service.database.pool.query<{ count: number }>(
        "select count(*) from audit_log where tenant_id = $1 and subject->>'operation' = 'publishDomainEvent'",
        [shop.tenantId],
      )
      return rows[0]?.count ?? 0
    }
    const before = await entries()
    const statements = await statementsOf(async () => assert.equal((await publish()).status, 202))
    assert.equal(await entries(), before + 1)
    assert.deepEqual(
      // Other processes are notified after the reply.
      statements
        .filter(text => !text.includes('pg_notify'))
        .map(text => /pg_advisory_xact_lock|insert into domain_events/.exec(text)?.[0] ?? text),
      ['begin', 'pg_advisory_xact_lock', 'insert into domain_events', 'commit'],
    )
  })

  describe('by address', () => {
    const times = async (count: number, headers: Headers) =>
      await Promise.all(Array.from({ length: count }, () => call.listIntents(`?tenant_id=${shop.tenantId}`, headers)))
    it('allows exactly 300 of 350 parallel requests in a minute, in a sliding window', async () => {
      const headers = { 'X-Forwarded-For': '192.0.2.1' }
      const answers = await times(350, headers)
      assert.deepEqual(statuses(answers), { 200: 300, 429: 50 })
      const limited = answers.find(answer => answer.status === 429)!
      assertRefused(limited, 429, 'rate_limited')
      assert.deepEqual(Object.keys(limited.body), ['error', 'message'])
      assert.deepEqual(
        [limited.headers['retry-after'], limited.headers['ratelimit-limit'], limited.headers['ratelimit-remaining']],
        ['60', '300', '0'],
      )
      assert.equal((await times(1, { 'X-Forwarded-For': '192.0.2.2' }))[0]?.status, 200)
      service.clock.advance(MINUTE - 1)
      assert.equal((await times(1, headers))[0]?.status, 429)
      service.clock.advance(1)
      assert.equal((await times(1, headers))[0]?.status, 200)
    })
    it('counts every request, over all paths, even without a token', async () => {
      const headers = { 'X-Forwarded-For': '192.0.2.3' }
      const { listIntents, triggerChat, resumeExecution } = doors(service)
      const knocks = [
        listIntents,
        triggerChat,
        resumeExecution,
        (more: Headers) => listIntents({ ...more, Authorization: '' }),
        (more: Headers) => call.get('/api/v1/engine/nothing', more),
      ]
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_, index) => knocks[index % knocks.length]!(headers)),
      )
      assert.equal(statuses(answers)['429'], undefined)
      for (const knock of knocks) assertRefused(await knock(headers), 429, 'rate_limited')
    })
    it('counts an IPv6 address by its /64', async () => {
      await times(300, { 'X-Forwarded-For': '2001:db8:0:7::1' })
      assert.equal((await times(1, { 'X-Forwarded-For': '2001:db8:0:7:ffff::2' }))[0]?.status, 429)
    })
    it('has its own window in addition to that of the public surface', async () => {
      const headers = { 'X-Forwarded-For': '192.0.2.4' }
      await times(300, headers)
      assert.equal((await call.getQuickQuestions(`?publicKey=${SHOP_KEYS.open}`, headers)).status, 200)
    })
  })

  describe('while the limiter is unavailable', async () => {
    const away: Limiter = {
      hit: () => Promise.reject(new LimiterUnavailable()),
      ready: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const open = await startTestService({ substitutes: { limiter: away } })
    after(() => open.stop())
    it('allows requests, without headers that report what remains', async () => {
      const answer = await callersOf(open).listIntents(`?tenant_id=${newId()}`)
      assert.deepEqual([answer.status, answer.headers['ratelimit-limit']], [200, undefined])
      assertRefused(
        await callersOf(open).triggerChat({ tenant_id: newId(), intent_name: 'x' }),
        404,
        'intent_not_matched',
      )
    })
    it('still refuses requests without a token', async () => {
      assert.equal((await callersOf(open).listIntents('', { Authorization: '' })).status, 401)
    })
  })
})
