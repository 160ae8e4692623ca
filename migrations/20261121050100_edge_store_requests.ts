import type { Knex } from 'knex'

/**
 * Published documents that are to be computed and written anew. A document is asked for once however often it changes:
 * its row counts `generation`
 * up, and is gone when the generation that was claimed is written. An empty key stands for all of the namespace, an
 * empty namespace for all there are.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table edge_store_requests (
      namespace text not null check (namespace in ('', 'webchat', 'config')),
      key text not null,
      generation bigint not null default 1,
      attempts integer not null default 0,
      run_at timestamptz not null default now(),
      lease_until timestamptz,
      requested_at timestamptz not null default now(),
      primary key (namespace, key),
      check (namespace <> '' or key = '')
    );
    create index edge_store_requests_due on edge_store_requests (run_at);

    -- Not for a lease or a delay: those who listen have work to do.
    create trigger edge_store_requests_announce after insert or update of generation on edge_store_requests
      for each row execute function parley_announce_change('tenant_id', 'key');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table edge_store_requests')
}
