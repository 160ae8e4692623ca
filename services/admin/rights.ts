import type { TenantStores } from '../../adapters/stores/tenant.ts'
import { ALL_PERMISSIONS, isBuiltInRole } from '../../domain/permissions.ts'
import { permissionDenied, requirePermissions, type AdminCaller } from './caller.ts'

/**
 * Callers cannot grant more than their own rights, or change a user who has more: either would amount to having them.
 * @param roles those to be granted, or those of the user to be changed
 * @throws Refusal `permission_denied` with the missing permission; for `super_admin`, which is more than its
 * permissions, with its code
 */
export async function requireNoMoreThan(
  caller: AdminCaller,
  { roles: roleStore }: Pick<TenantStores, 'roles'>,
  roles: readonly string[],
): Promise<void> {
  if (roles.includes('super_admin') && !caller.isSuperAdmin) throw permissionDenied('super_admin')
  if (caller.isAdmin) return
  if (roles.some(isBuiltInRole)) {
    requirePermissions(caller, ALL_PERMISSIONS)
    throw permissionDenied('admin')
  }
  const named = (await roleStore.list()).filter(({ code }) => roles.includes(code))
  requirePermissions(
    caller,
    named.flatMap(({ permissions }) => permissions),
  )
}
