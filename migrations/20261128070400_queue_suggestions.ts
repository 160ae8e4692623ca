import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- {connection, model, instructions} of the model that suggests replies to the people of the queue; null for none.
    alter table queues add column suggestions jsonb;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table queues drop column suggestions')
}
