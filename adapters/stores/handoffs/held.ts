import { statement, type Queryable } from '../../postgres/statement.ts'

const held = statement<{ id: string }>(
  'handoff_held',
  `
  select id
  from handoffs
  where tenant_id = $1 and conversation_id = $2 and state = 'claimed'
  limit 1`,
)

/** The handoff with which a person has the conversation. */
export async function findHeld(db: Queryable, tenantId: string, conversationId: string): Promise<string | undefined> {
  return (await held(db, [tenantId, conversationId]))[0]?.id
}
