import { requiredPermissions, type AdminOperation } from '../../generated/console/required-permissions.ts'

/** Whether a user may call an operation. The service decides again; here it decides what is offered. */
export function may(user: { permissions: readonly string[] }, operation: AdminOperation): boolean {
  return requiredPermissions[operation].some(permission => user.permissions.includes(permission))
}

/** The permission to ask for; where one of several is enough, the first. */
export function permissionFor(operation: AdminOperation): string {
  return requiredPermissions[operation][0]
}
