import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { generateAccessToken, hashToken } from '../adapters/secrets.ts'
import { idOf } from '../test/support/ids.ts'

/** Ids are fixed so that server, load and replay use the same workspace without passing it around. */
export const TENANT_ID = '01890000-0000-7000-8000-000000000002'
export const PUBLIC_KEY = 'pk_live_BenchmarkKey0001'
export const INTENT = 'order_status'
export const ORDER_NO = '123456'

/** Conversations that sessions are open on, so that a turn finds its conversation as it does in a running chat. */
export const CONVERSATION_IDS = Array.from(
  { length: 256 },
  (_, index) => `01890000-0000-7000-8001-${index.toString(16).padStart(12, '0')}`,
)

const ORGANISATION_ID = '01890000-0000-7000-8000-000000000001'
export const KEY_ID = '01890000-0000-7000-8000-000000000003'
/** The token of an admin, with every scope of the agent gateway. */
export const AGENT_TOKEN = generateAccessToken()
const AGENT_ID = '01890000-0000-7000-8000-000000000006'
export const FLOW_ID = '01890000-0000-7000-8000-000000000004'
export const VERSION_ID = '01890000-0000-7000-8000-000000000005'

/**
 * A message and a question; then a check of the answer and a goodbye: both turns render templates, the second evaluates
 * a condition.
 */
const FLOW = {
  code: 'order-status',
  name: 'Order status',
  variables: { first_name: 'there' },
  start: 'hello',
  triggers: [{ type: 'chat_intent', intent: INTENT, display: { label: 'Track my order' } }],
  nodes: [
    { id: 'hello', type: 'message', text: 'Hello {{ vars.first_name }}', next: 'ask' },
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your order number?',
      field: {
        name: 'order_no',
        type: 'text',
        label: 'Order number',
        required: true,
        validation: { pattern: '^[0-9]{6}$' },
      },
      next: 'check',
    },
    {
      id: 'check',
      type: 'condition',
      branches: [{ when: `vars.order_no = '${ORDER_NO}'`, next: 'found' }],
      otherwise: 'unknown',
    },
    { id: 'unknown', type: 'message', text: 'No order {{ vars.order_no }}', next: null },
    { id: 'found', type: 'end', text: 'Order {{ vars.order_no }} is on its way, {{ vars.first_name }}' },
  ],
}

const QUESTIONS = [
  { question: 'Where is my order?', pageType: 'general', assignedFlow: 'order-status' },
  { question: 'Can I change my address?', pageType: 'general', assignedFlow: 'order-status' },
  { question: 'Do you ship to Iceland?', pageType: 'product' },
]

// Ten thousand finished chats. Over empty tables the planner would choose plans, and the indexes would have depths,
// that no running service has.
const HISTORY = `
  with numbers as (
    select n, at, ${idOf("'c' || n")} as conversation_id, ${idOf("'x' || n")} as execution_id
    from generate_series(1, 10000) as n, now() as at
  ),
  chats as (insert into conversations (tenant_id, id) select $1, conversation_id from numbers),
  runs as (
    insert into executions (tenant_id, id, conversation_id, flow_id, version_id, status, snapshot, revision)
    select $1, execution_id, conversation_id, $2, $3, 'completed',
      jsonb_build_object('frames', '[]'::jsonb, 'vars', jsonb_build_object('text', repeat(n::text, 100))), 2
    from numbers)
  insert into messages (tenant_id, id, conversation_id, execution_id, role, text)
  select $1, ${idOf("m || 'm' || n")}, conversation_id, execution_id, case when m % 2 = 1 then 'user' else 'agent' end,
    'Message ' || n
  from numbers, generate_series(1, 4) as m`

