import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { datasets } from '../../generated/datasets.ts'
import type { DatasetFilterDeclaration } from '../../generated/schemas/dataset-catalog.ts'
import { datasetCatalog } from '../../generated/schemas/validators.js'
import type { FilterOperator } from '../../domain/reports/filters.ts'
import type { ReportDefinition } from '../../domain/reports/plan.ts'
import { engagementSummary, listTelemetry, topCustomers } from '../../services/analytics/engagement.ts'
import { funnel, getFailuresByNode } from '../../services/analytics/flows.ts'
import { goalSummary } from '../../services/analytics/goals.ts'
import {
  exportReportCsv,
  listDatasets,
  runReport,
  streamReportCsv,
  suggestFilterValues,
} from '../../services/analytics/reports.ts'
import { refreshAnalytics, rollUpWholeTokenUsage } from '../../services/analytics/refresh.ts'
import { createTestClock } from '../support/clock.ts'
import { insertEvents, insertRuns } from '../support/corpus.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

type Rows = Record<string, unknown>[]

describe('analytics of a small workspace', () => {
  let database: TestDatabase
  let tenantId = ''
  let neighbour = ''
  let flow = { id: '', versionId: '' }
  const [first, second, third] = [newId(), newId(), newId()] as [string, string, string]
  const [keyId, completionId] = [newId(), newId()]
  const clock = createTestClock('2026-03-31T10:00:00Z')
  const deps = () => ({ db: database.pool, clock })
  const sql = async (text: string, values: unknown[] = []) =>
    (await database.pool.query<Record<string, unknown>>(text, values)).rows

  before(async () => {
    database = await createTestDatabase()
    const document = (name: string) => ({
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name, timezone: 'Europe/Berlin', currency: 'EUR' },
      keys: [{ name: 'site', key: `pk_live_${name}` }],
      flows: [
        {
          code: 'hello',
          name: 'Hello flow',
          triggers: [{ type: 'chat_intent', intent: 'hello' }],
          start: 'a',
          nodes: [
            { id: 'a', type: 'message', text: 'Hi', next: 'b' },
            { id: 'b', type: 'input', prompt: '?', field: { name: 'x', type: 'text' }, next: 'c' },
            { id: 'c', type: 'end', text: 'Bye' },
          ],
        },
      ],
      forms: [{ code: 'news', title: 'News', fields: [{ name: 'email', type: 'email' }] }],
      goals: [
        { code: 'sale', name: 'Sale', match: { type: 'api' }, value: { mode: 'fixed', amount: 1 }, currency: 'EUR' },
        { code: 'visit', name: 'Visit', match: { type: 'api' }, value: { mode: 'none' } },
      ],
    })
    tenantId = await applyTestWorkspace(database, document('Acme'))
    neighbour = await applyTestWorkspace(database, document('Neighbour'))
    const [version] = await sql('select id, flow_id from flow_versions where tenant_id = $1', [tenantId])
    flow = { id: String(version?.['flow_id']), versionId: String(version?.['id']) }
    await sql('update keys set id = $2 where tenant_id = $1', [tenantId, keyId])
    await fill()
  })
  after(async () => {
    await database.drop()
  })

  /**
   * Three conversations of two customers, four runs, six messages, three completions, and one of everything else,
   * around the end of March 2026.
   */
  async function fill(): Promise<void> {
    const at = (text: string) => new Date(text)
    const conversations: [string, string | null, string, string][] = [
      [first, 'c-1', 'de', '2026-03-28T23:30:00Z'],
      [second, 'c-1', 'en', '2026-03-29T12:00:00Z'],
      [third, null, 'en', '2026-03-30T12:00:00Z'],
    ]
    for (const [id, customer, locale, begun] of conversations) {
      await sql(
        'insert into conversations (tenant_id, id, key_id, customer_id, customer, locale, page, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)',
        [
          tenantId,
          id,
          keyId,
          customer,
          customer === null ? {} : { id: customer, name: 'Carla', email: 'c@acme.example' },
          locale,
          { type: locale === 'de' ? 'cart' : 'odd' },
          at(begun),
        ],
      )
    }
    await insertRuns(database.pool, tenantId, first, [
      {
        flowId: flow.id,
        versionId: flow.versionId,
        intent: 'hello',
        status: 'completed',
        startedAt: at('2026-03-28T23:30:00Z'),
        endedAt: at('2026-03-28T23:30:10Z'),
      },
      {
        flowId: flow.id,
        versionId: flow.versionId,
        intent: 'hello',
        status: 'failed',
        startedAt: at('2026-03-29T12:00:00Z'),
        endedAt: at('2026-03-29T12:00:30Z'),
      },
      {
        flowId: flow.id,
        versionId: flow.versionId,
        intent: 'bye',
        status: 'waiting_input',
        startedAt: at('2026-03-30T12:00:00Z'),
        endedAt: null,
      },
      {
        flowId: flow.id,
        versionId: flow.versionId,
        intent: 'bye',
        status: 'aborted',
        startedAt: at('2026-03-30T12:00:00Z'),
        endedAt: at('2026-03-30T12:00:20Z'),
      },
    ])
    const runs = await sql('select id, status from executions where tenant_id = $1', [tenantId])
    const run = (status: string) => String(runs.find(row => row['status'] === status)?.['id'])
    await sql(
      `update executions set failure = '{"kind": "http_error", "nodeId": "b", "message": "no"}' where status = 'failed'`,
    )
    const log = async (status: string, nodeId: string, kind: string, entry: object) =>
      await sql(
        'insert into event_log (tenant_id, id, execution_id, kind, node_id, entry) values ($1, $2, $3, $4, $5, $6)',
        [tenantId, newId(), run(status), kind, nodeId, { kind, ...entry }],
      )
    for (const status of ['completed', 'failed', 'waiting_input', 'aborted'])
      await log(status, 'a', 'step_completed', { nodeType: 'message', next: 'b' })
    for (const status of ['completed', 'waiting_input', 'aborted'])
      await log(status, 'b', 'step_waiting', { nodeType: 'input', wait: 'input' })
    await log('completed', 'b', 'step_completed', { nodeType: 'input', next: 'c' })
    await log('failed', 'b', 'step_failed', {
      nodeType: 'input',
      next: null,
      failure: { kind: 'http_error', message: 'no' },
    })
    await log('completed', 'c', 'step_completed', { nodeType: 'end', next: null })
    const usage = { model: 'm-1', prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, cost_micros: 7 }
    const messages: [string, string, string | null, string, object | null][] = [
      [first, 'user', 'hello', '2026-03-28T23:30:00Z', null],
      [first, 'agent', null, '2026-03-28T23:30:01Z', usage],
      [first, 'user', 'thanks!', '2026-03-28T23:40:00Z', null],
      [second, 'user', 'hey', '2026-03-29T12:00:00Z', null],
      [second, 'agent', null, '2026-03-29T12:00:00Z', usage],
      [third, 'user', 'yo', '2026-03-30T12:00:00Z', null],
    ]
    for (const [conversation, role, text, time, tokens] of messages) {
      await sql(
        'insert into messages (tenant_id, id, conversation_id, execution_id, role, text, token_usage, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [tenantId, newId(), conversation, run('completed'), role, text, tokens, at(time)],
      )
    }
    await sql(
      "insert into model_calls (tenant_id, id, conversation_id, execution_id, model, prompt_tokens, completion_tokens, cost_micros, created_at) values ($1, $2, $3, $4, 'm-1', 10, 5, 7, '2026-03-29T12:00:00Z')",
      [tenantId, newId(), second, run('completed')],
    )
    const goals = await sql('select id, code from goals where tenant_id = $1', [tenantId])
    const goal = (code: string) => goals.find(row => row['code'] === code)?.['id']
    const completions: [string, string, string | null, number | null, string | null, string][] = [
      [completionId, 'sale', first, 2_000_000, 'EUR', '2026-03-28T23:50:00Z'],
      [newId(), 'sale', null, 3_000_000, 'EUR', '2026-03-29T10:00:00Z'],
      [newId(), 'visit', second, null, null, '2026-03-29T22:30:00Z'],
    ]
    for (const [id, code, conversation, value, currency, time] of completions) {
      await sql(
        "insert into goal_completions (tenant_id, id, goal_id, source, conversation_id, flow_id, locale, value_micros, currency, occurred_at) values ($1, $2, $3, 'api', $4, $5, $6, $7, $8, $9)",
        [
          tenantId,
          id,
          goal(code),
          conversation,
          conversation === null ? null : flow.id,
          conversation === first ? 'de' : null,
          value,
          currency,
          at(time),
        ],
      )
    }
    await insertEvents(
      database.pool,
      tenantId,
      [
        { name: '=cmd()', keyId, conversationId: first, at: at('2026-03-29T00:30:00Z') },
        { name: 'se%en', keyId, conversationId: null, at: at('2026-03-30T00:30:00Z') },
      ],
      at('2026-03-30T00:31:00Z'),
    )
    await insertEvents(
      database.pool,
      neighbour,
      [{ name: 'theirs', keyId: null, conversationId: null, at: at('2026-03-30T00:30:00Z') }],
      at('2026-03-30T00:31:00Z'),
    )
    const [form] = await sql('select id from forms where tenant_id = $1', [tenantId])
    await sql(
      "insert into form_submissions (tenant_id, id, form_id, form_version, key_id, conversation_id, locale, values, created_at) values ($1, $2, $3, 1, $4, $5, 'de', '{}', '2026-03-30T10:00:00Z')",
      [tenantId, newId(), form?.['id'], keyId, first],
    )
    await sql(
      "insert into form_submissions (tenant_id, id, form_id, form_version, values, status, created_at) values ($1, $2, $3, 1, '{}', 'rejected', '2026-03-30T10:00:00Z')",
      [tenantId, newId(), form?.['id']],
    )
    const hook = newId()
    await sql(
      "insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, payload, occurred_at) values ($1, $2, $3, $4, 'chat.session.opened', '{}', '2026-03-30T10:00:00Z')",
      [tenantId, hook, keyId, newId()],
    )
    await sql(
      "insert into webhook_deliveries (tenant_id, id, webhook_event_id, widget_key_id, status, attempts, last_status, created_at, updated_at) values ($1, $2, $3, $4, 'succeeded', 2, 200, '2026-03-30T10:00:00Z', '2026-03-30T10:01:00Z')",
      [tenantId, newId(), hook, keyId],
    )
    await rollUpWholeTokenUsage(deps())
  }

  async function rows(definition: ReportDefinition, tenant = tenantId): Promise<Rows> {
    const outcome = await runReport(deps(), tenant, { last_days: 30, ...definition })
    assert.equal(outcome.outcome, 'computed', JSON.stringify(outcome))
    return 'result' in outcome ? outcome.result.rows : []
  }
  async function violations(definition: ReportDefinition): Promise<string[]> {
    const outcome = await runReport(deps(), tenantId, definition)
    return outcome.outcome === 'invalid_report' ? outcome.violations.map(({ field }) => field) : []
  }

  describe('the catalog', () => {
    it('has the shape that is declared for it', () => {
      assert.ok(datasetCatalog({ datasets }), JSON.stringify(datasetCatalog.errors))
    })
    it('is given out without what only the service needs', () => {
      assert.deepEqual(
        listDatasets().datasets.map(({ name }) => name),
        datasets.map(({ name }) => name),
      )
      assert.doesNotMatch(JSON.stringify(listDatasets()), /"(of|time)":/)
    })
    const sample = ({ type, values }: DatasetFilterDeclaration, operator: FilterOperator): unknown => {
      if (operator === 'is_null' || operator === 'is_not_null') return undefined
      const one =
        type === 'enum'
          ? values?.[0]
          : type === 'integer' || type === 'number'
            ? 1
            : type === 'boolean'
              ? true
              : type === 'uuid'
                ? newId()
                : "it's"
      return operator === 'in' || operator === 'not_in' ? [one] : one
    }
    for (const dataset of datasets) {
      it(`means something in every name of ${dataset.name}, from raw rows and from sums`, async () => {
        const currency = dataset.name === 'goals' ? ['currency'] : []
        for (let round = 0; round < 2; round++) {
          for (const { name } of dataset.dimensions) {
            const found = await rows({
              dataset: dataset.name,
              dimensions: [...new Set([name, ...currency])],
              measures: dataset.measures.map(measure => measure.name),
            })
            assert.ok(found.length > 0, name)
            for (const row of found)
              for (const { name: measure } of dataset.measures)
                assert.ok(
                  row[measure] === null || typeof row[measure] === 'number',
                  `${measure} is ${String(row[measure])}`,
                )
          }
          for (const measure of dataset.measures)
            await rows({ dataset: dataset.name, dimensions: ['date', ...currency], measures: [measure.name] })
          for (const filter of dataset.filters) {
            for (const operator of filter.operators) {
              const value = sample(filter, operator)
              await rows({
                dataset: dataset.name,
                dimensions: currency,
                measures: [dataset.measures[0].name],
                filters: [{ field: filter.name, operator, ...(value === undefined ? {} : { value }) }],
              })
            }
            const suggested = await suggestFilterValues(deps(), tenantId, { dataset: dataset.name, field: filter.name })
            assert.equal(suggested.outcome, filter.suggest ? 'suggested' : 'invalid_report')
          }
          await refreshAnalytics(deps())
        }
      })
    }
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
    it('computes rates, means and percentiles, and leaves what has no data empty', async () => {
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
    it('gives totals of nothing as zero and rates of nothing as null', async () => {
      const outcome = await runReport(deps(), tenantId, {
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
    it('takes values for values: no wildcard, no SQL', async () => {
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
    it('counts what has no value among what differs from one', async () => {
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
    it('caps its rows by its mode, and says so', async () => {
      const events = Array.from({ length: 520 }, (_, index) => ({
        name: `n${String(index).padStart(4, '0')}`,
        keyId: null,
        conversationId: null,
        at: new Date('2025-06-01T10:00:00Z'),
      }))
      await insertEvents(database.pool, tenantId, events, clock.now())
      await refreshAnalytics(deps())
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
        const outcome = await runReport(deps(), tenantId, asked, mode)
        assert.ok('result' in outcome)
        assert.deepEqual(
          [outcome.result.row_cap, outcome.result.row_count, outcome.result.truncated, outcome.result.rows.length],
          [cap, given, given < 520, given],
        )
      }
      const few = await runReport(deps(), tenantId, {
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
    it('tells every name that its dataset does not have, and every value that does not suit', async () => {
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
        (await runReport(deps(), tenantId, { dataset: 'telemetry', measures: ['events'], from, to })).outcome
      assert.deepEqual(
        [
          await outcome('2026-03-02', '2026-03-01'),
          await outcome('2025-03-01', '2026-03-02'),
          await outcome('2025-03-01', '2026-03-01'),
        ],
        ['invalid_range', 'invalid_range', 'computed'],
      )
    })
    it('takes the last 30 days of the workspace when asked for none', async () => {
      clock.set('2026-03-31T22:30:00Z')
      const outcome = await runReport(deps(), tenantId, { dataset: 'telemetry', measures: ['events'] })
      clock.set('2026-03-31T10:00:00Z')
      assert.deepEqual('result' in outcome && [outcome.result.from, outcome.result.to, outcome.result.time_zone], [
        '2026-03-03',
        '2026-04-01',
        'Europe/Berlin',
      ])
    })
  })

  describe('exportReportCsv', () => {
    it('is RFC 4180 that no spreadsheet runs', async () => {
      const definition: ReportDefinition = {
        dataset: 'telemetry',
        dimensions: ['name', 'in_conversation'],
        measures: ['events'],
        from: '2026-03-01',
        to: '2026-03-31',
      }
      const outcome = await exportReportCsv(deps(), tenantId, definition)
      assert.deepEqual(outcome, {
        outcome: 'exported',
        export: {
          filename: 'telemetry-2026-03-01-2026-03-31.csv',
          csv: "Event,In a conversation,Events\r\n'=cmd(),true,1\r\nse%en,false,1\r\n",
          row_count: 2,
          truncated: false,
        },
      })
      const streamed = await streamReportCsv(deps(), tenantId, definition)
      assert.ok('lines' in streamed && 'export' in outcome && [...streamed.lines].join('') === outcome.export.csv)
    })
  })

  describe('suggestFilterValues', () => {
    const suggest = async (asked: Parameters<typeof suggestFilterValues>[2]) => {
      const outcome = await suggestFilterValues(deps(), tenantId, asked)
      return 'list' in outcome ? outcome.list.values : outcome
    }
    it('gives the most frequent first, with the names of things that have ids', async () => {
      assert.deepEqual(await suggest({ dataset: 'conversations', field: 'locale' }), [
        { value: 'en', count: 2 },
        { value: 'de', count: 1 },
      ])
      assert.deepEqual(await suggest({ dataset: 'executions', field: 'flow_id' }), [
        { value: flow.id, label: 'Hello flow', count: 4 },
      ])
      assert.deepEqual(await suggest({ dataset: 'executions', field: 'flow_id', query: 'HELLO' }), [
        { value: flow.id, label: 'Hello flow', count: 4 },
      ])
      assert.deepEqual(await suggest({ dataset: 'telemetry', field: 'name', query: '%' }), [
        { value: 'se%en', count: 1 },
      ])
      assert.deepEqual(
        await suggest({ dataset: 'conversations', field: 'locale', from: '2026-03-01', to: '2026-03-02' }),
        [],
      )
    })
    it('says when there are more', async () => {
      const outcome = await suggestFilterValues(deps(), tenantId, {
        dataset: 'conversations',
        field: 'locale',
        limit: 1,
      })
      assert.deepEqual('list' in outcome && [outcome.list.values.length, outcome.list.truncated], [1, true])
    })
  })

  it('goalSummary counts live, by goal, day and breakdown', async () => {
    const outcome = await goalSummary(deps(), tenantId, { from: '2026-03-29', to: '2026-03-31', breakdown: 'flow' })
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
      const split = await goalSummary(deps(), tenantId, { from: '2026-03-29', to: '2026-03-31', breakdown: dimension })
      assert.equal(
        'summary' in split && split.summary.breakdown?.reduce((sum, { completions }) => sum + completions, 0),
        3,
      )
    }
    assert.equal(
      (await goalSummary(deps(), tenantId, { from: '2026-03-02', to: '2026-03-01' })).outcome,
      'invalid_range',
    )
  })

  it('engagementSummary has a day for every day', async () => {
    const outcome = await engagementSummary(deps(), tenantId, { from: '2026-03-28', to: '2026-03-30' })
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

  it('funnel and failures by node tell where runs stay', async () => {
    const drawn = await funnel(deps(), tenantId, flow.id, { from: '2026-03-28', to: '2026-03-30' })
    assert.ok('funnel' in drawn)
    const { started, completed, steps, flow_code, flow_name } = drawn.funnel
    assert.deepEqual([started, completed, flow_code, flow_name], [4, 1, 'hello', 'Hello flow'])
    assert.deepEqual(steps, [
      { node_id: 'a', node_type: 'message', reached: 4, continued: 4, waiting: 0, failed: 0, reach_rate: 1 },
      { node_id: 'b', node_type: 'input', reached: 4, continued: 1, waiting: 2, failed: 1, reach_rate: 1 },
      { node_id: 'c', node_type: 'end', reached: 1, continued: 1, waiting: 0, failed: 0, reach_rate: 0.25 },
    ])
    assert.equal((await funnel(deps(), neighbour, flow.id, {})).outcome, 'not_found')
    const counted = await getFailuresByNode(deps(), tenantId, flow.id, { from: '2026-03-28', to: '2026-03-30' })
    assert.deepEqual('failures' in counted && counted.failures.nodes, [
      { node_id: 'b', node_type: 'input', executions: 4, failures: 1, rate: 0.25, last_error_kind: 'http_error' },
      { node_id: 'a', node_type: 'message', executions: 4, failures: 0, rate: 0 },
      { node_id: 'c', node_type: 'end', executions: 1, failures: 0, rate: 0 },
    ])
    const elsewhere = await getFailuresByNode(deps(), neighbour, flow.id, {})
    assert.deepEqual('failures' in elsewhere && elsewhere.failures.nodes, [])
  })

  it('topCustomers and listTelemetry show who did what, latest first', async () => {
    const outcome = await topCustomers(deps(), tenantId, { from: '2026-03-28', to: '2026-03-31' })
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
    const { events } = await listTelemetry(deps(), tenantId, { name: '=cmd()' })
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
    assert.equal((await listTelemetry(deps(), tenantId, {})).events.length, 2)
  })
})
