import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table hosted_pages (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      address text not null,
      title text not null,
      intent text not null,
      key_id uuid not null,
      accent text,
      scheme text not null default 'auto' check (scheme in ('auto', 'light', 'dark')),
      indexed boolean not null default false,
      active boolean not null default true,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (tenant_id, key_id) references keys (tenant_id, id) on delete cascade
    );
    -- A visit names the address alone, which decides the workspace.
    create unique index hosted_pages_address on hosted_pages (address);
    create index hosted_pages_key on hosted_pages (tenant_id, key_id);
    alter table hosted_pages add primary key (tenant_id, id);
    create trigger hosted_pages_announce
      after insert or update or delete on hosted_pages
      for each row execute function parley_announce_change('hosted_pages', 'tenant_id', 'id');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table hosted_pages')
}
