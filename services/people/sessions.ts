import { transaction } from '../../adapters/postgres/transaction.ts'
import { NIL_ID } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { hashPassword, verifyPassword } from '../../adapters/secrets.ts'
import type { SessionCookie } from '../../adapters/session-cookie.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import { findUserByEmail } from '../../adapters/stores/people/across-tenants.ts'
import { recordAudit } from '../../adapters/stores/audit/record.ts'
import { findSessionByHash, type SessionRecord } from '../../adapters/stores/sessions/across-tenants.ts'
import { touchSession } from '../../adapters/stores/sessions/admin-sessions.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { effectivePermissions, isAdmin, isSuperAdmin } from '../../domain/permissions.ts'
import { Refusal } from '../../domain/refusal.ts'
import { sessionOf, type AdminCaller, type RequestSource } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import { inPasswordTurn } from '../admin/password-turns.ts'
import { beginAttempt } from './lockout.ts'

export type SessionReadDeps = { db: Pool; clock: ChangeDeps['clock']; sessionCookie: SessionCookie }
export type AdminSessionDeps = ChangeDeps & SessionReadDeps

/** A session under a new cookie: `cookie` is the header to set. */
export type OpenedSession = { caller: AdminCaller; cookie: string }

const IDLE_MS = 12 * 3_600_000
const WHOLE_MS = 7 * 24 * 3_600_000
const NOTED_EVERY_MS = 60_000
/** Workspace for records of sign-ins with an unknown address, so that they take the same time as others. */
const NO_TENANT = NIL_ID

/**
 * The caller behind a session cookie; undefined when the session has ended or its user is deactivated. Read for every
 * request, so that the end of a session or the loss of a permission takes effect immediately in every process. The use
 * is recorded at most once a minute.
 * @param isUse false without user activity: an open page does not extend the session
 */
export async function authenticateSession(
  { db, clock, sessionCookie }: SessionReadDeps,
  value: string,
  source: RequestSource,
  { isUse = true } = {},
): Promise<AdminCaller | undefined> {
  const record = await findSessionByHash(db, sessionCookie.hash(value))
  const now = clock.now()
  if (record === undefined || !record.user.active || endOf(record) <= now) return undefined
  if (isUse && now.getTime() - record.lastUsedAt.getTime() >= NOTED_EVERY_MS) {
    record.lastUsedAt = now
    await touchSession(db, record.tenantId, record.id, now)
  }
  return callerOf(record, sessionCookie.csrfToken(value), source)
}

/**
 * Opens a session for the correct password. Unknown address, wrong password and inactive user take the same time and
 * give the same answer.
 * @param previous value of the cookie that came with the request: its session ends
 * @throws Refusal `locked_out`, `invalid_credentials`
 */
export async function login(
  deps: AdminSessionDeps,
  { email, password, previous }: { email: string; password: string; previous: string | undefined },
  source: RequestSource,
): Promise<OpenedSession> {
  const { knex, db, clock, newId, sessionCookie } = deps
  const attempt = await beginAttempt(deps, { email, address: source.address })
  const user = await findUserByEmail(knex, email)
  const right = await verifyPassword(password, user?.passwordHash ?? null)
  const value = sessionCookie.mint()
  const opened =
    right &&
    user?.active === true &&
    (await transaction(knex, async trx => {
      const stores = forTenant(trx, user.tenantId)
      const current = await stores.users.findForUpdate({ id: user.id })
      // Changes during the check of the password take effect.
      if (current?.active !== true || current.passwordHash !== user.passwordHash) return false
      const now = clock.now()
      await stores.sessions.open({
        id: newId(),
        userId: user.id,
        tokenHash: sessionCookie.hash(value),
        now,
        expiresAt: new Date(now.getTime() + WHOLE_MS),
      })
      await stores.users.recordLogin(user.id, now)
      await stores.audit.record({
        id: newId(),
        action: 'session.login',
        actor: { type: 'user', id: user.id, name: current.name, tokenId: null },
        subject: { type: 'user', id: user.id, name: current.email },
        details: {},
        address: source.address,
        requestId: source.requestId,
        at: now,
      })
      return true
    }))
  if (!opened) {
    const subject = user === undefined ? {} : { type: 'user', id: user.id, name: email.toLowerCase() }
    await recordAudit(db, user?.tenantId ?? NO_TENANT, {
      id: newId(),
      action: 'session.login_failed',
      actor: { type: 'anonymous' },
      subject,
      details: {},
      ...source,
      now: clock.now(),
    })
    throw new Refusal('invalid_credentials')
  }
  await attempt.succeeded()
  if (previous !== undefined) await endByCookie(deps, previous)
  return await reopened(deps, value, source)
}

