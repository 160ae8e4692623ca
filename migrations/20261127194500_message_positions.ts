import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence message_positions;
    -- The order in which the messages of a conversation were committed: a turn has locked its conversation when it
    -- takes the next position, while ids and times are from before, when it was decided. Null for messages that are
    -- older than the column: a default in the same statement would rewrite the table.
    alter table messages add column position bigint;
    alter table messages alter column position set default nextval('message_positions');
    alter sequence message_positions owned by messages.position;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column position')
}
