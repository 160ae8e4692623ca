import type { PoolClient } from '../../adapters/postgres/pool.ts'

/**
 * The plan of a statement for any values, as a connection keeps it. `explain (generic_plan)` would need PostgreSQL 16.
 */
export async function genericPlan(client: PoolClient, text: string): Promise<string> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join()})`
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare explained as ${text}`)
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute explained${values}`)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('deallocate explained')
  }
}
