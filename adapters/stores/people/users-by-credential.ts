import type { User } from './people.ts'

/** The user of a credential, and the permissions that the rows of the user's roles grant. */
export type UserWithPermissions = {
  user: Pick<User, 'id' | 'email' | 'name' | 'roles' | 'active'>
  granted: string[]
}

export type UserWithPermissionsRow = {
  user_id: string
  email: string
  name: string
  roles: string[]
  active: boolean
  granted: string[]
}

/** Columns of a `UserWithPermissionsRow`, of the user `u`. */
export const USER_WITH_PERMISSIONS = `u.id as user_id, u.email, u.name, u.roles, u.active,
    array(
      select distinct p
      from roles r
      cross join unnest(r.permissions) p
      where r.tenant_id = u.tenant_id and r.code = any(u.roles)
    ) as granted`

export function toUserWithPermissions(row: UserWithPermissionsRow): UserWithPermissions {
  const { user_id: id, email, name, roles, active, granted } = row
  return { user: { id, email, name, roles, active }, granted }
}
