import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Exports and erasures of one customer's data. customer and plan name the customer: both are null once an erasure
    -- is done. requested_by is the id of a user and nothing more, because the row is part of the customer's exports.
    create table customer_requests (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('export', 'erasure')),
      customer jsonb,
      status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
      -- What was found to be the customer's, stored from before the first deletion until after the last one.
      plan jsonb,
      counts jsonb not null default '{}',
      file jsonb,
      error text,
      requested_by uuid,
      requested_at timestamptz not null,
      completed_at timestamptz,
      expires_at timestamptz,
      attempts integer not null default 0,
      run_at timestamptz not null,
      lease_owner text,
      lease_until timestamptz
    );
    create index customer_requests_due on customer_requests (run_at) where status in ('queued', 'running');
    create index customer_requests_kind on customer_requests (tenant_id, kind, id);
    alter table customer_requests add primary key (tenant_id, id);

    -- Whether a document mentions a customer: an address counts in any text and in any property name, an id only where
    -- it is called a customer's, since it may be as short as a digit.
    create function parley_names_customer(document jsonb, ids text[], address text)
      returns boolean language sql immutable parallel safe as $$
      select coalesce((
        select bool_or(case jsonb_typeof(v)
          when 'string' then v #>> '{}' ~* address
          when 'object' then v ->> 'customer_id' = any(ids)
            or v ->> 'customerId' = any(ids)
            or (jsonb_typeof(v -> 'customer') = 'object' and v -> 'customer' ->> 'id' = any(ids))
            or (v ->> 'field' = 'customer_id' and (v ->> 'value' = any(ids) or jsonb_exists_any(v -> 'value', ids)))
            or exists (select from jsonb_object_keys(v) name where name ~* address)
        end) from jsonb_path_query(document, 'strict $.**') v), false)
    $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function parley_names_customer(jsonb, text[], text);
    drop table customer_requests;
  `)
}
