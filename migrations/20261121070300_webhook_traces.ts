import type { Knex } from 'knex'

/** Under which span an event was caused, where traces are collected: its deliveries stand below it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table webhook_events add column traceparent text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table webhook_events drop column traceparent')
}
