import type { User } from './people.ts'

/** The user of a credential, and the permissions that the rows of the user's roles grant. */
export type UserWithPermissions = {
  user: Pick<User, 'id' | 'email' | 'name' | 'roles' | 'active'>
  granted: string[]
}

/** Columns of a `UserWithPermissions`, of the user `u`. */
export const USER_WITH_PERMISSIONS = `
    json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'roles', u.roles, 'active', u.active) as user,
    array(
      select distinct p
      from roles r
      cross join unnest(r.permissions) p
      where r.tenant_id = u.tenant_id and r.code = any(u.roles)
    ) as granted`
