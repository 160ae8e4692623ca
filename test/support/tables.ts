import type { Pool } from '../../adapters/postgres/pool.ts'

/** Inserts one row; absent columns have the table's defaults. */
export async function put(pool: Pool, table: string, row: Record<string, unknown>): Promise<void> {
  const { tenant_id: tenantId, ...others } = row
  const columns = Object.keys(tenantId === undefined ? row : others).join(', ')
  const values = [JSON.stringify(row), ...(tenantId === undefined ? [] : [tenantId])]
  // The workspace as a value of its own, since it decides where a distributed database has the row.
  const [named, value] = tenantId === undefined ? ['', ''] : ['tenant_id, ', '$2::uuid, ']
  await pool.query(
    `insert into ${table} (${named}${columns})
    select ${value}${columns} from jsonb_populate_record(null::${table}, $1)`,
    values,
  )
}

/** A row of any table, as JSON. */
export type Found = { table: string; row: Record<string, unknown> }

/** Every row of every table that contains one of the texts, in upper or lower case. */
export async function scanAllTables(pool: Pool, texts: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  for (const table of await allTables(pool)) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row
      from ${table} t
      where exists (select from unnest($1::text[]) trace where strpos(lower(t::text), lower(trace)) > 0)
      order by t::text`,
      [texts],
    )
    found.push(...rows.map(({ row }) => ({ table, row })))
  }
  return found
}

/** Every table; a partitioned one represents its partitions. */
export async function allTables(db: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(relname) as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not starts_with(relname, 'parley_test_')
    order by 1`,
  )
  return rows.map(({ name }) => name)
}
