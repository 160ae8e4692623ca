import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table knowledge_documents (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      source_id uuid not null,
      url text not null,
      title text not null,
      -- As it was sent, or as the document says itself; null where neither does.
      language text,
      format text not null check (format in ('html', 'markdown', 'text', 'pdf', 'docx')),
      -- Of all that was sent: an unchanged document is known without reading it again.
      digest bytea not null,
      text text not null,
      -- Why it could not be read; null where it could.
      finding text,
      passages integer not null check (passages >= 0),
      modified_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (tenant_id, source_id, url),
      foreign key (tenant_id, source_id) references training_sources (tenant_id, id) on delete cascade
    );
    -- After the other index: while the table is empty both cost the same, and the planner takes the newer one.
    alter table knowledge_documents add primary key (tenant_id, id);
    create table knowledge_passages (
      tenant_id uuid not null references tenants (id) on delete cascade,
      document_id uuid not null,
      number integer not null,
      source_id uuid not null,
      -- The configuration of the text search that stemmed it.
      language text not null,
      -- Offsets into the text of the document, in UTF-16 code units.
      start_offset integer not null,
      end_offset integer not null,
      headings text[] not null,
      text text not null,
      -- The words of title, headings (weight A) and text, and the workspace as a word of its own: one index serves all
      -- workspaces, and finds the rows of one by the intersection.
      terms tsvector not null,
      length integer not null,
      primary key (tenant_id, document_id, number),
      foreign key (tenant_id, document_id) references knowledge_documents (tenant_id, id) on delete cascade
    );
    create index knowledge_passages_terms on knowledge_passages using gin (terms);
    -- In how many passages of the workspace a word is.
    create table knowledge_terms (
      tenant_id uuid not null references tenants (id) on delete cascade,
      language text not null,
      term text not null,
      passages integer not null,
      primary key (tenant_id, language, term)
    );
    create table knowledge_corpora (
      tenant_id uuid not null references tenants (id) on delete cascade,
      language text not null,
      passages integer not null,
      length bigint not null,
      primary key (tenant_id, language)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table knowledge_corpora;
    drop table knowledge_terms;
    drop table knowledge_passages;
    drop table knowledge_documents;
  `)
}
