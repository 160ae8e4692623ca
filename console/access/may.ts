import { requiredPermissions, type AdminOperation } from '../../generated/console/required-permissions.ts'

/** Whether a user may call an operation. The service decides again; here it decides what is offered. */
export function may(user: { permissions: readonly string[] }, operation: AdminOperation): boolean {
  return user.permissions.includes(requiredPermissions[operation])
}

export function permissionFor(operation: AdminOperation): string {
  return requiredPermissions[operation]
}
