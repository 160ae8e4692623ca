import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKnexInstance } from '../../adapters/postgres/knex.ts'
import { isTransient } from '../../adapters/postgres/transient.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { startAdminService, type AdminWorkspace } from '../support/admin.ts'
import { sentStatements, type SentStatement } from '../support/statements.ts'
import type { TestService } from '../support/service.ts'

/** Rows of each big table, one a minute; the rare values are those of the oldest. */
const ROWS = 12_000
/** A page has 50 items; what is far above that grows with the table. */
const MOST_ROWS_READ = 1_500
const NOW = Date.parse('2026-11-01T00:00:00Z')

/** The instant of the row with this number. */
const at = (row: number) => new Date(NOW - (ROWS - row) * 60_000).toISOString()
const id = (row: number) => `018f0000-0000-7000-8000-${row.toString(16).padStart(12, '0')}`
const RARE = id(0xaaaa_aaaa)
const COMMON = id(0xbbbb_bbbb)

const SEED = `
  insert into keys (tenant_id, id, name, key) values ($1, '${COMMON}', 'common', 'pk_live_a'),
    ($1, '${RARE}', 'rare', 'pk_live_b');
  insert into flows (tenant_id, id, code, name) values ($1, '${COMMON}', 'common', 'C'), ($1, '${RARE}', 'rare', 'R');
  insert into flow_versions (tenant_id, id, flow_id, version, definition)
    values ($1, '${COMMON}', '${COMMON}', 1, '{}'), ($1, '${RARE}', '${RARE}', 7, '{}');
  insert into forms (tenant_id, id, code) values ($1, '${COMMON}', 'common');
  create temporary table row on commit drop as
    select n, ('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n <= 20 as rare,
      case when n <= 20 then '${RARE}' else '${COMMON}' end::uuid as owner,
      timestamptz '${new Date(NOW).toISOString()}' - (${ROWS} - n) * interval '1 minute' as at
    from generate_series(1, ${ROWS}) n;
  insert into conversations (tenant_id, id, key_id, customer_id, created_at, updated_at, closed_at)
    select $1, id, owner, case when rare then 'rare' else 'c' || n end, at, at, case when rare then at end from row;
  insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, failure,
      started_at, updated_at)
    select $1, id, id, owner, owner, jsonb_build_object('name', case when rare then 'rare' else 'common' end),
      case when rare then 'failed' else 'completed' end, '{"frames": []}',
      case when rare then '{"kind": "rare", "nodeId": "rare", "message": ""}'::jsonb end, at, at from row;
  insert into messages (tenant_id, id, conversation_id, execution_id, role, text, created_at)
    select $1, id, id, id, 'agent', 'Hello', at from row;
  insert into event_log (tenant_id, id, execution_id, kind, node_id, created_at, entry)
    select $1, id, '${id(1)}', case when rare then 'rare' else 'common' end, 'n', at, '{}' from row;
  insert into audit_log (tenant_id, id, action, actor, subject, created_at)
    select $1, id, case when rare then 'flow.delete' else 'flow.update' end,
      jsonb_build_object('type', 'user', 'id', owner), jsonb_build_object('type', 'flow', 'id', owner), at from row;
  insert into form_submissions (tenant_id, id, form_id, form_version, values, created_at)
    select $1, id, '${COMMON}', 1, '{}', at from row;
  insert into failed_engine_messages (tenant_id, id, type, execution_id, run_at, attempts, created_at, cause, failed_at)
    select $1, id, case when rare then 'FireWait' else 'RunNextStep' end, id, at, 3, at, '{"message": "m"}', at
    from row;
  insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, occurred_at)
    select $1, id, owner, id, 'execution.completed', id, '{}', at from row;
  insert into webhook_deliveries (tenant_id, id, webhook_event_id, widget_key_id, status, created_at)
    select $1, id, id, owner, case when rare then 'dead' else 'succeeded' end, at from row`

/** Lists whose page must cost no more where the table grows, with the rarest value of each filter. */
const LISTS: Record<string, string[]> = {
  '/conversations': ['', 'customerId=rare', `from=${at(ROWS - 100)}`],
  '/executions': [
    '',
    'status=failed',
    `flowId=${RARE}`,
    `conversationId=${id(1)}`,
    'errorKind=rare',
    `to=${at(60)}`,
    `status=completed&from=${at(100)}&to=${at(160)}`,
  ],
  [`/executions/${id(1)}/events`]: [''],
  [`/conversations/${id(1)}/messages`]: [''],
  '/audit': ['', 'action=flow.delete', `actorId=${RARE}`, `resourceType=flow&resourceId=${RARE}`, `to=${at(60)}`],
  [`/forms/${COMMON}/submissions`]: ['', `to=${at(60)}`],
  '/failed-messages': ['', 'type=FireWait', `executionId=${id(1)}`],
  '/webhook-deliveries': ['', 'status=dead', `keyId=${RARE}`, `conversationId=${id(1)}`],
}

describe('lists of the admin API', () => {
  let service: TestService
  let home: AdminWorkspace
  before(async () => {
    // The seeded rows hold only what the statements look at.
    ;({ service, home } = await startAdminService({ environment: { validateResponses: false } }))
    await transaction(service.database.pool, async client => {
      for (const sql of SEED.split(';\n')) await client.query(sql.replaceAll('$1', `'${home.tenantId}'`))
    })
    await service.database.pool.query('analyze')
  })
  after(() => service.stop())

  for (const [path, filters] of Object.entries(LISTS)) {
    for (const filter of filters) {
      const listed = path.replaceAll(/018f[-0-9a-f]+/g, '…')
      it(`read what one page takes: ${listed} ${filter.split('=')[0] ?? ''}`, async () => {
        const { sent, result } = await sentStatements(async () => await home.token.get(`${path}?${filter}`))
        assert.equal(result.status, 200, result.text)
        assert.ok(result.body.items.length > 0)
        let read = 0
        for (const statement of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text)))
          read += await rowsRead(statement)
        assert.ok(read > 0 && read <= MOST_ROWS_READ, `${read} rows were read`)
      })
    }
  }

  it('end with 503 where a statement takes too long', async () => {
    const { rows } = await service.deps.knex.raw<{ rows: object[] }>('show statement_timeout')
    assert.deepEqual(rows, [{ statement_timeout: '30s' }])
    const hurried = createKnexInstance({ url: service.database.url, statementTimeout: 50 })
    const late = await hurried.raw('select pg_sleep(10)').catch((error: unknown) => error)
    await hurried.destroy()
    assert.ok(isTransient(late))
  })

  /** Rows that the scans of the statement came to, those that a filter removed included. */
  async function rowsRead({ text, values }: SentStatement): Promise<number> {
    const { rows } = await service.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      text: `explain (analyze, timing off, format json) ${text}`,
      values,
    })
    const visit = (node: PlanNode): number => {
      const loops = node['Actual Loops']
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      const own = node['Relation Name'] === undefined ? 0 : (node['Actual Rows'] + removed) * loops
      return (node.Plans ?? []).map(visit).reduce((sum, rowCount) => sum + rowCount, own)
    }
    return rows[0] === undefined ? 0 : visit(rows[0]['QUERY PLAN'][0]?.Plan as PlanNode)
  }
})

interface PlanNode {
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  'Plans'?: PlanNode[]
}
