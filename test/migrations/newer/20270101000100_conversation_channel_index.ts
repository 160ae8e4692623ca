import type { Knex } from 'knex'

export const phase = 'expand'
export const minCode = '0.1.0'
/** An index is built beside turns outside of a transaction. */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // It blocks nobody while it waits for older transactions. What a failed build left behind is invalid.
  await knex.raw('drop index concurrently if exists conversations_channel')
  await knex.raw('create index concurrently conversations_channel on conversations (channel)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently conversations_channel')
}
