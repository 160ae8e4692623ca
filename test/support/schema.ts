import type { Pool } from '../../adapters/postgres/pool.ts'

/** Everything the migrations can make, one sorted line each, so that two schemas compare by value. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('column %s.%s %s%s default %s', table_name, column_name, udt_name,
      case when is_nullable = 'NO' then ' not null' end, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('table %s %s', relname, reloptions::text) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
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
