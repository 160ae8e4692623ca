import type { Pool } from '../../adapters/postgres/pool.ts'
import type { TestDatabase } from './database.ts'
import { allTables } from './tables.ts'

type Servers = Pick<TestDatabase, 'pool' | 'servers'>

/** The stand-in for a server whose disk is full: writes are refused as PostgreSQL refuses a row it has no page for. */
export type FullDisk = {
  /** From now on no row is written; of one table, if it is named. */
  fill(table?: string): Promise<void>
  free(): Promise<void>
}

const FULL = 'parley_test_full'

/** On each server of the database. */
export async function createFullDisk({ pool, servers = [pool] }: Servers): Promise<FullDisk> {
  for (const server of servers) await guardTables(server, servers.length > 1)
  const onEach = async (text: string, values: unknown[] = []) => {
    for (const server of servers) await server.query(text, values)
  }
  return {
    fill: async table => {
      await onEach(`insert into ${FULL} values ($1)`, [table])
    },
    free: async () => {
      await onEach(`truncate ${FULL}`)
    },
  }
}

async function guardTables(server: Pool, isOfCitus: boolean): Promise<void> {
  const client = await server.connect()
  if (isOfCitus) await client.query('set citus.enable_ddl_propagation = off; set citus.override_table_visibility = off')
  const shown = isOfCitus
    ? (await client.query<{ name: string }>('select logicalrelid::regclass::text as name from pg_dist_partition')).rows
    : []
  const withoutRows = new Set(shown.map(({ name }) => name))
  const guards = (await allTables(client))
    .filter(table => !withoutRows.has(table))
    .map(
      table => `create trigger parley_test_full before insert or update on ${table}
      for each row execute function parley_test_extend()`,
    )
  // A shard has the name of its table and a number, a partition by workspace an h before it.
  await client.query(`
    create table ${FULL} (name text);
    create function parley_test_extend() returns trigger language plpgsql as $$
    begin
      if exists (
        select from public.${FULL}
        where name is null or name = regexp_replace(tg_relid::regclass::text, '^public\\.|_h?\\d+$', '', 'g')
      ) then
        raise exception 'could not extend file "base/16384/16385": No space left on device' using errcode = '53100';
      end if;
      return new;
    end $$;
    ${guards.join(';\n')}`)
  client.release()
}
