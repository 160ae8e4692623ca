import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await announce(knex, "'config_values'")
}

export async function down(knex: Knex): Promise<void> {
  await announce(knex, 'tg_table_name')
}

/** As in all announcements, the table is written out: in a shard, a trigger knows only the shard's name. */
async function announce(knex: Knex, table: string): Promise<void> {
  await knex.raw(`
    create or replace function parley_announce_config_change() returns trigger language plpgsql as $$
    declare
      changed config_values := case when tg_op = 'DELETE' then old else new end;
    begin
      perform pg_notify('parley_changes', json_build_object(
        'table', ${table},
        'tenant_id', case when changed.scope_kind = 'tenant' then changed.scope_id end,
        'id', changed.path)::text);
      return null;
    end $$`)
}
