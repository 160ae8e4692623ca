import type { Pool } from '../../adapters/postgres/pool.ts'

/** All objects that the migrations create, one sorted line each, so that two schemas compare by value. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('column %s.%s %s%s default %s', table_name, column_name, coalesce(domain_name, udt_name),
      case when is_nullable = 'NO' then ' not null' end, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('table %s %s %s', relname, reloptions::text, pg_get_expr(relpartbound, oid)) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`)
  return rows
    .map(row => row.line)
    .filter(line => !/\bmigrations(_lock)?\b/.test(line))
    .sort()
}

/** One id for every column of that type, so that each foreign key finds its row. */
const ANY_ID = '018f0000-0000-7000-8000-00000000000f'
const byType: Readonly<Record<string, unknown>> = {
  uuid: ANY_ID,
  _uuid: [ANY_ID],
  _text: ['x'],
  jsonb: {},
  json: {},
  bytea: `\\x${'00'.repeat(32)}`,
  timestamptz: '2026-01-01T00:00:00Z',
  date: '2026-01-01',
}
/** Values that satisfy a CHECK over more than one column. */
const byColumn: Readonly<Record<string, unknown>> = {
  'config_values.scope_kind': 'tenant',
  'config_values.value': true,
  'edge_store_requests.key': '',
  'webhook_deliveries.next_attempt_at': '2026-01-01T00:00:00Z',
}

/** Inserts a row into every table, parents first; answers the names of the tables. */
export async function insertRowIntoEveryTable(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    table: string
    column: string
    type: string
    needed: boolean
    word: string | null
  }>(`
    select c.relname as table, a.attname as column, coalesce(b.typname, t.typname) as type,
      a.attnotnull and not a.atthasdef as needed,
      (
        select coalesce(substring(pg_get_constraintdef(k.oid) from $$'([^']*)'::text$$), 'x')
        from pg_constraint k
        where k.contype = 'c' and (k.contypid = t.oid or k.conrelid = c.oid and k.conkey = array[a.attnum])
      ) as word
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type b on b.oid = t.typbasetype and t.typtype = 'd'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname !~ '^migrations'
    order by c.oid, a.attnum`)
  const tables = Map.groupBy(rows, row => row.table)
  for (const [table, columns] of tables) {
    const row: Record<string, unknown> = {}
    for (const { column, type, needed, word } of columns) {
      const own = byColumn[`${table}.${column}`]
      if (own !== undefined || needed) row[column] = own ?? byType[type] ?? (type === 'text' ? (word ?? 'x') : 1)
    }
    const names = Object.keys(row).join(', ')
    await pool.query(`insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`, [
      JSON.stringify(row),
    ])
  }
  return [...tables.keys()]
}
