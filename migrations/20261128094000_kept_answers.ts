import type { Knex } from 'knex'

/** In `commit_turn`, whose other parameters and parts stay as they are: what the insertion of messages gains. */
const GAINS = [
  ['block_text, token_usage,\n          created_at)', 'block_text, token_usage,\n          answered, created_at)'],
  ['m."tokenUsage", p_now\n', 'm."tokenUsage", m.answered, p_now\n'],
  ['"tokenUsage" jsonb);\n      end if;', '"tokenUsage" jsonb, answered jsonb);\n      end if;'],
] as const

/** A version of the service that does not know the column writes messages without it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What a question was answered, by the id of the answer's line in the event log; null where that line says it
    -- itself, because nothing in it is redacted.
    alter table messages add column answered jsonb;
    ${redefined(GAINS)}
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(redefined(GAINS.map(([before, after]) => [after, before])))
  await knex.raw('alter table messages drop column answered')
}

function redefined(parts: readonly (readonly [string, string])[]): string {
  const steps = parts.map(
    ([before, after]) => `
      if position($part$${before}$part$ in definition) = 0 then
        raise exception 'commit_turn is not as it was written';
      end if;
      definition := replace(definition, $part$${before}$part$, $part$${after}$part$);`,
  )
  return `
    do $change$
    declare
      definition text := pg_get_functiondef('commit_turn'::regproc);
    begin
      ${steps.join('')}
      execute definition;
    end $change$;`
}
