import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table flow_layouts
      add column groups jsonb not null default '[]',
      add column arrangement text not null default 'right' check (arrangement in ('right', 'down', 'wrapped'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table flow_layouts drop column groups, drop column arrangement')
}
