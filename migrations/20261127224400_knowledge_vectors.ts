import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of what is embedded of a passage: title, headings and text.
    alter table knowledge_passages add digest bytea;
    update knowledge_passages p
    set digest = sha256(convert_to(concat_ws(e'\\n', d.title, array_to_string(p.headings, ' › '), p.text), 'UTF8'))
    from knowledge_documents d
    where d.tenant_id = p.tenant_id and d.id = p.document_id;
    alter table knowledge_passages alter digest set not null;
    create index knowledge_passages_digest on knowledge_passages (tenant_id, digest) include (source_id, language);
    -- The vectors of a workspace's passages from one model.
    create table knowledge_vector_sets (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      -- The code of the connection.
      connection text not null,
      model text not null,
      -- Null before the first vector.
      dimensions integer check (dimensions > 0),
      -- Whether questions are compared with it; another one is still being made.
      answers boolean not null,
      cost_micros bigint not null default 0,
      -- Attempts in a row that failed, and why the last one did.
      failures integer not null default 0,
      failure text,
      -- When a worker goes on; later than now while one is at work.
      due_at timestamptz not null,
      unique (tenant_id, connection, model)
    );
    create unique index knowledge_vector_sets_answering on knowledge_vector_sets (tenant_id) where answers;
    alter table knowledge_vector_sets add primary key (tenant_id, id);
    -- One for each different passage. The index has the signs of its numbers as well: all of a workspace's are compared
    -- with those of the question in it alone, and only the nearest are read whole.
    create table knowledge_vectors (
      tenant_id uuid not null references tenants (id) on delete cascade,
      set_id uuid not null,
      digest bytea not null,
      signs bit varying not null,
      -- A signed byte for each number, of which the largest is 127.
      numbers bytea not null,
      primary key (tenant_id, set_id, digest) include (signs),
      foreign key (tenant_id, set_id) references knowledge_vector_sets (tenant_id, id) on delete cascade
    );
    alter table knowledge_vectors alter numbers set storage external;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table knowledge_vectors;
    drop table knowledge_vector_sets;
    alter table knowledge_passages drop digest;
  `)
}
