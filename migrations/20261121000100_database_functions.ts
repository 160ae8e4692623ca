import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The one clock that decides what is due, what has expired and whether a lease is held: that of the database,
    -- whatever the clocks of the workers say. A function of our own, so that a test can replace it.
    create function parley_now() returns timestamptz language sql stable parallel safe as 'select now()';

    create function parley_refuse_update() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are immutable', tg_table_name using errcode = 'restrict_violation';
    end $$;

    -- Tells the other processes which row changed, so that they drop what they hold of it in memory. The arguments
    -- name the columns that the notification carries as tenant_id and id, and what it says instead of the table. A
    -- trigger leaves out columns that change with every use, such as last_used_at.
    create function parley_announce_change() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      perform pg_notify('parley_changes', json_build_object(
        'table', coalesce(tg_argv[2], tg_table_name),
        'tenant_id', changed ->> tg_argv[0],
        'id', changed ->> tg_argv[1]
      )::text);
      return null;
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function parley_announce_change();
    drop function parley_refuse_update();
    drop function parley_now();
  `)
}
