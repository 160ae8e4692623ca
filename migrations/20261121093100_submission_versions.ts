import type { Knex } from 'knex'

/**
 * A submission says which version's rules were applied to it. What was stored before gets the newest version that was
 * published by then, or the first.
 * The index serves lists of one form's submissions, newest first.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table form_submissions add column form_version integer check (form_version > 0);
    update form_submissions s set form_version = coalesce(
      (select max(v.version) from form_versions v where v.tenant_id = s.tenant_id and v.form_id = s.form_id and v.published_at <= s.created_at), 1);
    alter table form_submissions alter column form_version set not null;
    create index form_submissions_newest on form_submissions (tenant_id, form_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index form_submissions_newest;
    alter table form_submissions drop column form_version;
  `)
}
