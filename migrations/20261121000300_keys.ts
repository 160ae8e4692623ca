import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table keys (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      name text not null,
      key text not null,
      status text not null default 'active' check (status in ('active', 'paused', 'disabled', 'revoked')),
      allowed_origins text[] not null default '{}',
      intents text[],
      forms text[],
      webhook_url text,
      webhook_secret jsonb,
      last_used_at timestamptz,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint keys_name unique (tenant_id, name),
      check (webhook_url is null or webhook_secret is not null)
    );
    -- A request carries the key alone, and the key decides the workspace.
    create unique index keys_key on keys (key);
    alter table keys add primary key (tenant_id, id);
    create trigger keys_announce
      after insert or delete
        or update of name, key, status, allowed_origins, intents, forms, webhook_url, webhook_secret on keys
      for each row execute function parley_announce_change('keys', 'tenant_id', 'id');

    create table key_usage (
      tenant_id uuid not null,
      key_id uuid not null,
      day date not null,
      kind text not null,
      -- Parallel uses of one key would wait for each other on one row; a reader sums the slots.
      slot smallint not null default 0,
      count bigint not null default 0,
      primary key (tenant_id, key_id, day, kind, slot),
      foreign key (tenant_id, key_id) references keys (tenant_id, id) on delete cascade
    );

    -- A caller of the server-to-server surfaces. workspaces: those that its requests may name; null for every one.
    create table engine_tokens (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      name text not null,
      scopes text[] not null default '{}',
      workspaces uuid[],
      token_hash bytea not null check (octet_length(token_hash) = 32),
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
    create unique index engine_tokens_hash on engine_tokens (token_hash);
    create trigger engine_tokens_announce
      after insert or update of name, scopes, workspaces, expires_at, revoked_at or delete on engine_tokens
      for each row execute function parley_announce_change('engine_tokens', 'tenant_id', 'id');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table engine_tokens;
    drop table key_usage;
    drop table keys;
  `)
}
