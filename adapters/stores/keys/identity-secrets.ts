import type { SealedSecret } from '../../secrets.ts'
import { recordUseStatement, statement, UNUSED_FOR_A_MINUTE, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface IdentitySecret {
  id: string
  keyId: string
  secret: SealedSecret
  lastUsedAt: Date | null
  createdAt: Date
}
export type NewIdentitySecret = Omit<IdentitySecret, 'lastUsedAt'>

const secretTable = defineTable({
  table: 'identity_secrets',
  without: ['revision', 'updatedAt'],
  json: ['secret'],
})

/** The secrets with which the servers of sites prove who their visitors are. */
export function identitySecrets(db: Database, tenantId: string): TenantRows<IdentitySecret, NewIdentitySecret> {
  return tenantRows(secretTable, db, tenantId)
}

const ofKey = statement<{ id: string; secret: SealedSecret }>(
  'identity_secrets_of_key',
  `
  select id, secret
  from identity_secrets
  where tenant_id = $1 and key_id = $2
  order by created_at desc, id desc`,
)

/** The newest first. */
export async function findIdentitySecrets(
  db: Queryable,
  tenantId: string,
  keyId: string,
): Promise<{ id: string; secret: SealedSecret }[]> {
  return await ofKey(db, [tenantId, keyId])
}

/** Records the use, at most once a minute. */
export const touchIdentitySecret = recordUseStatement(
  'identity_secret_touch',
  `
  update identity_secrets
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and ${UNUSED_FOR_A_MINUTE}`,
)
