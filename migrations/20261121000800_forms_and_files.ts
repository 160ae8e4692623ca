import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A null draft: nothing has changed since the latest version. Columns that end in _by are those of flows.
    create table forms (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      published_version_id uuid,
      draft jsonb,
      draft_revision bigint not null default 1,
      draft_updated_at timestamptz not null default now(),
      draft_updated_by jsonb,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by jsonb,
      constraint forms_code unique (tenant_id, code)
    );
    alter table forms add primary key (tenant_id, id);
    create trigger forms_announce
      after insert or update or delete on forms
      for each row execute function parley_announce_change('forms', 'tenant_id', 'id');

    create table form_versions (
      tenant_id uuid not null,
      id uuid not null,
      form_id uuid not null,
      version integer not null check (version > 0),
      definition jsonb not null,
      note text,
      published_by jsonb,
      published_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint form_versions_number unique (tenant_id, form_id, version),
      constraint form_versions_of_form unique (tenant_id, form_id, id),
      foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete cascade
    );
    create trigger form_versions_immutable before update on form_versions
      for each row execute function parley_refuse_update();
    alter table forms add constraint forms_published_version
      foreign key (tenant_id, id, published_version_id) references form_versions (tenant_id, form_id, id);

    create table form_submissions (
      tenant_id uuid not null,
      id uuid not null,
      form_id uuid not null,
      -- The version whose rules were applied to the values.
      form_version integer not null check (form_version > 0),
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
      foreign key (tenant_id, conversation_id) references conversations (tenant_id, id)
        on delete set null (conversation_id)
    );
    -- Lists show the submissions of one form, newest first.
    create index form_submissions_newest on form_submissions (tenant_id, form_id, created_at, id);
    create index form_submissions_time on form_submissions (tenant_id, created_at);
    create index form_submissions_conversation on form_submissions (tenant_id, conversation_id)
      where conversation_id is not null;

    create table files (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      form_id uuid,
      field text,
      -- The conversation whose question the file was uploaded for. No foreign key: the file outlives the conversation
      -- until it is erased itself.
      conversation_id uuid,
      -- The publishable key that uploaded it; null for a signed-in user. No foreign key: a deleted key uploads nothing.
      key_id uuid,
      -- When a submission or an answer took it; what nothing takes, or holds any more, is purged.
      submitted_at timestamptz,
      name text not null,
      mime text not null,
      size bigint not null check (size >= 0),
      sha256 bytea not null check (octet_length(sha256) = 32),
      storage_key text not null,
      width integer,
      height integer,
      created_at timestamptz not null default now(),
      foreign key (tenant_id, form_id) references forms (tenant_id, id) on delete set null (form_id)
    );
    create index files_form on files (tenant_id, form_id);
    create index files_not_taken on files (created_at) where submitted_at is null;
    create index files_key on files (tenant_id, key_id, created_at) include (size) where key_id is not null;
    create index files_conversation on files (tenant_id, conversation_id) where conversation_id is not null;
    alter table files add primary key (tenant_id, id);

    -- Pictures and documents that people of the workspace uploaded for flows and the widget. Their bytes are stored
    -- under the workspace and the id.
    create table media (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      -- The random part of the lasting address.
      address text not null,
      name text not null,
      mime text not null,
      size integer not null check (size >= 0),
      width integer,
      height integer,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint media_address unique (address)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table media;
    drop table files;
    drop table form_submissions;
    alter table forms drop constraint forms_published_version;
    drop table form_versions;
    drop table forms;
  `)
}
