import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import type { FilterOperator } from '../../../domain/reports/filters.ts'
import type { ReportDefinition } from '../../../domain/reports/plan.ts'
import { refreshAnalytics } from '../../../services/analytics/refresh.ts'
import { runReport } from '../../../services/analytics/reports.ts'
import { insertEvents } from '../../support/corpus.ts'
import { createSmallWorkspace } from './small-workspace.ts'

describe('reports of a small workspace', async () => {
  const { database, deps, clock, sql, tenantId, neighbour, flow, rows, violations } = await createSmallWorkspace()
  after(async () => {
    await database.drop()
  })

  describe('runReport', () => {
    it('counts by the days of the workspace', async () => {
      assert.deepEqual(
        await rows({
          dataset: 'conversations',
          dimensions: ['date'],
          measures: ['conversations', 'unique_customers', 'messages', 'avg_duration_ms'],
        }),
        [
          { date: '2026-03-29', conversations: 2, unique_customers: 1, messages: 5, avg_duration_ms: 300_000 },
          { date: '2026-03-30', conversations: 1, unique_customers: 0, messages: 1, avg_duration_ms: 0 },
        ],
      )
    })
    it('computes rates, means and percentiles', async () => {
      const measures = [
        'executions',
        'completed',
        'failed',
        'aborted',
        'completion_rate',
        'failure_rate',
        'avg_duration_ms',
        'avg_steps',
      ]
      assert.deepEqual(await rows({ dataset: 'executions', measures }), [
        {
          executions: 4,
          completed: 1,
          failed: 1,
          aborted: 1,
          completion_rate: 0.25,
          failure_rate: 0.25,
          avg_duration_ms: 20_000,
          avg_steps: 3,
        },
      ])
      assert.deepEqual(await rows({ dataset: 'executions', measures: ['p95_duration_ms'] }), [
        { p95_duration_ms: 29_000 },
      ])
      assert.deepEqual(
        await rows({ dataset: 'executions', dimensions: ['trigger_type', 'intent_name'], measures: ['executions'] }),
        [
          { trigger_type: 'chat_intent', intent_name: 'bye', executions: 2 },
          { trigger_type: 'chat_intent', intent_name: 'hello', executions: 2 },
        ],
      )
    })
    it('answers totals of nothing as zero and rates of nothing as null', async () => {
      const outcome = await runReport(deps, tenantId, {
        dataset: 'executions',
        measures: ['executions', 'completed', 'completion_rate', 'avg_duration_ms'],
        from: '2025-01-01',
        to: '2025-01-02',
      })
      assert.deepEqual('result' in outcome && outcome.result.rows, [
        { executions: 0, completed: 0, completion_rate: null, avg_duration_ms: null },
      ])
    })
    it('reads the token usage of both sources', async () => {
      assert.deepEqual(
        await rows({
          dataset: 'token_usage',
          dimensions: ['date', 'source', 'model', 'flow_id'],
          measures: ['replies', 'total_tokens', 'cost_micros'],
        }),
        [
          {
            date: '2026-03-28',
            source: 'client',
            model: 'm-1',
            flow_id: flow.id,
            replies: 1,
            total_tokens: 15,
            cost_micros: 7,
          },
          {
            date: '2026-03-29',
            source: 'agent_node',
            model: 'm-1',
            flow_id: flow.id,
            replies: 1,
            total_tokens: 15,
            cost_micros: 7,
          },
        ],
      )
    })
    it('sums values by currency, and refuses to add different ones', async () => {
      assert.deepEqual(
        await rows({
          dataset: 'goals',
          dimensions: ['currency'],
          measures: ['completions', 'value_micros', 'avg_value_micros'],
          filters: [{ field: 'goal_code', operator: 'eq', value: 'sale' }],
        }),
        [{ currency: 'EUR', completions: 2, value_micros: 5_000_000, avg_value_micros: 2_500_000 }],
      )
      assert.deepEqual(await violations({ dataset: 'goals', measures: ['value_micros'] }), ['measures.value_micros'])
      assert.deepEqual(
        await violations({
          dataset: 'goals',
          measures: ['value_micros'],
          filters: [{ field: 'currency', operator: 'in', value: ['EUR', 'USD'] }],
        }),
        ['measures.value_micros'],
      )
      assert.deepEqual(
        await rows({
          dataset: 'goals',
          measures: ['value_micros'],
          filters: [{ field: 'currency', operator: 'in', value: ['EUR'] }],
        }),
        [{ value_micros: 5_000_000 }],
      )
    })
    it('treats values as values: no wildcard, no SQL', async () => {
      const named = async (operator: FilterOperator, value: unknown) =>
        (
          await rows({
            dataset: 'telemetry',
            dimensions: ['name'],
            measures: ['events'],
            filters: [{ field: 'name', operator, value }],
          })
        ).map(({ name }) => name)
      assert.deepEqual(await named('contains', '%'), ['se%en'])
      assert.deepEqual(await named('starts_with', 'SE%'), ['se%en'])
      assert.deepEqual(await named('contains', 's__en'), [])
      assert.deepEqual(await named('eq', "' or true --"), [])
      assert.deepEqual((await named('not_in', ['nothing'])).length, 2)
    })
    it("never sees another workspace's rows", async () => {
      assert.deepEqual(await rows({ dataset: 'telemetry', dimensions: ['name'], measures: ['events'] }, neighbour), [
        { name: 'theirs', events: 1 },
      ])
      assert.deepEqual(await rows({ dataset: 'telemetry', dimensions: ['name'], measures: ['events'] }, newId()), [])
    })
    it('counts a missing value as different from any value', async () => {
      assert.deepEqual(
        await rows({
          dataset: 'goals',
          measures: ['completions'],
          filters: [{ field: 'locale', operator: 'neq', value: 'de' }],
        }),
        [{ completions: 2 }],
      )
      assert.deepEqual(
        await rows({
          dataset: 'goals',
          measures: ['completions'],
          filters: [{ field: 'locale', operator: 'not_in', value: ['de'] }],
        }),
        [{ completions: 2 }],
      )
    })
    it('truncates the rows at the cap of the mode, and says so', async () => {
      const events = Array.from({ length: 520 }, (_, index) => ({
        name: `n${String(index).padStart(4, '0')}`,
        keyId: null,
        conversationId: null,
        at: new Date('2025-06-01T10:00:00Z'),
      }))
      await insertEvents(database.pool, tenantId, events, clock.now())
      await refreshAnalytics(deps)
      const asked: ReportDefinition = {
        dataset: 'telemetry',
        dimensions: ['name'],
        measures: ['events'],
        from: '2025-06-01',
        to: '2025-06-01',
        sort: [{ field: 'name' }],
      }
      for (const [mode, cap, given] of [
        ['preview', 200, 200],
        ['view', 500, 500],
        ['export', 5000, 520],
      ] as const) {
        const outcome = await runReport(deps, tenantId, asked, mode)
        assert.ok('result' in outcome)
        assert.deepEqual(
          [outcome.result.row_cap, outcome.result.row_count, outcome.result.truncated, outcome.result.rows.length],
          [cap, given, given < 520, given],
        )
      }
      const few = await runReport(deps, tenantId, {
        ...asked,
        limit: 3,
        sort: [{ field: 'name', direction: 'desc' }],
      })
      assert.deepEqual(
        'result' in few && few.result.rows,
        ['n0519', 'n0518', 'n0517'].map(name => ({ name, events: 1 })),
      )
      await sql("delete from telemetry_events where occurred_at < '2026-01-01'")
    })
    it('names every name that is not in the dataset, and every value that does not fit', async () => {
      assert.deepEqual(
        await violations({
          dataset: 'telemetry',
          dimensions: ['date', 'locale'],
          measures: ['events', 'sums'],
          filters: [{ field: 'x', operator: 'eq', value: 1 }],
          sort: [{ field: 'key_id' }],
        }),
        ['dimensions.1', 'measures.1', 'filters.0.field', 'sort.0.field'],
      )
      const wrong: [FilterOperator, unknown, string][] = [
        ['gt', 'a', 'operator'],
        ['eq', 7, 'value'],
        ['eq', undefined, 'value'],
        ['eq', null, 'value'],
        ['eq', ['a'], 'value'],
        ['in', 'a', 'value'],
        ['in', [], 'value'],
        ['in', Array.from({ length: 101 }, () => 'a'), 'value'],
        ['in', ['a', null], 'value'],
      ]
      for (const [operator, value, part] of wrong)
        assert.deepEqual(
          await violations({
            dataset: 'telemetry',
            measures: ['events'],
            filters: [{ field: 'name', operator, value }],
          }),
          [`filters.0.${part}`],
        )
      assert.deepEqual(
        await violations({
          dataset: 'telemetry',
          measures: ['events'],
          filters: [{ field: 'key_id', operator: 'eq', value: 'x' }],
        }),
        ['filters.0.value'],
      )
      assert.deepEqual(await violations({ dataset: 'nothing' as never, measures: ['events'] }), ['dataset'])
      for (const time_zone of ['Europe/Nowhere', '+01:00', "UTC'; drop table x; --", ''])
        assert.deepEqual(await violations({ dataset: 'telemetry', measures: ['events'], time_zone }), ['time_zone'])
      assert.deepEqual(
        await violations({ dataset: 'telemetry', measures: ['events'], last_days: 3, from: '2026-03-01' }),
        ['last_days'],
      )
      assert.deepEqual(await violations({ dataset: 'telemetry', measures: ['events'], from: '2026-02-30' }), ['from'])
    })
    it('refuses a range that ends before it starts or is longer than 366 days', async () => {
      const outcome = async (from: string, to: string) =>
        (await runReport(deps, tenantId, { dataset: 'telemetry', measures: ['events'], from, to })).outcome
      assert.deepEqual(
        [
          await outcome('2026-03-02', '2026-03-01'),
          await outcome('2025-03-01', '2026-03-02'),
          await outcome('2025-03-01', '2026-03-01'),
        ],
        ['invalid_range', 'invalid_range', 'computed'],
      )
    })
    it('covers the last 30 days of the workspace when none are given', async () => {
      clock.set('2026-03-31T22:30:00Z')
      const outcome = await runReport(deps, tenantId, { dataset: 'telemetry', measures: ['events'] })
      clock.set('2026-03-31T10:00:00Z')
      assert.deepEqual('result' in outcome && [outcome.result.from, outcome.result.to, outcome.result.time_zone], [
        '2026-03-03',
        '2026-04-01',
        'Europe/Berlin',
      ])
    })
  })
})
