import { ofAllTenants } from '../../postgres/all-tenants.ts'
import { RESEALED, SAME_ROW, sealedColumnById } from '../../postgres/sealed-column.ts'
import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { COLUMNS, toKey, type PublishableKey } from './publishable-keys.ts'

const byText = statementOfOneShardGroup<object>(
  'key_by_text',
  `
  select ${COLUMNS}
  from keys
  where key = $1`,
)

/** A browser sends only the key: the key determines the workspace. */
export async function findKeyByText(db: Queryable, key: string): Promise<PublishableKey | undefined> {
  return toKey(await byText(db, [key]))
}

/** The workspace of a key in any state. */
export async function tenantOfKey(db: Database, key: string): Promise<string | undefined> {
  const row = await ofAllTenants(db, 'keys').where('key', key).first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}

/** The secrets that webhooks are signed with, for a rotation of `APP_SECRET`. */
export const sealedWebhookSecrets = sealedColumnById(
  { table: 'keys', column: 'webhook_secret' },
  `
  update keys s
  set webhook_secret = n.after
  from ${RESEALED}
  where ${SAME_ROW} and s.webhook_secret = n.before`,
)

/** The secrets with which the servers of sites sign identity tokens, for a rotation of `APP_SECRET`. */
export const sealedIdentitySecrets = sealedColumnById(
  { table: 'identity_secrets', column: 'secret' },
  `
  update identity_secrets s
  set secret = n.after
  from ${RESEALED}
  where ${SAME_ROW} and s.secret = n.before`,
)
