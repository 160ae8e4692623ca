import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A null draft: nothing has changed since the latest version. Columns that end in _by hold an actor as the audit
    -- log records it, with the name at that time.
    create table flows (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      name text not null,
      published_version_id uuid,
      draft jsonb,
      -- Number of the version that the draft was made from.
      draft_base integer,
      draft_revision bigint not null default 1,
      draft_updated_at timestamptz not null default now(),
      draft_updated_by jsonb,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by jsonb,
      constraint flows_code unique (tenant_id, code)
    );
    alter table flows add primary key (tenant_id, id);
    create trigger flows_announce
      after insert or delete on flows
      for each row execute function parley_announce_change('flows', 'tenant_id', 'id');
    create trigger flows_announce_update
      after update on flows for each row
      when ((old.code, old.published_version_id) is distinct from (new.code, new.published_version_id))
      execute function parley_announce_change('flows', 'tenant_id', 'id');
    -- Those who hold published flows need not hear of drafts, which an editor saves every few seconds.
    create trigger flows_announce_draft
      after update on flows for each row
      when (old.revision is distinct from new.revision)
      execute function parley_announce_change('flow_drafts', 'tenant_id', 'id');

    create table flow_versions (
      tenant_id uuid not null,
      id uuid not null,
      flow_id uuid not null,
      version integer not null check (version > 0),
      definition jsonb not null,
      note text,
      rolled_back_from integer,
      published_by jsonb,
      published_at timestamptz not null default now(),
      primary key (tenant_id, id),
      constraint flow_versions_number unique (tenant_id, flow_id, version),
      -- Lets another table name a version together with its flow.
      constraint flow_versions_of_flow unique (tenant_id, flow_id, id),
      foreign key (tenant_id, flow_id) references flows (tenant_id, id) on delete cascade
    );
    create trigger flow_versions_immutable before update on flow_versions
      for each row execute function parley_refuse_update();
    alter table flows add constraint flows_published_version
      foreign key (tenant_id, id, published_version_id) references flow_versions (tenant_id, flow_id, id);

    -- Where people put nodes on the canvas, and their notes. A table of its own: no change of it touches the revision
    -- of the flow, whose row the engine reads.
    create table flow_layouts (
      tenant_id uuid not null,
      flow_id uuid not null,
      positions jsonb not null default '{}',
      notes jsonb not null default '[]',
      revision bigint not null default 0,
      updated_at timestamptz,
      updated_by jsonb,
      primary key (tenant_id, flow_id),
      foreign key (tenant_id, flow_id) references flows (tenant_id, id) on delete cascade
    );

    create trigger flow_layouts_announce
      after insert or update on flow_layouts
      for each row execute function parley_announce_change('flow_layouts', 'tenant_id', 'flow_id');

    -- What is expected of a flow, whatever its draft or versions.
    create table flow_tests (
      tenant_id uuid not null,
      flow_id uuid not null,
      coverage jsonb,
      tests jsonb not null default '[]',
      revision bigint not null default 0,
      updated_at timestamptz,
      updated_by jsonb,
      primary key (tenant_id, flow_id),
      foreign key (tenant_id, flow_id) references flows (tenant_id, id) on delete cascade
    );

    create table flow_intents (
      tenant_id uuid not null,
      intent_name text not null,
      flow_id uuid not null,
      version_id uuid not null,
      primary key (tenant_id, intent_name),
      foreign key (tenant_id, flow_id, version_id) references flow_versions (tenant_id, flow_id, id) on delete cascade
    );
    create index flow_intents_flow on flow_intents (tenant_id, flow_id);
    create trigger flow_intents_announce
      after insert or update or delete on flow_intents
      for each row execute function parley_announce_change('flow_intents', 'tenant_id', 'flow_id');

    create table event_subscriptions (
      tenant_id uuid not null,
      id uuid not null,
      flow_id uuid not null,
      version_id uuid not null,
      event_name text not null,
      -- Fields of the event with the text that each must have.
      correlation jsonb,
      filter text,
      active boolean not null default true,
      primary key (tenant_id, id),
      foreign key (tenant_id, flow_id, version_id) references flow_versions (tenant_id, flow_id, id) on delete cascade
    );
    create index event_subscriptions_event on event_subscriptions (tenant_id, event_name) where active;
    create index event_subscriptions_flow on event_subscriptions (tenant_id, flow_id);
    create trigger event_subscriptions_announce
      after insert or update or delete on event_subscriptions
      for each row execute function parley_announce_change('event_subscriptions', 'tenant_id', 'flow_id');

    create table connections (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      name text not null,
      provider_key text not null,
      base_url text,
      credentials jsonb,
      status text not null default 'active' check (status in ('active', 'disabled')),
      last_tested_at timestamptz,
      last_test_ok boolean,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint connections_code unique (tenant_id, code)
    );
    alter table connections add primary key (tenant_id, id);
    create trigger connections_announce
      after insert or update or delete on connections
      for each row execute function parley_announce_change('connections', 'tenant_id', 'id');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table connections;
    drop table event_subscriptions;
    drop table flow_intents;
    drop table flow_tests;
    drop table flow_layouts;
    alter table flows drop constraint flows_published_version;
    drop table flow_versions;
    drop table flows;
  `)
}
