import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Where flows hand conversations over to. A handoff names its queue by the code, and outlives it.
    create table queues (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      name text not null,
      assignment text not null default 'manual' check (assignment in ('manual', 'automatic')),
      -- What a person must be able to do to be given a conversation.
      skills text[] not null default '{}',
      -- Conversations that one person is given at the same time.
      per_person integer not null default 3 check (per_person > 0),
      -- A list of {days, from, to} in the time zone of the workspace; null for always.
      opening_hours jsonb,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index queues_code on queues (tenant_id, code);
    alter table queues add primary key (tenant_id, id);
    create trigger queues_announce
      after insert or update or delete on queues
      for each row execute function parley_announce_change('queues', 'tenant_id', 'id');

    -- Who is there to answer: until online_until, which the person's console moves on while it is open.
    create table presences (
      tenant_id uuid not null,
      user_id uuid not null,
      skills text[] not null default '{}',
      online_until timestamptz,
      updated_at timestamptz not null,
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    alter table presences add primary key (tenant_id, user_id);
    create index presences_online on presences (online_until) where online_until is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table presences;
    drop table queues;
  `)
}
