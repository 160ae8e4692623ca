import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of a token that an application got by the consent of its owner; null for one that was made by hand. expires_at is
    -- then the end of the refresh token, and client_digest names the client, whose identifier is stored nowhere.
    alter table access_tokens
      add column client_digest text,
      add column application text,
      add column value_expires_at timestamptz,
      add column refresh_number integer;
    -- Made again, so that it comes after the other index that starts with the workspace (docs/performance/turns.md).
    alter table access_tokens
      drop constraint access_tokens_pkey,
      add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table access_tokens
      drop column client_digest,
      drop column application,
      drop column value_expires_at,
      drop column refresh_number;
  `)
}
