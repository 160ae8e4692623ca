import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The OAuth scopes that a document names, with the operations that demand each.
    alter table connection_documents add column scopes jsonb not null default '[]';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table connection_documents drop column scopes')
}
