import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- scope_id is the nil UUID for the global scope, so that the primary key has no null in it.
    create table config_values (
      scope_kind text not null check (scope_kind in ('global', 'organization', 'tenant')),
      scope_id uuid not null,
      path text not null,
      value jsonb,
      secret jsonb,
      updated_by jsonb,
      updated_at timestamptz not null default now(),
      primary key (scope_kind, scope_id, path),
      check (num_nonnulls(value, secret) = 1),
      check ((scope_kind = 'global') = (scope_id = '00000000-0000-0000-0000-000000000000'))
    );
    create function parley_announce_config_change() returns trigger language plpgsql as $$
    declare
      changed config_values := case when tg_op = 'DELETE' then old else new end;
    begin
      perform pg_notify('parley_changes', json_build_object(
        'table', tg_table_name,
        'tenant_id', case when changed.scope_kind = 'tenant' then changed.scope_id end,
        'id', changed.path)::text);
      return null;
    end $$;
    create trigger config_values_announce
      after insert or update or delete on config_values
      for each row execute function parley_announce_config_change();

    -- One row, sealed by the first process: a process under another APP_SECRET cannot open it and is not ready.
    create table secret_probe (
      id boolean primary key default true check (id),
      sealed jsonb not null
    );

    -- No foreign key: a call that names an unknown workspace is recorded as well.
    create table audit_log (
      tenant_id uuid not null,
      id uuid not null,
      action text not null,
      actor jsonb not null default '{}',
      subject jsonb not null default '{}',
      details jsonb not null default '{}',
      before jsonb,
      after jsonb,
      address text,
      request_id text,
      created_at timestamptz not null default now()
    );
    create index audit_log_action on audit_log (tenant_id, action, created_at, id);
    create index audit_log_actor on audit_log (tenant_id, (actor ->> 'id'), created_at, id);
    -- The first part of an action. Calls, which are most entries, are found by the time of the log.
    create index audit_log_action_group on audit_log (tenant_id, split_part(action, '.', 1), created_at, id)
      where action not in ('engine.api.call', 'training.api.call');
    create index audit_log_subject on audit_log (tenant_id, (subject ->> 'id'), created_at, id);
    create index audit_log_subject_type on audit_log (tenant_id, (subject ->> 'type'), created_at, id);
    create index audit_log_time on audit_log (tenant_id, created_at, id);
    -- Calls of the API are most of the log, and the only entries that are purged.
    create index audit_log_calls on audit_log (tenant_id, created_at)
      where action in ('engine.api.call', 'training.api.call');
    alter table audit_log add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table audit_log;
    drop table secret_probe;
    drop table config_values;
    drop function parley_announce_config_change();
  `)
}
