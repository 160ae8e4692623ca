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
