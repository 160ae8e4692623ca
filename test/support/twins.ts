import { newId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'

/** What is unique over all workspaces, as SQL that makes another value of it from the row `r`. */
const UNIQUE: Readonly<Record<string, string>> = {
  'users.email': "'twin.' || r.email",
  'keys.key': "r.key || 'twin'",
  'access_tokens.token_hash': 'sha256(r.token_hash)',
  'admin_sessions.token_hash': 'sha256(r.token_hash)',
  'password_tokens.token_hash': 'sha256(r.token_hash)',
  'engine_tokens.token_hash': 'sha256(r.token_hash)',
  'trial_links.token_hash': 'sha256(r.token_hash)',
  'inbound_webhooks.id': 'md5(r.id::text)::uuid',
  'inbound_signatures.inbound_webhook_id': 'md5(r.inbound_webhook_id::text)::uuid',
  'hosted_pages.address': "'twin-' || r.address",
  'media.address': 'md5(r.address)',
}
/** The twin's rows are a second older than the original's, and its texts begin with these words. */
const OLDER = ['created_at', 'updated_at', 'published_at', 'draft_updated_at', 'started_at', 'occurred_at', 'failed_at']
export const OF_TWIN = 'the twin says '
/** Nothing becomes due for it. */
const DUE = ['run_at', 'next_attempt_at']

/**
 * Makes a workspace with a copy of every row of another one, under the same ids and codes. The copies come first in
 * every table: a statement that finds both rows by an id takes the twin's.
 * @returns the id of the twin
 */
export async function createTwin(pool: Pool, tenantId: string): Promise<string> {
  const twin = newId()
  await pool.query(
    `insert into tenants
    select (jsonb_populate_record(t, jsonb_build_object('id', $2::uuid))).* from tenants t where id = $1`,
    [tenantId, twin],
  )
  const tables = await tablesOfWorkspaces(pool)
  await transaction(pool, async client => {
    // What a row refers to is copied with it.
    await client.query('set local session_replication_role = replica')
    for (const { table, columns } of tables) {
      const own = columns.flatMap(column => {
        const other = OLDER.includes(column)
          ? `r.${column} - interval '1 second'`
          : DUE.includes(column)
            ? `case when r.${column} is not null then 'infinity'::timestamptz end`
            : UNIQUE[`${table}.${column}`]
        return other === undefined ? [] : [`'${column}', ${other}`]
      })
      const names = columns.join(', ')
      await client.query(
        `insert into ${table} (${names})
        select ${columns.map(column => `n.${column}`).join(', ')}
        from ${table} r
        cross join lateral jsonb_populate_record(null::${table},
          regexp_replace(replace(to_jsonb(r)::text, $1, $2), '"(text|prompt|title)": "', '\\&${OF_TWIN}', 'g')::jsonb
            || jsonb_build_object(${own.join(', ')})) n
        where r.tenant_id = $1::uuid`,
        [tenantId, twin],
      )
      await client.query(
        `with moved as (delete from ${table} where tenant_id = $1 returning *)
        insert into ${table} (${names}) select ${names} from moved`,
        [tenantId],
      )
    }
  })
  return twin
}

async function tablesOfWorkspaces(pool: Pool): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not starts_with(c.relname, 'parley_test_')
    group by c.oid, c.relname
    having bool_or(a.attname = 'tenant_id')
    order by 1`)
  return rows
}
