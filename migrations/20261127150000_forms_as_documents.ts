import type { Knex } from 'knex'

// Forms get the columns that flows have: both are versioned documents in one store.

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table forms
      -- The title of the draft, or the code.
      add column name text not null default '',
      -- Number of the version that the draft was made from.
      add column draft_base integer;
    update forms f set
      name = coalesce(
        nullif(
          coalesce(
            f.draft,
            (
              select v.definition
              from form_versions v
              where v.tenant_id = f.tenant_id and v.form_id = f.id
              order by v.version desc
              limit 1
            )
          ) ->> 'title',
          ''
        ),
        f.code
      ),
      draft_base = case when f.draft is not null then (
        select max(v.version)
        from form_versions v
        where v.tenant_id = f.tenant_id and v.form_id = f.id
      ) end;
    alter table forms alter column name drop default;
    alter table form_versions add column rolled_back_from integer;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table form_versions drop column rolled_back_from;
    alter table forms drop column draft_base, drop column name;
  `)
}
