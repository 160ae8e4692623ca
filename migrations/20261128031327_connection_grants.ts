import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What a person consented to at the service of a connection (OAuth 2.0 authorization code).
    create table connection_grants (
      tenant_id uuid not null references tenants (id) on delete cascade,
      connection_id uuid not null,
      -- Sealed; null once the authorization server has refused them.
      tokens jsonb,
      account text,
      scope text,
      -- Digest of the address and the credentials that the consent was for: it counts for no others.
      configuration text not null,
      -- Of the access token; null where the server does not tell.
      expires_at timestamptz,
      connected_at timestamptz not null,
      lost_at timestamptz,
      version integer not null default 1,
      -- A process that renews the tokens does so until then.
      renewing_until timestamptz,
      primary key (tenant_id, connection_id),
      foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
    );
    -- A person is at the service and has not come back; a later request takes the place of an earlier one.
    create table connection_grant_requests (
      tenant_id uuid not null references tenants (id) on delete cascade,
      connection_id uuid not null,
      user_id uuid not null,
      state_hash bytea not null,
      -- Sealed: the PKCE verifier and the client.
      request jsonb not null,
      configuration text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, connection_id),
      foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table connection_grant_requests;
    drop table connection_grants;
  `)
}
