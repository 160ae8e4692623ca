import { usagePart } from '../keys/parts.ts'
import { namedStatement, type Queryable } from '../../postgres/statement.ts'
import { webhookParts, type WebhookWrite } from '../webhooks/parts.ts'

export type ConversationOpening = {
  id: string
  keyId: string
  customerId: string | null
  customer: object
  /** Whether an identity token has proven the customer, which is then all that is known of it. */
  customerProven: boolean
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
    insert into conversations as c (tenant_id, id, key_id, customer_id, customer, customer_proven, locale,
      page, variables, active_at, created_at, updated_at)
    values (${written.tenantId}, ${written.conversationId}, ${written.keyId}, :customerId::text, :customer::jsonb,
      :customerProven::boolean, :locale::text, :page::jsonb, :variables::jsonb, ${written.now},
      ${written.now}, ${written.now})
    on conflict (tenant_id, id) do update
      set customer_id = coalesce(excluded.customer_id, c.customer_id),
        customer = case when excluded.customer_proven then '{}' else c.customer end || excluded.customer,
        customer_proven = excluded.customer_proven,
        locale = coalesce(excluded.locale, c.locale),
        page = coalesce(excluded.page, c.page),
        variables = c.variables || excluded.variables,
        closed_at = null,
        updated_at = excluded.updated_at
      where not c.customer_proven or (excluded.customer_proven and c.customer_id = excluded.customer_id)
    returning c.id
  ),
  ${usagePart({ ...written, kind: "'session'" })},
  ${webhookParts({ ...written, source: ':webhooks::jsonb' })}
  select id
  from opened`,
)

/**
 * Creates the conversation, or merges the session into the one that exists; counts the session for its key and writes
 * its webhook events. A conversation with a proven customer takes only sessions of that customer: false for another.
 */
export async function openConversation(
  db: Queryable,
  tenantId: string,
  { id, webhooks, ...opening }: ConversationOpening,
): Promise<boolean> {
  const opened = await open(db, {
    ...opening,
    tenantId,
    conversationId: id,
    webhooks: JSON.stringify(webhooks),
  })
  return opened.length > 0
}
