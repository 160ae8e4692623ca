import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startTestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import {
  AS_ENGINE,
  assertAnswer,
  assertWantsEngineToken,
  breakable,
  itReadsJson,
  requester,
  type Headers,
} from '../json-operation.ts'
import { applyCountingShop, completionsOf, conversation, flowsOfCompletions, run } from './shop.ts'

const CONVERSIONS = '/api/v1/insights/conversions'
const DAY = 24 * 60 * 60_000

describe('recordConversion', async () => {
  const service = await startTestService({ substitutes: breakable })
  const call = requester(service, AS_ENGINE)
  let tenantId = ''
  let otherTenantId = ''
  before(async () => {
    tenantId = await applyCountingShop(service)
    otherTenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Other' },
      workspace: { name: 'Other' },
      goals: [{ code: 'purchase', name: 'Purchase', match: { type: 'api' }, value: { mode: 'none' } }],
    })
  })
  beforeEach(async () => {
    await service.database.pool.query('delete from goal_completions')
    await service.database.pool.query('delete from conversations')
  })
  after(() => service.stop())

  const record = (body: object = {}, headers: Headers = {}) =>
    call.post(CONVERSIONS, { tenant_id: tenantId, goal: 'purchase', ...body }, headers)
  const ago = (days: number) => new Date(service.clock.now().getTime() - days * DAY)

  itReadsJson({
    post: (body, headers) => call.post(CONVERSIONS, body, headers),
    body: () => ({ tenant_id: tenantId, goal: 'visit' }),
  })

  it('requires the engine token', async () => {
    await assertWantsEngineToken(headers => call.post(CONVERSIONS, {}, headers))
  })
  it('is 400 without tenant_id or goal, with a malformed tenant_id, or with one of another type', async () => {
    for (const body of [
      { tenant_id: undefined },
      { goal: undefined },
      { tenant_id: 7 },
      { tenant_id: 'acme' },
      { goal: null },
      { props: [] },
      { external_ref: 7 },
      { occurred_at: 7 },
    ])
      assertAnswer(await record(body), 400, 'invalid_input')
  })
  it('is 422 with a malformed conversation_id, and with values out of their bounds', async () => {
    for (const body of [
      { conversation_id: 'c-1' },
      { conversation_id: '' },
      { goal: '' },
      { external_ref: '' },
      { external_ref: 'x'.repeat(256) },
    ])
      assertAnswer(await record(body), 422, 'validation_failed')
  })
  it('takes null for an optional field as if it were absent', async () => {
    const absent = { conversation_id: null, external_ref: null, occurred_at: null }
    assert.equal((await record({ ...absent, props: { amount: 7 } })).status, 201)
  })
  it('is 422 with a malformed occurred_at', async () => {
    for (const occurred_at of [
      'yesterday',
      '',
      '10:15',
      '2026',
      '2026-03-01T10:00:00 Europe/Berlin',
      '2026-02-30T10:00:00Z',
      '2026-12-31T23:59:60Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-23:59',
    ]) {
      assertAnswer(await record({ occurred_at }), 422, 'validation_failed')
    }
  })
  it("is 404 for a goal that is unknown, not active, or another workspace's", async () => {
    for (const goal of ['nothing', 'asleep', 'gone', 'PURCHASE'])
      assertAnswer(await record({ goal }), 404, 'unknown_goal')
    assertAnswer(await record({ tenant_id: otherTenantId, goal: 'signup' }), 404, 'unknown_goal')
    assertAnswer(await record({ tenant_id: newId() }), 404, 'unknown_goal')
  })
  it('is not subject to the limit of the engine surface', async () => {
    const answers = await Promise.all(
      Array.from({ length: 320 }, () => record({ goal: 'nothing' }, { 'X-Forwarded-For': '203.0.113.9' })),
    )
    assert.equal(answers.filter(({ status }) => status === 429).length, 0)
  })
  it('is audited, regardless of its reply', async () => {
    const audits = async () =>
      Number(
        (
          await service.database.pool.query<{ count: number }>(
            `select count(*)
            from audit_log
            where action = 'engine.api.call' and subject->>'operation' = 'recordConversion'`,
          )
        ).rows[0]?.count,
      )
    const before = await audits()
    await record()
    await record({ goal: 'nothing' })
    assert.equal(await audits(), before + 2)
  })

  describe('under an Idempotency-Key', () => {
    it('records one completion of twenty equal requests, and gives all the same answer', async () => {
      const key = { 'Idempotency-Key': newId() }
      const answers = await Promise.all(Array.from({ length: 20 }, () => record({ props: { amount: 7 } }, key)))
      assert.deepEqual(
        [...new Set(answers.map(({ status, text }) => `${String(status)} ${text}`))],
        [`201 ${answers[0]!.text}`],
      )
      assert.equal((await completionsOf(service)).length, 1)
      assertAnswer(await record({ props: { amount: 8 } }, key), 409, 'idempotency_conflict')
      await record({ props: { amount: 7 } }, { 'Idempotency-Key': newId() })
      assert.equal((await completionsOf(service)).length, 2)
    })
    it('is refused without using the key, and records once the goal exists', async () => {
      const key = { 'Idempotency-Key': newId() }
      assertAnswer(await record({ goal: 'nothing' }, key), 404, 'unknown_goal')
      assertAnswer(await record({ conversation_id: 'c-1' }, key), 422, 'validation_failed')
      assertAnswer(await record({ occurred_at: 'yesterday' }, key), 422, 'validation_failed')
      assert.equal((await record({}, key)).status, 201)
    })
  })

  describe('decides the value by the goal', () => {
    const cases: [what: string, body: object, micros: number | null, currency: string | null][] = [
      ['the number in its property', { props: { amount: 49.9 } }, 49_900_000, 'EUR'],
      ['a refund', { props: { amount: -5 } }, -5_000_000, 'EUR'],
      ['nothing as zero', { props: { amount: -0 } }, 0, 'EUR'],
      ['the nearest millionth', { props: { amount: 0.0000004 } }, 0, 'EUR'],
      ['no value without the property', { props: { total: 3 } }, null, null],
      ['no value without props', {}, null, null],
      ['the number in a string', { props: { amount: '49.90' } }, 49_900_000, 'EUR'],
      ['no value where the property is null', { props: { amount: null } }, null, null],
      ['its own amount', { goal: 'signup', props: { amount: 99 } }, 2_500_000, 'USD'],
      ['no value at all', { goal: 'visit', props: { amount: 99 } }, null, null],
    ]
    for (const [what, body, micros, currency] of cases) {
      it(what, async () => {
        assertAnswer(await record(body), 201)
        const [completion] = await completionsOf(service)
        assert.deepEqual([completion?.['value_micros'], completion?.['currency']], [micros, currency])
      })
    }
    it('refuses a value that cannot be stored exactly', async () => {
      assertAnswer(await record({ props: { amount: 1e10 } }), 422, 'validation_failed')
    })
    it('and refuses a value that is not a number, naming the property', async () => {
      for (const amount of ['49,90', '', '0x10', '1e3', 'NaN', true, [1], {}])
        assert.deepEqual(
          assertAnswer(await record({ props: { amount } }), 422, 'validation_failed')['details'],
          { validation_errors: [{ field: 'props.amount', rule: 'type' }] },
          JSON.stringify(amount),
        )
    })
  })

  it('stores the sent values', async () => {
    const props = { amount: 1, customer_id: 'nobody', nested: { list: [1, null, 'é'] } }
    const { completion_id, attributed, conversation_id } = assertAnswer(
      await record({ props, external_ref: 'order-1', occurred_at: '2026-03-01T10:15:00.5+02:00' }),
      201,
    )
    assert.deepEqual([attributed, conversation_id], [false, null])
    const [stored] = await completionsOf(service)
    assert.deepEqual(
      [stored?.['id'], stored?.['source'], stored?.['props'], stored?.['external_ref'], stored?.['occurred_at']],
      [completion_id, 'api', props, 'order-1', new Date('2026-03-01T08:15:00.500Z')],
    )
  })
  it('takes every form of ISO 8601, in UTC without offset', async () => {
    const texts = ['2026-03-01', '2026-03-01T00:00', '20260301', '20260301T000000Z', '2026-W09-7', '2026-060']
    for (const occurred_at of [...texts, '2026-03-01T01:00:00+0100']) {
      assertAnswer(await record({ occurred_at }), 201)
      const stored = await completionsOf(service)
      assert.deepEqual(stored.at(-1)?.['occurred_at'], new Date('2026-03-01T00:00:00Z'), occurred_at)
    }
  })
  it('happens now if no time is given', async () => {
    await record()
    assert.deepEqual((await completionsOf(service))[0]?.['occurred_at'], service.clock.now())
  })

  describe('with an external_ref', () => {
    it('counts once for each goal, and answers a repetition with its completion in any status', async () => {
      const goals = ['purchase', 'visit']
      const first = await Promise.all(
        goals.map(async goal => assertAnswer(await record({ external_ref: 'order-2', goal }), 201)),
      )
      const status = (to: string) =>
        service.database.pool.query("update goals set status = $2 where tenant_id = $1 and code = 'visit'", [
          tenantId,
          to,
        ])
      await status('paused')
      for (const [index, goal] of goals.entries())
        assert.deepEqual(assertAnswer(await record({ external_ref: 'order-2', goal }), 200), {
          deduped: true,
          completion_id: first[index]?.['completion_id'],
        })
      await status('active')
      for (const goal of ['nothing', 'gone'])
        assertAnswer(await record({ external_ref: 'order-2', goal }), 404, 'unknown_goal')
      assert.equal((await completionsOf(service)).length, 2)
    })
    it('records one completion of fifty concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => record({ external_ref: 'order-3' })))
      assert.deepEqual(
        [answers.filter(({ status }) => status === 201).length, answers.filter(({ status }) => status === 200).length],
        [1, 49],
      )
      assert.equal(new Set(answers.map(({ body }) => (body as { completion_id: string }).completion_id)).size, 1)
      assert.equal((await completionsOf(service)).length, 1)
    })
    it('is independent of other workspaces', async () => {
      await record({ external_ref: 'order-4' })
      assertAnswer(await record({ tenant_id: otherTenantId, external_ref: 'order-4' }), 201)
    })
    it('is case-sensitive', async () => {
      await record({ external_ref: 'order-5' })
      assertAnswer(await record({ external_ref: 'ORDER-5' }), 201)
    })
  })

  describe('belongs to', () => {
    const attributedTo = async (body: object) =>
      assertAnswer(await record(body), 201)['conversation_id'] as string | null
    const of = (customer_id: unknown) => ({ props: { customer_id } })

    it('the named conversation, regardless of the customer', async () => {
      const named = await conversation(service, tenantId, { at: ago(400), locale: 'de' })
      await conversation(service, tenantId, { at: ago(1), customer: 'c-1' })
      assert.equal(await attributedTo({ conversation_id: named.toUpperCase(), ...of('c-1') }), named)
      assert.equal((await completionsOf(service))[0]?.['locale'], 'de')
    })
    it('no conversation, when the named one is unknown', async () => {
      await conversation(service, tenantId, { at: ago(1), customer: 'c-1' })
      const elsewhere = await conversation(service, otherTenantId, { at: ago(1) })
      assert.equal(await attributedTo({ conversation_id: newId(), ...of('c-1') }), null)
      assert.equal(await attributedTo({ conversation_id: elsewhere }), null)
    })
    it("the customer's conversation in which something was said last", async () => {
      const older = await conversation(service, tenantId, { at: ago(9), customer: 'c-1', spoken: [ago(9), ago(1)] })
      await conversation(service, tenantId, { at: ago(3), customer: 'c-1', spoken: [ago(3), ago(2)] })
      await conversation(service, tenantId, { at: ago(0.5), customer: 'c-2' })
      await conversation(service, otherTenantId, { at: ago(0.5), customer: 'c-1' })
      assert.equal(await attributedTo(of('c-1')), older)
    })
    it('the messages before it, not later ones', async () => {
      const before = await conversation(service, tenantId, { at: ago(9), customer: 'c-1', spoken: [ago(6)] })
      await conversation(service, tenantId, { at: ago(8), customer: 'c-1', spoken: [ago(7), ago(1)] })
      await conversation(service, tenantId, { at: ago(4), customer: 'c-1' })
      assert.equal(await attributedTo({ ...of('c-1'), occurred_at: ago(5).toISOString() }), before)
    })
    it("nothing outside the goal's window, to the millisecond", async () => {
      const edge = await conversation(service, tenantId, { at: ago(40), customer: 'c-1', spoken: [ago(30)] })
      assert.equal(await attributedTo(of('c-1')), edge)
      service.clock.advance(1)
      assert.equal(await attributedTo(of('c-1')), null)
      await conversation(service, tenantId, { at: ago(50), customer: 'c-3', spoken: [ago(45), ago(1)] })
      assert.equal(await attributedTo({ ...of('c-3'), occurred_at: ago(5).toISOString() }), null)
      const week = await conversation(service, tenantId, { at: ago(8), customer: 'c-2' })
      assert.equal(await attributedTo({ ...of('c-2'), goal: 'signup' }), null)
      assert.equal(await attributedTo({ ...of('c-2'), goal: 'purchase' }), week)
    })
    it('a customer whose id is a number', async () => {
      const found = await conversation(service, tenantId, { at: ago(1), customer: '42' })
      assert.equal(await attributedTo(of(42)), found)
      for (const id of [4.2, null, true, '', ['42'], { id: '42' }]) assert.equal(await attributedTo(of(id)), null)
    })
  })

  it('belongs to the last flow that its conversation had started when it happened', async () => {
    const { pool } = service.database
    const conversationId = await conversation(service, tenantId, { at: ago(4) })
    await run(pool, tenantId, { conversationId, flow: 'help', at: ago(3) })
    await run(pool, tenantId, { conversationId, flow: 'order', at: ago(1) })
    await conversation(service, tenantId, { at: ago(2.5) })
    assertAnswer(await record({ conversation_id: conversationId, occurred_at: ago(2).toISOString() }), 201)
    assert.deepEqual(await flowsOfCompletions(service), ['help'])
  })
  it("stores its conversation's flow, and remains when the conversation is deleted", async () => {
    const { body } = await call.post('/api/v1/engine/triggers/chat', { tenant_id: tenantId, intent_name: 'order' })
    const { conversation_id } = body as { conversation_id: string }
    assertAnswer(await record({ conversation_id }), 201)
    const [flow] = (
      await service.database.pool.query<{ id: string }>(
        "select id from flows where tenant_id = $1 and code = 'order'",
        [tenantId],
      )
    ).rows
    assert.equal((await completionsOf(service))[0]?.['flow_id'], flow?.id)
    await service.database.pool.query('delete from conversations where id = $1', [conversation_id])
    const [stored] = await completionsOf(service)
    assert.deepEqual([stored?.['conversation_id'], stored?.['flow_id']], [null, flow?.id])
  })

  describe('in addition, a goal node', () => {
    it('counts in the turn that reaches it, once, under its conversation, run and flow', async () => {
      const conversationId = await conversation(service, tenantId, { at: service.clock.now(), locale: 'de-AT' })
      const trigger = { tenant_id: tenantId, intent_name: 'order', conversation_id: conversationId }
      const started = (await call.post('/api/v1/engine/triggers/chat', trigger)).body as {
        execution_id: string
        conversation_id: string
        metadata: { wait_token: string }
      }
      assert.deepEqual(await completionsOf(service), [])
      const resume = {
        tenant_id: tenantId,
        wait_token: started.metadata.wait_token,
        input: { values: { amount: 12.5 } },
      }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => call.post(`/api/v1/engine/executions/${started.execution_id}/resume`, resume)),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      const completions = await completionsOf(service)
      assert.equal(completions.length, 1)
      const [
        {
          code,
          source,
          value_micros,
          currency,
          props,
          execution_id,
          conversation_id,
          locale,
          occurred_at,
        } = {} as never,
      ] = completions
      assert.deepEqual(
        { code, source, value_micros, currency, props, execution_id, conversation_id, locale, occurred_at },
        {
          code: 'flow_sale',
          source: 'flow',
          value_micros: 12_500_000,
          currency: 'EUR',
          props: { amount: 12.5, kind: 'flow' },
          execution_id: started.execution_id,
          conversation_id: conversationId,
          locale: 'de-AT',
          occurred_at: service.clock.now(),
        },
      )
      assert.deepEqual(await flowsOfCompletions(service), ['order'])
    })
  })
})
