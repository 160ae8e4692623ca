import { isDeepStrictEqual } from 'node:util'
import { generateAccessToken, hashToken, isAccessToken } from '../../adapters/secrets.ts'
import { findUserByEmail, tenantOfToken } from '../../adapters/stores/people/across-tenants.ts'
import { differences } from '../../adapters/postgres/tenant-rows.ts'
import type { AccessToken, User } from '../../adapters/stores/people/people.ts'
import { parseInstant } from '../../domain/date-time.ts'
import { BUILT_IN_ROLES, isPermission, isSuperAdmin } from '../../domain/permissions.ts'
import { addressInCheck } from './checked-addresses.ts'
import { NOT_HASHED, newHash } from './passwords.ts'
import { reconcile, refuseRepeated } from './reconcile.ts'
import type { WorkspaceDocument } from './document.ts'
import type { ApplyContext } from './types.ts'

type UserEntry = NonNullable<WorkspaceDocument['users']>[number]
type TokenEntry = NonNullable<UserEntry['tokens']>[number]

export async function applyRoles(context: ApplyContext): Promise<void> {
  const { stores, document, changes, findings } = context
  const entries = document.roles ?? []
  refuseRepeated(context, 'roles', entries, entry => entry.code)
  for (const [index, entry] of entries.entries()) {
    const found = await stores.roles.find({ code: entry.code })
    entry.permissions.forEach((permission, position) => {
      // One that the service no longer knows may stay, so that an export can be applied.
      if (isPermission(permission) || found?.permissions.includes(permission) === true) return
      findings.push({
        path: `/roles/${String(index)}/permissions/${String(position)}`,
        message: `There is no permission "${permission}".`,
      })
    })
    if (found === undefined) {
      await stores.roles.insert({ code: entry.code, name: entry.name ?? entry.code, permissions: entry.permissions })
      changes.push({ kind: 'role', code: entry.code, action: 'created' })
      continue
    }
    const patch = differences(found, { name: entry.name ?? found.name, permissions: entry.permissions })
    if (Object.keys(patch).length === 0) continue
    await stores.roles.update(entry.code, patch)
    changes.push({ kind: 'role', code: entry.code, action: 'updated' })
  }
}

export async function applyUsers(context: ApplyContext): Promise<void> {
  const entries = context.document.users ?? []
  refuseRepeated(context, 'users', entries, entry => entry.email.toLowerCase())
  const roles = new Set<string>([...BUILT_IN_ROLES, ...(await context.stores.roles.list()).map(role => role.code)])
  for (const [index, entry] of entries.entries()) {
    const path = `/users/${String(index)}`
    const changed = context.changes.length
    const held = (await context.stores.users.find({ email: entry.email.toLowerCase() }))?.roles ?? []
    const unknown = (entry.roles ?? []).filter(role => !roles.has(role))
    for (const role of unknown) context.findings.push({ path: `${path}/roles`, message: `There is no role "${role}".` })
    const user = await applyUser(context, entry, path)
    if (user !== undefined) await applyTokens(context, user, entry.tokens ?? [], path)
    if (
      context.options.allowGlobal !== true &&
      context.changes.length > changed &&
      isSuperAdmin([...held, ...(entry.roles ?? [])])
    )
      context.findings.push({
        path: `${path}/roles`,
        message: 'A super-admin reaches every workspace: only --allow-global creates or changes one.',
      })
  }
}

