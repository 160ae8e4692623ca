import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // Only conversations whose customer an identity token has proven are answered from the source.
  await knex.raw('alter table training_sources add proven_customers_only boolean not null default false')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table training_sources drop proven_customers_only')
}
