import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What visitors typed and no intent fits, redacted; equal texts are one row.
    create table unmatched_texts (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      locale text not null,
      text text not null,
      -- The text without capitals, punctuation and accents.
      normalized text not null,
      count integer not null default 1,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      constraint unmatched_texts_once unique (tenant_id, locale, normalized)
    );
    create index unmatched_texts_latest on unmatched_texts (tenant_id, last_seen_at, id);
    alter table unmatched_texts add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table unmatched_texts')
}
