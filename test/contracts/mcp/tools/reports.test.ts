import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { datasets } from '../../../../generated/datasets.ts'
import { createReport } from '../../../../services/analytics/saved-reports.ts'
import { rpc } from '../../../support/agents.ts'
import { useAgent } from './agent.ts'

describe('report tools', () => {
  const agent = useAgent()
  const definition = { dataset: 'conversations', measures: ['conversations'] }
  const byLocale = { ...definition, dimensions: ['locale'], last_days: 7 }
  const day = (offset: number) =>
    new Date(agent.service.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  /** A conversation in a language, of a customer. */
  const converse = async (locale: string, customer: object | null = null) => {
    const { conversation_id: id } = await agent.get<{ conversation_id: string }>('flows.start', {
      intent_name: 'timed',
    })
    await agent.service.database.pool.query(
      `update conversations
      set locale = $2, customer = coalesce($3::jsonb, '{}'), customer_id = $3::jsonb ->> 'id'
      where id = $1`,
      [id, locale, customer === null ? null : JSON.stringify(customer)],
    )
    return id
  }
  const refusesRanges = async (name: string) => {
    await agent.fails('invalid_range', name, { from: day(0), to: day(-1) })
    await agent.fails('invalid_range', name, { from: '2020-01-01', to: '2022-01-01' })
    await agent.refuses(name, { from: '2026-02-30' })
  }

  describe('analytics.list_datasets', () => {
    test('lists every dataset, and names that run_report takes', async () => {
      const listed = await agent.get<{
        datasets: { name: string; dimensions: { name: string }[]; measures: { name: string }[] }[]
      }>('analytics.list_datasets')
      assert.deepEqual(
        listed.datasets.map(({ name }) => name),
        datasets.map(({ name }) => name),
      )
      for (const { name, dimensions, measures } of listed.datasets)
        await agent.get('analytics.run_report', {
          definition: { dataset: name, dimensions: [dimensions[0]!.name], measures: [measures[0]!.name] },
        })
    })
  })

  describe('analytics.run_report', () => {
    test('runs a report on declared names, with the row cap of the mode', async () => {
      const report = await agent.get('analytics.run_report', { definition, mode: 'preview' })
      assert.equal(report['row_cap'], 200)
    })

    test('fails for names that are not in the dataset', async () => {
      const wrong = { ...definition, measures: ['nonsense'] }
      const result = await agent.fails('invalid_report', 'analytics.run_report', { definition: wrong })
      assert.match(result.content[0]!.text, /measures\.0/)
    })
  })

  describe('analytics.list_reports', () => {
    test('lists pinned reports first, and filters by pinned and by scheduled', async () => {
      const { service, agents } = agent
      const schedule = { frequency: 'daily' as const, hour: 6, recipients: ['ada@acme.example'] }
      const saved = { dataset: 'conversations' as const, measures: ['conversations'], last_days: 7 }
      for (const more of [
        { name: 'a', pinned: true },
        { name: 'b', pinned: true, schedule },
      ])
        await createReport(service.deps, agents.tenantId, { definition: saved, ...more })
      const names = async (args: object) =>
        (await agent.get<{ reports: { name: string }[] }>('analytics.list_reports', args)).reports.map(
          ({ name }) => name,
        )
      assert.deepEqual(await names({}), ['a', 'b', 'Conversations by language'])
      assert.deepEqual(
        [
          await names({ pinned_only: true }),
          await names({ scheduled_only: true }),
          await names({ pinned_only: true, scheduled_only: true }),
        ],
        [['a', 'b'], ['b'], ['b']],
      )
    })
  })

  describe('analytics.get_report', () => {
    test('answers the report, the same as its resource', async () => {
      const { service, agents } = agent
      const report = await agent.get('analytics.get_report', { report_id: agents.report.toUpperCase() })
      assert.deepEqual([report['id'], report['code'], 'schedule' in report], [agents.report, 'weekly', false])
      const uri = `report://${agents.report}`
      const { result } = await rpc(service, agents.tokens.admin, 'resources/read', { uri })
      const [content] = (result as { contents: { text: string }[] }).contents
      assert.deepEqual(JSON.parse(content!.text), report)
    })

    test('fails for an unknown report, and refuses other spellings of an id', async () => {
      await agent.fails('not_found', 'analytics.get_report', { report_id: agent.service.deps.newId() })
      await agent.refuses('analytics.get_report', { report_id: `urn:uuid:${agent.agents.report}` })
    })
  })

  describe('analytics.suggest_filter_values', () => {
    test('suggests the values that exist, the most frequent first', async () => {
      for (const locale of ['fr', 'fr', 'fr-CA']) await converse(locale)
      const suggested = await agent.get('analytics.suggest_filter_values', {
        dataset: 'conversations',
        field: 'locale',
        query: 'FR',
      })
      assert.deepEqual(
        [suggested['values'], suggested['truncated']],
        [
          [
            { value: 'fr', count: 2 },
            { value: 'fr-CA', count: 1 },
          ],
          false,
        ],
      )
    })

    test('fails for a field that the dataset does not have', async () => {
      const wrong = { dataset: 'conversations', field: 'nonsense' }
      await agent.fails('invalid_report', 'analytics.suggest_filter_values', wrong)
    })
  })

  describe('analytics.export_report_csv', () => {
    type Export = { csv: string; filename: string; row_count: number; truncated: boolean }

    test('exports a saved report like its definition, as CSV that starts no formula', async () => {
      await converse('=1+1')
      const exported = await agent.get<Export>('analytics.export_report_csv', { report_id: agent.agents.report })
      assert.match(exported.csv, /^Language,Conversations\r\n/)
      assert.match(exported.csv, /\r\n'=1\+1,1\r\n/)
      assert.equal(exported.csv.split('\r\n').length, exported.row_count + 2)
      assert.match(exported.filename, /^conversations-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
      assert.deepEqual(await agent.get('analytics.export_report_csv', { definition: byLocale }), exported)
    })

    test('fails without a report or with two, for an unknown one, and for one that cannot run', async () => {
      const name = 'analytics.export_report_csv'
      const { report } = agent.agents
      await agent.fails('invalid_input', name)
      await agent.fails('invalid_input', name, { report_id: report, definition: byLocale })
      await agent.fails('not_found', name, { report_id: agent.service.deps.newId() })
      await agent.refuses(name, { report_id: `urn:uuid:${report}` })
      await agent.fails('invalid_report', name, { definition: { ...byLocale, measures: ['nonsense'] } })
      await agent.fails('invalid_range', name, { definition: { ...definition, from: '2026-02-02', to: '2026-02-01' } })
    })
  })

  describe('analytics.goal_summary', () => {
    test('counts completions live, for each goal', async () => {
      type Summary = { by_goal: { code: string; completions: number }[] }
      const count = async () =>
        (await agent.get<Summary>('analytics.goal_summary')).by_goal.find(({ code }) => code === 'purchase')!
          .completions
      const before = await count()
      await agent.get('analytics.record_conversion', { goal: 'purchase', props: { amount: 12.5 } })
      assert.equal(await count(), before + 1)
    })

    test('fails for an impossible range, and refuses a malformed day', async () => {
      await refusesRanges('analytics.goal_summary')
    })
  })

  describe('analytics.engagement_summary', () => {
    test('counts conversations and different customers in a range of days', async () => {
      type Summary = { summary: { conversations: number; unique_customers: number }; timeseries: unknown[] }
      const read = async () => await agent.get<Summary>('analytics.engagement_summary', { from: day(0), to: day(1) })
      const { summary: before, timeseries } = await read()
      assert.equal(timeseries.length, 2)
      for (const id of ['c-1', 'c-1', 'c-2']) await converse('en', { id })
      const { summary } = await read()
      assert.deepEqual(
        [summary.conversations - before.conversations, summary.unique_customers - before.unique_customers],
        [3, 2],
      )
    })

    test('fails for an impossible range, and refuses a malformed day', async () => {
      await refusesRanges('analytics.engagement_summary')
    })
  })

  describe('analytics.funnel', () => {
    test('counts the progress of the runs of a flow', async () => {
      const { order } = agent.agents.flows
      await agent.get('flows.start', { intent_name: 'order_status' })
      const funnel = await agent.get<{
        flow_code: string
        started: number
        steps: { node_id: string; reached: number }[]
      }>('analytics.funnel', { flow_id: order })
      assert.deepEqual([funnel.flow_code, funnel.started], ['order-status', 1])
      assert.deepEqual(
        funnel.steps.map(({ node_id: node, reached }) => [node, reached]),
        [
          ['hello', 1],
          ['ask', 1],
          ['bye', 0],
        ],
      )
    })

    test('fails for an unknown flow', async () => {
      await agent.fails('not_found', 'analytics.funnel', { flow_id: agent.service.deps.newId() })
    })
  })

  describe('analytics.top_customers', () => {
    test('lists the customers with the most conversations first', async () => {
      for (const id of ['often', 'often', 'often', 'often', 'seldom', 'seldom', 'seldom'])
        await converse('en', { id, name: `Name of ${id}` })
      const { customers } = await agent.get<{ customers: Record<string, unknown>[] }>('analytics.top_customers', {
        limit: 2,
      })
      assert.deepEqual(
        customers.map(({ customer_id: id, name, conversations }) => [id, name, conversations]),
        [
          ['often', 'Name of often', 4],
          ['seldom', 'Name of seldom', 3],
        ],
      )
    })

    test('fails for an impossible range, and refuses a malformed day or a limit above 50', async () => {
      await refusesRanges('analytics.top_customers')
      await agent.refuses('analytics.top_customers', { limit: 51 })
    })
  })

  describe('analytics.list_telemetry', () => {
    test('lists the latest events first, or those of one name', async () => {
      const { service, agents } = agent
      for (const [name, at] of [
        ['viewed', '2026-01-01T00:00:00Z'],
        ['clicked', '2026-01-02T00:00:00Z'],
        ['viewed', '2026-01-03T00:00:00Z'],
      ])
        await service.database.pool.query(
          `insert into telemetry_events (tenant_id, id, name, properties, occurred_at, created_at)
          values ($1, $2, $3, $4, $5, $5)`,
          [agents.tenantId, service.deps.newId(), name, { at }, at],
        )
      const listed = async (args: object) =>
        (
          await agent.get<{ events: { name: string; properties: { at: string } }[] }>('analytics.list_telemetry', args)
        ).events.map(({ name, properties }) => `${name} ${properties.at.slice(0, 10)}`)
      assert.deepEqual(await listed({}), ['viewed 2026-01-03', 'clicked 2026-01-02', 'viewed 2026-01-01'])
      assert.deepEqual(await listed({ name: 'viewed', limit: 1 }), ['viewed 2026-01-03'])
      await agent.refuses('analytics.list_telemetry', { limit: 101 })
    })
  })
})
