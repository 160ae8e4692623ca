import { statement, type Queryable } from '../../postgres/statement.ts'

const chosen = statement<{ id: string; webhook_events: string[] }>(
  'key_webhook_events',
  `
  select id, webhook_events
  from keys
  where tenant_id = $1 and webhook_events is not null`,
)

/** The kinds of events that are sent to a key's webhook, by the id of the key; keys that are sent all are left out. */
export async function findChosenEvents(
  db: Queryable,
  tenantId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await chosen(db, [tenantId])
  return new Map(rows.map(({ id, webhook_events }) => [id, webhook_events]))
}
