import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The table of @agendajs/postgres-backend 3.0 (its schema.js), so that no process creates tables when it starts.
    -- The data of a schedule holds its cron expression and when it is due by the database's clock.
    create table agenda_jobs (
      id uuid primary key default gen_random_uuid(),
      name varchar(255) not null,
      priority integer not null default 0,
      next_run_at timestamptz,
      type varchar(10) not null default 'normal' check (type in ('normal', 'single')),
      locked_at timestamptz,
      last_finished_at timestamptz,
      failed_at timestamptz,
      fail_count integer,
      fail_reason text,
      repeat_timezone varchar(100),
      last_run_at timestamptz,
      repeat_interval varchar(255),
      data jsonb default '{}',
      repeat_at varchar(255),
      disabled boolean default false,
      progress real,
      fork boolean default false,
      last_modified_by varchar(255),
      debounce_started_at timestamptz,
      start_date timestamptz,
      end_date timestamptz,
      skip_days jsonb,
      created_at timestamptz default now(),
      updated_at timestamptz default now()
    );
    create index agenda_jobs_find_and_lock_idx on agenda_jobs (name, next_run_at, priority desc, locked_at, disabled)
      where disabled = false;
    create unique index agenda_jobs_single_job_idx on agenda_jobs (name) where type = 'single';

    -- Published documents to be computed and written again. A document is requested once however often it changes: a
    -- request raises generation, and the row is deleted when the generation that was claimed has been written. An
    -- empty key stands for the whole namespace, an empty namespace for all of them.
    create table edge_store_requests (
      namespace text not null check (namespace in ('', 'webchat', 'config')),
      key text not null,
      generation bigint not null default 1,
      attempts integer not null default 0,
      run_at timestamptz not null default now(),
      lease_until timestamptz,
      primary key (namespace, key),
      check (namespace <> '' or key = '')
    );
    create index edge_store_requests_due on edge_store_requests (run_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table edge_store_requests;
    drop table agenda_jobs;
  `)
}