/** Fills a migrated, empty database. */
export async function seedWorkspace(url: string): Promise<void> {
  const pool = createPool({ url, max: 1 })
  try {
    await pool.query('insert into organisations (id, name) values ($1, $2)', [ORGANISATION_ID, 'Benchmark'])
    await pool.query(
      `insert into tenants (id, organisation_id, name, locale, timezone, currency)
      values ($1, $2, 'Benchmark', 'en', 'UTC', 'EUR')`,
      [TENANT_ID, ORGANISATION_ID],
    )
    await pool.query("insert into keys (tenant_id, id, name, key) values ($1, $2, 'benchmark', $3)", [
      TENANT_ID,
      KEY_ID,
      PUBLIC_KEY,
    ])
    await pool.query('insert into flows (tenant_id, id, code, name) values ($1, $2, $3, $4)', [
      TENANT_ID,
      FLOW_ID,
      FLOW.code,
      FLOW.name,
    ])
    await pool.query(
      'insert into flow_versions (tenant_id, id, flow_id, version, definition) values ($1, $2, $3, 1, $4)',
      [TENANT_ID, VERSION_ID, FLOW_ID, FLOW],
    )
    await pool.query('update flows set published_version_id = $3 where tenant_id = $1 and id = $2', [
      TENANT_ID,
      FLOW_ID,
      VERSION_ID,
    ])
    await pool.query(
      `insert into config_values (scope_kind, scope_id, path, value)
      values ('tenant', $1, 'widget/quick_questions/questions', $2)`,
      [TENANT_ID, JSON.stringify(QUESTIONS)],
    )
    await pool.query(
      `insert into conversations (tenant_id, id, key_id, created_at, updated_at)
      select $1, id, $3, now(), now()
      from unnest($2::uuid[]) as id`,
      [TENANT_ID, CONVERSATION_IDS, KEY_ID],
    )
    await pool.query(
      `insert into users (tenant_id, id, email, name, roles)
      values ($1, $2, 'agent@benchmark.example', 'Agent', '{admin}')`,
      [TENANT_ID, AGENT_ID],
    )
    await pool.query(
      `insert into access_tokens (tenant_id, id, user_id, name, scopes, token_hash)
      values ($1, $2, $2, 'benchmark', '{mcp,api:full}', $3)`,
      [TENANT_ID, AGENT_ID, hashToken(AGENT_TOKEN)],
    )
    await pool.query(HISTORY, [TENANT_ID, FLOW_ID, VERSION_ID])
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

export const EVENT = 'order.shipped'

/**
 * A flow that an event starts, with a condition, a variable and a message; and a record of the moment at which each of
 * its runs ends.
 */
export async function seedEventFlow(pool: Pool): Promise<void> {
  const [flowId, versionId] = ['01890000-0000-7000-8000-000000000007', '01890000-0000-7000-8000-000000000008']
  const filter = '$event.total > 100'
  const flow = {
    code: 'shipped',
    name: 'Shipped',
    triggers: [{ type: 'event', event: EVENT, filter }],
    start: 'count',
    nodes: [
      { id: 'count', type: 'set_variable', set: { order: '{{ event.order }}' }, next: 'check' },
      {
        id: 'check',
        type: 'condition',
        branches: [{ when: `vars.order = '${ORDER_NO}'`, next: 'tell' }],
        otherwise: null,
      },
      { id: 'tell', type: 'end', text: 'Order {{ vars.order }} is on its way' },
    ],
  }
  await insertPublished(pool, flowId, versionId, flow)
  await pool.query(
    `insert into event_subscriptions (tenant_id, id, flow_id, version_id, event_name, filter)
    values ($1, $2, $2, $3, $4, $5)`,
    [TENANT_ID, flowId, versionId, EVENT, filter],
  )
  await pool.query(`
    create table bench_done (id uuid primary key, at timestamptz not null default clock_timestamp());
    create function bench_note_done() returns trigger language plpgsql as
      'begin insert into bench_done (id) values (new.id) on conflict do nothing; return null; end';
    create trigger bench_note_done after insert or update on executions
    for each row when (new.ended_at is not null)
    execute function bench_note_done();
  `)
}

/** A published flow; what subscribes to events besides it is for the caller to insert. */
export async function insertPublished(
  pool: Pool,
  flowId: string,
  versionId: string,
  flow: { code: string; name: string },
): Promise<void> {
  await pool.query('insert into flows (tenant_id, id, code, name) values ($1, $2, $3, $4)', [
    TENANT_ID,
    flowId,
    flow.code,
    flow.name,
  ])
  await pool.query(
    'insert into flow_versions (tenant_id, id, flow_id, version, definition) values ($1, $2, $3, 1, $4)',
    [TENANT_ID, versionId, flowId, flow],
  )
  await pool.query('update flows set published_version_id = $3 where tenant_id = $1 and id = $2', [
    TENANT_ID,
    flowId,
    versionId,
  ])
}
