import { recordUseStatement, UNUSED_FOR_A_MINUTE } from '../../postgres/statement.ts'
import type { Order, Page, Window } from '../../postgres/keyset.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'

export interface Role extends Revisioned {
  /** Unique in the workspace; `admin` and `super_admin` are built in and have no row. */
  code: string
  name: string
  permissions: string[]
}
export type NewRole = Pick<Role, 'code' | 'name' | 'permissions'>

export interface User extends Revisioned {
  id: string
  /** Lower case; unique over all workspaces. */
  email: string
  name: string
  passwordHash: string | null
  roles: string[]
  active: boolean
  lastLoginAt: Date | null
}
export type NewUser = Pick<User, 'id' | 'email' | 'name' | 'roles'> & Partial<Pick<User, 'passwordHash' | 'active'>>

export interface AccessToken {
  id: string
  userId: string
  name: string
  scopes: string[]
  tokenHash: Buffer
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
  createdAt: Date
  /** Of a token that an application got by its owner's consent, as the following; null for one made by hand. */
  clientDigest: string | null
  /** Host that its owner was sent back to. */
  application: string | null
  /** End of the present value; `expiresAt` is that of the refresh token. */
  valueExpiresAt: Date | null
  /** Number of the refresh token that is valid; those before it were used. */
  refreshNumber: number | null
}
type OfApplication = Pick<AccessToken, 'clientDigest' | 'application' | 'valueExpiresAt' | 'refreshNumber'>
export type NewAccessToken = Pick<AccessToken, 'id' | 'userId' | 'name' | 'scopes' | 'tokenHash' | 'expiresAt'> &
  Partial<OfApplication>

const roleTable = defineTable({ table: 'roles', id: 'code' })
const userTable = defineTable({ table: 'users' })
const tokenTable = defineTable({ table: 'access_tokens', without: ['revision', 'updatedAt'] })

export const ROLES_BY_CODE: Order = { columns: [{ column: 'code', kind: 'text' }] }
export const USERS_BY_EMAIL: Order = { columns: [{ column: 'email', kind: 'text' }] }

export interface UserFilter {
  /** Part of the e-mail address or the name, case-insensitive. */
  search?: string | undefined
  active?: boolean | undefined
  role?: string | undefined
}

export interface UserStore extends TenantRows<User, NewUser> {
  search: (filter: UserFilter, window: Window) => Promise<Page<User>>
  /** Those of the given users who are active, in no order. */
  listActive: (ids: readonly string[]) => Promise<Pick<User, 'id' | 'name'>[]>
  /** How many active users have one of the roles. */
  countActive: (roles: readonly string[]) => Promise<number>
  /** A sign-in is not a change: the revision stays. */
  recordLogin: (id: string, now: Date) => Promise<void>
}

export interface TokenStore extends TenantRows<AccessToken, NewAccessToken> {
  /** Revokes all tokens of the user; the time of earlier revocations is unchanged. */
  revokeOf: (userId: string, now: Date) => Promise<void>
}

export interface RoleStore extends TenantRows<Role, NewRole> {
  /** Number of users by role; roles without users are left out. */
  countUsers: () => Promise<Map<string, number>>
}

export function people(db: Database, tenantId: string): { roles: RoleStore; users: UserStore; tokens: TokenStore } {
  return {
    roles: roleStore(db, tenantId),
    users: userStore(db, tenantId),
    tokens: tokenStore(db, tenantId),
  }
}

function userStore(db: Database, tenantId: string): UserStore {
  const rows = tenantRows<User, NewUser>(userTable, db, tenantId)
  return {
    ...rows,
    search: async ({ search, active, role }, window) =>
      await rows.page(USERS_BY_EMAIL, window, active === undefined ? {} : { active }, query => {
        if (role !== undefined) void query.whereRaw('? = any(roles)', [role])
        if (search !== undefined)
          void query.whereRaw('(strpos(email, lower(?)) > 0 or strpos(lower(name), lower(?)) > 0)', [search, search])
      }),
    listActive: async ids =>
      await db('users').where({ tenant_id: tenantId, active: true }).whereIn('id', ids).select('id', 'name'),
    async countActive(roles) {
      const row = await db('users')
        .where({ tenant_id: tenantId, active: true })
        .whereRaw('roles && ?::text[]', [[...roles]])
        .count<{ count: number }[]>('* as count')
        .first()
      return row?.count ?? 0
    },
    async recordLogin(id, now) {
      await db('users').where({ tenant_id: tenantId, id }).update({ last_login_at: now })
    },
  }
}

function tokenStore(db: Database, tenantId: string): TokenStore {
  return {
    ...tenantRows<AccessToken, NewAccessToken>(tokenTable, db, tenantId),
    async revokeOf(userId, now) {
      await db('access_tokens')
        .where({ tenant_id: tenantId, user_id: userId })
        .whereNull('revoked_at')
        .update({ revoked_at: now })
    },
  }
}

function roleStore(db: Database, tenantId: string): RoleStore {
  return {
    ...tenantRows<Role, NewRole>(roleTable, db, tenantId),
    async countUsers() {
      const { rows } = await db.raw<{ rows: { code: string; users: number }[] }>(
        `
        select code, count(*) as users
        from users
        cross join unnest(roles) as code
        where tenant_id = ?
        group by code`,
        [tenantId],
      )
      return new Map(rows.map(({ code, users }) => [code, users]))
    },
  }
}

/** Records the use, at most once a minute. */
export const touchToken = recordUseStatement(
  'token_touch',
  `
  update access_tokens
  set last_used_at = $3
  where tenant_id = $1 and id = $2 and ${UNUSED_FOR_A_MINUTE}`,
)
