import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- payload is json, not jsonb: each attempt signs and sends the same bytes.
    create table webhook_events (
      tenant_id uuid not null,
      id uuid not null,
      widget_key_id uuid not null,
      event_id uuid not null,
      event text not null,
      conversation_id uuid,
      payload json not null,
      -- Block whose answer is awaited: the wait token is derived from it and stored nowhere.
      wait_id text,
      -- Span that caused the event, where traces are collected: the spans of its deliveries are children of it.
      traceparent text,
      occurred_at timestamptz not null,
      created_at timestamptz not null default now(),
      foreign key (tenant_id, widget_key_id) references keys (tenant_id, id) on delete cascade
    ) partition by range (id);
    create index webhook_events_age on webhook_events (tenant_id, created_at);
    create index webhook_events_conversation on webhook_events (tenant_id, conversation_id)
      where conversation_id is not null;
    alter table webhook_events add primary key (tenant_id, id);
    create table webhook_events_default partition of webhook_events default;
    select parley_make_partitions('webhook_events', 'week', now(), 1, '');

    -- The delivery of an event to the endpoint of its key, by the id of the event.
    create table webhook_deliveries (
      tenant_id uuid not null,
      id uuid not null,
      -- The event's key, repeated so that what is due can be claimed key by key.
      widget_key_id uuid not null,
      status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'dead')),
      attempts integer not null default 0,
      -- Attempts before the delivery was last started over; attempts counts those since.
      earlier_attempts integer not null default 0,
      next_attempt_at timestamptz,
      last_status integer,
      last_error text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((status = 'pending') = (next_attempt_at is not null))
    ) partition by range (id);
    create index webhook_deliveries_endpoint on webhook_deliveries (tenant_id, widget_key_id, next_attempt_at)
      where status = 'pending';
    create index webhook_deliveries_time on webhook_deliveries (tenant_id, created_at);
    create index webhook_deliveries_status on webhook_deliveries (tenant_id, status, id);
    create index webhook_deliveries_key on webhook_deliveries (tenant_id, widget_key_id, id);
    alter table webhook_deliveries add primary key (tenant_id, id);
    create table webhook_deliveries_default partition of webhook_deliveries default with (fillfactor = 50);
    select parley_make_partitions('webhook_deliveries', 'week', now(), 1, 'with (fillfactor = 50)');

    -- The id of an attempt is what its receiver sees as X-Service-Delivery.
    create table webhook_attempts (
      tenant_id uuid not null,
      id uuid not null,
      delivery_id uuid not null,
      number integer not null,
      status integer,
      error text,
      duration_ms integer,
      started_at timestamptz not null,
      primary key (tenant_id, id)
    ) partition by range (id);
    create index webhook_attempts_delivery on webhook_attempts (tenant_id, delivery_id, number);
    create table webhook_attempts_default partition of webhook_attempts default;
    select parley_make_partitions('webhook_attempts', 'week', now(), 1, '');

    -- The deliveries that a worker has claimed and not yet recorded: a row for each claim, of any workspaces.
    create table webhook_claims (
      id uuid primary key,
      held_until timestamptz not null,
      deliveries uuid[] not null
    );

    -- The keys with pending deliveries, of all workspaces: found one by one through the index, so that the length of a
    -- key's queue does not matter.
    create function pending_webhook_endpoints() returns table (tenant_id uuid, widget_key_id uuid)
    language sql stable rows 10 as $$
      with recursive endpoints as (
        (
          select tenant_id, widget_key_id
          from webhook_deliveries
          where status = 'pending'
          order by tenant_id, widget_key_id
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
      )
      select tenant_id, widget_key_id
      from endpoints
    $$;

    -- Claims due deliveries of all workspaces, the oldest of each key first, and of no key more than p_room has for it
    -- (by its id; p_room_elsewhere for any other key). Writes one row, whatever is claimed. One claim at a time: in a
    -- function, what is read after the lock, keys included, is as new as the lock. It returns little, since a process
    -- that has been suspended would hold the lock for as long as it does not read its result.
    -- Never planned for its parameters: that took longer than the claim.
    create function claim_webhook_deliveries(
      p_claim uuid, p_lease_s integer, p_limit integer, p_room jsonb, p_room_elsewhere integer
    ) returns table (
      tenant_id uuid, key_id uuid, deliveries uuid[], attempts integer[],
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
      with claimed as materialized (
        select unnest(c.deliveries) as id
        from webhook_claims c
      ), due as materialized (
        select e.tenant_id, e.widget_key_id, d.id, d.attempts, d.place
        from pending_webhook_endpoints() e,
          lateral (
            select id, attempts, next_attempt_at, row_number() over (order by next_attempt_at) as place
            from (
              select id, attempts, next_attempt_at
              from webhook_deliveries
              where tenant_id = e.tenant_id and widget_key_id = e.widget_key_id and status = 'pending'
                and next_attempt_at <= parley_now() and (id in (select id from claimed)) is not true
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
        select tenant_id, widget_key_id, array_agg(id order by place), array_agg(attempts order by place)
        from due
        group by tenant_id, widget_key_id
      ) c
      left join keys k on k.tenant_id = c.tenant_id and k.id = c.widget_key_id;
    end $$;

    create table inbound_webhooks (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      name text not null,
      event_name text not null,
      secret jsonb not null,
      active boolean not null default true,
      last_received_at timestamptz,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint inbound_webhooks_name unique (tenant_id, name)
    );
    -- A sender's address contains the id alone.
    create unique index inbound_webhooks_id on inbound_webhooks (id);
    alter table inbound_webhooks add primary key (tenant_id, id);
    create trigger inbound_webhooks_announce
      after insert or update or delete on inbound_webhooks
      for each row execute function parley_announce_change('inbound_webhooks', 'tenant_id', 'id');

    -- signature holds the decoded bytes: the same signature in other letters is the same signature.
    create table inbound_signatures (
      tenant_id uuid not null,
      inbound_webhook_id uuid not null,
      signature bytea not null check (octet_length(signature) = 32),
      expires_at timestamptz not null,
      primary key (tenant_id, inbound_webhook_id, signature),
      foreign key (tenant_id, inbound_webhook_id) references inbound_webhooks (tenant_id, id) on delete cascade
    );
    create index inbound_signatures_expiry on inbound_signatures (expires_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table inbound_signatures;
    drop table inbound_webhooks;
    drop function claim_webhook_deliveries;
    drop function pending_webhook_endpoints;
    drop table webhook_claims;
    drop table webhook_attempts;
    drop table webhook_deliveries;
    drop table webhook_events;
  `)
}
