import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A row for each workspace whose settings were changed, which changes lock until they are committed. Not the row of
    -- tenants: on a distributed PostgreSQL each server has that, and locks it for all workspaces.
    create table workspace_locks (
      tenant_id uuid primary key references tenants (id) on delete cascade
    )`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table workspace_locks')
}
