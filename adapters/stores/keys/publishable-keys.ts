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
  hasWebhook: boolean
}

export type KeyRow = {
  tenant_id: string
  id: string
  key: string
  status: KeyStatus
  allowed_origins: string[]
  intents: string[] | null
  forms: string[] | null
  has_webhook: boolean
}

export const COLUMNS = `tenant_id, id, key, status, allowed_origins, intents, forms,
    webhook_url is not null as has_webhook`

const byId = statement<KeyRow>(
  'key_by_id',
  `
  select ${COLUMNS}
  from keys
  where tenant_id = $1 and id = $2`,
)

export async function findKeyById(db: Queryable, tenantId: string, id: string): Promise<PublishableKey | undefined> {
  return mapKey((await byId(db, [tenantId, id]))[0])
}

export function mapKey(row: KeyRow | undefined): PublishableKey | undefined {
  if (row === undefined) return undefined
  return {
    tenantId: row.tenant_id,
    id: row.id,
    key: row.key,
    status: row.status,
    allowedOrigins: row.allowed_origins,
    intents: row.intents,
    forms: row.forms,
    hasWebhook: row.has_webhook,
  }
}
