import { defineTable, tenantRows } from './tenant-rows.ts'
import type { Database, Kept, TenantRows } from './tenant-rows.ts'

export interface Role extends Kept {
  /** Unique in the workspace; `admin` and `super_admin` are built in and have no row. */
  code: string
  name: string
  permissions: string[]
}
export type NewRole = Pick<Role, 'code' | 'name' | 'permissions'>

export interface User extends Kept {
  id: string
  /** Lower case; unique over all workspaces. */
  email: string
  name: string
  passwordHash: string | null
  roles: string[]
  active: boolean
  lastLoginAt: Date | null
  failedLogins: number
  lockedUntil: Date | null
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
}
export type NewAccessToken = Pick<AccessToken, 'id' | 'userId' | 'name' | 'scopes' | 'tokenHash' | 'expiresAt'>

export const roleTable = defineTable({ table: 'roles', id: 'code' })
export const userTable = defineTable({ table: 'users' })
export const tokenTable = defineTable({ table: 'access_tokens', without: ['revision', 'updatedAt'] })

export function people(db: Database, tenantId: string): {
  roles: TenantRows<Role, NewRole>
  users: TenantRows<User, NewUser>
  tokens: TenantRows<AccessToken, NewAccessToken>
} {
  return {
    roles: tenantRows(roleTable, db, tenantId),
    users: tenantRows(userTable, db, tenantId),
    tokens: tenantRows(tokenTable, db, tenantId),
  }
}
