import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

export type KeyStatus = 'active' | 'paused' | 'disabled' | 'revoked'

/** A publishable key as requests need it. `intents` and `forms` are allow-lists; null allows all. */
export type PublishableKey = {
  tenantId: string
  id: string
  key: string
  status: KeyStatus
  allowedOrigins: string[]
  intents: string[] | null
  forms: string[] | null
  provenCustomersOnly: boolean
  hasWebhook: boolean
}

export const COLUMNS = `tenant_id, id, key, status, allowed_origins, intents, forms,
    proven_customers_only, webhook_url is not null as has_webhook`

const byId = statement<object>(
  'key_by_id',
  `
  select ${COLUMNS}
  from keys
  where tenant_id = $1 and id = $2`,
)

export async function findKeyById(db: Queryable, tenantId: string, id: string): Promise<PublishableKey | undefined> {
  return toKey(await byId(db, [tenantId, id]))
}

export function toKey([row]: readonly object[]): PublishableKey | undefined {
  return row === undefined ? undefined : fromRow<PublishableKey>(row)
}
