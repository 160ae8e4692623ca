import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table organisations (
      id uuid primary key,
      name text not null,
      created_at timestamptz not null default now()
    );

    create table tenants (
      id uuid primary key,
      organisation_id uuid not null references organisations (id),
      name text not null,
      locale text not null default 'en',
      timezone text not null default 'UTC',
      currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index tenants_organisation on tenants (organisation_id);
    create trigger tenants_announce
      after insert or update or delete on tenants
      for each row execute function parley_announce_change('tenants', 'id', 'id');

    create table roles (
      tenant_id uuid not null references tenants (id) on delete cascade,
      code text not null,
      name text not null,
      permissions text[] not null default '{}',
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, code)
    );
    create trigger roles_announce
      after insert or update or delete on roles
      for each row execute function parley_announce_change('roles', 'tenant_id', 'code');

    create table users (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      email text not null check (email = lower(email)),
      name text not null,
      password_hash text,
      roles text[] not null default '{}',
      active boolean not null default true,
      last_login_at timestamptz,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    -- A login names no workspace, so an address can belong to one user only.
    create unique index users_email on users (email);
    create trigger users_announce
      after insert or update of email, name, password_hash, roles, active or delete on users
      for each row execute function parley_announce_change('users', 'tenant_id', 'id');

    create table access_tokens (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      name text not null,
      scopes text[] not null default '{}',
      token_hash bytea not null check (octet_length(token_hash) = 32),
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    create unique index access_tokens_hash on access_tokens (token_hash);
    create index access_tokens_user on access_tokens (tenant_id, user_id);
    create trigger access_tokens_announce
      after insert or update of name, scopes, expires_at, revoked_at or delete on access_tokens
      for each row execute function parley_announce_change('access_tokens', 'tenant_id', 'id');

    create table admin_sessions (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      -- SHA-256 of the cookie's value, which is stored nowhere.
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

    -- Links with which a user chooses a password.
    create table password_tokens (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      purpose text not null check (purpose in ('reset', 'invitation')),
      -- SHA-256 of the token, which only the mail has.
      token_hash bytea not null check (octet_length(token_hash) = 32),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    -- A link names no workspace; its token decides it.
    create unique index password_tokens_hash on password_tokens (token_hash);
    create index password_tokens_user on password_tokens (tenant_id, user_id);

    -- Without a workspace: an attempt is counted before it is known whose it is. Subjects are digests, so that no
    -- address is stored in the clear.
    create table sign_in_failures (
      subject bytea not null check (octet_length(subject) = 32),
      id uuid not null,
      -- Of an account on one network: the account, so that all its networks are found.
      account bytea check (octet_length(account) = 32),
      occurred_at timestamptz not null,
      primary key (subject, id)
    );
    create index sign_in_failures_account on sign_in_failures (account) where account is not null;
    create index sign_in_failures_age on sign_in_failures (occurred_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table sign_in_failures;
    drop table password_tokens;
    drop table admin_sessions;
    drop table access_tokens;
    drop table users;
    drop table roles;
    drop table tenants;
    drop table organisations;
  `)
}
