import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { engagementSummary, listTelemetry, topCustomers } from '../../../services/analytics/engagement.ts'
import { funnel, getFailuresByNode } from '../../../services/analytics/flows.ts'
import { goalSummary } from '../../../services/analytics/goals.ts'
import { purgeEventLog } from '../../../services/retention.ts'
import { newId } from '../../../adapters/ids.ts'
import { holding } from '../../support/held.ts'
import { createSmallWorkspace } from './small-workspace.ts'

describe('summaries of a small workspace', async () => {
  const { database, deps, sql, tenantId, neighbour, flow, first } = await createSmallWorkspace()
  after(async () => {
    await database.drop()
  })

  it('goalSummary counts completions live, by goal, day and breakdown', async () => {
    const outcome = await goalSummary(deps, tenantId, { from: '2026-03-29', to: '2026-03-31', breakdown: 'flow' })
    assert.ok('summary' in outcome)
    const { summary, by_goal, timeseries, breakdown } = outcome.summary
    assert.deepEqual(summary, {
      completions: 3,
      attributed: 2,
      conversations: 3,
      conversion_rate: 2 / 3,
      values: [{ currency: 'EUR', value_micros: 5_000_000 }],
    })
    assert.deepEqual(
      by_goal.map(({ code, completions, attributed }) => [code, completions, attributed]),
      [
        ['sale', 2, 1],
        ['visit', 1, 1],
      ],
    )
    assert.deepEqual(timeseries, [
      { date: '2026-03-29', completions: 2, attributed: 1 },
      { date: '2026-03-30', completions: 1, attributed: 1 },
      { date: '2026-03-31', completions: 0, attributed: 0 },
    ])
    assert.deepEqual(
      breakdown?.map(({ key, label, completions }) => [key, label, completions]),
      [
        [flow.id, 'Hello flow', 2],
        ['', 'None', 1],
      ],
    )
    for (const dimension of ['locale', 'attribution'] as const) {
      const split = await goalSummary(deps, tenantId, { from: '2026-03-29', to: '2026-03-31', breakdown: dimension })
      assert.equal(
        'summary' in split && split.summary.breakdown?.reduce((sum, { completions }) => sum + completions, 0),
        3,
      )
    }
    assert.equal((await goalSummary(deps, tenantId, { from: '2026-03-02', to: '2026-03-01' })).outcome, 'invalid_range')
  })

  it('goalSummary adds up also while a goal is created and reached', async () => {
    const goal = newId()
    const { read } = await holding(
      database,
      'lock table goal_completions in access exclusive mode',
      [],
      async ({ client, waiting }) => {
        const read = goalSummary(deps, tenantId, { from: '2026-03-29', to: '2026-03-31' })
        await waiting(1)
        await client.query(
          "insert into goals (tenant_id, id, code, name, match, value) values ($1, $2, 'late', 'Late', '{}', '{}')",
          [tenantId, goal],
        )
        await client.query(
          `insert into goal_completions (tenant_id, id, goal_id, source, props, occurred_at, created_at)
          values ($1, $2, $2, 'api', '{}', '2026-03-30T12:00:00Z', now())`,
          [tenantId, goal],
        )
        return { read }
      },
    )
    const outcome = await read
    await database.pool.query('delete from goals where id = $1', [goal])
    assert.ok('summary' in outcome)
    const { summary, by_goal } = outcome.summary
    assert.equal(
      by_goal.reduce((sum, { completions }) => sum + completions, 0),
      summary.completions,
    )
  })

  it('engagementSummary has a day for every day', async () => {
    const outcome = await engagementSummary(deps, tenantId, { from: '2026-03-28', to: '2026-03-30' })
    assert.ok('summary' in outcome)
    assert.deepEqual(outcome.summary, {
      from: '2026-03-28',
      to: '2026-03-30',
      summary: {
        conversations: 3,
        unique_customers: 1,
        messages: 6,
        executions: 4,
        completed: 1,
        expired: 0,
        failed: 1,
        aborted: 1,
        completion_rate: 1 / 3,
        messages_per_conversation: 2,
      },
      timeseries: [
        { date: '2026-03-28', conversations: 0, messages: 0, executions: 0, completed: 0, failed: 0 },
        { date: '2026-03-29', conversations: 2, messages: 5, executions: 2, completed: 1, failed: 1 },
        { date: '2026-03-30', conversations: 1, messages: 1, executions: 2, completed: 0, failed: 0 },
      ],
    })
  })

  it('funnel and getFailuresByNode show where runs stay', async () => {
    const drawn = await funnel(deps, tenantId, flow.id, { from: '2026-03-28', to: '2026-03-30' })
    assert.ok('funnel' in drawn)
    const { started, completed, steps, flow_code, flow_name } = drawn.funnel
    assert.deepEqual([started, completed, flow_code, flow_name], [4, 1, 'hello', 'Hello flow'])
    assert.deepEqual(steps, [
      { node_id: 'a', node_type: 'message', reached: 4, continued: 4, waiting: 0, failed: 0, reach_rate: 1 },
      { node_id: 'b', node_type: 'input', reached: 4, continued: 1, waiting: 1, failed: 1, reach_rate: 1 },
      { node_id: 'c', node_type: 'end', reached: 1, continued: 1, waiting: 0, failed: 0, reach_rate: 0.25 },
    ])
    await sql("update event_log set kind = 'step_resumed' where node_id = 'b' and kind = 'step_completed'")
    const resumed = await funnel(deps, tenantId, flow.id, { from: '2026-03-28', to: '2026-03-30' })
    assert.equal('funnel' in resumed && resumed.funnel.steps[1]?.continued, 1)
    assert.equal((await funnel(deps, neighbour, flow.id, {})).outcome, 'not_found')
    const counted = await getFailuresByNode(deps, tenantId, flow.id, { from: '2026-03-28', to: '2026-03-30' })
    assert.deepEqual('failures' in counted && counted.failures.nodes, [
      { node_id: 'b', node_type: 'input', executions: 4, failures: 1, rate: 0.25, last_error_kind: 'http_error' },
      { node_id: 'a', node_type: 'message', executions: 4, failures: 0, rate: 0 },
      { node_id: 'c', node_type: 'end', executions: 1, failures: 0, rate: 0 },
    ])
    const elsewhere = await getFailuresByNode(deps, neighbour, flow.id, {})
    assert.deepEqual('failures' in elsewhere && elsewhere.failures.nodes, [])
  })

  it('funnel and getFailuresByNode return the same after the purge of the log, and count later runs', async () => {
    const days = { from: '2026-03-28', to: '2026-03-30' }
    const figures = async () => [
      await funnel(deps, tenantId, flow.id, days),
      await getFailuresByNode(deps, tenantId, flow.id, days),
    ]
    const before = await figures()
    await sql(`
      update event_log
      set created_at = now() - interval '91 days',
        id = (left(parley_first_id(now() - interval '91 days')::text, 13) || substr(id::text, 14))::uuid`)
    const purge = async () =>
      await purgeEventLog({ ...deps, databaseNow: async () => await Promise.resolve(new Date()) })
    const { eventLog } = await purge()
    assert.ok(eventLog > 0)
    assert.deepEqual(await sql('select 1 from event_log'), [])
    assert.deepEqual(await figures(), before)
    const [waiting] = await sql(`
      insert into event_log (tenant_id, id, execution_id, kind, node_id, entry, created_at)
      select tenant_id, gen_random_uuid(), id, 'step_resumed', 'b', '{"nodeType":"input"}', now() - interval '91 days'
      from executions
      where flow_id = '${flow.id}' and ended_at is null
      returning execution_id`)
    const later = await figures()
    assert.notDeepEqual(later, before)
    const [drawn] = later as [Awaited<ReturnType<typeof funnel>>, unknown]
    assert.deepEqual('funnel' in drawn && [drawn.funnel.steps[1]?.continued, drawn.funnel.steps[1]?.waiting], [2, 0])
    await purge()
    assert.deepEqual(await figures(), later)
    await sql('delete from executions where id = $1', [waiting?.['execution_id']])
    assert.equal(
      (await sql('select 1 from execution_nodes where execution_id = $1', [waiting?.['execution_id']])).length,
      0,
    )
  })

  it('topCustomers and listTelemetry show the actions of customers, the latest first', async () => {
    const outcome = await topCustomers(deps, tenantId, { from: '2026-03-28', to: '2026-03-31' })
    assert.deepEqual('list' in outcome && outcome.list.customers, [
      {
        customer_id: 'c-1',
        name: 'Carla',
        email: 'c@acme.example',
        conversations: 2,
        messages: 3,
        completions: 2,
        values: [{ currency: 'EUR', value_micros: 2_000_000 }],
        last_seen_at: '2026-03-29T12:00:00.000Z',
      },
    ])
    const { events } = await listTelemetry(deps, tenantId, { name: '=cmd()' })
    assert.deepEqual(
      events.map(event => ({ ...event, id: undefined })),
      [
        {
          id: undefined,
          name: '=cmd()',
          properties: {},
          occurred_at: '2026-03-29T00:30:00.000Z',
          received_at: '2026-03-30T00:31:00.000Z',
          conversation_id: first,
        },
      ],
    )
    assert.equal((await listTelemetry(deps, tenantId, {})).events.length, 2)
  })
})
