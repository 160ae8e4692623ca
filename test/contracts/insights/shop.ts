import { newId } from '../../../adapters/ids.ts'
import type { TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import type { Json } from '../json-operation.ts'

export const KEYS = {
  open: 'pk_live_InsightsOpen',
  other: 'pk_live_InsightsOther',
  site: 'pk_live_InsightsSite',
  paused: 'pk_live_InsightsPaused',
}

/** A workspace that counts something in every possible way. */
export async function applyCountingShop(service: Pick<TestService, 'database'>): Promise<string> {
  const tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Counting Group' },
    workspace: { name: 'Counting Shop', timezone: 'Europe/Berlin', currency: 'EUR' },
    keys: [
      { name: 'open', key: KEYS.open },
      { name: 'other', key: KEYS.other },
      { name: 'site', key: KEYS.site, allowedOrigins: ['https://shop.acme.example'] },
      { name: 'paused', key: KEYS.paused, status: 'paused' },
    ],
    flows: [
      {
        code: 'order',
        name: 'Order',
        triggers: [{ type: 'chat_intent', intent: 'order' }],
        start: 'ask',
        nodes: [
          { id: 'ask', type: 'input', prompt: 'How much?', field: { name: 'amount', type: 'number' }, next: 'count' },
          {
            id: 'count',
            type: 'goal',
            code: 'flow_sale',
            props: { amount: '{{ vars.amount }}', kind: 'flow' },
            next: 'asleep',
          },
          { id: 'asleep', type: 'goal', code: 'asleep', next: 'bye' },
          { id: 'bye', type: 'end', text: 'Thanks' },
        ],
      },
      { code: 'help', name: 'Help', start: 'bye', nodes: [{ id: 'bye', type: 'end', text: 'Here' }] },
    ],
    goals: [
      {
        code: 'purchase',
        name: 'Purchase',
        match: { type: 'api' },
        value: { mode: 'from_property', property: 'amount' },
        currency: 'EUR',
        windowDays: 30,
      },
      {
        code: 'signup',
        name: 'Sign-up',
        match: { type: 'api' },
        value: { mode: 'fixed', amount: 2.5 },
        currency: 'USD',
        windowDays: 7,
      },
      { code: 'visit', name: 'Visit', match: { type: 'api' }, value: { mode: 'none' } },
      { code: 'asleep', name: 'Asleep', match: { type: 'api' }, value: { mode: 'none' } },
      { code: 'gone', name: 'Gone', status: 'archived', match: { type: 'api' }, value: { mode: 'none' } },
      {
        code: 'flow_sale',
        name: 'Sale in a flow',
        match: { type: 'flow' },
        value: { mode: 'from_property', property: 'amount' },
        currency: 'EUR',
      },
      {
        code: 'big_cart',
        name: 'Big cart',
        match: { type: 'telemetry', name: 'cart', filter: '$event.total > 100' },
        value: { mode: 'from_property', property: 'total' },
        currency: 'EUR',
      },
      { code: 'any_cart', name: 'Any cart', match: { type: 'telemetry', name: 'cart' }, value: { mode: 'none' } },
    ],
    config: { tenant: { 'insights/telemetry/ignored_events': ['noise'] } },
  })
  // A flow is published only with active goals; this one is paused afterwards.
  await service.database.pool.query("update goals set status = 'paused' where tenant_id = $1 and code = 'asleep'", [
    tenantId,
  ])
  return tenantId
}

/** A conversation with a start, a run, and messages at the given times. */
export async function conversation(
  { database: { pool } }: Pick<TestService, 'database'>,
  tenantId: string,
  {
    at,
    customer,
    spoken = [],
    locale = null,
  }: { at: Date; customer?: string; spoken?: Date[]; locale?: string | null },
): Promise<string> {
  const id = newId()
  const last = spoken.at(-1) ?? at
  await pool.query(
    `insert into conversations (tenant_id, id, customer_id, locale, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6)`,
    [tenantId, id, customer ?? null, locale, at, last],
  )
  const executionId = await run(pool, tenantId, { conversationId: id, flow: 'order', at })
  for (const time of spoken)
    await pool.query(
      `insert into messages (tenant_id, id, conversation_id, execution_id, role, text, created_at)
      values ($1, $2, $3, $4, 'user', 'hi', $5)`,
      [tenantId, newId(), id, executionId, time],
    )
  return id
}

/** A run of a flow that has ended. */
export async function run(
  pool: TestService['database']['pool'],
  tenantId: string,
  { conversationId, flow, at }: { conversationId: string; flow: string; at: Date },
): Promise<string> {
  const id = newId()
  await pool.query(
    `insert into executions (tenant_id, id, conversation_id, flow_id, version_id, status, started_at, updated_at)
    select tenant_id, $2, $3, id, published_version_id, 'completed', $4, $4
    from flows
    where tenant_id = $1 and code = $5`,
    [tenantId, id, conversationId, at, flow],
  )
  return id
}

/** The codes of the flows that the completions belong to. */
export async function flowsOfCompletions({ database: { pool } }: Pick<TestService, 'database'>): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    'select f.code from goal_completions c join flows f on f.id = c.flow_id order by c.id',
  )
  return rows.map(({ code }) => code)
}

export async function completionsOf(
  { database: { pool } }: Pick<TestService, 'database'>,
  where = 'true',
): Promise<Json[]> {
  return (
    await pool.query<Json>(
      `select g.code, c.*
      from goal_completions c
      join goals g on g.tenant_id = c.tenant_id and g.id = c.goal_id
      where ${where}
      order by c.id`,
    )
  ).rows
}
