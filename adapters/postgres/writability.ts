import { statement, type Queryable } from './statement.ts'

/** Whether statements can write: not on a standby, and not as a role that may only read. */
export type Writability = 'writable' | 'standby' | 'read_only'

/** Why nothing can be written; undefined where it can. */
export const READ_ONLY_REASONS: Readonly<Record<Writability, string | undefined>> = {
  writable: undefined,
  standby: 'the server of DATABASE_URL is a standby, which takes no writes',
  read_only: 'the role of DATABASE_URL may only read',
}

// A table that has not been made yet can be written by those who make it.
const find = statement<{ state: Writability }>(
  'database_writability',
  `
  select case
    when pg_is_in_recovery() then 'standby'
    when current_setting('transaction_read_only') = 'on' then 'read_only'
    when not coalesce(has_table_privilege(to_regclass('engine_messages'), 'insert'), true) then 'read_only'
    else 'writable'
  end as state`,
)

export async function writability(db: Queryable): Promise<Writability> {
  return (await find(db, []))[0]?.state ?? 'writable'
}
