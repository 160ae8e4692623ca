import type { Pool } from '../../adapters/postgres/pool.ts'
import { allTables } from './tables.ts'

/** The stand-in for a server whose disk is full: writes are refused as PostgreSQL refuses a row it has no page for. */
export type FullDisk = {
  /** From now on no row is written; of one table, if it is named. */
  fill(table?: string): Promise<void>
  free(): Promise<void>
}

const FULL = 'parley_test_full'

export async function createFullDisk(pool: Pool): Promise<FullDisk> {
  const guards = (await allTables(pool)).map(
    table => `create trigger parley_test_full before insert or update on ${table}
      for each row execute function parley_test_extend()`,
  )
  await pool.query(`
    create table ${FULL} (name text);
    create function parley_test_extend() returns trigger language plpgsql as $$
    begin
      if exists (select from ${FULL} where name is null or name = tg_relid::regclass::text) then
        raise exception 'could not extend file "base/16384/16385": No space left on device' using errcode = '53100';
      end if;
      return new;
    end $$;
    ${guards.join(';\n')}`)
  return {
    fill: async table => {
      await pool.query(`insert into ${FULL} values ($1)`, [table])
    },
    free: async () => {
      await pool.query(`truncate ${FULL}`)
    },
  }
}
