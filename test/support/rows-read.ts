import type { PoolClient } from '../../adapters/postgres/pool.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import type { SentStatement } from './statements.ts'

/** Executes a statement and returns the number of rows that its scans read, including those that a filter removed. */
export async function rowsRead(db: Queryable, { text, values }: SentStatement): Promise<number> {
  const { rows } = await db.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (analyze, timing off, format json) ${text}`,
    values,
  })
  const visit = (node: PlanNode): number => {
    const loops = node['Actual Loops']
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const isScan = node['Relation Name'] !== undefined && node['Node Type'] !== 'ModifyTable'
    const own = isScan ? (node['Actual Rows'] + removed) * loops : 0
    return (node.Plans ?? []).map(visit).reduce((sum, rowCount) => sum + rowCount, own)
  }
  return rows[0] === undefined ? 0 : visit(rows[0]['QUERY PLAN'][0]?.Plan as PlanNode)
}

/**
 * As `rowsRead`, with the rows that functions of the database read; those that an index alone provides are not counted.
 * Takes one connection, since it counts what a transaction does.
 */
export async function rowsFetched(client: PoolClient, { text, values }: SentStatement): Promise<number> {
  await client.query('begin')
  await client.query(text, values)
  const { rows } = await client.query<{ fetched: number }>(
    'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as fetched from pg_stat_xact_user_tables',
  )
  await client.query('commit')
  return rows[0]?.fetched ?? Infinity
}

interface PlanNode {
  'Node Type': string
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  'Plans'?: PlanNode[]
}
