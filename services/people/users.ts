import { hashPassword } from '../../adapters/secrets.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { USERS_BY_EMAIL, type User, type UserFilter } from '../../adapters/stores/people/people.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { BUILT_IN_ROLES, isAdmin } from '../../domain/permissions.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  changeOnce,
  found,
  requireMatch,
  rowToChange,
  type Changed,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { endLockout, lockedUntil } from './lockout.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { requireNoMoreThan } from '../admin/rights.ts'
import { inPasswordTurn } from '../admin/password-turns.ts'

/** A user with the end of a lockout, if there is one. */
export type AdminUser = User & { lockedOutUntil: Date | null }
export type NewUserInput = {
  email: string
  name: string
  password?: string | undefined
  roles: string[]
  active: boolean
}
export type UserPatch = { email?: string | undefined; name?: string | undefined; roles?: string[] | undefined }

type ReadDeps = Pick<ChangeDeps, 'knex'>

export async function listUsers(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { limit, cursor, ...filter }: ListQuery & UserFilter,
): Promise<ListPage<AdminUser>> {
  const { items, nextCursor } = await listPage(
    'users',
    USERS_BY_EMAIL,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).users.search(filter, window),
  )
  return { items: await withLockouts(knex, items), nextCursor }
}

/** @throws Refusal `not_found` */
export async function getUser({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<AdminUser> {
  return await withLockout(knex, found(await forTenant(knex, tenantId).users.find({ id })))
}

/**
 * @throws Refusal `conflict` for an address that is used anywhere, `permission_denied` for roles beyond the caller's
 * own, `validation_failed` for unknown ones
 */
export async function createUser(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewUserInput,
  answer: (user: AdminUser) => StoredReply,
): Promise<AdminUser> {
  // Before the password is hashed, and again in the change: a refused request must not cost a hash.
  await requireGrantable(caller, forTenant(deps.knex, caller.tenantId), input.roles)
  const passwordHash =
    input.password === undefined
      ? null
      : await inPasswordTurn(deps.knex, caller, async () => await hashPassword(input.password ?? ''))
  return await changeUsers(deps, caller, { action: 'user.create', answer }, async stores => {
    await requireGrantable(caller, stores, input.roles)
    const after = await stores.users.insert({
      id: deps.newId(),
      email: input.email.toLowerCase(),
      name: input.name,
      roles: input.roles,
      active: input.active,
      passwordHash,
    })
    return { result: { ...after, lockedOutUntil: null }, resource: resourceOf(after), before: null, after }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for a used address or the last admin's role,
 * `permission_denied`, `validation_failed`
 */
export async function updateUser(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
  patch: UserPatch,
): Promise<AdminUser> {
  return await changeUser(deps, caller, 'user.update', target, async (before, stores) => {
    const { roles } = patch
    if (roles !== undefined)
      await requireGrantable(
        caller,
        stores,
        roles.filter(role => !before.roles.includes(role)),
      )
    if (roles !== undefined && !isAdmin(roles)) await requireOtherAdmin(before, stores)
    return { ...patch, ...(patch.email === undefined ? {} : { email: patch.email.toLowerCase() }) }
  })
}

/** Ends a lockout as well. @throws Refusal `not_found`, `precondition_failed`, `permission_denied` */
export async function activateUser(deps: ChangeDeps, caller: AdminCaller, target: Target): Promise<AdminUser> {
  return await changeUser(deps, caller, 'user.activate', target, async (before, _, trx) => {
    await endLockout(trx, before.email)
    return { active: true }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for the caller itself and for the last admin,
 * `permission_denied`
 */
export async function deactivateUser(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
): Promise<AdminUser> {
  return await changeUser(deps, caller, 'user.deactivate', { id, ifMatch }, async (before, stores) => {
    if (before.id === caller.user.id) throw new Refusal('conflict', { message: 'Users cannot deactivate themselves' })
    await requireOtherAdmin(before, stores)
    await stores.sessions.endOf(before.id)
    return { active: false }
  })
}

/**
 * Ends the user's sessions except the calling one, clears every lockout and revokes the user's tokens: a stranger who
 * knew the old password may have created any of them.
 * @throws Refusal `not_found`, `precondition_failed`, `permission_denied`
 */
export async function setUserPassword(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  password: string,
): Promise<void> {
  const stores = forTenant(deps.knex, caller.tenantId)
  // Before the password is hashed, and again in the change: a refused request must not cost a hash.
  const user = found(await stores.users.find({ id }))
  requireMatch(ifMatch, user)
  await requireNoMoreThan(caller, stores, user.roles)
  const passwordHash = await inPasswordTurn(deps.knex, caller, async () => await hashPassword(password))
  await changeUser(deps, caller, 'user.set_password', { id, ifMatch }, async (before, stores, trx) => {
    await stores.sessions.endOf(before.id, caller.credential.type === 'session' ? caller.credential.id : undefined)
    await stores.tokens.revokeOf(before.id, deps.clock.now())
    await endLockout(trx, before.email)
    return { passwordHash }
  })
}

type Decide = (
  before: User,
  stores: TenantStores,
  trx: Database,
) => Promise<{ [Name in keyof User]?: User[Name] | undefined }>

async function changeUser(
  deps: ChangeDeps,
  caller: AdminCaller,
  action: string,
  { id, ifMatch }: Target,
  decide: Decide,
): Promise<AdminUser> {
  return await changeUsers(deps, caller, { action }, async (stores, trx) => {
    const before = await rowToChange(stores.users, { id }, ifMatch)
    await requireNoMoreThan(caller, stores, before.roles)
    const after = await stores.users.change(before, await decide(before, stores, trx))
    if (isAnotherSignIn(before, after)) await stores.passwordTokens.endOf(id)
    return { result: await withLockout(trx, after), resource: resourceOf(after), before, after }
  })
}

/** Links that were mailed before must no longer work. */
function isAnotherSignIn(before: User, after: User): boolean {
  return after.email !== before.email || after.passwordHash !== before.passwordHash || !after.active
}

/** Changes to a workspace's users run one after another: whether an admin is the last one depends on all of them. */
async function changeUsers(
  deps: ChangeDeps,
  caller: AdminCaller,
  { action, answer }: { action: string; answer?: (user: AdminUser) => StoredReply },
  work: (stores: TenantStores, trx: Database) => Promise<Changed<AdminUser>>,
): Promise<AdminUser> {
  return await changeOnce(deps, caller, { action, answer }, async (stores, trx) => {
    await lockTenant(trx, caller.tenantId)
    return await work(stores, trx)
  })
}

async function requireGrantable(caller: AdminCaller, stores: TenantStores, roles: readonly string[]): Promise<void> {
  const known = new Set<string>([...BUILT_IN_ROLES, ...(await stores.roles.list()).map(({ code }) => code)])
  const unknown = roles.flatMap((role, index) =>
    known.has(role) ? [] : [{ field: `roles.${index}`, rule: 'enum' as const }],
  )
  if (unknown.length > 0)
    throw new Refusal('validation_failed', {
      message: 'There is no such role',
      details: { validation_errors: unknown },
    })
  await requireNoMoreThan(caller, stores, roles)
}

async function requireOtherAdmin(user: User, { users }: TenantStores): Promise<void> {
  if (user.active && isAdmin(user.roles) && (await users.countActive(BUILT_IN_ROLES)) === 1) {
    throw new Refusal('conflict', { message: 'The workspace would be left without an active admin' })
  }
}

async function withLockouts(knex: Database, users: readonly User[]): Promise<AdminUser[]> {
  const until = await lockedUntil(
    knex,
    users.map(({ email }) => email),
  )
  return users.map(user => ({ ...user, lockedOutUntil: until.get(user.email) ?? null }))
}

async function withLockout(knex: Database, user: User): Promise<AdminUser> {
  return (await withLockouts(knex, [user]))[0] as AdminUser
}

function resourceOf({ id, email }: User) {
  return { type: 'user', id, name: email }
}
