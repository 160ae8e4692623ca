import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What visitors asked and no document answers, redacted; equal questions are one row.
    create table knowledge_gaps (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      locale text not null,
      text text not null,
      -- The question without capitals, punctuation and accents.
      normalized text not null,
      -- Where it was asked last: the code of the flow, which may be gone, and the node.
      flow text not null,
      node text not null,
      count integer not null default 1,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      constraint knowledge_gaps_once unique (tenant_id, locale, normalized)
    );
    create index knowledge_gaps_latest on knowledge_gaps (tenant_id, last_seen_at, id);
    alter table knowledge_gaps add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table knowledge_gaps')
}
