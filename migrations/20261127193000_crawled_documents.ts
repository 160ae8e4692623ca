import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table knowledge_documents
      -- The entity tag that a crawler sent with it.
      add column etag text,
      -- What a crawler found in it to follow; null for one that was uploaded.
      add column links text[];
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table knowledge_documents drop column etag, drop column links')
}
