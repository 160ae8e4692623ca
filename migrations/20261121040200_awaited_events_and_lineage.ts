import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- lineage_id: the first cause of a run, an event that came in or a run that a visitor began; every event raised on
    -- the way counts for it.
    alter table executions add column wait_event text, add column lineage_id uuid;
    create index executions_wait_event on executions (tenant_id, wait_event) where wait_event is not null;
    -- A lease is taken and given back with every message: an index over its end would move with each.
    drop index executions_running;

    alter table domain_events add column depth integer not null default 0, add column lineage_id uuid;
    create index domain_events_lineage on domain_events (tenant_id, lineage_id) where lineage_id is not null;

    -- Why the latest attempt failed; it becomes the cause when no attempt is left.
    alter table engine_messages add column last_error jsonb;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table engine_messages drop column last_error;
    drop index domain_events_lineage;
    alter table domain_events drop column depth, drop column lineage_id;
    drop index executions_wait_event;
    alter table executions drop column wait_event, drop column lineage_id;
    create index executions_running on executions (lease_until) where status = 'running';
  `)
}
