import type { Knex } from 'knex'

const TAKEN = 'set submitted_at = p_now'
const TAKEN_WITH_MESSAGE = `set submitted_at = p_now,
          message_id = coalesce(message_id, (
            select m.id
            from jsonb_to_recordset(p_messages) as m(id uuid, role text)
            where m.role = ''user''
            order by m.id desc
            limit 1
          ))`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The message of the visitor that the file came with. No foreign key: partitions of messages are dropped.
    alter table files add column message_id uuid;
  `)
  await knex.raw(inCommitOfTurns(TAKEN, TAKEN_WITH_MESSAGE))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(inCommitOfTurns(TAKEN_WITH_MESSAGE, TAKEN))
  await knex.raw('alter table files drop column message_id')
}

/** Replaces a text of the function that writes a turn; where it has none, the migration fails. */
function inCommitOfTurns(before: string, after: string): string {
  return `
    do $do$
    declare
      definition text := pg_get_functiondef('commit_turn'::regproc);
    begin
      if strpos(definition, '${before}') = 0 then
        raise 'the function commit_turn does not have the text to replace';
      end if;
      execute replace(definition, '${before}', '${after}');
    end $do$`
}
