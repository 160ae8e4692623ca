import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table connection_documents (
      tenant_id uuid not null references tenants (id) on delete cascade,
      connection_id uuid not null,
      title text not null,
      version text not null,
      -- Null for a document that was given as text.
      address text,
      digest text not null,
      operations jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, connection_id),
      foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
    );
    -- The operations that the nodes of a version name, as they were when it was published; null for none.
    alter table flow_versions add column operations jsonb;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table connection_documents;
    alter table flow_versions drop column operations;
  `)
}
