import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Questions with the passage that has to answer each.
    create table knowledge_checks (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      question text not null,
      language text,
      -- Of a document that may not be there yet, or any more.
      url text not null,
      heading text,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table knowledge_checks')
}
