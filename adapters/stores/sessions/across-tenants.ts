import { statement, type Queryable } from '../../postgres/statement.ts'

/** A session in any state with its user, and the permissions of the user's roles. */
export type SessionRecord = {
  tenantId: string
  id: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
  user: { id: string; email: string; name: string; roles: string[]; active: boolean }
  granted: string[]
}

type SessionRow = {
  tenant_id: string
  id: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
  user_id: string
  email: string
  name: string
  roles: string[]
  active: boolean
  granted: string[]
}

// A cookie names no workspace: its session decides it.
const byHash = statement<SessionRow>(
  'admin_session_by_hash',
  `
  select s.tenant_id, s.id, s.created_at, s.last_used_at, s.expires_at, u.id as user_id, u.email, u.name, u.roles,
    u.active,
    array(
      select distinct p
      from roles r
      cross join unnest(r.permissions) p
      where r.tenant_id = u.tenant_id and r.code = any(u.roles)
    ) as granted
  from admin_sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.token_hash = $1`,
)

export async function findSessionByHash(db: Queryable, hash: Buffer): Promise<SessionRecord | undefined> {
  const [row] = await byHash(db, [hash])
  if (row === undefined) return undefined
  return {
    tenantId: row.tenant_id,
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    user: { id: row.user_id, email: row.email, name: row.name, roles: row.roles, active: row.active },
    granted: row.granted,
  }
}
