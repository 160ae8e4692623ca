import { permissions } from '../generated/permissions.ts'

export type PermissionSet = ReadonlySet<string>

const ALL: PermissionSet = new Set(permissions.map(({ code }) => code))
const HELD_BY_EVERYONE = permissions.filter(({ heldByEveryone }) => heldByEveryone).map(({ code }) => code)
/** Built-in roles: they have no row and hold every permission inside their own workspace. */
export const BUILT_IN_ROLES = ['admin', 'super_admin'] as const
const BUILT_IN: ReadonlySet<string> = new Set(BUILT_IN_ROLES)

export function isBuiltInRole(code: string): boolean {
  return BUILT_IN.has(code)
}

/** All permissions, sorted; those of a built-in role. */
export const ALL_PERMISSIONS: readonly string[] = [...ALL].sort()

export function isPermission(code: string): boolean {
  return ALL.has(code)
}

/** Whether one of the roles is `admin` or `super_admin`. */
export function isAdmin(roles: readonly string[]): boolean {
  return roles.some(role => BUILT_IN.has(role))
}

export function isSuperAdmin(roles: readonly string[]): boolean {
  return roles.includes('super_admin')
}

/**
 * The permissions of an active user. `granted` are the permissions that the rows of the user's named roles list; a code
 * that is not declared (any more) grants nothing.
 */
export function effectivePermissions(roles: readonly string[], granted: readonly string[]): PermissionSet {
  if (isAdmin(roles)) return ALL
  return new Set([...HELD_BY_EVERYONE, ...granted.filter(isPermission)])
}
