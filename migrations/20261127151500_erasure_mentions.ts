import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Conversations of others that still name the customer of a completed erasure.
    alter table customer_requests add column mentioned_in uuid[] not null default '{}'
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table customer_requests drop column mentioned_in')
}
