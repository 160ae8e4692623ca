import type { Pool } from '../adapters/postgres/pool.ts'
import {
  CONVERSATIONS_BY_ID,
  type AdminConversation,
  type ConversationMessage,
} from '../adapters/stores/conversations/conversations.ts'
import { EXECUTIONS_BY_ID } from '../adapters/stores/executions/executions.ts'
import { forTenant, type TenantStores } from '../adapters/stores/tenant.ts'
import type { AdminCaller } from './admin/caller.ts'
import type { ChangeDeps } from './admin/change.ts'
import { withAnswers, type FlowResult } from './executions/results.ts'

export type ExportQuery = {
  /** Id of the last one that the caller has. */
  after?: string | undefined
  limit?: number | undefined
  from?: Date | undefined
  to?: Date | undefined
}
export type ExportedConversation = { conversation: AdminConversation; messages: ConversationMessage[] }
type Deps = Pick<ChangeDeps, 'knex'> & { db: Pool }

const LINES = 100
const MESSAGES_PAGE = 500

/** Conversations by id, each with all its messages; those of one conversation are in memory at a time. */
export async function exportConversations(
  { knex }: Deps,
  { tenantId }: AdminCaller,
  { after, limit = LINES, ...filter }: ExportQuery,
): Promise<AsyncIterable<ExportedConversation>> {
  const stores = forTenant(knex, tenantId)
  const { items } = await stores.conversations.page(filter, windowOf(after, limit), CONVERSATIONS_BY_ID)
  return (async function* () {
    for (const conversation of items) yield { conversation, messages: await messagesOf(stores, conversation.id) }
  })()
}

/** Executions by id, each with what was answered in it. */
export async function exportExecutions(
  { knex, db }: Deps,
  caller: AdminCaller,
  { after, limit = LINES, ...filter }: ExportQuery,
): Promise<FlowResult[]> {
  const { executions } = forTenant(knex, caller.tenantId)
  const { items } = await executions.page(filter, windowOf(after, limit), EXECUTIONS_BY_ID)
  return await withAnswers(db, caller, items)
}

async function messagesOf({ conversations }: TenantStores, id: string): Promise<ConversationMessage[]> {
  const messages: ConversationMessage[] = []
  let after: readonly string[] | undefined
  do {
    const page = await conversations.messages(id, { limit: MESSAGES_PAGE, after })
    messages.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return messages
}

function windowOf(after: string | undefined, limit: number) {
  return { limit, after: after === undefined ? undefined : [after] }
}
