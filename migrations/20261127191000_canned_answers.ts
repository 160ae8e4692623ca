import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What people who answer visitors insert into their replies.
    create table canned_answers (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      code text not null,
      title text not null,
      text text not null,
      -- Null where the language does not matter.
      locale text,
      revision bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index canned_answers_code on canned_answers (tenant_id, code);
    alter table canned_answers add primary key (tenant_id, id);
    create trigger canned_answers_announce
      after insert or update or delete on canned_answers
      for each row execute function parley_announce_change('canned_answers', 'tenant_id', 'id');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table canned_answers')
}
