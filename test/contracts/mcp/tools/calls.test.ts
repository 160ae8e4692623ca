import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { call, giveToken, rpc } from '../../../support/agents.ts'
import { useAgent, type Reply } from './agent.ts'

describe('tool calls', () => {
  const agent = useAgent()
  const key = () => ({ 'Idempotency-Key': agent.service.deps.newId() })
  const goal = (code: string) => ({ code, name: 'Goal', match: { type: 'api' } })

  describe('a repeated Idempotency-Key', () => {
    test('replays the first result of writes of every kind, even when they are sent concurrently', async () => {
      const headers = key()
      const results = await Promise.all(
        Array.from({ length: 6 }, async () => await agent.call('analytics.create_goal', goal('once'), headers)),
      )
      for (const result of results) assert.deepEqual(result, results[0])
      assert.equal(results[0]!.isError, false)
      const start = key()
      const runs = await Promise.all(
        Array.from(
          { length: 4 },
          async () => await agent.get<Reply>('flows.start', { intent_name: 'order_status' }, start),
        ),
      )
      assert.equal(new Set(runs.map(run => run.execution_id)).size, 1)
      const {
        execution_id,
        metadata: { wait_token },
      } = runs[0]!
      const resume = key()
      const answer = { execution_id, wait_token, values: { order_no: '123456' } }
      const replies = await Promise.all(
        Array.from({ length: 3 }, async () => await agent.get('flows.resume', answer, resume)),
      )
      for (const reply of replies) assert.deepEqual(reply, replies[0])
    })

    test('counts for one user, tool and set of arguments', async () => {
      const headers = key()
      const start = async (token: string, args: object) =>
        ((await call(agent.service, token, 'flows.start', args, headers)).structuredContent as Reply).execution_id
      const { admin, superAdmin } = agent.agents.tokens
      const first = await start(admin, { intent_name: 'timed' })
      assert.equal(await start(admin, { variables: undefined, intent_name: 'timed' }), first)
      assert.notEqual(await start(admin, { intent_name: 'timed', variables: { a: 1 } }), first)
      assert.notEqual(await start(superAdmin, { intent_name: 'timed' }), first)
    })

    test('replays no failure, and replays a result for 24 hours', async () => {
      const { service } = agent
      const { pool } = service.database
      const headers = key()
      const { id } = await agent.get<{ id: string }>('analytics.create_goal', goal('later'))
      const args = { goal_id: id, name: 'Changed' }
      await agent.call('analytics.change_goal_status', { goal_id: id, status: 'archived' })
      await agent.fails('conflict', 'analytics.update_goal', args, headers)
      await pool.query("update goals set status = 'active' where id = $1", [id])
      const first = await agent.get('analytics.update_goal', args, headers)
      await pool.query("update goals set name = 'Changed since', revision = revision + 1 where id = $1", [id])
      service.clock.advance(24 * 3_600_000 - 60_000)
      assert.deepEqual(await agent.get('analytics.update_goal', args, headers), first)
      service.clock.advance(120_000)
      assert.notDeepEqual(await agent.get('analytics.update_goal', args, headers), first)
    })

    test('is ignored for reads, and refused for writes when it is malformed', async () => {
      assert.equal((await agent.call('config.list', {}, { 'Idempotency-Key': 'a b' })).isError, false)
      for (const malformed of ['a b', 'x'.repeat(256)])
        await agent.refuses('flows.start', { intent_name: 'timed' }, { 'Idempotency-Key': malformed })
    })
  })

  describe('every call', () => {
    const audited = async () =>
      (
        await agent.service.database.pool.query<{
          actor: Record<string, unknown>
          subject: Record<string, unknown>
          details: { arguments: string[]; granted: boolean }
        }>(
          "select actor, subject, details from audit_log where tenant_id = $1 and action = 'mcp.tool.call' order by id",
          [agent.agents.tenantId],
        )
      ).rows

    test('is audited with the names of its arguments and never their values, refused calls too', async () => {
      const { service, agents } = agent
      const before = (await audited()).length
      await agent.call('config.get', { path: 'a very secret value' })
      const refused = { path: 'a very secret value', scope: 'x' }
      await rpc(service, agents.tokens.nobody, 'tools/call', { name: 'config_get', arguments: refused })
      await agent.refuses('config.get', { 'strange\0name': 1 })
      const entries = (await audited()).slice(before)
      assert.deepEqual(
        entries.map(({ subject, details }) => [subject['name'], details.arguments, details.granted]),
        [
          ['config.get', ['path'], true],
          ['config.get', ['path', 'scope'], false],
          ['config.get', ['strangename'], false],
        ],
      )
      assert.ok(!JSON.stringify(entries).includes('a very secret value'))
      assert.deepEqual([entries[0]!.actor['type'], entries[0]!.actor['name']], ['user', 'admin'])
    })

    test('counts for its token: the 121st in a minute is -32003 with the seconds to wait', async () => {
      const { service, agents } = agent
      const token = await giveToken(service, agents.tenantId, { permissions: ['service.config'] })
      for (let n = 0; n < 120; n++) await call(service, token, 'config.list')
      const { error } = await rpc(service, token, 'tools/call', { name: 'config.list' })
      assert.equal(error?.code, -32003)
      assert.deepEqual(error.data, { retry_after: 60 })
      assert.ok((await rpc(service, token, 'tools/list')).result)
      assert.ok((await rpc(service, token, 'ping')).result)
      assert.equal((await agent.call('config.list')).isError, false)
      service.clock.advance(60_000)
      assert.equal((await call(service, token, 'config.list')).isError, false)
    })
  })
})
