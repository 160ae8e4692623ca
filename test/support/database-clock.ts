import type { Pool } from '../../adapters/postgres/pool.ts'

/** The database's clock, controlled by a test. */
export type DatabaseClock = {
  /** Stops it at this instant. */
  set(instant: Date): Promise<void>
  /** From now on it runs, this much before or behind the real time. */
  offset(ms: number): Promise<void>
}

/**
 * Puts a clock in the place of `parley_now()` in one test database, on each of its servers. Until it is set, it shows
 * the real time.
 */
export async function takeDatabaseClock(...servers: readonly Pool[]): Promise<DatabaseClock> {
  const onEach = async (text: string, values: unknown[] = []) => {
    for (const server of servers) await server.query(text, values)
  }
  await onEach(`
    ${servers.length > 1 ? 'set citus.enable_ddl_propagation = off;' : ''}
    create table parley_test_clock (stands_at timestamptz, ahead interval not null default '0');
    insert into parley_test_clock default values;
    create or replace function parley_now() returns timestamptz language sql stable as
      'select coalesce(stands_at, now() + ahead) from parley_test_clock';
  `)
  return {
    set: async instant => {
      await onEach('update parley_test_clock set stands_at = $1', [instant])
    },
    offset: async ms => {
      await onEach("update parley_test_clock set stands_at = null, ahead = $1 * interval '1 millisecond'", [ms])
    },
  }
}