async function applyUser(context: ApplyContext, entry: UserEntry, path: string): Promise<User | undefined> {
  const { stores, deps, tenant, options } = context
  const address = entry.email.toLowerCase()
  const found = await stores.users.find({ email: address })
  const isHidden = found === undefined && options.hidesOthers === true
  if (!isHidden && (await refusedForeign(context, address, path))) return undefined
  const email = isHidden ? addressInCheck(address, tenant.id) : address
  const passwordHash = await passwordHashOf(context, entry.password, { email: address, found })
  const fields = {
    name: entry.name,
    ...(entry.roles === undefined ? {} : { roles: entry.roles }),
    ...(entry.active === undefined ? {} : { active: entry.active }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
  }
  // A person who knew the old password may have opened or created either.
  if (found !== undefined && passwordHash !== undefined) await stores.tokens.revokeOf(found.id, deps.clock.now())
  const deactivated = found?.active === true && entry.active === false
  if (found !== undefined && (passwordHash !== undefined || deactivated)) {
    await stores.sessions.endOf(found.id)
    await stores.passwordTokens.endOf(found.id)
  }
  return reconcile(context, stores.users, {
    kind: 'user',
    code: email,
    path,
    id: entry.id,
    found,
    fields,
    create: id => ({ id, email, roles: [], ...fields }),
  })
}

/** Refuses an address of another workspace's user. */
async function refusedForeign({ db, tenant, findings }: ApplyContext, email: string, path: string): Promise<boolean> {
  const holder = await findUserByEmail(db, email)
  if (holder === undefined || holder.tenantId === tenant.id) return false
  findings.push({ path: `${path}/email`, message: `${email} is a user of another workspace.` })
  return true
}

/** The new hash; undefined when the password stays as it is. */
async function passwordHashOf(
  { options: { check, passwords } }: ApplyContext,
  password: string | undefined,
  { email, found }: { email: string; found: User | undefined },
): Promise<string | undefined> {
  if (password === undefined) return undefined
  const stored = found?.passwordHash ?? null
  if (check !== undefined) {
    check.passwords.push({ email, password, stored })
    return NOT_HASHED
  }
  const prepared = passwords?.get(email)
  return prepared?.stored === stored ? prepared.hash : await newHash({ password, stored })
}

async function applyTokens(context: ApplyContext, user: User, entries: TokenEntry[], userPath: string): Promise<void> {
  const existing = await context.stores.tokens.list({ userId: user.id })
  const seen = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const path = `${userPath}/tokens/${String(index)}`
    if (seen.has(entry.name)) context.findings.push({ path, message: `The token "${entry.name}" is named twice.` })
    seen.add(entry.name)
    if (entry.value !== undefined && !isAccessToken(entry.value)) {
      context.findings.push({
        path: `${path}/value`,
        message: 'This is not a token with a valid checksum; `parley token generate` prints one.',
      })
      continue
    }
    const expiresAt = entry.expiresAt == null ? null : parseInstant(entry.expiresAt)
    if (expiresAt === undefined) {
      context.findings.push({ path: `${path}/expiresAt`, message: 'This instant does not exist.' })
      continue
    }
    const named = existing.filter(token => token.name === entry.name)
    const found = named.find(token => token.revokedAt === null) ?? named[0]
    if (found === undefined) await createToken(context, user, { ...entry, expiresAt }, path)
    else await updateToken(context, user, entry, { found, expiresAt, path })
  }
}

async function createToken(
  context: ApplyContext,
  user: User,
  entry: Omit<TokenEntry, 'expiresAt'> & { expiresAt: Date | null },
  path: string,
): Promise<void> {
  const value = entry.value ?? generateAccessToken()
  const tokenHash = hashToken(value)
  if ((await tenantOfToken(context.db, tokenHash)) !== undefined) {
    context.findings.push({ path: `${path}/value`, message: 'This token is in use already.' })
    return
  }
  await context.stores.tokens.insert({
    id: context.deps.newId(),
    userId: user.id,
    name: entry.name,
    scopes: entry.scopes,
    tokenHash,
    expiresAt: entry.expiresAt,
  })
  context.changes.push({ kind: 'token', code: `${user.email}/${entry.name}`, action: 'created' })
  if (entry.value === undefined) context.secrets.tokens.push({ user: user.email, name: entry.name, value })
}

async function updateToken(
  context: ApplyContext,
  user: User,
  entry: TokenEntry,
  { found, expiresAt, path }: { found: AccessToken; expiresAt: Date | null; path: string },
): Promise<void> {
  if (entry.value !== undefined && !hashToken(entry.value).equals(found.tokenHash)) {
    context.findings.push({
      path: `${path}/value`,
      message: `The value of the token "${entry.name}" never changes; give the new one another name.`,
    })
    return
  }
  const patch: Partial<AccessToken> = {
    ...(isDeepStrictEqual(found.scopes, entry.scopes) ? {} : { scopes: entry.scopes }),
    ...(entry.expiresAt === undefined || isDeepStrictEqual(found.expiresAt, expiresAt) ? {} : { expiresAt }),
  }
  if (Object.keys(patch).length === 0) return
  await context.stores.tokens.update(found.id, patch)
  context.changes.push({ kind: 'token', code: `${user.email}/${entry.name}`, action: 'updated' })
}
