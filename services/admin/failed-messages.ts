import {
  NEWEST_FAILURE_FIRST,
  type FailedMessage,
  type FailedMessageFilter,
} from '../../adapters/stores/engine-messages/failed-messages.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { redactJson, redactText } from '../../domain/redaction.ts'
import { found, type Changed } from './change.ts'
import { listPage, type ListPage, type ListQuery } from './pages.ts'

export type { FailedMessage }

/** The newest failure first; payloads and causes are redacted. */
export async function listFailedMessages(
  db: Database,
  tenantId: string,
  { limit, cursor, ...filter }: ListQuery & FailedMessageFilter,
): Promise<ListPage<FailedMessage>> {
  const page = await listPage(
    'failed-messages',
    NEWEST_FAILURE_FIRST,
    { limit, cursor },
    async window => await forTenant(db, tenantId).failedMessages.page(filter, window),
  )
  return { ...page, items: page.items.map(redacted) }
}

/** @throws Refusal `not_found` */
export async function getFailedMessage(db: Database, tenantId: string, id: string): Promise<FailedMessage> {
  return redacted(found(await forTenant(db, tenantId).failedMessages.find(id)))
}

/**
 * Queues the message again under its id with four new attempts, the first immediately; a second retry finds nothing.
 * @throws Refusal `not_found`
 */
export async function retryFailedMessage(
  trx: Database,
  tenantId: string,
  id: string,
): Promise<Changed<{ id: string; runAt: Date }>> {
  const { message, runAt } = found(await forTenant(trx, tenantId).failedMessages.retry(id))
  return {
    result: { id, runAt },
    resource: { type: 'failed_message', id, name: message.type },
    before: null,
    after: null,
    details: { executionId: message.executionId },
  }
}

function redacted(message: FailedMessage): FailedMessage {
  const { payload, cause } = message
  return {
    ...message,
    payload: redactJson(payload).value,
    cause: { kind: cause.kind, message: redactText(cause.message).value },
  }
}
