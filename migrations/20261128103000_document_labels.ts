import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table knowledge_documents add labels text[] not null default '{}';
    create index knowledge_documents_labelled on knowledge_documents (tenant_id) where labels <> '{}';
    -- Those of its document.
    alter table knowledge_passages add labels text[] not null default '{}';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table knowledge_passages drop labels;
    alter table knowledge_documents drop labels;
  `)
}
