import { announceWork } from '../../postgres/work-channel.ts'
import type { Queryable } from '../../postgres/statement.ts'
import { statement } from '../../postgres/statement.ts'
import { USAGE_SLOTS } from '../executions/turn-commit.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/queue.ts'

export type ConversationOpening = {
  id: string
  keyId: string
  customerId: string | null
  customer: object
  locale: string | null
  page: object | null
  variables: object
  now: Date
  webhooks: WebhookWrite[]
}

const open = statement<{ id: string }>(
  'conversation_open',
  `
  with opened as (
    insert into conversations as c (tenant_id, id, key_id, customer_id, customer, locale, page, variables, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
    on conflict (tenant_id, id) do update set customer_id = coalesce(excluded.customer_id, c.customer_id), customer = c.customer || excluded.customer,
      locale = coalesce(excluded.locale, c.locale), page = coalesce(excluded.page, c.page), variables = c.variables || excluded.variables, closed_at = null, updated_at = excluded.updated_at
    returning c.id
  ), counted as (
    insert into key_usage as u (tenant_id, key_id, day, kind, slot, count) values ($1, $3, ($9::timestamptz at time zone 'UTC')::date, 'session', $10, 1)
    on conflict (tenant_id, key_id, day, kind, slot) do update set count = u.count + 1
  ), ${webhookParts({ source: '$11::jsonb', when: 'exists (select 1 from opened)', tenantId: '$1::uuid', conversationId: '$2::uuid', now: '$9::timestamptz' })}
  select id, ${announceWork('select 1 from webhook_deliveries_written', 'webhooks')} from opened`,
)

/**
 * Creates the conversation, or lays what the session brings over the one that exists; counts the session for its key
 * and writes its webhook events.
 */
export async function openConversation(db: Queryable, tenantId: string, opening: ConversationOpening): Promise<void> {
  await open(db, [
    tenantId,
    opening.id,
    opening.keyId,
    opening.customerId,
    opening.customer,
    opening.locale,
    opening.page,
    opening.variables,
    opening.now,
    opening.now.getTime() % USAGE_SLOTS,
    JSON.stringify(opening.webhooks),
  ])
}
