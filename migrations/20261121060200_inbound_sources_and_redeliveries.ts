import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table inbound_webhooks add column active boolean not null default true;
    alter table inbound_webhooks add column last_received_at timestamptz;
    -- Names are unique from now on; of former namesakes all but the first take their id along.
    update inbound_webhooks w set name = left(w.name, 160) || ' ' || w.id
    where exists (select 1 from inbound_webhooks o where o.tenant_id = w.tenant_id and o.name = w.name and o.id < w.id);
    alter table inbound_webhooks add constraint inbound_webhooks_name unique (tenant_id, name);

    -- Attempts before the delivery was last started over: attempts counts from there on.
    alter table webhook_deliveries add column earlier_attempts integer not null default 0;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table webhook_deliveries drop column earlier_attempts;
    alter table inbound_webhooks drop constraint inbound_webhooks_name;
    alter table inbound_webhooks drop column last_received_at;
    alter table inbound_webhooks drop column active;
  `)
}
