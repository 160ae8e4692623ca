import { fromRow } from '../../postgres/rows.ts'
import type { SealedSecret } from '../../secrets.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Connection extends Revisioned {
  id: string
  code: string
  name: string
  /** A `ProviderKey`. */
  providerKey: string
  baseUrl: string | null
  /** A sealed JSON object. */
  credentials: SealedSecret | null
  status: 'active' | 'disabled'
  lastTestedAt: Date | null
  lastTestOk: boolean | null
}
export type NewConnection = Pick<Connection, 'id' | 'code' | 'name' | 'providerKey'> &
  Partial<Pick<Connection, 'baseUrl' | 'credentials' | 'status'>>

const connectionTable = defineTable({ table: 'connections', json: ['credentials'] })

export function connections(db: Database, tenantId: string): TenantRows<Connection, NewConnection> {
  return tenantRows(connectionTable, db, tenantId)
}

export type ProviderKey = 'http' | 'mcp' | 'openai' | 'anthropic' | 'openai_compatible' | 'embeddings'

/** A connection as calls need it; `credentials` is a sealed JSON object. */
export type ConnectionRecord = {
  id: string
  code: string
  providerKey: ProviderKey
  baseUrl: string | null
  credentials: SealedSecret | null
  active: boolean
  revision: number
}

const COLUMNS = "id, code, provider_key, base_url, credentials, status = 'active' as active, revision"
const byCode = statement<object>(
  'connection_by_code',
  `
  select ${COLUMNS}
  from connections
  where tenant_id = $1 and code = $2`,
)
const byId = statement<object>(
  'connection_by_id',
  `
  select ${COLUMNS}
  from connections
  where tenant_id = $1 and id = $2`,
)
const tested = statement(
  'connection_tested',
  `
  update connections
  set last_tested_at = $3, last_test_ok = $4
  where tenant_id = $1 and id = $2 and revision = $5`,
)

export async function findConnection(
  db: Queryable,
  tenantId: string,
  where: { code: string } | { id: string },
): Promise<ConnectionRecord | undefined> {
  const [row] = 'code' in where ? await byCode(db, [tenantId, where.code]) : await byId(db, [tenantId, where.id])
  return row === undefined ? undefined : fromRow<ConnectionRecord>(row)
}

/**
 * A test is not a change: the revision stays. The result is dropped when the connection was changed during the test.
 */
export async function recordConnectionTest(
  db: Queryable,
  tenantId: string,
  { id, revision }: Pick<ConnectionRecord, 'id' | 'revision'>,
  { at, ok }: { at: Date; ok: boolean },
): Promise<void> {
  await tested(db, [tenantId, id, at, ok, revision])
}
