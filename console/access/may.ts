import { requiredPermissions, type AdminOperation } from '../../generated/console/required-permissions.ts'

/** Access to a page: an operation, and a second one if the page needs more than the permission of the first. */
export type Access = { operation: AdminOperation; section?: 'widget' }

export function opens(user: { permissions: readonly string[] }, { operation, section }: Access): boolean {
  return may(user, operation) && (section === undefined || user.permissions.includes(viewOf(section)))
}

/** The first permission that the user lacks. */
export function missing(user: { permissions: readonly string[] }, { operation, section }: Access): string {
  return may(user, operation) && section !== undefined ? viewOf(section) : permissionFor(operation)
}

const viewOf = (section: string): string => `service.config.${section}.view`

/** Whether a user may call an operation. The service checks again; here it controls what is offered. */
export function may(user: { permissions: readonly string[] }, operation: AdminOperation): boolean {
  return requiredPermissions[operation].some(permission => user.permissions.includes(permission))
}

/** The permission to request; if one of several is enough, the first. */
function permissionFor(operation: AdminOperation): string {
  return requiredPermissions[operation][0]
}
