import type { Knex } from 'knex'

export const phase = 'expand'
export const minCode = '0.1.0'
/** An index is built concurrently with turns outside a transaction. */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // It blocks no other transaction while it waits for older ones. A failed build leaves an invalid index.
  await knex.raw('drop index concurrently if exists conversations_channel')
  await knex.raw('create index concurrently conversations_channel on conversations (channel)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently conversations_channel')
}
