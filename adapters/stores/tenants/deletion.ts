import type { PoolClient } from '../../postgres/pool.ts'
import { inPortion } from '../../postgres/portions.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { LOCK_TENANT } from './tenants.ts'

// Maximum number of rows that one transaction deletes, so that other transactions do not wait long for it.
const PORTION = 5_000

/** A table, or a partition of the table `whole`. */
export type TableOfWorkspaces = { name: string; whole: string }

// Each partition is emptied separately, in portions; references are those of its table. The lock that a deletion itself
// holds is deleted with the workspace's own row.
const tablesOf = statement<TableOfWorkspaces>(
  'tables_of_workspaces',
  `
  select c.relname as name, coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as whole
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'workspace_locks'
  order by 1`,
)
const referencesOf = statement<{ child: string; parent: string; cascades: boolean }>(
  'references_of_workspaces',
  `
  select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
    k.confdeltype in ('c', 'n') as cascades
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    and k.conrelid <> k.confrelid`,
)

/**
 * Every table with a `tenant_id` but that of locks, in an order in which their rows can be deleted: referring rows
 * first.
 */
export async function findTablesOfWorkspaces(db: Queryable): Promise<TableOfWorkspaces[]> {
  const tables = Map.groupBy(await tablesOf(db, []), ({ whole }) => whole)
  const references = await referencesOf(db, [])
  const isFree = (table: string, strict: boolean) =>
    !references.some(({ child, parent, cascades }) => parent === table && tables.has(child) && (strict || !cascades))
  const order: TableOfWorkspaces[] = []
  while (tables.size > 0) {
    const left = [...tables.keys()]
    // A form and its versions refer to each other; the form's deletion takes its versions along.
    const next = left.find(table => isFree(table, true)) ?? left.find(table => isFree(table, false))
    if (next === undefined) throw new Error(`the tables ${left.join(', ')} refer to one another`)
    order.push(...(tables.get(next) ?? []))
    tables.delete(next)
  }
  return order
}

/**
 * Deletes a portion of the rows that a table has of a workspace.
 * @returns how many; 0 when none is left
 */
export async function deletePortion(db: Queryable, table: string, tenantId: string): Promise<number> {
  const { rowCount } = await db.query(
    `
    delete from ${table}
    where ${inPortion(table, 'tenant_id = $1', PORTION)}`,
    [tenantId],
  )
  return rowCount ?? 0
}

/** Deletes these rows of a workspace. @returns how many */
export async function deleteRows(
  db: Queryable,
  table: 'files' | 'media' | 'customer_requests',
  tenantId: string,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query(`delete from ${table} where tenant_id = $1 and id = any($2)`, [tenantId, ids])
  return rowCount ?? 0
}

const lockChanges = statement('tenant_lock_changes', LOCK_TENANT)
const lock = statement<{ name: string }>('tenant_lock', 'select name from tenants where id = $1 for update')
const remove = statement('tenant_delete', 'delete from tenants where id = $1')

/**
 * The workspace's name. Until the transaction ends, nothing is changed under `lockTenant`, and no row can be added that
 * refers to the workspace.
 */
export async function lockForDeletion(client: PoolClient, tenantId: string): Promise<string | undefined> {
  // First, as a change takes it before it adds rows.
  await lockChanges(client, [tenantId])
  return (await lock(client, [tenantId]))[0]?.name
}

export async function deleteTenant(client: PoolClient, tenantId: string): Promise<void> {
  await remove(client, [tenantId])
}
