import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What colleagues write about a flow and its nodes. People are named as they were called at the time.
    create table flow_comments (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      flow_id uuid not null,
      -- The first comment of the thread, whose own id it is there.
      thread_id uuid not null,
      node_id text,
      text text not null,
      author jsonb not null,
      mentions jsonb not null default '[]',
      -- Of the first comment: it speaks for the thread.
      resolved_at timestamptz,
      resolved_by jsonb,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      foreign key (tenant_id, flow_id) references flows (tenant_id, id) on delete cascade
    );
    create index flow_comments_flow on flow_comments (tenant_id, flow_id, thread_id, id);
    create index flow_comments_thread on flow_comments (tenant_id, thread_id);
    -- After the others: of indexes that cost the same, as all do while the table is empty, the newest is used.
    alter table flow_comments
      add primary key (tenant_id, id),
      add foreign key (tenant_id, thread_id) references flow_comments (tenant_id, id) on delete cascade;
    create trigger flow_comments_announce
      after insert or update or delete on flow_comments
      for each row execute function parley_announce_change('flow_comments', 'tenant_id', 'flow_id');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table flow_comments')
}
