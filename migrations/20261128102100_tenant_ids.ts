import type { Knex } from 'knex'

// A function of its own, since Citus refuses a statement at a place that changes rows and reads a reference table.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function parley_tenant_ids() returns setof uuid language plpgsql stable as $$
    begin
      return query select id from public.tenants;
    end $$`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function parley_tenant_ids()')
}
