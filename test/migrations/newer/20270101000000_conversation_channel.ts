import type { Knex } from 'knex'

/** As in docs/contributing.md: a migration of the next release with which the code of this one still works. */
export const phase = 'expand'
export const minCode = '0.1.0'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table conversations add column channel text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table conversations drop column channel')
}
