import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The generations that a row belongs to: from the first one on, up to the one before the last. Rows of the newest
    -- generation have no last one.
    alter table knowledge_documents
      add first_generation integer not null default 0,
      add end_generation integer check (end_generation > first_generation),
      drop constraint knowledge_documents_tenant_id_source_id_url_key,
      add constraint knowledge_documents_address unique (tenant_id, source_id, url, first_generation);
    -- As that of the table's first migration: while the table is empty, the planner takes the newer index.
    alter table knowledge_passages drop constraint knowledge_passages_tenant_id_document_id_fkey;
    alter table knowledge_documents drop constraint knowledge_documents_pkey;
    alter table knowledge_documents add primary key (tenant_id, id);
    alter table knowledge_passages
      add first_generation integer not null default 0,
      add end_generation integer,
      add foreign key (tenant_id, document_id) references knowledge_documents (tenant_id, id) on delete cascade;
    create index knowledge_documents_ended on knowledge_documents (tenant_id, end_generation)
      where end_generation is not null;
    create table knowledge_generations (
      tenant_id uuid not null references tenants (id) on delete cascade,
      number integer not null check (number >= 0),
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      -- How often it was changed: a check of an earlier state promotes nothing.
      changes integer not null default 0,
      -- Null of the candidate; what has answered is changed no more.
      promoted_at timestamptz,
      -- How the checks went: the number of changes at that time, and the result.
      checked_changes integer,
      checked_at timestamptz,
      checks integer,
      broken jsonb,
      primary key (tenant_id, number)
    );
    create unique index knowledge_generations_candidate on knowledge_generations (tenant_id) where promoted_at is null;
    -- Which generation answers; 0 without a row.
    create table knowledge_live (
      tenant_id uuid primary key references tenants (id) on delete cascade,
      generation integer not null,
      -- Somebody rolled back: nothing is promoted by itself.
      held boolean not null
    );
    -- Which generation answered when the version was published.
    alter table flow_versions add knowledge_generation integer not null default 0;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table flow_versions drop knowledge_generation;
    drop table knowledge_live;
    drop table knowledge_generations;
    delete from knowledge_documents where end_generation is not null;
    alter table knowledge_passages drop first_generation, drop end_generation;
    alter table knowledge_documents
      drop constraint knowledge_documents_address,
      drop first_generation,
      drop end_generation,
      add constraint knowledge_documents_tenant_id_source_id_url_key unique (tenant_id, source_id, url);
  `)
}
