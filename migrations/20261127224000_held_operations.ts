import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Operations whose difference nobody has accepted yet: what the server of the connection lists now.
    alter table connection_documents add column held jsonb not null default '[]';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table connection_documents drop column held')
}
