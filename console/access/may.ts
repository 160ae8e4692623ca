import { requiredPermissions, type AdminOperation } from '../../generated/console/required-permissions.ts'

/** What opens a page: an operation, and where that asks for more than its own permission, the other one too. */
export type Access = { operation: AdminOperation; section?: 'widget' }

export function opens(user: { permissions: readonly string[] }, { operation, section }: Access): boolean {
  return may(user, operation) && (section === undefined || user.permissions.includes(viewOf(section)))
}

/** The first permission that the user lacks. */
export function missing(user: { permissions: readonly string[] }, { operation, section }: Access): string {
  return may(user, operation) && section !== undefined ? viewOf(section) : permissionFor(operation)
}

const viewOf = (section: string): string => `service.config.${section}.view`

/** Whether a user may call an operation. The service decides again; here it decides what is offered. */
export function may(user: { permissions: readonly string[] }, operation: AdminOperation): boolean {
  return requiredPermissions[operation].some(permission => user.permissions.includes(permission))
}

/** The permission to ask for; where one of several is enough, the first. */
export function permissionFor(operation: AdminOperation): string {
  return requiredPermissions[operation][0]
}
