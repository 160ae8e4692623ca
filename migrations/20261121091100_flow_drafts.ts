import type { Knex } from 'knex'

/** Drafts have a state of their own beside that of their flow, and versions tell why they were made. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table flows
      -- The version that the draft was made from; a flow without a draft of its own is at its latest version.
      add column draft_base integer,
      add column draft_revision bigint not null default 1,
      add column draft_updated_at timestamptz not null default now(),
      -- Users; null for a workspace file.
      add column draft_updated_by uuid,
      add column updated_by uuid;
    update flows set draft_updated_at = updated_at,
      draft_base = case when draft is not null then (select max(v.version) from flow_versions v where v.tenant_id = flows.tenant_id and v.flow_id = flows.id) end;

    alter table flow_versions
      add column note text,
      add column rolled_back_from integer;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table flow_versions drop column note, drop column rolled_back_from;
    alter table flows drop column draft_base, drop column draft_revision, drop column draft_updated_at, drop column draft_updated_by, drop column updated_by;
  `)
}
