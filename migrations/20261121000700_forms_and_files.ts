import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table forms (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      definition jsonb not null,
      status text not null default 'live' check (status in ('draft', 'live', 'withdrawn')),
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint forms_code unique (tenant_id, code)
    );

    create table form_submissions (
      tenant_id uuid not null,
      id uuid not null,
      form_id uuid not null,
      client_submission_id text,
      key_id uuid,
      conversation_id uuid,
      locale text,
      values jsonb not null,
      status text not null default 'accepted' check (status in ('accepted', 'rejected')),
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint form_submissions_once unique (tenant_id, form_id, client_submission_id),
      foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade,
      foreign key (tenant_id, key_id) references keys (tenant_id, id) on delete set null (key_id),
      foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete set null (conversation_id)
    );

    create table files (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      form_id uuid,
      field text,
      name text not null,
      mime text not null,
      size bigint not null check (size >= 0),
      sha256 bytea not null check (octet_length(sha256) = 32),
      storage_key text not null,
      width integer,
      height integer,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete set null (form_id)
    );
    create index files_form on files (tenant_id, form_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table files;
    drop table form_submissions;
    drop table forms;
  `)
}
