import type { Knex } from 'knex'

/**
 * Forms get drafts and versions. A live or withdrawn form's definition becomes its version 1, whose id is the form's
 * (both are UUID v7, and versions
 * have keys of their own); a draft stays a draft. A null draft: nothing has changed since the latest version.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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

    insert into form_versions (tenant_id, id, form_id, version, definition, published_at)
      select tenant_id, id, id, 1, definition, updated_at from forms where status <> 'draft';

    alter table forms
      add column published_version_id uuid,
      add column draft jsonb,
      add column draft_revision bigint not null default 1,
      add column draft_updated_at timestamptz,
      add column draft_updated_by jsonb,
      add column updated_by jsonb,
      add constraint forms_published_version foreign key (tenant_id, id, published_version_id) references form_versions (tenant_id, form_id, id);
    update forms set draft_updated_at = updated_at,
      draft = case when status = 'draft' then definition end,
      published_version_id = case when status = 'live' then id end;
    alter table forms
      alter column draft_updated_at set not null,
      alter column draft_updated_at set default now(),
      drop column definition,
      drop column status;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table forms
      add column definition jsonb,
      add column status text not null default 'live' check (status in ('draft', 'live', 'withdrawn'));
    update forms f set
      definition = coalesce((
        select v.definition from form_versions v where v.tenant_id = f.tenant_id and v.form_id = f.id
        order by v.id = f.published_version_id desc nulls last, v.version desc limit 1
      ), f.draft),
      status = case
        when f.published_version_id is not null then 'live'
        when exists (select from form_versions v where v.tenant_id = f.tenant_id and v.form_id = f.id) then 'withdrawn'
        else 'draft'
      end;
    alter table forms
      alter column definition set not null,
      drop constraint forms_published_version,
      drop column published_version_id,
      drop column draft,
      drop column draft_revision,
      drop column draft_updated_at,
      drop column draft_updated_by,
      drop column updated_by;
    drop table form_versions;
  `)
}
