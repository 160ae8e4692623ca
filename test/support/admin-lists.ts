import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'

/*
 * Big tables for the lists of the admin API: a row a minute in each, and rare values in the twenty oldest rows.
 */

const NOW = Date.parse('2026-11-01T00:00:00Z')

const id = (row: number) => `018f0000-0000-7000-8000-${row.toString(16).padStart(12, '0')}`
const RARE = id(0xaaaa_aaaa)
const COMMON = id(0xbbbb_bbbb)

const seedOf = (rows: number) => `
  insert into keys (tenant_id, id, name, key) values ($1, '${COMMON}', 'common', 'pk_live_a'),
    ($1, '${RARE}', 'rare', 'pk_live_b');
  insert into flows (tenant_id, id, code, name) values ($1, '${COMMON}', 'common', 'C'), ($1, '${RARE}', 'rare', 'R');
  insert into flow_versions (tenant_id, id, flow_id, version, definition)
    values ($1, '${COMMON}', '${COMMON}', 1, '{}'), ($1, '${RARE}', '${RARE}', 7, '{}');
  insert into forms (tenant_id, id, code, name) values ($1, '${COMMON}', 'common', 'Common');
  create temporary table row on commit drop as
    select n, ('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n <= 20 as rare,
      case when n <= 20 then '${RARE}' else '${COMMON}' end::uuid as owner,
      timestamptz '${new Date(NOW).toISOString()}' - (${rows} - n) * interval '1 minute' as at
    from generate_series(1, ${rows}) n;
  insert into conversations (tenant_id, id, key_id, customer_id, customer_proven, active_at, created_at, updated_at,
      closed_at)
    select $1, id, owner, case when rare then 'rare' else 'c' || n end, n % 2 = 0, at, at, at,
      case when rare then at end
    from row;
  insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, failure,
      started_at, updated_at)
    select $1, id, id, owner, owner,
      jsonb_build_object('type', 'chat_intent', 'name', case when rare then 'rare' else 'common' end),
      case when rare then 'failed' else 'completed' end, '{"frames": []}',
      case when rare then '{"kind": "rare", "nodeId": "rare", "message": ""}'::jsonb end, at, at from row;
  insert into messages (tenant_id, id, conversation_id, execution_id, role, text, created_at)
    select $1, id, id, id, 'agent', case when rare then 'scarce' else 'common' end || ' words of kind ' || n % 200, at
    from row;
  insert into handoffs (tenant_id, id, conversation_id, execution_id, queue, reason, state, requested_at, updated_at)
    select $1, id, id, id, case when rare then 'rare' else 'common' end, 'r',
      case when rare then 'waiting' else 'closed' end, at, at from row;
  insert into event_log (tenant_id, id, execution_id, kind, node_id, created_at, entry)
    select $1, id, '${id(1)}', case when rare then 'rare' else 'common' end, 'n', at, '{}' from row;
  insert into audit_log (tenant_id, id, action, actor, subject, created_at)
    select $1, id, case when rare then 'key.delete' else 'flow.update' end,
      jsonb_build_object('type', 'user', 'id', owner),
      jsonb_build_object('type', case when rare then 'key' else 'flow' end, 'id', owner), at
    from row;
  insert into form_submissions (tenant_id, id, form_id, form_version, values, created_at)
    select $1, id, '${COMMON}', 1, '{}', at from row;
  insert into failed_engine_messages (tenant_id, id, type, execution_id, run_at, attempts, created_at, cause, failed_at)
    select $1, id, case when rare then 'FireWait' else 'RunNextStep' end, id, at, 3, at, '{"message": "m"}', at
    from row;
  insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, occurred_at)
    select $1, id, owner, id, 'execution.completed', id, '{}', at from row;
  insert into webhook_deliveries (tenant_id, id, widget_key_id, status, created_at)
    select $1, id, owner, case when rare then 'dead' else 'succeeded' end, at from row`

/** Fills the tables of a workspace and has them analysed. */
export async function seedLists(pool: Pool, tenantId: string, rows: number): Promise<void> {
  await transaction(pool, async client => {
    await client.query('set local statement_timeout = 0')
    for (const sql of seedOf(rows).split(';\n')) await client.query(sql.replaceAll('$1', `'${tenantId}'`))
  })
  await pool.query('vacuum analyze')
}

/** Lists whose page must not cost more when the table grows, with the rarest value of each filter. */
export function listsOf(rows: number): Record<string, string[]> {
  /** The instant of the row with this number. */
  const at = (row: number) => new Date(NOW - (rows - row) * 60_000).toISOString()
  return {
    '/conversations': [
      '',
      'customerId=rare',
      `keyId=${RARE}`,
      'status=closed',
      'status=open',
      'search=scarce+wor',
      'search=common',
      `from=${at(rows - 100)}`,
    ],
    '/executions': [
      '',
      'status=failed',
      `flowId=${RARE}`,
      `conversationId=${id(1)}`,
      'errorKind=rare',
      'nodeId=rare',
      'trigger=rare',
      'flowVersion=7',
      `flowVersion=7&flowId=${RARE}`,
      `to=${at(60)}`,
      `status=completed&from=${at(100)}&to=${at(160)}`,
    ],
    [`/flows/${COMMON}/results`]: ['', 'status=completed', `visitorOf=${id(100)}`],
    [`/flows/${COMMON}/visitors`]: ['', 'status=completed', `to=${at(60)}`],
    [`/executions/${id(1)}/events`]: [''],
    [`/conversations/${id(1)}/messages`]: [''],
    '/handoffs': ['', 'progress=open', 'progress=ended', 'state=waiting', 'queue=rare', `conversationId=${id(1)}`],
    '/audit': [
      '',
      'action=key.delete',
      'action=key.*',
      `actorId=${RARE}`,
      `resourceType=key&resourceId=${RARE}`,
      `resourceId=${RARE}`,
      'resourceType=key',
      `to=${at(60)}`,
    ],
    [`/forms/${COMMON}/submissions`]: ['', `to=${at(60)}`],
    '/failed-messages': ['', 'type=FireWait', `executionId=${id(1)}`],
    '/webhook-deliveries': ['', 'status=dead', `keyId=${RARE}`, `conversationId=${id(1)}`],
  }
}
