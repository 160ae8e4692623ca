import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- No foreign key to conversations: events are written often, and outlive what they belong to.
    create table telemetry_events (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      key_id uuid,
      conversation_id uuid,
      name text not null,
      properties jsonb not null default '{}',
      client_event_id text,
      occurred_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create index telemetry_events_time on telemetry_events (tenant_id, occurred_at);
    create index telemetry_events_arrival on telemetry_events (tenant_id, created_at);
    create index telemetry_events_conversation on telemetry_events (tenant_id, conversation_id) where conversation_id is not null;

    -- A client's own id of an event counts once for its key until it expires.
    create table telemetry_seen (
      tenant_id uuid not null,
      key_id uuid not null,
      client_event_id text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, key_id, client_event_id)
    );
    create index telemetry_seen_expiry on telemetry_seen (expires_at);

    -- flow_id and locale are those at the time of the completion, so that it can be told apart by them when its
    -- conversation is gone.
    create table goal_completions (
      tenant_id uuid not null,
      id uuid not null,
      goal_id uuid not null,
      source text not null check (source in ('api', 'telemetry', 'flow')),
      conversation_id uuid,
      execution_id uuid,
      flow_id uuid,
      locale text,
      external_ref text,
      value_micros bigint,
      currency text,
      props jsonb not null default '{}',
      occurred_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      check (value_micros is null or currency is not null),
      foreign key (tenant_id, goal_id) references goals (tenant_id, id) on delete cascade,
      foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete set null (conversation_id)
    );
    create unique index goal_completions_external_ref on goal_completions (tenant_id, external_ref) where external_ref is not null;
    create index goal_completions_time on goal_completions (tenant_id, occurred_at);
    create index goal_completions_goal on goal_completions (tenant_id, goal_id, occurred_at);
    create index goal_completions_conversation on goal_completions (tenant_id, conversation_id) where conversation_id is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table goal_completions;
    drop table telemetry_seen;
    drop table telemetry_events;
  `)
}
