import type { Knex } from 'knex'

/**
 * The one clock that decides what is due, what has expired and whether a lease holds: that of the database, whatever
 * the
 * clocks of the workers say. A function of its own, so that a test can put another one in its place.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("create function parley_now() returns timestamptz language sql stable parallel safe as 'select now()'")
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function parley_now()')
}
