import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table training_sources add labels text[] not null default '{}'")
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table training_sources drop labels')
}
