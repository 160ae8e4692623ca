import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table goals (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      name text not null,
      status text not null default 'active' check (status in ('active', 'paused', 'archived')),
      match jsonb not null,
      value jsonb not null,
      currency text,
      window_days integer not null default 30 check (window_days > 0),
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint goals_code unique (tenant_id, code)
    );
    alter table goals add primary key (tenant_id, id);
    create trigger goals_announce
      after insert or update or delete on goals
      for each row execute function parley_announce_change('goals', 'tenant_id', 'id');

    -- flow_id and locale are those at the time of the completion, so that reports can group by them after the
    -- conversation has been deleted.
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
      check (value_micros is null or currency is not null),
      foreign key (tenant_id, goal_id) references goals (tenant_id, id) on delete cascade,
      foreign key (tenant_id, conversation_id) references conversations (tenant_id, id)
        on delete set null (conversation_id)
    );
    create unique index goal_completions_external_ref on goal_completions (tenant_id, goal_id, external_ref)
      where external_ref is not null;
    create index goal_completions_time on goal_completions (tenant_id, occurred_at);
    create index goal_completions_goal on goal_completions (tenant_id, goal_id, occurred_at);
    create index goal_completions_conversation on goal_completions (tenant_id, conversation_id)
      where conversation_id is not null;
    alter table goal_completions add primary key (tenant_id, id);

    -- US dollars for a thousand tokens.
    create table prices (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      model text not null,
      prompt_per_1k numeric not null check (prompt_per_1k >= 0),
      completion_per_1k numeric not null check (completion_per_1k >= 0),
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint prices_model unique (tenant_id, model)
    );
    create trigger prices_announce
      after insert or update or delete on prices
      for each row execute function parley_announce_change('prices', 'tenant_id', 'id');

    -- No foreign key to conversations: events are written often, and outlive what they belong to. A partition for each
    -- week.
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
    ) partition by range (id);
    create index telemetry_events_time on telemetry_events (tenant_id, occurred_at);
    create index telemetry_events_arrival on telemetry_events (tenant_id, created_at);
    create index telemetry_events_conversation on telemetry_events (tenant_id, conversation_id)
      where conversation_id is not null;
    create table telemetry_events_default partition of telemetry_events default;
    select parley_make_partitions('telemetry_events', 'week', now(), 1, '');

    -- A client's own id of an event counts once for its key until it expires.
    create table telemetry_seen (
      tenant_id uuid not null,
      key_id uuid not null,
      client_event_id text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, key_id, client_event_id)
    );
    create index telemetry_seen_expiry on telemetry_seen (expires_at);

    create table reports (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text,
      name text not null,
      description text,
      definition jsonb not null,
      pinned boolean not null default false,
      -- scheduled_at is when the schedule was set: no time before it is made up.
      schedule jsonb,
      scheduled_at timestamptz not null default now(),
      last_sent_at timestamptz,
      last_error text,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint reports_code unique (tenant_id, code)
    );
    create index reports_scheduled on reports (tenant_id, id) where schedule is not null;
    alter table reports add primary key (tenant_id, id);

    -- A report is sent once for each day that has a row here.
    create table report_deliveries (
      tenant_id uuid not null,
      report_id uuid not null,
      day date not null,
      sent_at timestamptz,
      primary key (tenant_id, report_id, day),
      foreign key (tenant_id, report_id) references reports (tenant_id, id) on delete cascade
    );

    -- Sums over a quarter of an hour, which the hours and days of every time zone are made of. A bucket is written as a
    -- whole; slot distinguishes its rows.
    create table rollup_conversations (
      tenant_id uuid not null,
      bucket timestamptz not null,
      slot integer not null,
      key_id uuid,
      rows bigint not null,
      primary key (tenant_id, bucket, slot)
    );
    create table rollup_executions (
      tenant_id uuid not null,
      bucket timestamptz not null,
      slot integer not null,
      flow_id uuid,
      flow_version integer,
      trigger_type text,
      intent_name text,
      rows bigint not null,
      is_completed_sum bigint,
      is_expired_sum bigint,
      is_failed_sum bigint,
      is_aborted_sum bigint,
      duration_ms_sum bigint,
      duration_ms_n bigint not null,
      primary key (tenant_id, bucket, slot)
    );
    create table rollup_messages (
      tenant_id uuid not null,
      bucket timestamptz not null,
      slot integer not null,
      role text,
      flow_id uuid,
      rows bigint not null,
      text_length_sum bigint,
      text_length_n bigint not null,
      primary key (tenant_id, bucket, slot)
    );
    create table rollup_telemetry (
      tenant_id uuid not null,
      bucket timestamptz not null,
      slot integer not null,
      name text,
      key_id uuid,
      in_conversation boolean,
      rows bigint not null,
      primary key (tenant_id, bucket, slot)
    );

    -- How the runs of a version that have ended went through its nodes: numbers of runs by the quarter of an hour in
    -- which they started. Without a way, what came of the node's visitors; without a node, of all runs.
    create table rollup_traffic (
      tenant_id uuid not null,
      version_id uuid not null,
      bucket timestamptz not null,
      node_id text not null,
      edge text not null,
      reached bigint not null,
      continued bigint not null,
      failed bigint not null,
      primary key (tenant_id, version_id, bucket, node_id, edge)
    );

    -- The calls of the runs that have ended, by the node that made them and the quarter of an hour in which the run
    -- started.
    create table rollup_calls (
      tenant_id uuid not null,
      bucket timestamptz not null,
      version_id uuid not null,
      node_id text not null,
      node_type text not null,
      calls bigint not null,
      failed bigint not null,
      duration_ms_sum bigint not null,
      duration_ms_max bigint not null,
      primary key (tenant_id, bucket, version_id, node_id, node_type)
    );

    -- The rollup covers what happened before complete_until; rows that arrived before seen_until have been processed.
    create table rollup_state (
      tenant_id uuid not null,
      dataset text not null,
      complete_until timestamptz not null default '-infinity',
      seen_until timestamptz not null default '-infinity',
      refreshed_at timestamptz,
      primary key (tenant_id, dataset)
    );
    -- Buckets to be summed again because some of their rows were deleted.
    create table rollup_dirty (
      tenant_id uuid not null,
      dataset text not null,
      bucket timestamptz not null,
      primary key (tenant_id, dataset, bucket)
    );

    -- Days are those of UTC. slot distinguishes the rows of a day.
    create table token_usage_daily (
      tenant_id uuid not null,
      day date not null,
      slot integer not null,
      model text,
      flow_id uuid,
      source text not null check (source in ('agent_node', 'client')),
      reply_count bigint not null,
      prompt_tokens bigint not null,
      completion_tokens bigint not null,
      total_tokens bigint not null,
      cost_micros bigint not null,
      primary key (tenant_id, day, slot)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table token_usage_daily;
    drop table rollup_dirty;
    drop table rollup_state;
    drop table rollup_calls;
    drop table rollup_traffic;
    drop table rollup_telemetry;
    drop table rollup_messages;
    drop table rollup_executions;
    drop table rollup_conversations;
    drop table report_deliveries;
    drop table reports;
    drop table telemetry_seen;
    drop table telemetry_events;
    drop table prices;
    drop table goal_completions;
    drop table goals;
  `)
}
