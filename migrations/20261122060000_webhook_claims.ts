import type { Knex } from 'knex'

/**
 * A claim moves no due time any more, and what is due is found by endpoint: the index over all endpoints only cost
 * writes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index webhook_deliveries_due')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending'")
}
