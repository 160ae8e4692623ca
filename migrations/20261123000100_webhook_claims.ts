import type { Knex } from 'knex'

export const phase = 'expand'
export const minCode = '0.1.0'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The deliveries that a worker has claimed and not yet recorded: a row for each claim, of any workspaces. The
    -- release before kept lease_until and lease_owner in each delivery; the one after this drops these columns.
    create table webhook_claims (
      id uuid primary key,
      held_until timestamptz not null,
      deliveries uuid[] not null
    );

    -- Claims due deliveries of all workspaces, the oldest of each key first, and of no key more than p_room has for it
    -- (by its id; p_room_elsewhere for any other key). Writes one row, whatever is claimed. One claim at a time: in a
    -- function, what is read after the lock, keys included, is as new as the lock. It returns little, since a process
    -- that has been suspended would hold the lock for as long as it does not read its result.
    --
    -- The keys with pending deliveries are found one by one through the index, so that the length of a key's queue does
    -- not matter. Never planned for its parameters: that took longer than the claim.
    create function claim_webhook_deliveries(
      p_claim uuid, p_lease_s integer, p_limit integer, p_room jsonb, p_room_elsewhere integer
    ) returns table (
      tenant_id uuid, key_id uuid, deliveries uuid[], events uuid[], attempts integer[],
      webhook_url text, webhook_secret text, key_status text
    )
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    #variable_conflict use_column
    begin
      perform pg_advisory_xact_lock(7227552);
      -- Not one whose attempts are being recorded.
      delete from webhook_claims
      where id in (select id from webhook_claims where held_until <= parley_now() for update skip locked);

      return query
      with recursive endpoints as (
        (
          select d.tenant_id, d.widget_key_id
          from webhook_deliveries d
          where d.status = 'pending'
          order by d.tenant_id, d.widget_key_id
          limit 1
        )
        union all
        select n.tenant_id, n.widget_key_id
        from endpoints e,
          lateral (
            select d.tenant_id, d.widget_key_id
            from webhook_deliveries d
            where d.status = 'pending' and (d.tenant_id, d.widget_key_id) > (e.tenant_id, e.widget_key_id)
            order by d.tenant_id, d.widget_key_id
            limit 1
          ) n
      ), claimed as materialized (
        select unnest(c.deliveries) as id
        from webhook_claims c
      ), due as materialized (
        select e.tenant_id, e.widget_key_id, d.id, d.webhook_event_id, d.attempts, d.place
        from endpoints e,
          lateral (
            select id, webhook_event_id, attempts, next_attempt_at,
              row_number() over (order by next_attempt_at) as place
            from (
              select id, webhook_event_id, attempts, next_attempt_at
              from webhook_deliveries
              where tenant_id = e.tenant_id and widget_key_id = e.widget_key_id and status = 'pending'
                and next_attempt_at <= parley_now() and (id in (select id from claimed)) is not true
                and (lease_until is null or lease_until <= parley_now())
              order by next_attempt_at
              limit coalesce((p_room ->> e.widget_key_id::text)::integer, p_room_elsewhere)
            ) first
          ) d
        order by d.place, d.next_attempt_at
        limit p_limit
      ), claim as (
        insert into webhook_claims (id, held_until, deliveries)
        select p_claim, parley_now() + p_lease_s * interval '1 second', array_agg(id)
        from due
        having count(*) > 0
      )
      select c.*, k.webhook_url, k.webhook_secret::text, k.status
      from (
        select tenant_id, widget_key_id, array_agg(id order by place), array_agg(webhook_event_id order by place),
          array_agg(attempts order by place)
        from due
        group by tenant_id, widget_key_id
      ) c
      left join keys k on k.tenant_id = c.tenant_id and k.id = c.widget_key_id;
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function claim_webhook_deliveries;
    drop table webhook_claims;
  `)
}
