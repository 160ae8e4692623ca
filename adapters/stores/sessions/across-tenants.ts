import { fromRow } from '../../postgres/rows.ts'
import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { USER_WITH_PERMISSIONS, type UserWithPermissions } from '../people/users-by-credential.ts'

/** A session in any state with its user, and the permissions of the user's roles. */
export type SessionRecord = UserWithPermissions & {
  tenantId: string
  id: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

// A cookie names no workspace: its session decides it.
const byHash = statementOfOneShardGroup<object>(
  'admin_session_by_hash',
  `
  select s.tenant_id, s.id, s.created_at, s.last_used_at, s.expires_at,
    ${USER_WITH_PERMISSIONS}
  from admin_sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.token_hash = $1`,
)

export async function findSessionByHash(db: Queryable, hash: Buffer): Promise<SessionRecord | undefined> {
  const [row] = await byHash(db, [hash])
  return row === undefined ? undefined : fromRow<SessionRecord>(row)
}

/** Whose password a link changes, whether it is still valid or not. */
export async function findPasswordToken(
  db: Database,
  tokenHash: Buffer,
): Promise<{ tenantId: string; userId: string; expiresAt: Date } | undefined> {
  const row = await db('password_tokens')
    .where('token_hash', tokenHash)
    .first<{ tenant_id: string; user_id: string; expires_at: Date } | undefined>('tenant_id', 'user_id', 'expires_at')
  return row === undefined ? undefined : { tenantId: row.tenant_id, userId: row.user_id, expiresAt: row.expires_at }
}
