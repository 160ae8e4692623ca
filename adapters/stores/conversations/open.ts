import { usagePart } from '../keys/parts.ts'
import { namedStatement, type Queryable } from '../../postgres/statement.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/parts.ts'

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

type Values = Omit<ConversationOpening, 'id' | 'webhooks'> & {
  tenantId: string
  conversationId: string
  webhooks: string
}

const written = {
  tenantId: ':tenantId::uuid',
  conversationId: ':conversationId::uuid',
  keyId: ':keyId::uuid',
  now: ':now::timestamptz',
  when: 'exists (select 1 from opened)',
}

const open = namedStatement<{ id: string }, Values>(
  'conversation_open',
  `
  with opened as (
    insert into conversations as c (tenant_id, id, key_id, customer_id, customer, locale, page, variables, active_at,
      created_at, updated_at)
    values (${written.tenantId}, ${written.conversationId}, ${written.keyId}, :customerId::text, :customer::jsonb,
      :locale::text, :page::jsonb, :variables::jsonb, ${written.now}, ${written.now}, ${written.now})
    on conflict (tenant_id, id) do update
      set customer_id = coalesce(excluded.customer_id, c.customer_id),
        customer = c.customer || excluded.customer,
        locale = coalesce(excluded.locale, c.locale),
        page = coalesce(excluded.page, c.page),
        variables = c.variables || excluded.variables,
        closed_at = null,
        updated_at = excluded.updated_at
    returning c.id
  ),
  ${usagePart({ ...written, kind: "'session'" })},
  ${webhookParts({ ...written, source: ':webhooks::jsonb' })}
  select id
  from opened`,
)

/**
 * Creates the conversation, or merges the session into the one that exists; counts the session for its key and writes
 * its webhook events.
 */
export async function openConversation(
  db: Queryable,
  tenantId: string,
  { id, webhooks, ...opening }: ConversationOpening,
): Promise<void> {
  await open(db, {
    ...opening,
    tenantId,
    conversationId: id,
    webhooks: JSON.stringify(webhooks),
  })
}
