import { isDeepStrictEqual } from 'node:util'
import { addressPattern, type CustomerIdentity } from '../../../domain/customer-identity.ts'
import type { Json } from '../../../domain/json.ts'
import type { Pool, PoolClient } from '../../postgres/pool.ts'
import { OF_THE_SYSTEM } from '../../postgres/rows.ts'
import { numbered } from '../../postgres/statement.ts'
import { sumsMarkedPart } from '../analytics/parts.ts'
import { mentioningExecutions, type CustomerTable, type MentioningTable } from './tables.ts'

/** Everything that was found of a customer. All ids are ids of the workspace. */
export type CustomerPlan = CustomerIdentity & {
  conversations: readonly string[]
  executions: readonly string[]
  /** Domain events. */
  events: readonly string[]
  files: readonly { id: string; storageKey: string }[]
}

const TYPES: Readonly<Record<string, string>> = {
  tenant: 'uuid',
  conversations: 'uuid[]',
  executions: 'uuid[]',
  events: 'uuid[]',
  files: 'uuid[]',
  ids: 'text[]',
  addresses: 'text[]',
  address: 'text',
}

const typeOf = (name: string): string => TYPES[name] ?? 'text'

/** Numbers the parameters that the statement names, with their types. */
export function bound(sql: string, tenantId: string, plan: CustomerPlan): { text: string; values: unknown[] } {
  const given: Record<string, unknown> = {
    tenant: tenantId,
    conversations: plan.conversations,
    executions: plan.executions,
    events: plan.events,
    files: plan.files.map(({ id }) => id),
    ids: plan.ids,
    addresses: plan.addresses,
    address: addressPattern(plan.addresses),
  }
  const { text, names } = numbered(
    sql.replace(/(?<!:):([a-z]+)/g, (name: string) => `${name}::${typeOf(name.slice(1))}`),
  )
  return { text, values: names.map(name => given[name]) }
}

/** The rows as an export shows them. */
export async function readRows(
  db: PoolClient,
  { table, where, omit = [] }: CustomerTable,
  tenantId: string,
  plan: CustomerPlan,
): Promise<Record<string, unknown>[]> {
  const shown = `to_jsonb(t) - '{${['tenant_id', ...OF_THE_SYSTEM, ...omit].join(',')}}'::text[]`
  const { rows } = await db.query<{ row: Record<string, unknown> }>(
    bound(
      `
      select ${shown} as row
      from ${table} t
      where t.tenant_id = :tenant and (${where})
      order by 1`,
      tenantId,
      plan,
    ),
  )
  return rows.map(({ row }) => row)
}

/** Deletes or anonymizes the rows, and marks the sums that counted them. @returns how many, and of them proven ones */
export async function eraseRows(
  db: PoolClient,
  { table, where, detach, proven = 'false', rollup }: CustomerTable,
  tenantId: string,
  plan: CustomerPlan,
): Promise<{ count: number; proven: number }> {
  const erase = detach === undefined ? `delete from ${table} t` : `update ${table} t set ${detach}`
  const erased = `erased as (
        ${erase}
        where t.tenant_id = :tenant and (${where})
        returning t.*
      )`
  const parts = [
    erased,
    ...(rollup === undefined
      ? []
      : [
          sumsMarkedPart({
            tenantId: ':tenant',
            dataset: `unnest(array['${rollup.datasets.join("', '")}'])`,
            deleted: 'erased',
            time: rollup.time,
          }),
        ]),
  ]
  const {
    rows: [row],
  } = await db.query<{ count: number; proven: number }>(
    bound(
      `
      with ${parts.join(', ')}
      select count(*) as count, count(*) filter (where ${proven}) as proven
      from erased`,
      tenantId,
      plan,
    ),
  )
  return row ?? { count: 0, proven: 0 }
}

/**
 * Replaces the customer in rows that stay: `replace` maps each of their documents and texts.
 * @returns the rows that were changed, as they were before
 */
export async function replaceMentions(
  db: PoolClient,
  { table, id, documents, texts, where }: MentioningTable,
  tenantId: string,
  plan: CustomerPlan,
  replace: (document: Json, row: Record<string, Json>) => Json,
): Promise<Record<string, Json>[]> {
  const columns = [...documents, ...texts]
  const { rows } = await db.query<Record<string, Json>>(
    bound(
      `
      select t.${[id, ...columns].join(', t.')}
      from ${table} t
      where t.tenant_id = :tenant and (${where})
      for update`,
      tenantId,
      plan,
    ),
  )
  const changed: Record<string, Json>[] = []
  for (const row of rows) {
    const stored = (column: string, value: Json) =>
      documents.includes(column) && value !== null ? JSON.stringify(value) : value
    const before = columns.map(column => stored(column, row[column] ?? null))
    const after = columns.map(column => stored(column, row[column] == null ? null : replace(row[column], row)))
    if (isDeepStrictEqual(before, after)) continue
    await db.query(
      `
      update ${table}
      set ${columns.map((column, index) => `${column} = $${index + 3}`).join(', ')}
      where tenant_id = $1 and ${id} = $2`,
      [tenantId, row[id], ...after],
    )
    changed.push(row)
  }
  return changed
}

/**
 * Whether a process makes a call, or works on a message, of an execution that mentions the customer. While the message
 * that repeats a call is there, a process whose lease ran out may still commit its answer.
 */
export async function isMentionedInTurn(db: Pool, tenantId: string, plan: CustomerPlan): Promise<boolean> {
  const { rowCount } = await db.query(
    bound(
      `
      select
      from executions t
      where t.tenant_id = :tenant and ${mentioningExecutions}
        and (
          t.lease_until > parley_now()
          or exists (
            select
            from engine_messages m
            where m.tenant_id = t.tenant_id and m.execution_id = t.id
              and (m.lease_until > parley_now() or m.type = 'RunNextStep')
          )
        )
      limit 1`,
      tenantId,
      plan,
    ),
  )
  return rowCount === 1
}

/** How many conversations of others an erasure lists. */
const LISTED_AT_MOST = 100

/** Conversations of others whose variables or messages name the customer, newest first. */
export async function findOtherMentions(db: PoolClient, tenantId: string, plan: CustomerPlan): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    bound(
      `
      select c.id
      from conversations c
      where c.tenant_id = :tenant and not c.id = any(:conversations)
        and (
          parley_names_customer(c.variables, :ids, :address)
          or exists (
            select
            from messages m
            where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.text ~* :address
          )
        )
      order by c.created_at desc, c.id
      limit ${LISTED_AT_MOST}`,
      tenantId,
      plan,
    ),
  )
  return rows.map(({ id }) => id)
}
