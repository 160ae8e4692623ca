import type { Knex } from 'knex'

export const phase = 'expand'
export const minCode = '0.1.0'

// A turn that another process finishes is authorised by its execution. Its key may have expired by then, when a failed
// message is tried again, and a turn that was refused for that left its run waiting for ever.
const OWN = `body is null
          and case when execution_id is null then owner = p_key_owner else execution_id = p_execution_id end`
const ANSWERED = `set body = p_answer, execution_id = p_execution_id
        where tenant_id = p_tenant_id and operation = p_operation and key = p_key`
const REFUSED = `for update;
        if not found then
          return false;
        end if;
      end if;

      -- FENCE: the message`

const CHANGES = [
  [REFUSED, REFUSED.replace('if not found', 'if not found and p_key_owner is not null')],
  [`${ANSWERED};`, `${ANSWERED} and ${OWN};`],
] as const

export async function up(knex: Knex): Promise<void> {
  for (const [before, after] of CHANGES) await knex.raw(commitTurnWith(before, after))
}

export async function down(knex: Knex): Promise<void> {
  for (const [before, after] of CHANGES) await knex.raw(commitTurnWith(after, before))
}

/** Older processes call the function with the same parameters. */
function commitTurnWith(before: string, after: string): string {
  return `
    do $do$
    begin
      execute replace(pg_get_functiondef('commit_turn'::regproc), $text$${before}$text$, $text$${after}$text$);
    end $do$`
}
