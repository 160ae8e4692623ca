import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table trial_links (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      flow_id uuid not null,
      token_hash bytea not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      foreign key (tenant_id, flow_id) references flows (tenant_id, id) on delete cascade
    );
    -- A visit has the token alone, which decides the workspace.
    create unique index trial_links_token_hash on trial_links (token_hash);
    create index trial_links_flow on trial_links (tenant_id, flow_id, created_at desc, id desc);
    alter table trial_links add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table trial_links')
}
