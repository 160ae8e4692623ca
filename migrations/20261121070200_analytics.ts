import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index conversations_time on conversations (tenant_id, created_at);
    create index executions_time on executions (tenant_id, started_at);
    create index executions_end on executions (tenant_id, ended_at) where ended_at is not null;
    create index messages_time on messages (tenant_id, created_at);
    create index form_submissions_time on form_submissions (tenant_id, created_at);
    create index webhook_deliveries_time on webhook_deliveries (tenant_id, created_at);

    -- Sums over a quarter of an hour, which is what every time zone's hours and days are made of. A bucket is written
    -- as a whole; slot tells its rows apart.
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

    -- What lies before complete_until is in the rollup; what arrived before seen_until has been looked at.
    create table rollup_state (
      tenant_id uuid not null,
      dataset text not null,
      complete_until timestamptz not null default '-infinity',
      seen_until timestamptz not null default '-infinity',
      refreshed_at timestamptz,
      primary key (tenant_id, dataset)
    );
    -- Buckets to be summed again because rows of theirs were deleted.
    create table rollup_dirty (
      tenant_id uuid not null,
      dataset text not null,
      bucket timestamptz not null,
      primary key (tenant_id, dataset, bucket)
    );

    -- Days are those of UTC. slot tells the rows of a day apart.
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

    create table reports (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text,
      name text not null,
      description text,
      definition jsonb not null,
      pinned boolean not null default false,
      schedule jsonb,
      last_sent_at timestamptz,
      last_error text,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint reports_code unique (tenant_id, code)
    );
    create index reports_scheduled on reports (tenant_id, id) where schedule is not null;

    -- A report is sent once for each day that has a row here.
    create table report_deliveries (
      tenant_id uuid not null,
      report_id uuid not null,
      day date not null,
      claimed_at timestamptz not null,
      sent_at timestamptz,
      primary key (tenant_id, report_id, day),
      foreign key (tenant_id, report_id) references reports (tenant_id, id) on delete cascade
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table report_deliveries;
    drop table reports;
    drop table token_usage_daily;
    drop table rollup_dirty;
    drop table rollup_state;
    drop table rollup_telemetry;
    drop table rollup_messages;
    drop table rollup_executions;
    drop table rollup_conversations;
    drop index webhook_deliveries_time;
    drop index form_submissions_time;
    drop index messages_time;
    drop index executions_end;
    drop index executions_time;
    drop index conversations_time;
  `)
}
