import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { eventually } from '../../support/eventually.ts'
import { workFlows } from '../../support/flows.ts'
import { startTestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, callersOf } from '../callers.ts'

const workspace = { apiVersion: 'parley/v1', organization: { name: 'Acme' }, workspace: { name: 'Events' } }

describe('publishDomainEvent', async () => {
  const service = await startTestService({
    substitutes: {
      handlers: handlers => ({
        ...handlers,
        publishDomainEvent: async exchange => {
          if (exchange.request.headers['x-test-break'] !== undefined) throw new Error('broken by the test')
          const handler = handlers['publishDomainEvent']
          assert.ok(handler !== undefined)
          return await handler(exchange)
        },
      }),
    },
  })
  const call = callersOf(service)
  let tenantId: string
  before(async () => {
    tenantId = await applyTestWorkspace(service.database, { ...workspace, flows: workFlows })
  })
  after(async () => await service.stop())
  const shipped = (more: object = {}) => ({
    tenant_id: tenantId,
    event_name: 'order.shipped',
    data: { total: 120, order: '4711' },
    ...more,
  })

  it('answers 202 with the ids immediately, and a worker starts the runs', async () => {
    const { status, body } = await call.publishDomainEvent(shipped())
    assert.equal(status, 202)
    assert.equal(body.subscriptions_matched, 2)
    await service.work()
    const { rows } = await service.database.pool.query('select status, event_id from executions where id = any($1)', [
      body.execution_ids,
    ])
    assert.deepEqual(
      rows,
      Array.from({ length: 2 }, () => ({ status: 'completed', event_id: body.event_id })),
    )
  })
  it('accepts an empty payload, and treats an unknown workspace or event like one without subscriptions', async () => {
    const answers = await Promise.all(
      [
        { event_name: 'nobody.listens' },
        { tenant_id: newId() },
        { tenant_id: tenantId.toUpperCase(), event_name: 'nobody.listens', data: {} },
      ].map(async more => await call.publishDomainEvent({ tenant_id: tenantId, event_name: 'order.shipped', ...more })),
    )
    for (const { status, body } of answers)
      assert.deepEqual([status, body.subscriptions_matched, body.execution_ids], [202, 0, []])
    assert.equal(
      (await call.publishDomainEvent({ tenant_id: tenantId, event_name: 'order.shipped' })).body.subscriptions_matched,
      1,
      'a filter over an absent value does not hold',
    )
  })
  it('replays the first answer to a repeated key of the same event, and counts another event separately', async () => {
    const key = newId()
    const first = await call.publishDomainEvent(shipped({ idempotency_key: key }))
    const again = await call.publishDomainEvent(shipped({ idempotency_key: key, data: { total: 1 } }))
    assert.deepEqual([again.status, again.body], [202, first.body])
    const other = await call.publishDomainEvent(shipped({ idempotency_key: key, event_name: 'nobody.listens' }))
    assert.notEqual(other.body.event_id, first.body.event_id)
  })
  it('counts an event without data under an Idempotency-Key as the same request as one with empty data', async () => {
    const key = { 'Idempotency-Key': newId() }
    const event = { tenant_id: tenantId, event_name: 'nobody.listens' }
    const first = await call.publishDomainEvent(event, key)
    const again = await call.publishDomainEvent({ ...event, data: {} }, key)
    assert.deepEqual([again.status, again.body], [202, first.body])
  })
  it('starts, when it is sent again, only the subscriptions that it has not reached, with its first data', async () => {
    const event = shipped({ event_name: 'parcel.lost', data: { total: 7 }, idempotency_key: newId() })
    const first = await call.publishDomainEvent(event)
    assert.deepEqual([first.body.subscriptions_matched, first.body.execution_ids], [0, []])
    const publish = async (flows: object[], matching: number) => {
      await applyTestWorkspace(service.database, { ...workspace, flows: [...workFlows, ...flows] })
      await eventually(async () => {
        const { body } = await call.publishDomainEvent({ ...event, idempotency_key: newId() })
        assert.equal(body.subscriptions_matched, matching)
      })
    }
    const lost = (code: string, filter?: string) => ({
      code,
      name: code,
      triggers: [{ type: 'event', event: 'parcel.lost', ...(filter === undefined ? {} : { filter }) }],
      start: 'tell',
      nodes: [{ id: 'tell', type: 'end', text: 'Sorry' }],
    })
    await publish([lost('one')], 1)
    const [again, at] = await Promise.all([
      call.publishDomainEvent({ ...event, data: { total: 8 } }),
      call.publishDomainEvent(event),
    ])
    for (const { body } of [again, at])
      assert.deepEqual([body.event_id, body.subscriptions_matched], [first.body.event_id, 1])
    await publish([lost('one'), lost('two'), lost('eight', '$event.total = 8')], 2)
    const last = await call.publishDomainEvent({ ...event, data: { total: 8 } })
    assert.equal(last.body.subscriptions_matched, 2)
    assert.equal(last.body.execution_ids.length, 2)
    assert.ok(last.body.execution_ids.includes(again.body.execution_ids[0]))
    await service.work()
    const { rows } = await service.database.pool.query(
      "select status, trigger->>'eventId' as event from executions where id = any($1)",
      [last.body.execution_ids],
    )
    assert.deepEqual(rows, Array(2).fill({ status: 'completed', event: first.body.event_id }))
  })
  it('publishes once under an Idempotency-Key, with any key in the body, and refuses another payload', async () => {
    const events = async () =>
      Number((await service.database.pool.query('select count(*) as n from domain_events')).rows[0].n)
    const key = { 'Idempotency-Key': newId() }
    const before = await events()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => await call.publishDomainEvent(shipped(), key)),
    )
    assert.deepEqual(
      [...new Set(answers.map(({ status, text }) => `${String(status)} ${text}`))],
      [`202 ${answers[0]!.text}`],
    )
    assert.equal(await events(), before + 1)
    assertRefused(await call.publishDomainEvent(shipped({ data: { total: 1 } }), key), 409, 'idempotency_conflict')
    const inBody = { idempotency_key: newId() }
    const first = await call.publishDomainEvent(shipped(inBody), { 'Idempotency-Key': newId() })
    const later = await call.publishDomainEvent(shipped(inBody), { 'Idempotency-Key': newId() })
    assert.deepEqual(later.body, first.body)
    assert.equal(await events(), before + 2)
    await service.work()
    const { rows } = await service.database.pool.query('select status from executions where id = any($1)', [
      answers[0]!.body.execution_ids,
    ])
    assert.equal(rows.length, 2)
  })
  it('refuses a body that is not an object, lacks required fields or has wrong types with 400', async () => {
    for (const body of [
      '[]',
      '"x"',
      '{',
      {},
      { tenant_id: tenantId },
      { event_name: 'x' },
      { tenant_id: 7, event_name: 'x' },
      { tenant_id: 'no uuid', event_name: 'x' },
      shipped({ data: [] }),
      shipped({ data: 'x' }),
      shipped({ idempotency_key: 7 }),
      shipped({ event_name: null }),
    ]) {
      assertRefused(await call.publishDomainEvent(body), 400, 'invalid_input')
    }
  })
  it('refuses lengths and formats out of bounds with 422', async () => {
    for (const more of [
      { event_name: '' },
      { event_name: 'x'.repeat(201) },
      { idempotency_key: '' },
      { idempotency_key: 'x'.repeat(256) },
    ]) {
      assertRefused(await call.publishDomainEvent(shipped(more)), 422, 'invalid_input')
    }
  })
  it('refuses other content types and a body that is too large', async () => {
    assertRefused(
      await call.publishDomainEvent('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    )
    assertRefused(
      await call.publishDomainEvent(shipped({ data: { text: 'x'.repeat(2 ** 20) } })),
      413,
      'payload_too_large',
    )
  })
  it('is 401 without the token, 429 beyond the budget of an address, 500 without details when it fails', async () => {
    assert.equal((await call.publishDomainEvent(shipped(), { Authorization: 'Bearer wrong' })).status, 401)
    const from = { 'X-Forwarded-For': '192.0.2.77' }
    const answers = await Promise.all(
      Array.from(
        { length: 301 },
        async () => await call.publishDomainEvent({ tenant_id: tenantId, event_name: 'nobody.listens' }, from),
      ),
    )
    const limited = answers.find(answer => answer.status === 429)
    assert.ok(limited !== undefined)
    assertRefused(limited, 429, 'rate_limited')
    assert.match(limited.headers['retry-after'] ?? '', /^\d+$/)
    const broken = await call.publishDomainEvent(shipped(), { 'X-Test-Break': '1' })
    assertRefused(broken, 500, 'internal_error')
    assert.doesNotMatch(broken.text, /broken by the test/)
  })
})
