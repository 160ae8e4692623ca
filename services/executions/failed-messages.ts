import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  listFailedMessages as listOfTenants,
  retryFailedMessages,
  type FailedMessageOfTenant,
} from '../../adapters/stores/engine-messages/across-tenants.ts'
import {
  NEWEST_FAILURE_FIRST,
  type FailedMessage,
  type FailedMessageFilter,
} from '../../adapters/stores/engine-messages/failed-messages.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { redactJson, redactText } from '../../domain/redaction.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { FailedMessage }
/** `runAt`: when its first new attempt is due. */
export type RetriedMessage = { id: string; runAt: Date }

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** The newest failure first; payloads and causes are redacted. */
export async function listFailedMessages(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { limit, cursor, ...filter }: ListQuery & FailedMessageFilter,
): Promise<ListPage<FailedMessage>> {
  const page = await listPage(
    'failed-messages',
    NEWEST_FAILURE_FIRST,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).failedMessages.page(filter, window),
  )
  return { ...page, items: page.items.map(redacted) }
}

/** @throws Refusal `not_found` */
export async function getFailedMessage(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<FailedMessage> {
  return redacted(found(await forTenant(knex, tenantId).failedMessages.find(id)))
}

/**
 * Queues the message again under its id with four new attempts, the first immediately; a second retry finds nothing.
 * @throws Refusal `not_found`
 */
export async function retryFailedMessage(
  deps: ChangeDeps,
  caller: AdminCaller,
  id: string,
  answer: (retried: RetriedMessage) => StoredReply,
): Promise<RetriedMessage> {
  return await changeOnce(deps, caller, { action: 'failed_message.retry', answer }, async ({ failedMessages }) => {
    const { message, runAt } = found(await failedMessages.retry(id))
    return {
      result: { id, runAt },
      resource: { type: 'failed_message', id, name: message.type },
      before: null,
      after: null,
      details: { executionId: message.executionId },
    }
  })
}

function redacted(message: FailedMessage): FailedMessage {
  const { payload, cause } = message
  return {
    ...message,
    payload: redactJson(payload).value,
    cause: { kind: cause.kind, message: redactText(cause.message).value },
  }
}

/** Engine messages that failed in all their attempts, the newest failure first; of one workspace, or of all. */
export async function failedMessages(
  { db }: { db: Pool },
  request: { tenantId: string | undefined; limit: number },
): Promise<FailedMessageOfTenant[]> {
  return await listOfTenants(db, request)
}

/**
 * Queues one failed message, or all, again under the same id with four new attempts, the first at once. Answers
 * the ids; a second retry finds nothing.
 */
export async function retryFailed(
  { db }: { db: Pool },
  request: { tenantId: string | undefined; id: string | undefined },
): Promise<string[]> {
  return await retryFailedMessages(db, request)
}
