import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { ReportDefinition } from '../../../domain/reports/plan.ts'
import { rollUpWholeTokenUsage } from '../../../services/analytics/refresh.ts'
import { runReport } from '../../../services/analytics/reports.ts'
import { createTestClock } from '../../support/clock.ts'
import { insertEvents, insertRuns } from '../../support/corpus.ts'
import { createTestDatabase } from '../../support/database.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

type Rows = Record<string, unknown>[]

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

/** A workspace with a little of everything that reports read, and another workspace that they must not read. */
export async function createSmallWorkspace() {
  const database = await createTestDatabase()
  const [first, second, third] = [newId(), newId(), newId()] as [string, string, string]
  const [keyId, completionId] = [newId(), newId()]
  const clock = createTestClock('2026-03-31T10:00:00Z')
  const deps = { db: database.pool, clock }
  const sql = async (text: string, values: unknown[] = []) =>
    (await database.pool.query<Record<string, unknown>>(text, values)).rows
  const tenantId = await applyTestWorkspace(database, document('Acme'))
  const neighbour = await applyTestWorkspace(database, document('Neighbour'))
  const [version] = await sql('select id, flow_id from flow_versions where tenant_id = $1', [tenantId])
  const flow = { id: String(version?.['flow_id']), versionId: String(version?.['id']) }
  await sql('update keys set id = $2 where tenant_id = $1', [tenantId, keyId])
  await fill()
  return { database, deps, clock, sql, tenantId, neighbour, flow, first, rows, violations }

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
    for (const [id, customer, locale, started] of conversations) {
      await sql(
        `insert into conversations (tenant_id, id, key_id, customer_id, customer, locale, page, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
        [
          tenantId,
          id,
          keyId,
          customer,
          customer === null ? {} : { id: customer, name: 'Carla', email: 'c@acme.example' },
          locale,
          { type: locale === 'de' ? 'cart' : 'odd' },
          at(started),
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
        intent: 'bye',
        status: 'aborted',
        startedAt: at('2026-03-30T12:00:00Z'),
        endedAt: at('2026-03-30T12:00:20Z'),
      },
    ])
    await insertRuns(database.pool, tenantId, second, [
      {
        flowId: flow.id,
        versionId: flow.versionId,
        intent: 'hello',
        status: 'failed',
        startedAt: at('2026-03-29T12:00:00Z'),
        endedAt: at('2026-03-29T12:00:30Z'),
      },
    ])
    await insertRuns(database.pool, tenantId, third, [
      {
        flowId: flow.id,
        versionId: flow.versionId,
        intent: 'bye',
        status: 'waiting_input',
        startedAt: at('2026-03-30T12:00:00Z'),
        endedAt: null,
      },
    ])
    const runs = await sql('select id, status from executions where tenant_id = $1', [tenantId])
    const run = (status: string) => String(runs.find(row => row['status'] === status)?.['id'])
    await sql(
      `update executions
      set failure = '{"kind": "http_error", "nodeId": "b", "message": "no"}'
      where status = 'failed'`,
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
    const runOf = new Map([
      [first, run('completed')],
      [second, run('failed')],
      [third, run('waiting_input')],
    ])
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
        `insert into messages (tenant_id, id, conversation_id, execution_id, role, text, token_usage, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [tenantId, newId(), conversation, runOf.get(conversation), role, text, tokens, at(time)],
      )
    }
    await sql(
      `insert into model_calls (tenant_id, id, conversation_id, execution_id, model, prompt_tokens, completion_tokens,
        cost_micros, created_at)
      values ($1, $2, $3, $4, 'm-1', 10, 5, 7, '2026-03-29T12:00:00Z')`,
      [tenantId, newId(), second, run('failed')],
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
        `insert into goal_completions (tenant_id, id, goal_id, source, conversation_id, flow_id, locale, value_micros,
          currency, occurred_at)
        values ($1, $2, $3, 'api', $4, $5, $6, $7, $8, $9)`,
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
      `insert into form_submissions (tenant_id, id, form_id, form_version, key_id, conversation_id, locale, values,
        created_at)
      values ($1, $2, $3, 1, $4, $5, 'de', '{}', '2026-03-30T10:00:00Z')`,
      [tenantId, newId(), form?.['id'], keyId, first],
    )
    await sql(
      `insert into form_submissions (tenant_id, id, form_id, form_version, values, status, created_at)
      values ($1, $2, $3, 1, '{}', 'rejected', '2026-03-30T10:00:00Z')`,
      [tenantId, newId(), form?.['id']],
    )
    const grace = newId()
    await sql(`insert into users (tenant_id, id, email, name) values ($1, $2, 'grace@acme.example', 'Grace')`, [
      tenantId,
      grace,
    ])
    await sql(
      `insert into handoffs (tenant_id, id, conversation_id, execution_id, queue, reason, state, claimed_by, outcome,
        requested_at, claimed_at, rating, rated_at, updated_at)
      select $1, gen_random_uuid(), $2, $3, h.queue, '', h.state,
        case when h.waited is not null then $4::uuid end, h.outcome, $5::timestamptz,
        $5::timestamptz + h.waited::interval, h.rating, case when h.rating is not null then $5::timestamptz end, $5
      from (values ('sales', 'handed_back', 'solved', '1 minute', 4),
        ('sales', 'handed_back', 'solved', '2 minutes', 5),
        ('sales', 'closed', null, '6 minutes', null), ('care', 'timed_out', null, null, null))
        h(queue, state, outcome, waited, rating)`,
      [tenantId, first, run('completed'), grace, at('2026-03-30T10:00:00Z')],
    )
    const hook = newId()
    await sql(
      `insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, payload, occurred_at)
      values ($1, $2, $3, $4, 'chat.session.opened', '{}', '2026-03-30T10:00:00Z')`,
      [tenantId, hook, keyId, newId()],
    )
    await sql(
      `insert into webhook_deliveries (tenant_id, id, widget_key_id, status, attempts, last_status,
        created_at, updated_at)
      values ($1, $2, $3, 'succeeded', 2, 200, '2026-03-30T10:00:00Z', '2026-03-30T10:01:00Z')`,
      [tenantId, hook, keyId],
    )
    await rollUpWholeTokenUsage(deps)
  }

  async function rows(definition: ReportDefinition, tenant = tenantId): Promise<Rows> {
    const outcome = await runReport(deps, tenant, { last_days: 30, ...definition })
    assert.equal(outcome.outcome, 'computed', JSON.stringify(outcome))
    return 'result' in outcome ? outcome.result.rows : []
  }
  async function violations(definition: ReportDefinition): Promise<string[]> {
    const outcome = await runReport(deps, tenantId, definition)
    return outcome.outcome === 'invalid_report' ? outcome.violations.map(({ field }) => field) : []
  }
}
