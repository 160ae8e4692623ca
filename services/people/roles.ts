import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { ROLES_BY_CODE, type Role } from '../../adapters/stores/people/people.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { ALL_PERMISSIONS, BUILT_IN_ROLES, isBuiltInRole, isPermission } from '../../domain/permissions.ts'
import { Refusal } from '../../domain/refusal.ts'
import { permissions, type PermissionRow } from '../../generated/permissions.ts'
import { requirePermissions, type AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  rowToChange,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

/** A role of the workspace, or a built-in one, which has no row and never changes. */
export type AdminRole = {
  code: string
  name: string
  permissions: readonly string[]
  builtIn: boolean
  users: number
  revision: number
  createdAt: Date | null
  updatedAt: Date | null
}
export type NewRoleInput = { code: string; name?: string | undefined; permissions: string[] }
export type RolePatch = { name?: string | undefined; permissions?: string[] | undefined }

type ReadDeps = Pick<ChangeDeps, 'knex'>

const BUILT_IN_NAMES = { admin: 'Admin', super_admin: 'Super-admin' }

export function listPermissions(): readonly PermissionRow[] {
  return [...permissions].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Sorted by code, the built-in ones among them. A workspace has few roles, so a page is cut out of all of them. */
export async function listRoles(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<AdminRole>> {
  return await listPage('roles', ROLES_BY_CODE, query, async ({ limit, after }) => {
    const all = (await allRoles({ knex }, tenantId)).sort((a, b) => (a.code < b.code ? -1 : 1))
    const following = all.filter(({ code }) => after === undefined || code > (after[0] ?? ''))
    const items = following.slice(0, limit)
    return { items, next: following.length > limit ? [items[items.length - 1]?.code ?? ''] : undefined }
  })
}

/** @throws Refusal `not_found` */
export async function getRole({ knex }: ReadDeps, { tenantId }: AdminCaller, code: string): Promise<AdminRole> {
  return found((await allRoles({ knex }, tenantId)).find(role => role.code === code))
}

/**
 * @throws Refusal `conflict` for a code that exists, `permission_denied` for permissions that the caller lacks,
 * `validation_failed` for unknown ones
 */
export async function createRole(
  deps: ChangeDeps,
  caller: AdminCaller,
  { code, name, permissions: wanted }: NewRoleInput,
  answer: (role: AdminRole) => StoredReply,
): Promise<AdminRole> {
  requireKnown(wanted)
  requirePermissions(caller, wanted)
  return await changeOnce(deps, caller, { action: 'role.create', answer }, async stores => {
    if (isBuiltInRole(code) || (await stores.roles.find({ code })) !== undefined)
      throw new Refusal('conflict', { message: 'A role has this code already' })
    const after = await stores.roles.insert({ code, name: name ?? code, permissions: wanted })
    return { result: adminRole(after, 0), resource: resourceOf(code, after.name), before: null, after }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for a built-in role, `permission_denied` for a role
 * with permissions that the caller lacks, before or after, `validation_failed`
 */
export async function updateRole(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id: code, ifMatch }: Target,
  patch: RolePatch,
): Promise<AdminRole> {
  requireOwn(code)
  return await change(deps, caller, 'role.update', async stores => {
    const before = await rowToChange<Role>(stores.roles, { code }, ifMatch)
    requireKnown(patch.permissions ?? [], before.permissions)
    requireHeld(caller, [...before.permissions, ...(patch.permissions ?? [])])
    const after = await stores.roles.change(before, patch)
    return {
      result: adminRole(after, (await stores.roles.countUsers()).get(code) ?? 0),
      resource: resourceOf(code, after.name),
      before,
      after,
    }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for a built-in role and one that users have,
 * `permission_denied` for one with permissions that the caller lacks
 */
export async function deleteRole(deps: ChangeDeps, caller: AdminCaller, { id: code, ifMatch }: Target): Promise<void> {
  requireOwn(code)
  await change(deps, caller, 'role.delete', async (stores, trx) => {
    // No user is given the role meanwhile.
    await lockTenant(trx, caller.tenantId)
    const before = await rowToChange<Role>(stores.roles, { code }, ifMatch)
    requireHeld(caller, before.permissions)
    if ((await stores.roles.countUsers()).has(code)) throw new Refusal('conflict', { message: 'Users have this role' })
    await stores.roles.delete(code)
    return { result: undefined, resource: resourceOf(code, before.name), before, after: null }
  })
}

async function allRoles({ knex }: ReadDeps, tenantId: string): Promise<AdminRole[]> {
  const { roles } = forTenant(knex, tenantId)
  const [rows, counts] = await Promise.all([roles.list(), roles.countUsers()])
  const builtIn = BUILT_IN_ROLES.map(code => ({
    code,
    name: BUILT_IN_NAMES[code],
    permissions: ALL_PERMISSIONS,
    builtIn: true,
    users: counts.get(code) ?? 0,
    revision: 0,
    createdAt: null,
    updatedAt: null,
  }))
  return [...rows.map(row => adminRole(row, counts.get(row.code) ?? 0)), ...builtIn]
}

function adminRole({ code, name, permissions: held, revision, createdAt, updatedAt }: Role, users: number): AdminRole {
  return { code, name, permissions: held, builtIn: false, users, revision, createdAt, updatedAt }
}

function requireOwn(code: string): void {
  if (isBuiltInRole(code)) throw new Refusal('conflict', { message: 'A built-in role cannot be changed' })
}

/** Permissions that the service no longer knows allow nothing. */
function requireHeld(caller: AdminCaller, codes: readonly string[]): void {
  requirePermissions(caller, codes.filter(isPermission))
}

/** @param current may stay, even those that the service no longer knows */
function requireKnown(codes: readonly string[], current: readonly string[] = []): void {
  const unknown = codes.flatMap((code, index) =>
    isPermission(code) || current.includes(code) ? [] : [{ field: `permissions.${index}`, rule: 'enum' as const }],
  )
  if (unknown.length > 0)
    throw new Refusal('validation_failed', {
      message: 'There is no such permission',
      details: { validation_errors: unknown },
    })
}

function resourceOf(code: string, name: string) {
  return { type: 'role', id: code, name }
}
