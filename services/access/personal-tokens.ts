import { generateAccessToken, hashToken } from '../../adapters/secrets.ts'
import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import type { AccessToken } from '../../adapters/stores/people/people.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { sessionOf, type AdminCaller } from '../admin/caller.ts'
import { change, changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'
import { requireNoMoreThan } from '../admin/rights.ts'

export type { AccessToken }
export type NewToken = { name: string; scopes: string[]; expiresAt: Date | null }
/** A token with its value, which is not stored. */
export type CreatedToken = { value: string; token: AccessToken }
export type TokenStatus = 'active' | 'expired' | 'revoked'

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Newest first, in any state. @throws Refusal `not_found` when there is no such user */
export async function listTokens(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  userId: string,
  query: ListQuery,
): Promise<ListPage<AccessToken>> {
  const { users, tokens } = forTenant(knex, tenantId)
  found(await users.find({ id: userId }))
  return await listPage(
    'tokens',
    NEWEST_FIRST,
    query,
    async window => await tokens.page(NEWEST_FIRST, window, { userId }),
  )
}

/** @throws Refusal `not_found` */
export async function getOwnToken(
  { knex }: ReadDeps,
  { tenantId, user }: AdminCaller,
  id: string,
): Promise<AccessToken> {
  return found(await forTenant(knex, tenantId).tokens.find({ id, userId: user.id }))
}

/**
 * @throws Refusal `validation_failed` when it would have expired already, `unauthorized` when the session has ended
 * meanwhile
 */
export async function createOwnToken(
  deps: ChangeDeps,
  caller: AdminCaller,
  { name, scopes, expiresAt }: NewToken,
  answer: (created: CreatedToken) => StoredReply,
): Promise<CreatedToken> {
  if (expiresAt !== null && expiresAt <= deps.clock.now()) {
    throw new Refusal('validation_failed', {
      message: 'The token would have expired already',
      details: { validation_errors: [{ field: 'expiresAt', rule: 'minimum' }] },
    })
  }
  const value = generateAccessToken()
  const { id: sessionId } = sessionOf(caller)
  return await changeOnce(deps, caller, { action: 'token.create', answer }, async stores => {
    // A password change ends sessions and revokes tokens: a session that it ended must not create a new token.
    const owner = await stores.users.findForUpdate({ id: caller.user.id })
    if (owner?.active !== true || !(await stores.sessions.has(sessionId))) throw new Refusal('unauthorized')
    const token = await stores.tokens.insert({
      id: deps.newId(),
      userId: caller.user.id,
      name,
      scopes,
      tokenHash: hashToken(value),
      expiresAt,
    })
    return { result: { value, token }, resource: resourceOf(token), before: null, after: token }
  })
}

export async function revokeOwnToken(deps: ChangeDeps, caller: AdminCaller, id: string): Promise<void> {
  await revoke(deps, caller, { id, userId: caller.user.id })
}

/** @throws Refusal `not_found`, `permission_denied` when the user has more permissions than the caller */
export async function revokeUserToken(
  deps: ChangeDeps,
  caller: AdminCaller,
  userId: string,
  id: string,
): Promise<void> {
  await revoke(deps, caller, { id, userId })
}

export function tokenStatus(
  { revokedAt, expiresAt }: Pick<AccessToken, 'revokedAt' | 'expiresAt'>,
  now: Date,
): TokenStatus {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}

/** The change feed announces the row to every process, so the token stops working immediately. */
async function revoke(deps: ChangeDeps, caller: AdminCaller, where: { id: string; userId: string }): Promise<void> {
  await change(deps, caller, 'token.revoke', async stores => {
    const before = found(await stores.tokens.findForUpdate(where))
    const owner = found(await stores.users.find({ id: where.userId }))
    await requireNoMoreThan(caller, stores, owner.roles)
    const after =
      before.revokedAt === null ? found(await stores.tokens.update(before.id, { revokedAt: deps.clock.now() })) : before
    return { result: undefined, resource: resourceOf(before), before, after }
  })
}

function resourceOf({ id, name }: AccessToken) {
  return { type: 'token', id, name }
}
