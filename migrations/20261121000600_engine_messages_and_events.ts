import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create domain engine_message_type as text
      check (value in ('StartExecution', 'ResumeExecution', 'RunNextStep', 'FireWait'));

    -- execution_id has no foreign key: a StartExecution names the execution that it will create.
    create table engine_messages (
      tenant_id uuid not null,
      id uuid not null,
      type engine_message_type not null,
      execution_id uuid,
      payload jsonb not null default '{}',
      run_at timestamptz not null,
      attempts integer not null default 0,
      -- Why the latest attempt failed; it becomes the cause when no attempt is left.
      last_error jsonb,
      lease_until timestamptz,
      lease_owner text,
      created_at timestamptz not null default now()
    ) with (fillfactor = 80);
    -- The next message, and that of each workspace, so that claims are fair between them. Each has a condition that
    -- always holds, which a statement has to state to use the index. While the queue is empty all indexes look equal:
    -- a statement that is planned then and could use several might read the whole queue later.
    create index engine_messages_due on engine_messages (run_at) where type <> '';
    create index engine_messages_tenant on engine_messages (tenant_id, run_at) where created_at > '-infinity';
    -- By time as well: a statement that asks for this order is planned with this index, also while the queue is empty.
    -- Its condition, and that of the next, keep it from look-ups by the primary key, for the reason above.
    create index engine_messages_execution on engine_messages (execution_id, tenant_id, run_at)
      where execution_id is not null;
    create index engine_messages_offer on engine_messages (tenant_id, run_at) where execution_id is null;
    alter table engine_messages add primary key (tenant_id, id);

    create table failed_engine_messages (
      tenant_id uuid not null,
      id uuid not null,
      type engine_message_type not null,
      execution_id uuid,
      payload jsonb not null default '{}',
      run_at timestamptz not null,
      attempts integer not null,
      created_at timestamptz not null,
      cause jsonb not null,
      failed_at timestamptz not null default now()
    );
    create index failed_engine_messages_age on failed_engine_messages (failed_at);
    create index failed_engine_messages_type on failed_engine_messages (tenant_id, type, failed_at, id);
    create index failed_engine_messages_execution on failed_engine_messages (tenant_id, execution_id, failed_at, id);
    create index failed_engine_messages_time on failed_engine_messages (tenant_id, failed_at, id);
    alter table failed_engine_messages add primary key (tenant_id, id);

    -- tenant_id has no foreign key: an unknown workspace gets the same reply as an empty one. A partition for each
    -- month: turns look up recent events, and few partitions are opened quickly.
    create table domain_events (
      tenant_id uuid not null,
      id uuid not null,
      name text not null,
      data jsonb not null default '{}',
      conversation_id uuid,
      idempotency_key text,
      subscriptions_matched integer not null default 0,
      depth integer not null default 0,
      lineage_id uuid,
      -- W3C: the span that published the event, where traces are collected.
      traceparent text,
      occurred_at timestamptz not null,
      created_at timestamptz not null default now()
    ) partition by range (id);
    create index domain_events_recent on domain_events (tenant_id, conversation_id, name, occurred_at);
    create index domain_events_lineage on domain_events (tenant_id, lineage_id) where lineage_id is not null;
    alter table domain_events add primary key (tenant_id, id);
    create table domain_events_default partition of domain_events default;
    create index domain_events_default_age on domain_events_default (created_at);
    select parley_make_partitions('domain_events', 'month', now(), 1, '');

    -- The event of a key of its sender. A table of its own, since an index over all partitions cannot be unique.
    create table event_keys (
      tenant_id uuid not null,
      name text not null,
      idempotency_key text not null,
      event_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, name, idempotency_key)
    );
    create index event_keys_age on event_keys (created_at);

    -- Events that may end waits and have not been offered to the executions that wait for their name.
    create table pending_events (
      tenant_id uuid not null,
      name text not null,
      event_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, name, event_id)
    );

    -- One row for each execution that an event started. An event without an idempotency key counts under its id.
    create table event_starts (
      tenant_id uuid not null,
      subscription_id uuid not null,
      idempotency_key text not null,
      event_id uuid not null,
      execution_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, subscription_id, idempotency_key)
    );
    create index event_starts_event on event_starts (tenant_id, event_id);
    create index event_starts_age on event_starts (created_at);

    -- body: the sealed result. With an execution_id the key belongs to that execution and no longer to its owner.
    create table idempotency_keys (
      tenant_id uuid not null,
      operation text not null,
      key text not null,
      fingerprint bytea not null,
      owner uuid not null,
      lease_until timestamptz not null,
      execution_id uuid,
      body text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (tenant_id, operation, key)
    );
    create index idempotency_keys_expiry on idempotency_keys (expires_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table idempotency_keys;
    drop table event_starts;
    drop table event_keys;
    drop table pending_events;
    drop table domain_events;
    drop table failed_engine_messages;
    drop table engine_messages;
    drop domain engine_message_type;
  `)
}
