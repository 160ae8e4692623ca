import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether an identity token has proven the customer; else the page has claimed it.
    alter table conversations add column customer_proven boolean not null default false;

    alter table keys add column proven_customers_only boolean not null default false;
    create trigger keys_announce_proof
      after update of proven_customers_only on keys
      for each row execute function parley_announce_change('keys', 'tenant_id', 'id');

    create table identity_secrets (
      tenant_id uuid not null,
      id uuid not null,
      key_id uuid not null,
      secret jsonb not null,
      last_used_at timestamptz,
      created_at timestamptz not null default now(),
      foreign key (tenant_id, key_id) references keys (tenant_id, id) on delete cascade
    );
    create index identity_secrets_key on identity_secrets (tenant_id, key_id, created_at desc, id desc);
    alter table identity_secrets add primary key (tenant_id, id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table identity_secrets;
    drop trigger keys_announce_proof on keys;
    alter table keys drop column proven_customers_only;
    alter table conversations drop column customer_proven;
  `)
}
