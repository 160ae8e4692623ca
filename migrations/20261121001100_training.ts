import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table training_sources (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      name text not null,
      url text not null,
      status text not null default 'new' check (status in ('new', 'crawling', 'ready', 'failed', 'paused')),
      schedule text not null default 'manual' check (schedule in ('manual', 'hourly', 'daily', 'weekly')),
      pages_indexed integer not null default 0 check (pages_indexed >= 0),
      pages_total integer check (pages_total >= 0),
      -- Raised with every claim: reports of a crawler with an earlier number are refused.
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
  `)
}
