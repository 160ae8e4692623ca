import { statement, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

export interface NewAdminSession {
  id: string
  userId: string
  tokenHash: Buffer
  now: Date
  expiresAt: Date
}

/** Sessions of a workspace's users. Requests find theirs by cookie in `across-tenants.ts`. */
export interface AdminSessionStore {
  /** Also deletes the expired sessions of this user. */
  open(session: NewAdminSession): Promise<void>
  /** Replaces the session by one with another cookie; false when it has ended. */
  rotate(id: string, next: { id: string; tokenHash: Buffer; now: Date }): Promise<boolean>
  /** Whether the session has not been ended or replaced; one that has expired counts until it is deleted. */
  has(id: string): Promise<boolean>
  end(id: string): Promise<void>
  /** Ends all sessions of the user except `keep`. */
  endOf(userId: string, keep?: string): Promise<void>
}

export function adminSessions(db: Database, tenantId: string): AdminSessionStore {
  const rows = () => db('admin_sessions').where('tenant_id', tenantId)
  return {
    async open({ id, userId, tokenHash, now, expiresAt }) {
      await rows().where('user_id', userId).where('expires_at', '<=', now).delete()
      await db('admin_sessions').insert({
        tenant_id: tenantId,
        id,
        user_id: userId,
        token_hash: tokenHash,
        created_at: now,
        last_used_at: now,
        expires_at: expiresAt,
      })
    },
    async rotate(id, { id: nextId, tokenHash, now }) {
      return (await rows().where({ id }).update({ id: nextId, token_hash: tokenHash, last_used_at: now })) === 1
    },
    async has(id) {
      return (await rows().where({ id }).first('id')) !== undefined
    },
    async end(id) {
      await rows().where({ id }).delete()
    },
    async endOf(userId, keep) {
      const sessions = rows().where('user_id', userId)
      await (keep === undefined ? sessions : sessions.whereNot('id', keep)).delete()
    },
  }
}

const touch = statement(
  'admin_session_touch',
  `
  update admin_sessions
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and last_used_at < $3`,
)

/** Records the use of a session. */
export async function touchSession(db: Queryable, tenantId: string, id: string, now: Date): Promise<void> {
  await touch(db, [tenantId, id, now])
}
