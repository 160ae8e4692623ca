import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether the visitor is asked to rate the conversation once it has ended.
    alter table queues add column asks_rating boolean not null default false;
    -- What the visitor says about the conversation: all of it, or nothing.
    alter table handoffs
      add column rating smallint check (rating between 1 and 5),
      add column rating_comment text,
      add column rated_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table handoffs drop column rating, drop column rating_comment, drop column rated_at;
    alter table queues drop column asks_rating;
  `)
}
