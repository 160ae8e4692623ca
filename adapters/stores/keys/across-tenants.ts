import { RESEALED, sealedColumn } from '../../postgres/sealed-column.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { COLUMNS, mapKey, type KeyRow, type PublishableKey } from './publishable-keys.ts'

const byText = statement<KeyRow>(
  'key_by_text',
  `
  select ${COLUMNS}
  from keys
  where key = $1`,
)

/** A browser sends the key and nothing else: the key decides the workspace. */
export async function findKeyByText(db: Queryable, key: string): Promise<PublishableKey | undefined> {
  return mapKey((await byText(db, [key]))[0])
}

/** The workspace of a key in any state. */
export async function tenantOfKey(db: Database, key: string): Promise<string | undefined> {
  const row = await db('keys').where('key', key).first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}

/** The secrets that webhooks are signed with, for a rotation of `APP_SECRET`. */
export const sealedWebhookSecrets = sealedColumn(
  { table: 'keys', column: 'webhook_secret' },
  {
    find: `
  select array[tenant_id::text, id::text] as key, webhook_secret as sealed
  from keys
  where webhook_secret ->> 'kid' <> $1 and (tenant_id, id) > (($2::text[])[1]::uuid, ($2::text[])[2]::uuid)
  order by tenant_id, id
  limit $3`,
    replace: `
  update keys s
  set webhook_secret = n.after
  from ${RESEALED}
  where s.tenant_id = n.key[1]::uuid and s.id = n.key[2]::uuid and s.webhook_secret = n.before`,
    first: ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'],
  },
)
