import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The primary key comes after all indexes that start as it does, and is made again for that.
    alter table handoff_notes drop constraint handoff_notes_tenant_id_handoff_id_fkey;
    alter table handoffs drop constraint handoffs_pkey;
    create index handoffs_queue on handoffs (tenant_id, queue, requested_at, id);
    alter table handoffs add primary key (tenant_id, id);
    alter table handoff_notes add foreign key (tenant_id, handoff_id)
      references handoffs (tenant_id, id) on delete cascade;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index handoffs_queue')
}
