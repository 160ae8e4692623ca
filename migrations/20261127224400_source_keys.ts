import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // Only conversations of these keys are answered from the source; null for all. A key that is gone opens nothing.
  await knex.raw('alter table training_sources add key_ids uuid[]')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table training_sources drop key_ids')
}
