import { ofAllTenants } from '../../postgres/all-tenants.ts'
import { fromRow } from '../../postgres/rows.ts'
import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { User } from './people.ts'
import { USER_WITH_PERMISSIONS, type UserWithPermissions } from './users-by-credential.ts'

// Neither an e-mail address at sign-in nor a token names a workspace: the found row determines it.

export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<(Pick<User, 'id' | 'passwordHash' | 'active'> & { tenantId: string }) | undefined> {
  const row = await ofAllTenants(db, 'users')
    .where('email', email.toLowerCase())
    .first<{ tenant_id: string; id: string; password_hash: string | null; active: boolean } | undefined>(
      'tenant_id',
      'id',
      'password_hash',
      'active',
    )
  return row === undefined
    ? undefined
    : { tenantId: row.tenant_id, id: row.id, passwordHash: row.password_hash, active: row.active }
}

/** A personal access token in any state with its owner, and the permissions of the owner's roles. */
export type TokenRecord = UserWithPermissions & {
  tenantId: string
  id: string
  name: string
  scopes: string[]
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

const byHash = statementOfOneShardGroup<object>(
  'token_by_hash',
  `
  select t.tenant_id, t.id, t.name, t.scopes, least(t.expires_at, t.value_expires_at) as expires_at, t.revoked_at,
    t.last_used_at,
    ${USER_WITH_PERMISSIONS}
  from access_tokens t
  join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
  where t.token_hash = $1`,
)

export async function findTokenByHash(db: Queryable, hash: Buffer): Promise<TokenRecord | undefined> {
  const [row] = await byHash(db, [hash])
  return row === undefined ? undefined : fromRow<TokenRecord>(row)
}

/** The workspace of a token in any state. */
export async function tenantOfToken(db: Database, tokenHash: Buffer): Promise<string | undefined> {
  const row = await ofAllTenants(db, 'access_tokens')
    .where('token_hash', tokenHash)
    .first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}
