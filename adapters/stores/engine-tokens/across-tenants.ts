import { ofAllTenants } from '../../postgres/all-tenants.ts'
import { fromRow } from '../../postgres/rows.ts'
import { statement, statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { EngineToken } from './engine-tokens.ts'

/** A token with the workspace that it was created in. */
export type EngineTokenRecord = Omit<EngineToken, 'tokenHash'> & { tenantId: string }

const COLUMNS = `tenant_id, id, name, scopes, workspaces::text[] as workspaces, expires_at, last_used_at, revoked_at,
    created_at`

const byHash = statementOfOneShardGroup<object>(
  'engine_token_by_hash',
  `
  select ${COLUMNS}
  from engine_tokens
  where token_hash = $1`,
)
const all = statement<object>(
  'engine_tokens_all',
  `
  select ${COLUMNS}
  from engine_tokens
  order by created_at desc, id desc`,
)

/** A token in any state: a request contains no workspace. */
export async function findEngineTokenByHash(db: Queryable, hash: Buffer): Promise<EngineTokenRecord | undefined> {
  const [row] = await byHash(db, [hash])
  return row === undefined ? undefined : fromRow<EngineTokenRecord>(row)
}

/** Those of every workspace, newest first, for an operator. */
export async function listAllEngineTokens(db: Queryable): Promise<EngineTokenRecord[]> {
  return (await all(db, [])).map(fromRow<EngineTokenRecord>)
}

/** The workspace that a token was created in: an operator has only its id. */
export async function tenantOfEngineToken(db: Database, id: string): Promise<string | undefined> {
  const row = await ofAllTenants(db, 'engine_tokens')
    .where({ id })
    .first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}
