import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startTestService } from '../../support/service.ts'
import { assertAnswer, breakable, itReadsJson, requester, type Headers, type Json } from '../json-operation.ts'
import { applyCountingShop, completionsOf, conversation, flowsOfCompletions, KEYS, run } from '../insights/shop.ts'

const EVENTS = '/api/public/v1/chat/events'
const BATCH = `${EVENTS}/batch`
const HOUR = 60 * 60_000

describe('telemetry', async () => {
  const service = await startTestService({ substitutes: breakable })
  const call = requester(service)
  let session: { sessionToken: string; conversationId: string }
  let tenantId = ''
  before(async () => {
    tenantId = await applyCountingShop(service)
  })
  beforeEach(async () => {
    for (const table of ['goal_completions', 'telemetry_events', 'telemetry_seen'])
      await service.database.pool.query(`delete from ${table}`)
    session = (await call.post('/api/public/v1/chat/sessions', { publicKey: KEYS.open, locale: 'de' }))
      .body as typeof session
  })
  after(() => service.stop())

  const keyed = (key: string): Headers => ({ 'X-Service-Public-Key': key })
  const inSession = (): Headers => ({ Authorization: `Bearer ${session.sessionToken}` })
  const one = (event: unknown, headers: Headers = keyed(KEYS.open)) => call.post(EVENTS, event, headers)
  const batch = (events: unknown, headers: Headers = keyed(KEYS.open)) => call.post(BATCH, { events }, headers)
  const stored = async (): Promise<Json[]> =>
    (await service.database.pool.query<Json>('select * from telemetry_events order by id')).rows
  const names = async () => (await stored()).map(({ name }) => String(name))

  for (const [operation, path, body] of [
    ['recordTelemetryEvent', EVENTS, { name: 'seen' }],
    ['recordTelemetryBatch', BATCH, { events: [{ name: 'seen' }] }],
  ] as const) {
    describe(`${operation}, like any call with a key or a session,`, () => {
      const post = (sent: unknown, headers: Headers = {}) => call.post(path, sent, { ...keyed(KEYS.open), ...headers })
      itReadsJson({ post, body: () => body })

      it('accepts a publishable key, in the header or the query, or a session', async () => {
        assertAnswer(await call.post(path, body, keyed(KEYS.open)), 202)
        assertAnswer(await call.post(`${path}?publicKey=${KEYS.open}`, body), 202)
        assertAnswer(await call.post(path, body, inSession()), 202)
        assert.deepEqual(
          (await stored()).map(({ conversation_id }) => conversation_id as string | null),
          [null, null, session.conversationId],
        )
      })
      it('is 401 with neither, and with a foreign session even with a key', async () => {
        assertAnswer(await call.post(path, body), 401, 'invalid_session_token')
        assertAnswer(
          await call.post(path, body, { ...keyed(KEYS.open), Authorization: 'Bearer nonsense' }),
          401,
          'invalid_session_token',
        )
        service.clock.advance(HOUR)
        assertAnswer(await call.post(path, body, inSession()), 401, 'invalid_session_token')
      })
      it('counts a session and a key that are sent together once', async () => {
        const answer = await call.post(path, body, { ...inSession(), ...keyed(KEYS.open) })
        const next = await call.post(path, body, { ...inSession(), ...keyed(KEYS.open) })
        assert.deepEqual([answer.status, next.status], [202, 202])
        const counted = await call.post(path, body, { ...inSession(), 'X-Forwarded-For': '192.0.2.77' })
        assert.equal(counted.status, 202)
        assert.equal((await stored()).length, 3)
      })
      it('is 403 with a key that is unknown or paused, and from an origin outside its list', async () => {
        for (const key of ['pk_live_Nobody', KEYS.paused])
          assertAnswer(await call.post(path, body, keyed(key)), 403, 'widget_disabled')
        assertAnswer(
          await call.post(path, body, { ...keyed(KEYS.site), Origin: 'https://elsewhere.example' }),
          403,
          'origin_not_allowed',
        )
        const allowed = await call.post(path, body, { ...keyed(KEYS.site), Origin: 'https://shop.acme.example' })
        assert.deepEqual(
          [allowed.status, allowed.headers['access-control-allow-origin']],
          [202, 'https://shop.acme.example'],
        )
      })
      it('is 429 beyond 60 a minute from one address', async () => {
        const answers = await Promise.all(
          Array.from({ length: 61 }, () =>
            call.post(path, body, { ...keyed(KEYS.other), 'X-Forwarded-For': '192.0.2.60' }),
          ),
        )
        assertAnswer(answers.find(({ status }) => status === 429) ?? (answers[0] as never), 429, 'rate_limited')
        service.clock.advance(61_000)
      })
    })
  }

  describe('recordTelemetryEvent', () => {
    it('stores the event as it was sent', async () => {
      const event = {
        name: 'product_viewed',
        properties: { sku: 'A-100', price: 49.9, tags: ['x', null] },
        occurredAt: '2026-03-01T10:15:00+01:00',
        clientEventId: 'e-1',
      }
      assert.deepEqual(assertAnswer(await one(event, inSession()), 202), { accepted: 1 })
      const [{ name, properties, occurred_at, created_at, client_event_id, conversation_id } = {} as never] =
        await stored()
      assert.deepEqual(
        { name, properties, occurred_at, created_at, client_event_id, conversation_id },
        {
          name: event.name,
          properties: event.properties,
          occurred_at: new Date('2026-03-01T09:15:00Z'),
          created_at: service.clock.now(),
          client_event_id: 'e-1',
          conversation_id: session.conversationId,
        },
      )
    })
    it('is 400 without a name or with wrong types', async () => {
      for (const event of [
        {},
        { name: 7 },
        { name: 'a', properties: [] },
        { name: 'a', occurredAt: 7 },
        { name: 'a', clientEventId: 7 },
      ])
        assertAnswer(await one(event), 400, 'invalid_input')
    })
    it('is 422 with values that break a rule', async () => {
      const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, index]))
      for (const event of [
        { name: '' },
        { name: 'x'.repeat(129) },
        { name: 'a', properties: many },
        { name: 'a', occurredAt: 'today' },
        { name: 'a', occurredAt: '2026-12-31T23:59:60Z' },
        { name: 'a', clientEventId: '' },
        { name: 'a', clientEventId: 'x'.repeat(129) },
      ]) {
        assertAnswer(await one(event), 422, 'validation_failed')
      }
      assert.deepEqual(await stored(), [])
    })
    it('stores a client event id once for its key in 24 hours', async () => {
      const event = { name: 'cart', properties: { total: 500 }, clientEventId: 'e-2' }
      for (let i = 0; i < 3; i++) assert.deepEqual(assertAnswer(await one(event), 202), { accepted: 1 })
      assert.deepEqual([(await stored()).length, (await completionsOf(service)).length], [1, 2])
      await one(event, keyed(KEYS.other))
      assert.equal((await stored()).length, 2)
      service.clock.advance(24 * HOUR - 1)
      await one(event)
      assert.equal((await stored()).length, 2)
      service.clock.advance(1)
      await one(event)
      assert.equal((await stored()).length, 3)
    })
    it('stores one of fifty that arrive concurrently', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => one({ name: 'cart', clientEventId: 'e-3' })))
      assert.ok(answers.every(({ status }) => status === 202))
      assert.deepEqual([(await stored()).length, (await completionsOf(service)).length], [1, 1])
    })
    it('accepts events that the workspace ignores, and stores none of them', async () => {
      assertAnswer(await one({ name: 'noise' }), 202)
      assert.deepEqual(await stored(), [])
    })
  })

  describe('a telemetry goal', () => {
    it('is completed by its event when the filter is true, with the value the goal decides', async () => {
      await one({ name: 'cart', properties: { total: 100 }, occurredAt: '2026-03-01T10:00:00Z' }, inSession())
      await one({ name: 'cart', properties: { total: 100.5 }, occurredAt: '2026-03-01T11:00:00Z' }, inSession())
      await one({ name: 'Cart', properties: { total: 900 } }, inSession())
      const completions = await completionsOf(service)
      assert.deepEqual(
        completions.map(completion =>
          ['code', 'value_micros', 'currency', 'source', 'conversation_id', 'locale'].map(
            column => completion[column] as unknown,
          ),
        ),
        [
          ['any_cart', null, null, 'telemetry', session.conversationId, 'de'],
          ['any_cart', null, null, 'telemetry', session.conversationId, 'de'],
          ['big_cart', 100_500_000, 'EUR', 'telemetry', session.conversationId, 'de'],
        ],
      )
      assert.deepEqual(completions[2]?.['occurred_at'], new Date('2026-03-01T11:00:00Z'))
    })
    it('is attributed to the flow that its conversation started last', async () => {
      const { pool } = service.database
      const { conversationId } = session
      const at = (minutes: number) => new Date(service.clock.now().getTime() - minutes * 60_000)
      await run(pool, tenantId, { conversationId, flow: 'help', at: at(1) })
      await run(pool, tenantId, { conversationId, flow: 'order', at: at(2) })
      await conversation(service, tenantId, { at: at(0) })
      await one({ name: 'cart' }, inSession())
      assert.deepEqual(await flowsOfCompletions(service), ['help'])
    })
    it('is attributed to no conversation without a session', async () => {
      await one({ name: 'cart' })
      assert.deepEqual(
        (await completionsOf(service)).map(({ conversation_id }) => conversation_id as string | null),
        [null],
      )
    })
    it('is not completed when its filter fails on the values, and the event is stored', async () => {
      assertAnswer(await one({ name: 'cart', properties: { total: { a: 1 } } }), 202)
      assert.deepEqual(
        [(await completionsOf(service)).map(({ code }) => String(code)), await names()],
        [['any_cart'], ['cart']],
      )
    })
    it('stops counting immediately when it is paused', async () => {
      const { pool } = service.database
      await one({ name: 'cart' })
      await pool.query("update goals set status = 'paused' where tenant_id = $1 and code = 'any_cart'", [tenantId])
      const becomes = async (counted: boolean) =>
        await eventually(async () =>
          assert.equal((await service.deps.goals.of(tenantId)).byCode.has('any_cart'), counted),
        )
      await becomes(false)
      await one({ name: 'cart' })
      await pool.query("update goals set status = 'active' where tenant_id = $1 and code = 'any_cart'", [tenantId])
      await becomes(true)
      assert.equal((await completionsOf(service)).length, 1)
    })
  })

  it('notes the use of a key, at most once a minute', async () => {
    const used = async () =>
      (
        await service.database.pool.query<{ at: Date | null }>('select last_used_at as at from keys where key = $1', [
          KEYS.open,
        ])
      ).rows[0]?.at?.getTime()
    const noted = async (at: number) => await eventually(async () => assert.equal(await used(), at))
    service.clock.advance(60_000)
    const first = service.clock.now().getTime()
    await one({ name: 'a' })
    await noted(first)
    const { rows } = await service.database.pool.query('select key from keys where last_used_at = $1', [
      new Date(first),
    ])
    assert.deepEqual(rows, [{ key: KEYS.open }])
    service.clock.advance(59_999)
    await one({ name: 'a' })
    assert.equal(await used(), first)
    service.clock.advance(60_000)
    await one({ name: 'a' })
    await noted(first + 119_999)
  })

  describe('recordTelemetryBatch', () => {
    it('checks each event separately', async () => {
      const events = [
        { name: 'a', clientEventId: 'b-1' },
        { name: '' },
        { name: 'b', occurredAt: 'today' },
        { name: 'c', clientEventId: 'b-1' },
        { name: 'd', properties: { a: 1 } },
        { name: 'e', clientEventId: '' },
      ]
      assert.deepEqual(assertAnswer(await batch(events), 202), {
        accepted: 3,
        rejected: [1, 2, 5].map(index => ({ index, error: 'validation_failed' })),
      })
      assert.deepEqual(await names(), ['a', 'd'])
    })
    it('stores ids of an earlier batch once', async () => {
      await batch([
        { name: 'a', clientEventId: 'b-2' },
        { name: 'b', clientEventId: 'b-3' },
      ])
      assert.deepEqual(
        assertAnswer(
          await batch([
            { name: 'b', clientEventId: 'b-3' },
            { name: 'c', clientEventId: 'b-4' },
          ]),
          202,
        ),
        { accepted: 2, rejected: [] },
      )
      assert.deepEqual(await names(), ['a', 'b', 'c'])
    })
    it('does not deadlock when the same ids arrive in another order', async () => {
      const events = Array.from({ length: 20 }, (_, index) => ({ name: 'a', clientEventId: `d-${index}` }))
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => batch(index % 2 === 0 ? events : events.toReversed())),
      )
      assert.ok(answers.every(({ status }) => status === 202))
      assert.equal((await stored()).length, 20)
    })
    it('stores the valid events next to others of any shape', async () => {
      const nested = Array.from({ length: 8 }).reduce<object>(inner => ({ inner }), {})
      const bad = [{}, { name: 7 }, 'a', { name: 'a', properties: 'x' }, null, [], 7]
      const large = [
        { name: 'a', properties: { text: 'x'.repeat(16 * 1024) } },
        { name: 'a', properties: nested },
      ]
      assert.deepEqual(assertAnswer(await batch([{ name: 'first' }, ...bad, ...large, { name: 'last' }]), 202), {
        accepted: 2,
        rejected: [...bad, ...large].map((_, index) => ({ index: index + 1, error: 'validation_failed' })),
      })
      assert.deepEqual(await names(), ['first', 'last'])
      for (const event of large) assertAnswer(await one(event), 422, 'validation_failed')
    })
    it('stores the valid events next to U+0000, half a character, reserved keys and deep nesting', async () => {
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
      const bad = [
        '{"name":"a\\u0000b"}',
        '{"name":"a","properties":{"text":"\\u0000"}}',
        '{"name":"a","properties":{"\\u0000":1}}',
        '{"name":"a","properties":{"text":"\\ud800"}}',
        '{"name":"a","properties":{"__proto__":{"x":1}}}',
        '{"name":"a","constructor":1}',
        `{"name":"a","properties":{"deep":${deep}}}`,
        deep,
      ]
      const events = ['{"name":"first"}', ...bad, '{"name":"last"}']
      assert.deepEqual(assertAnswer(await call.post(BATCH, `{"events":[${events.join()}]}`, keyed(KEYS.open)), 202), {
        accepted: 2,
        rejected: bad.map((_, index) => ({ index: index + 1, error: 'validation_failed' })),
      })
      assert.deepEqual(await names(), ['first', 'last'])
    })
    it('is refused as a whole for errors outside the list', async () => {
      for (const more of ['"__proto__":1', '"note":"\\u0000"', `"deep":${'['.repeat(100)}${']'.repeat(100)}`])
        assertAnswer(
          await call.post(BATCH, `{"events":[{"name":"a"}],${more}}`, keyed(KEYS.open)),
          400,
          'invalid_input',
        )
      assert.deepEqual(await stored(), [])
    })
    it('is 400 with none, more than 50, or without a list', async () => {
      for (const events of [[], Array.from({ length: 51 }, () => ({ name: 'a' })), 'a'])
        assertAnswer(await batch(events), 400, 'invalid_input')
      assertAnswer(await call.post(BATCH, {}, keyed(KEYS.open)), 400, 'invalid_input')
      assert.deepEqual(await stored(), [])
      assertAnswer(await batch(Array.from({ length: 50 }, () => ({ name: 'a' }))), 202)
      assert.equal((await stored()).length, 50)
    })
    it('counts goals for each event', async () => {
      await batch(
        [{ name: 'cart', properties: { total: 200 } }, { name: 'cart', properties: { total: 1 } }, { name: 'other' }],
        inSession(),
      )
      assert.deepEqual((await completionsOf(service)).map(({ code }) => String(code)).sort(), [
        'any_cart',
        'any_cart',
        'big_cart',
      ])
    })
  })
})
