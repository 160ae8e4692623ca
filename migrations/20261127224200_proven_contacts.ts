import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The newest conversation of each proven customer is the first of its id.
    create index conversations_proven on conversations (tenant_id, customer_id, active_at desc, id desc)
      where customer_proven;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index conversations_proven')
}
