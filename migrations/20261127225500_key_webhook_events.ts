import type { Knex } from 'knex'

const COLUMNS = 'name, key, status, allowed_origins, intents, forms, webhook_url, webhook_secret'
const announceChangesOf = (columns: string) => `
  drop trigger keys_announce on keys;
  create trigger keys_announce
    after insert or delete
      or update of ${columns} on keys
    for each row execute function parley_announce_change('keys', 'tenant_id', 'id');`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Kinds that are sent to the webhook; null for all that the workspace sends.
    alter table keys add column webhook_events text[];
    ${announceChangesOf(`${COLUMNS}, webhook_events`)}
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${announceChangesOf(COLUMNS)}
    alter table keys drop column webhook_events;
  `)
}
