import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertFailed, useAgent, type Reply } from './agent.ts'

describe('goal tools', () => {
  const agent = useAgent()
  const goal = (code: string, more: object = {}) => ({ code, name: 'Goal', match: { type: 'api' }, ...more })
  const create = async (code: string, more: object = {}) =>
    await agent.get<{ id: string; currency: string; windowDays: number; etag: string }>(
      'analytics.create_goal',
      goal(code, more),
    )
  const changeStatus = async (id: string, status: string) =>
    await agent.call('analytics.change_goal_status', { goal_id: id, status })

  describe('analytics.create_goal', () => {
    test('creates a goal in the currency of the workspace', async () => {
      const created = await create('sign-up', { value: { mode: 'fixed', amount: 5 } })
      assert.deepEqual([created.currency, created.windowDays, created.etag], ['EUR', 30, '"1"'])
    })

    test('names the parts that do not fit together', async () => {
      const cases: [object, RegExp][] = [
        [{ match: { type: 'telemetry' } }, /match\.name: required/],
        [{ match: { type: 'api', name: 'x' } }, /match\.name/],
        [{ match: { type: 'telemetry', name: 'x', filter: '((' } }, /match\.filter: format/],
        [{ value: { mode: 'fixed' } }, /value\.amount: required/],
        [{ value: { mode: 'none', amount: 1 } }, /value\.amount/],
        [{ value: { mode: 'from_property' } }, /value\.property: required/],
        [{ value: { mode: 'fixed', amount: 1 }, currency: null }, /currency: required/],
      ]
      for (const [more, text] of cases) {
        const args = goal(`bad-${agent.service.deps.newId()}`, more)
        const result = await agent.fails('validation_failed', 'analytics.create_goal', args)
        assert.match(result.content[0]!.text, text)
      }
    })

    test('creates one goal of a code for equal concurrent calls, and returns it to each of them', async () => {
      const results = await Promise.all(
        Array.from({ length: 8 }, async () => await agent.get('analytics.create_goal', goal('race'))),
      )
      const repeated = await agent.get('analytics.create_goal', goal('race'))
      for (const result of results) assert.deepEqual(result, repeated)
      const { rows } = await agent.service.database.pool.query(
        `select count(*) as count from audit_log
        where tenant_id = $1 and action = 'goal.create' and subject ->> 'name' = 'race'`,
        [agent.agents.tenantId],
      )
      assert.deepEqual(rows, [{ count: 1 }])
      await agent.fails('conflict', 'analytics.create_goal', goal('race', { windowDays: 7 }))
    })
  })

  describe('analytics.update_goal', () => {
    test('changes only the given fields', async () => {
      const { id } = await create('update', { value: { mode: 'fixed', amount: 5 } })
      const renamed = await agent.get('analytics.update_goal', { goal_id: id, name: 'Sign up', windowDays: 7 })
      assert.deepEqual(
        [renamed['name'], renamed['windowDays'], renamed['value'], renamed['etag']],
        ['Sign up', 7, { mode: 'fixed', amount: 5 }, '"2"'],
      )
    })

    test('fails for an archived goal, and for an unknown one', async () => {
      const { id } = await create('archived')
      await changeStatus(id, 'archived')
      await agent.fails('conflict', 'analytics.update_goal', { goal_id: id, name: 'Late' })
      await agent.fails('not_found', 'analytics.update_goal', { goal_id: agent.service.deps.newId(), name: 'x' })
    })
  })

  describe('analytics.change_goal_status', () => {
    test('pauses, activates and archives, and changes nothing when the goal has that status', async () => {
      const { id } = await create('status')
      for (const [status, etag] of [
        ['paused', '"2"'],
        ['paused', '"2"'],
        ['active', '"3"'],
        ['archived', '"4"'],
        ['archived', '"4"'],
      ] as const) {
        const { structuredContent } = await changeStatus(id, status)
        assert.deepEqual([structuredContent?.['status'], structuredContent?.['etag']], [status, etag])
      }
      assertFailed(await changeStatus(id, 'active'), 'conflict')
      assertFailed(await changeStatus(agent.service.deps.newId(), 'active'), 'not_found')
    })
  })

  describe('analytics.record_conversion', () => {
    const completions = async () =>
      (
        await agent.service.database.pool.query<{ count: number }>(
          'select count(*) from goal_completions where tenant_id = $1',
          [agent.agents.tenantId],
        )
      ).rows[0]!.count
    const record = async (args: object = {}, headers: Record<string, string> = {}) =>
      await agent.get('analytics.record_conversion', { goal: 'purchase', ...args }, headers)
    const key = () => ({ 'Idempotency-Key': agent.service.deps.newId() })

    test('records once for an external reference, and attributes to a conversation of the workspace', async () => {
      const { conversation_id: conversation } = await agent.get<Reply>('flows.start', { intent_name: 'timed' })
      const first = await record({ external_ref: 'order-1', conversation_id: conversation, props: { amount: 29.9 } })
      assert.deepEqual([first['deduped'], first['attributed'], first['conversation_id']], [false, true, conversation])
      assert.deepEqual(await record({ external_ref: 'order-1' }), {
        completion_id: first['completion_id'],
        deduped: true,
      })
      assert.deepEqual((await record({ conversation_id: agent.service.deps.newId() }))['attributed'], false)
      await agent.fails('unknown_goal', 'analytics.record_conversion', { goal: 'nothing' })
    })

    test('records every call without a reference, but a repeated call once under its Idempotency-Key', async () => {
      const headers = key()
      const before = await completions()
      const results = await Promise.all(Array.from({ length: 4 }, async () => await record({}, headers)))
      for (const result of results) assert.deepEqual(result, results[0])
      assert.equal(await completions(), before + 1)
      await record()
      assert.equal(await completions(), before + 2)
    })

    test('records nothing when its reply cannot be stored under the Idempotency-Key', async () => {
      const before = await completions()
      const { pool } = agent.service.database
      await pool.query(
        `create function refuse_reply() returns trigger language plpgsql as
          $$ begin if new.body is not null then return null; end if; return new; end $$;
        create trigger refuse_reply before update on idempotency_keys for each row execute function refuse_reply()`,
      )
      try {
        await agent.fails('idempotency_conflict', 'analytics.record_conversion', { goal: 'purchase' }, key())
        await agent.fails('idempotency_conflict', 'analytics.create_goal', goal('unstored'), key())
      } finally {
        await pool.query('drop trigger refuse_reply on idempotency_keys; drop function refuse_reply()')
      }
      assert.equal(await completions(), before)
      await create('unstored')
    })
  })
})
