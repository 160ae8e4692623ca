import { statement, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { EngineToken, EngineTokenScope } from './engine-tokens.ts'

/** A token with the workspace that it was created in. */
export type EngineTokenRecord = Omit<EngineToken, 'tokenHash'> & { tenantId: string }

type Row = {
  tenant_id: string
  id: string
  name: string
  scopes: EngineTokenScope[]
  workspaces: string[] | null
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  created_at: Date
}

const COLUMNS = `tenant_id, id, name, scopes, workspaces::text[] as workspaces, expires_at, last_used_at, revoked_at,
    created_at`

const byHash = statement<Row>(
  'engine_token_by_hash',
  `
  select ${COLUMNS}
  from engine_tokens
  where token_hash = $1`,
)
const all = statement<Row>(
  'engine_tokens_all',
  `
  select ${COLUMNS}
  from engine_tokens
  order by created_at desc, id desc`,
)

/** A token in any state: a request contains no workspace. */
export async function findEngineTokenByHash(db: Queryable, hash: Buffer): Promise<EngineTokenRecord | undefined> {
  const [row] = await byHash(db, [hash])
  return row === undefined ? undefined : recordOf(row)
}

/** Those of every workspace, newest first, for an operator. */
export async function listAllEngineTokens(db: Queryable): Promise<EngineTokenRecord[]> {
  return (await all(db, [])).map(recordOf)
}

/** The workspace that a token was created in: an operator has only its id. */
export async function tenantOfEngineToken(db: Database, id: string): Promise<string | undefined> {
  const row = await db('engine_tokens').where({ id }).first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}

function recordOf(row: Row): EngineTokenRecord {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    workspaces: row.workspaces,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  }
}
