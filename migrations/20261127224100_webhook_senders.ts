import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How the sender signs its requests.
    alter table inbound_webhooks add column sender text not null default 'parley';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table inbound_webhooks drop column sender')
}
