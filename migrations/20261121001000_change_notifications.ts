import type { Knex } from 'knex'

/**
 * Table → what its notification carries as `tenant_id` and `id`. Columns that change with every use (`last_used_at`)
 * are left out: a notification drops what other processes keep in memory.
 */
const announced: { table: string; tenant: string; id: string; columns?: string }[] = [
  { table: 'tenants', tenant: 'id', id: 'id' },
  { table: 'roles', tenant: 'tenant_id', id: 'code' },
  { table: 'users', tenant: 'tenant_id', id: 'id', columns: 'email, name, password_hash, roles, active' },
  { table: 'access_tokens', tenant: 'tenant_id', id: 'id', columns: 'name, scopes, expires_at, revoked_at' },
  {
    table: 'keys',
    tenant: 'tenant_id',
    id: 'id',
    columns: 'name, key, status, allowed_origins, intents, forms, webhook_url, webhook_secret',
  },
  { table: 'flows', tenant: 'tenant_id', id: 'id' },
  { table: 'flow_intents', tenant: 'tenant_id', id: 'flow_id' },
  { table: 'event_subscriptions', tenant: 'tenant_id', id: 'flow_id' },
  { table: 'connections', tenant: 'tenant_id', id: 'id' },
  { table: 'forms', tenant: 'tenant_id', id: 'id' },
  { table: 'goals', tenant: 'tenant_id', id: 'id' },
  { table: 'prices', tenant: 'tenant_id', id: 'id' },
  { table: 'inbound_webhooks', tenant: 'tenant_id', id: 'id' },
]

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function parley_announce_change() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      perform pg_notify('parley_changes', json_build_object(
        'table', tg_table_name, 'tenant_id', changed ->> tg_argv[0], 'id', changed ->> tg_argv[1])::text);
      return null;
    end $$;

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
    create trigger config_values_announce after insert or update or delete on config_values
      for each row execute function parley_announce_config_change();
  `)
  for (const { table, tenant, id, columns } of announced) {
    const update = columns === undefined ? 'update' : `update of ${columns}`
    await knex.raw(`
      create trigger ${table}_announce after insert or ${update} or delete on ${table}
        for each row execute function parley_announce_change('${tenant}', '${id}')`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { table } of announced) await knex.raw(`drop trigger ${table}_announce on ${table}`)
  await knex.raw(`
    drop trigger config_values_announce on config_values;
    drop function parley_announce_config_change();
    drop function parley_announce_change();
  `)
}
