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
    -- are what the notification carries as table, and the columns that it carries as tenant_id and id. The table is
    -- written out: in a partition or shard, a trigger knows only that one's name. A trigger leaves out columns that
    -- change with every use, such as last_used_at.
    create function parley_announce_change() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      perform pg_notify('parley_changes', json_build_object(
        'table', tg_argv[0],
        'tenant_id', changed ->> tg_argv[1],
        'id', changed ->> tg_argv[2]
      )::text);
      return null;
    end $$;

    -- The least id of an instant: ids are UUIDs of version 7, which begin with the milliseconds since 1970.
    create function parley_first_id(at timestamptz) returns uuid language sql immutable parallel safe as $$
      select rpad(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
    $$;
    -- The instant of an id.
    create function parley_instant(id uuid) returns timestamptz language sql immutable parallel safe as $$
      select to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)
    $$;

    -- Makes the partitions of a table by the time of its ids: that of the given instant and so many after it, each a
    -- week (from Monday) or a month long, in UTC. A table that is made first and attached then delays nobody: an insert
    -- waits for neither. Rows of its time that are in the default partition already stay there.
    create function parley_make_partitions(parent text, period text, at timestamptz, ahead integer, options text)
      returns integer language plpgsql as $$
    declare
      made integer := 0;
      starts timestamptz;
      ends timestamptz;
      name text;
    begin
      for n in 0 .. ahead loop
        starts := (date_trunc(period, at at time zone 'UTC') + n * ('1 ' || period)::interval) at time zone 'UTC';
        ends := (date_trunc(period, at at time zone 'UTC') + (n + 1) * ('1 ' || period)::interval) at time zone 'UTC';
        name := parent || to_char(starts at time zone 'UTC', '_YYYYMMDD');
        continue when to_regclass(name) is not null;
        begin
          execute format('create table %I (like %I including all) %s', name, parent, options);
          execute format('alter table %I attach partition %I for values from (%L) to (%L)',
            parent, name, parley_first_id(starts), parley_first_id(ends));
          made := made + 1;
        exception when check_violation then
          null;
        end;
      end loop;
      return made;
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function parley_make_partitions;
    drop function parley_instant;
    drop function parley_first_id;
    drop function parley_announce_change();
    drop function parley_refuse_update();
    drop function parley_now();
  `)
}
