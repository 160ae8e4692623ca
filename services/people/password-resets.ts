import { transaction } from '../../adapters/postgres/transaction.ts'
import type { Mailer } from '../../adapters/mail/index.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import { generateLinkToken, hashPassword, hashToken } from '../../adapters/secrets.ts'
import { findUserByEmail } from '../../adapters/stores/people/across-tenants.ts'
import type { User } from '../../adapters/stores/people/people.ts'
import { findPasswordToken } from '../../adapters/stores/sessions/across-tenants.ts'
import type { PasswordTokenPurpose } from '../../adapters/stores/sessions/password-tokens.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { auditStates } from '../../domain/audit-states.ts'
import { renderPasswordMail } from '../../domain/password-mail.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Background } from '../background.ts'
import { refuseBeyond } from '../limits.ts'
import { requireMailServer } from '../mail-server.ts'
import type { AdminCaller, RequestSource } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import { inPasswordTurn } from '../admin/password-turns.ts'
import { endLockout } from './lockout.ts'
import { requireNoMoreThan } from '../admin/rights.ts'

export type PasswordResetDeps = ChangeDeps & { mailer: Mailer; background: Background; publicUrl: string }
export type InvitationDeps = Omit<PasswordResetDeps, 'background'> & { limiter: Limiter }

type Link = { id: string; token: string; user: User; tenantId: string; purpose: PasswordTokenPurpose }

const VALID_MS: Readonly<Record<PasswordTokenPurpose, number>> = { reset: 3_600_000, invitation: 7 * 24 * 3_600_000 }
/** Maximum number of links for a user within an hour: more would flood a mailbox. */
const RESETS_AT_MOST = 3

/**
 * Mails a link to choose a new password, if an active user has the address; earlier ones become invalid. Returns before
 * the address is looked up, so that neither the answer nor its time depends on it.
 * @throws Refusal `conflict` without a mail server
 */
export function requestPasswordReset(deps: PasswordResetDeps, email: string, source: RequestSource): void {
  requireMailServer(deps)
  deps.background.start(async () => {
    const known = await findUserByEmail(deps.knex, email)
    if (known === undefined) return
    const link = await transaction(deps.knex, async trx => {
      const stores = forTenant(trx, known.tenantId)
      const user = await stores.users.findForUpdate({ id: known.id })
      const now = deps.clock.now()
      if (user?.active !== true) return undefined
      if ((await stores.passwordTokens.count(user.id, 'reset', now)) >= RESETS_AT_MOST) return undefined
      await stores.passwordTokens.supersede(user.id, 'reset')
      await stores.audit.record({
        id: deps.newId(),
        action: 'session.request_password_reset',
        actor: { type: 'anonymous' },
        subject: { type: 'user', id: user.id, name: user.email },
        details: {},
        ...source,
        at: now,
      })
      return await addLink(deps, stores, { user, tenantId: known.tenantId, purpose: 'reset' })
    })
    if (link !== undefined) await mailLink(deps, link)
  })
}

/**
 * Sets the password of the user to whom the link was mailed.
 * @throws Refusal `not_found` for a link that is unknown, used or expired, or whose user is inactive
 */
export async function confirmPasswordReset(
  deps: ChangeDeps,
  { token, password }: { token: string; password: string },
  source: RequestSource,
): Promise<void> {
  const tokenHash = hashToken(token)
  const known = await findPasswordToken(deps.knex, tokenHash)
  // Looked up first: guessed links must not make the service hash passwords.
  if (known === undefined || known.expiresAt <= deps.clock.now()) throw invalidLink()
  const passwordHash = await inPasswordTurn(deps.knex, known, async () => await hashPassword(password))
  await transaction(deps.knex, async trx => {
    const stores = forTenant(trx, known.tenantId)
    const before = await stores.users.findForUpdate({ id: known.userId })
    const now = deps.clock.now()
    if (before?.active !== true || !(await stores.passwordTokens.use(tokenHash, now))) throw invalidLink()
    const after = found(await stores.users.update(before.id, { passwordHash }))
    await stores.passwordTokens.endOf(before.id)
    await stores.sessions.endOf(before.id)
    await stores.tokens.revokeOf(before.id, now)
    await endLockout(trx, before.email)
    const states = auditStates(before, after)
    await stores.audit.record({
      id: deps.newId(),
      action: 'session.reset_password',
      actor: { type: 'user', id: before.id, name: before.name, tokenId: null },
      subject: { type: 'user', id: before.id, name: before.email },
      details: {},
      ...(states.outcome === 'changed' ? { before: states.before, after: states.after } : {}),
      ...source,
      at: now,
    })
  })
}

/**
 * Mails a link to choose a first password; earlier invitations of the user become invalid.
 * @throws Refusal `not_found`, `permission_denied`, `rate_limited`; `conflict` without a mail server, and for a user
 * who is inactive or has a password; `service_unavailable` when the mail server does not accept the mail
 */
export async function inviteUser(deps: InvitationDeps, caller: AdminCaller, id: string): Promise<void> {
  await refuseBeyond(deps, budgets.invitation, caller.tenantId)
  const link = await change(deps, caller, 'user.invite', async stores => {
    const user = found(await stores.users.findForUpdate({ id }))
    await requireNoMoreThan(caller, stores, user.roles)
    requireMailServer(deps)
    if (!user.active) throw new Refusal('conflict', { message: 'The user is inactive' })
    if (user.passwordHash !== null) throw new Refusal('conflict', { message: 'The user has a password' })
    await stores.passwordTokens.endOf(user.id, 'invitation')
    const added = await addLink(deps, stores, { user, tenantId: caller.tenantId, purpose: 'invitation' })
    return { result: added, resource: { type: 'user', id, name: user.email }, before: null, after: null }
  })
  try {
    await mailLink(deps, link, caller.user.name)
  } catch (error) {
    throw new Refusal('service_unavailable', { message: 'The mail server did not accept the invitation', cause: error })
  }
}

async function addLink(
  { newId, clock }: ChangeDeps,
  stores: TenantStores,
  of: Pick<Link, 'user' | 'tenantId' | 'purpose'>,
): Promise<Link> {
  const link = { id: newId(), token: generateLinkToken(), ...of }
  const now = clock.now()
  await stores.passwordTokens.add({
    id: link.id,
    userId: of.user.id,
    purpose: of.purpose,
    tokenHash: hashToken(link.token),
    now,
    expiresAt: new Date(now.getTime() + VALID_MS[of.purpose]),
  })
  return link
}

async function mailLink(
  { knex, mailer, publicUrl }: Pick<PasswordResetDeps, 'knex' | 'mailer' | 'publicUrl'>,
  { id, token, user, tenantId, purpose }: Link,
  inviter?: string,
): Promise<void> {
  const { name: workspace } = found(await findTenant(knex, { id: tenantId }))
  // A fragment is never sent, so that the token reaches no log of a server or proxy.
  const link = `${publicUrl}/console/password#token=${token}`
  const { subject, text } = renderPasswordMail({ purpose, name: user.name, workspace, inviter, link })
  await mailer.send({ id: `password-${id}`, from: undefined, to: [user.email], subject, text, attachments: [] })
}

function invalidLink(): Refusal {
  return new Refusal('not_found', { message: 'The link is unknown, used or expired' })
}
