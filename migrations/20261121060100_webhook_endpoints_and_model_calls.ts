import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Block whose answer is waited for: the wait token follows from it and is nowhere stored.
    alter table webhook_events add column wait_id text;

    -- The key stands in the delivery as well, so that what is due can be taken key by key.
    alter table webhook_deliveries add column widget_key_id uuid;
    update webhook_deliveries d set widget_key_id = e.widget_key_id from webhook_events e where e.tenant_id = d.tenant_id and e.id = d.webhook_event_id;
    alter table webhook_deliveries alter column widget_key_id set not null;
    create index webhook_deliveries_endpoint on webhook_deliveries (tenant_id, widget_key_id, next_attempt_at) where status = 'pending';

    -- One row for each answer of a model that was paid for here: what budgets sum. No foreign key: it outlives what it
    -- was spent on.
    create table model_calls (
      tenant_id uuid not null,
      id uuid not null,
      conversation_id uuid not null,
      execution_id uuid not null,
      model text not null,
      prompt_tokens bigint not null,
      completion_tokens bigint not null,
      cost_micros bigint not null,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    );
    create index model_calls_conversation on model_calls (tenant_id, conversation_id);
    create index model_calls_day on model_calls (tenant_id, created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table model_calls;
    drop index webhook_deliveries_endpoint;
    alter table webhook_deliveries drop column widget_key_id;
    alter table webhook_events drop column wait_id;
  `)
}
