import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Templates of connections that a workspace has besides those of the program.
    create table connection_templates (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      key text not null,
      template jsonb not null,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index connection_templates_key on connection_templates (tenant_id, key);
    alter table connection_templates add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table connection_templates')
}
