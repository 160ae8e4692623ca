import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A note is part of its handoff for those who look at it.
    create trigger handoff_notes_announce
      after insert on handoff_notes
      for each row execute function parley_announce_change('handoffs', 'tenant_id', 'handoff_id');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger handoff_notes_announce on handoff_notes')
}
