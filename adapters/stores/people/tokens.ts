import { statement, type Queryable } from '../../postgres/statement.ts'

/** A personal access token in any state, with its owner and what the rows of the owner's roles grant. */
export type TokenRecord = {
  tenantId: string
  id: string
  scopes: string[]
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  user: { id: string; email: string; name: string; roles: string[]; active: boolean }
  granted: string[]
}

type TokenRow = {
  tenant_id: string
  id: string
  scopes: string[]
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
  user_id: string
  email: string
  name: string
  roles: string[]
  active: boolean
  granted: string[]
}

// Cross-tenant by nature: the token decides the workspace.
const byHash = statement<TokenRow>(
  'token_by_hash',
  `
  select t.tenant_id, t.id, t.scopes, t.expires_at, t.revoked_at, t.last_used_at, u.id as user_id, u.email, u.name, u.roles, u.active,
    array(select distinct p from roles r cross join unnest(r.permissions) p where r.tenant_id = u.tenant_id and r.code = any(u.roles)) as granted
  from access_tokens t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
  where t.token_hash = $1`,
)

const touch = statement(
  'token_touch',
  `
  update access_tokens set last_used_at = $3 where tenant_id = $1 and id = $2 and (last_used_at is null or last_used_at <= $3::timestamptz - interval '1 minute')`,
)

export async function findTokenByHash(db: Queryable, hash: Buffer): Promise<TokenRecord | undefined> {
  const [row] = await byHash(db, [hash])
  if (row === undefined) return undefined
  return {
    tenantId: row.tenant_id,
    id: row.id,
    scopes: row.scopes,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    user: { id: row.user_id, email: row.email, name: row.name, roles: row.roles, active: row.active },
    granted: row.granted,
  }
}

/** Notes the use unless one of the last minute is noted already. */
export async function touchToken(db: Queryable, tenantId: string, id: string, now: Date): Promise<void> {
  await touch(db, [tenantId, id, now])
}