export async function logout(deps: AdminSessionDeps, caller: AdminCaller): Promise<void> {
  const { id } = sessionOf(caller)
  await change(deps, caller, 'session.logout', async stores => {
    await stores.sessions.end(id)
    return { result: undefined, resource: ownUser(caller), before: null, after: null }
  })
}

/**
 * Changes the caller's password; every other session of the user ends, the user's tokens are revoked, and the current
 * session continues with a new cookie.
 * @throws Refusal `locked_out`, `invalid_credentials` when the current password is wrong, `unauthorized` when the
 * session has ended meanwhile
 */
export async function changeOwnPassword(
  deps: AdminSessionDeps,
  caller: AdminCaller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<OpenedSession> {
  const { knex, clock, newId, sessionCookie } = deps
  const session = sessionOf(caller)
  const attempt = await beginAttempt(deps, { email: caller.user.email, address: caller.address })
  const known = await forTenant(knex, caller.tenantId).users.find({ id: caller.user.id })
  const inTurn = async <Result>(work: () => Promise<Result>) => await inPasswordTurn(knex, caller, work)
  const isRight = await inTurn(async () => await verifyPassword(currentPassword, known?.passwordHash ?? null))
  if (!isRight) throw new Refusal('invalid_credentials')
  await attempt.succeeded()
  const passwordHash = await inTurn(async () => await hashPassword(newPassword))
  const value = sessionCookie.mint()
  await change(deps, caller, 'session.change_password', async stores => {
    const before = found(await stores.users.findForUpdate({ id: caller.user.id }))
    if (before.passwordHash !== known?.passwordHash) throw new Refusal('invalid_credentials')
    const after = found(await stores.users.update(before.id, { passwordHash }))
    await stores.sessions.endOf(before.id, session.id)
    await stores.passwordTokens.endOf(before.id)
    await stores.tokens.revokeOf(before.id, clock.now())
    const next = { id: newId(), tokenHash: sessionCookie.hash(value), now: clock.now() }
    if (!(await stores.sessions.rotate(session.id, next))) throw new Refusal('unauthorized')
    return { result: undefined, resource: ownUser(caller), before, after }
  })
  return await reopened(deps, value, caller)
}

/** Name of the caller's workspace. */
export async function workspaceName({ knex }: Pick<ChangeDeps, 'knex'>, { tenantId }: AdminCaller): Promise<string> {
  return found(await findTenant(knex, { id: tenantId })).name
}

async function reopened(
  deps: AdminSessionDeps,
  value: string,
  { requestId, address }: RequestSource,
): Promise<OpenedSession> {
  const record = await findSessionByHash(deps.db, deps.sessionCookie.hash(value))
  // Deactivated or signed out everywhere just now.
  if (record === undefined) throw new Refusal('invalid_credentials')
  return {
    caller: callerOf(record, deps.sessionCookie.csrfToken(value), { requestId, address }),
    cookie: deps.sessionCookie.set(value, record.expiresAt.getTime() - deps.clock.now().getTime()),
  }
}

async function endByCookie({ knex, db, sessionCookie }: AdminSessionDeps, value: string): Promise<void> {
  const record = await findSessionByHash(db, sessionCookie.hash(value))
  if (record !== undefined) await forTenant(knex, record.tenantId).sessions.end(record.id)
}

function callerOf(record: SessionRecord, csrfToken: string, { requestId, address }: RequestSource): AdminCaller {
  const {
    tenantId,
    id,
    granted,
    user: { id: userId, email, name, roles },
  } = record
  const user = { id: userId, email, name, roles }
  return {
    tenantId,
    user,
    requestId,
    address,
    permissions: effectivePermissions(roles, granted),
    isAdmin: isAdmin(roles),
    isSuperAdmin: isSuperAdmin(roles),
    credential: { type: 'session', id, csrfToken, expiresAt: endOf(record) },
  }
}

function endOf({ lastUsedAt, expiresAt }: SessionRecord): Date {
  return new Date(Math.min(lastUsedAt.getTime() + IDLE_MS, expiresAt.getTime()))
}

function ownUser({ user: { id, email } }: AdminCaller) {
  return { type: 'user', id, name: email }
}
