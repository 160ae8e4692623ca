import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table admin_sessions (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      -- SHA-256 of the cookie's value, which is nowhere kept.
      token_hash bytea not null check (octet_length(token_hash) = 32),
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    -- A cookie names no workspace; the session decides it.
    create unique index admin_sessions_hash on admin_sessions (token_hash);
    create index admin_sessions_user on admin_sessions (tenant_id, user_id);

    -- Of no workspace: an attempt is counted before anybody knows whose it is. Subjects are digests, so that no address
    -- lies here in the clear.
    create table sign_in_failures (
      subject bytea not null check (octet_length(subject) = 32),
      id uuid not null,
      occurred_at timestamptz not null,
      primary key (subject, id)
    );
    create index sign_in_failures_age on sign_in_failures (occurred_at);

    alter table audit_log
      add column before jsonb,
      add column after jsonb,
      add column address text,
      add column request_id text;
    create index audit_log_subject on audit_log (tenant_id, (subject ->> 'type'), (subject ->> 'id'), id);
    create index audit_log_actor on audit_log (tenant_id, (actor ->> 'id'), id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index audit_log_actor;
    drop index audit_log_subject;
    alter table audit_log drop column before, drop column after, drop column address, drop column request_id;
    drop table sign_in_failures;
    drop table admin_sessions;
  `)
}
