import { statement, type Queryable } from '../../postgres/statement.ts'
import { webhookParts, type WebhookWrite } from './parts.ts'

const enqueue = statement(
  'webhook_enqueue',
  `
  with ${webhookParts({
    source: '$2::jsonb',
    when: 'true',
    tenantId: '$1::uuid',
    conversationId: '$3::uuid',
    now: '$4::timestamptz',
  })}
  select
  from webhook_deliveries_written`,
)
const keyOf = statement<{ id: string }>(
  'webhook_key_of_conversation',
  `
  select k.id
  from conversations c
  join keys k on k.tenant_id = c.tenant_id and k.id = c.key_id
  where c.tenant_id = $1 and c.id = $2 and k.tenant_id = $1 and k.webhook_url is not null`,
)

/** Events with their deliveries, in the transaction of what caused them. */
export async function enqueueWebhooks(
  db: Queryable,
  tenantId: string,
  { writes, conversationId, now }: { writes: readonly WebhookWrite[]; conversationId: string | null; now: Date },
): Promise<void> {
  await enqueue(db, [tenantId, JSON.stringify(writes), conversationId, now])
}

/** The key with a webhook with which the conversation was opened. */
export async function findWebhookKey(
  db: Queryable,
  tenantId: string,
  conversationId: string,
): Promise<string | undefined> {
  return (await keyOf(db, [tenantId, conversationId]))[0]?.id
}
