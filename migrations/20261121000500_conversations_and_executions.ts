import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Every turn updates its conversation and its execution. Their pages leave room for the new version of the row:
    -- where no indexed column changes, an update stays in the page and touches no index. That holds for the leases of
    -- executions and for turns that say nothing, not for one that shows something or moves on to another node.
    create table conversations (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      key_id uuid,
      customer_id text,
      customer jsonb not null default '{}',
      locale text,
      page jsonb,
      variables jsonb not null default '{}',
      split_choices jsonb not null default '{}',
      -- What models have cost so far, in micro-USD: its budget goes by it.
      model_cost_micros bigint not null default 0,
      closed_at timestamptz,
      -- The time of the newest message, or of the start: the order of lists.
      active_at timestamptz not null default now(),
      -- Set by a purge that may not delete it: when its retention starts at the earliest.
      held_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (tenant_id, key_id) references keys (tenant_id, id) on delete set null (key_id)
    ) with (fillfactor = 80);
    create index conversations_customer on conversations (tenant_id, customer_id) where customer_id is not null;
    create index conversations_time on conversations (tenant_id, created_at);
    create index conversations_activity on conversations (tenant_id, active_at, id);
    create index conversations_key on conversations (tenant_id, key_id, active_at, id);
    create index conversations_open on conversations (tenant_id, active_at, id) where closed_at is null;
    create index conversations_closed on conversations (tenant_id, active_at, id) where closed_at is not null;
    create index conversations_held on conversations (tenant_id, held_at, id) where held_at is not null;
    alter table conversations add primary key (tenant_id, id);

    -- Up to which time of activity a purge has deleted conversations, or found them held.
    create table conversation_purges (
      tenant_id uuid primary key references tenants (id) on delete cascade,
      examined_until timestamptz not null
    );

    -- Values that every turn writes are bounded by domains: a check constraint of a table is parsed again by each
    -- statement that writes to it, that of a domain once for a connection.
    create domain execution_status as text
      check (value in ('waiting_input', 'waiting_time', 'completed', 'failed', 'aborted'));
    create domain message_role as text check (value in ('user', 'agent', 'system'));

    create table executions (
      tenant_id uuid not null,
      id uuid not null,
      conversation_id uuid not null,
      flow_id uuid not null,
      version_id uuid not null,
      trigger jsonb not null default '{}',
      status execution_status not null,
      snapshot jsonb not null default '{}',
      revision bigint not null default 0,
      -- The process that makes the run's call.
      lease_until timestamptz,
      lease_owner text,
      wait_token_hash bytea,
      wait_expires_at timestamptz,
      -- The event that the run waits for: its name, the fields that have to correspond, and a digest of their texts.
      wait_event text,
      wait_fields text not null default '',
      wait_digest text not null default '',
      last_token_usage jsonb,
      failure jsonb,
      -- The event that moved the run last, and those it took within the last minute.
      event_id uuid,
      taken_events uuid[] not null default '{}',
      -- First cause of the run: an event that came in, or a run that a visitor started. Every event raised on the way
      -- counts for it.
      lineage_id uuid,
      started_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      ended_at timestamptz,
      foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete cascade,
      foreign key (tenant_id, flow_id, version_id) references flow_versions (tenant_id, flow_id, id)
    ) with (fillfactor = 70);
    -- Unique, so that a message can refer to a run of its own conversation.
    create unique index executions_conversation on executions (tenant_id, conversation_id, id);
    -- Lists for administration, newest first.
    create index executions_flow on executions (tenant_id, flow_id, started_at, id);
    create index executions_status on executions (tenant_id, status, started_at, id);
    create index executions_failure on executions (tenant_id, (failure ->> 'kind'), started_at, id)
      where failure is not null;
    create index executions_version on executions (tenant_id, version_id, started_at, id);
    create index executions_trigger on executions (tenant_id, (trigger ->> 'name'), started_at, id);
    -- Where a run failed, or waits or ended: the innermost frame is the last.
    create index executions_node on executions
      (tenant_id, coalesce(failure ->> 'nodeId', snapshot -> 'frames' -> -1 ->> 'nodeId'), started_at, id);
    create index executions_wait_event on executions (tenant_id, wait_event, wait_fields, wait_digest, id)
      where wait_event is not null;
    create index executions_time on executions (tenant_id, started_at, id);
    create index executions_end on executions (tenant_id, ended_at) where ended_at is not null;
    alter table executions add primary key (tenant_id, id);

    -- A partition for each month, by the time of the id: it goes as a whole when no workspace keeps its messages.
    create table messages (
      tenant_id uuid not null,
      id uuid not null,
      conversation_id uuid not null,
      execution_id uuid not null,
      role message_role not null,
      text text,
      blocks jsonb,
      -- What the blocks show, to search by. Collected by the index itself it cost about as much as the row.
      block_text text,
      token_usage jsonb,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, conversation_id, execution_id) references executions (tenant_id, conversation_id, id)
        on delete cascade
    ) partition by range (id);
    create index messages_conversation on messages (tenant_id, conversation_id, id);
    create index messages_execution on messages (tenant_id, execution_id);
    create index messages_with_usage on messages (created_at) where token_usage is not null;
    create index messages_time on messages (tenant_id, created_at);
    -- The words that a message says or shows, and its workspace as a word of its own: the index holds all workspaces,
    -- and a search must not read what others say. Entries wait in a list until it is full; a turn that fills a long one
    -- would wait for all of them to be sorted in.
    create index messages_words on messages using gin ((
      array_to_tsvector(array[tenant_id::text]) || to_tsvector('simple', left(coalesce(text, block_text), 100000))
    )) with (gin_pending_list_limit = 512);
    create table messages_default partition of messages default;
    select parley_make_partitions('messages', 'month', now(), 1, '');

    -- One row for each paid reply of a model: what budgets sum. No foreign key: it outlives what it was spent on.
    create table model_calls (
      tenant_id uuid not null,
      id uuid not null,
      conversation_id uuid not null,
      execution_id uuid not null,
      model text not null,
      prompt_tokens bigint not null,
      completion_tokens bigint not null,
      cost_micros bigint not null,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index model_calls_conversation on model_calls (tenant_id, conversation_id);
    create index model_calls_day on model_calls (tenant_id, created_at);

    -- What models cost a workspace on a UTC day. Parallel turns add to different slots.
    create table model_costs (
      tenant_id uuid not null,
      day date not null,
      slot smallint not null,
      cost_micros bigint not null,
      primary key (tenant_id, day, slot)
    );

    -- No foreign keys: the log is written most often of all, and outlives what it describes. A partition for each week.
    create table event_log (
      tenant_id uuid not null,
      id uuid not null,
      execution_id uuid,
      conversation_id uuid,
      kind text not null,
      node_id text,
      entry jsonb not null default '{}',
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    ) partition by range (id);
    create index event_log_execution on event_log (tenant_id, execution_id, id);
    create table event_log_default partition of event_log default;
    create index event_log_default_age on event_log_default (created_at);
    select parley_make_partitions('event_log', 'week', now(), 1, '');

    -- Which nodes an execution came to, and by which edges it went on from there: what reports read of the lines of the
    -- event log that have been purged.
    create table execution_nodes (
      tenant_id uuid not null,
      execution_id uuid not null,
      node_id text not null,
      node_type text,
      continued boolean not null,
      edges text[] not null default '{}',
      -- Traffic counts the nodes of the flow itself alone.
      in_subflow boolean not null default false,
      primary key (tenant_id, execution_id, node_id),
      foreign key (tenant_id, execution_id) references executions (tenant_id, id) on delete cascade
    );

    -- The calls that an execution made, by the ids of their lines: what sums are made of once those have been purged.
    create table execution_calls (
      tenant_id uuid not null,
      execution_id uuid not null,
      id uuid not null,
      version_id uuid not null,
      node_id text not null,
      node_type text not null,
      failed boolean not null,
      duration_ms bigint not null,
      primary key (tenant_id, execution_id, id),
      foreign key (tenant_id, execution_id) references executions (tenant_id, id) on delete cascade
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table execution_calls;
    drop table execution_nodes;
    drop table event_log;
    drop table model_costs;
    drop table model_calls;
    drop table messages;
    drop table executions;
    drop table conversation_purges;
    drop domain message_role;
    drop domain execution_status;
    drop table conversations;
  `)
}
