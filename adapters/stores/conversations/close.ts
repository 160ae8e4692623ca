import { statement, type Queryable } from '../../postgres/statement.ts'

const close = statement<{ id: string }>(
  'close_conversation',
  `
  update conversations
  set closed_at = coalesce(closed_at, parley_now()), updated_at = parley_now()
  where tenant_id = $1 and id = $2
  returning id`,
)

/** Closes a conversation, even a closed one; false when there is none. Its executions are unchanged. */
export async function closeConversation(db: Queryable, tenantId: string, id: string): Promise<boolean> {
  return (await close(db, [tenantId, id])).length > 0
}
