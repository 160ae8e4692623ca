import type { Knex } from 'knex'

export const phase = 'expand'
export const minCode = '0.1.0'

// A turn counts in one of 16 rows. By the millisecond at which it was decided, turns that were read together met at one
// row, and each waited for the commit of the one before.
const BY_MILLISECOND = 'extract(milliseconds from p_now)::integer % 16'
const BY_CONNECTION = 'pg_backend_pid() % 16'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(commitTurnWith(BY_MILLISECOND, BY_CONNECTION))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(commitTurnWith(BY_CONNECTION, BY_MILLISECOND))
}

/** Older processes call the function with the same parameters. */
function commitTurnWith(before: string, after: string): string {
  return `
    do $do$
    begin
      execute replace(pg_get_functiondef('commit_turn'::regproc), '${before}', '${after}');
    end $do$`
}
