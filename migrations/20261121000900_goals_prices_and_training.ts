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
      primary key (tenant_id, id),
      constraint goals_code unique (tenant_id, code)
    );

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

    create table training_sources (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      name text not null,
      url text not null,
      status text not null default 'new' check (status in ('new', 'crawling', 'ready', 'failed', 'paused')),
      schedule text not null default 'manual' check (schedule in ('manual', 'hourly', 'daily', 'weekly')),
      pages_indexed integer not null default 0 check (pages_indexed >= 0),
      pages_total integer check (pages_total >= 0),
      lease bigint not null default 0,
      error text,
      next_crawl_at timestamptz,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create index training_sources_due on training_sources (status, next_crawl_at, updated_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table training_sources;
    drop table prices;
    drop table goals;
  `)
}
