import { hash } from 'node:crypto'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { generateAccessToken, hashToken, isAccessToken } from '../../adapters/secrets.ts'
import { tenantOfToken } from '../../adapters/stores/people/across-tenants.ts'
import type { AccessToken } from '../../adapters/stores/people/people.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { RequestSource } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'
import { addressesOf, digestOf, digestOfClient, type Grant, type OauthDeps } from './clients.ts'

type Deps = OauthDeps & ChangeDeps
/** `client`: the digest of its identifier. */
type Caller = { client: string; source: RequestSource }
type Values = { accessToken: string; refreshToken: string; expiresInSeconds: number; scopes: readonly string[] }
type Exchange = { code?: string | undefined; redirectUri?: string | undefined; verifier?: string | undefined }

const ACCESS_MS = 3_600_000
const REFRESH_MS = 30 * 24 * 3_600_000

/** @throws Refusal `invalid_client` */
export function clientOf(deps: OauthDeps, id: string): string {
  const client = digestOfClient(deps, id)
  if (client === undefined) throw new Refusal('invalid_client')
  return client
}

/** @throws Refusal `invalid_target` where the token is wanted for something else */
export function requireGateway(deps: OauthDeps, resource: string | undefined): void {
  if (resource !== undefined && resource !== addressesOf(deps).gateway) throw new Refusal('invalid_target')
}

/**
 * The token for the code of a consent. The token's id is in the code, so a second use finds the first one's token, and
 * revokes it.
 * @throws Refusal `invalid_grant`
 */
export async function exchangeCode(
  deps: Deps,
  { client, source }: Caller,
  { code = '', redirectUri = '', verifier = '' }: Exchange,
): Promise<Values> {
  const grant = deps.oauth.codes.open(code)
  if (grant === undefined || grant.client !== client) throw new Refusal('invalid_grant')
  const isProven = grant.redirect === digestOf(redirectUri) && grant.challenge === hash('sha256', verifier, 'base64url')
  const made = await transaction(deps.knex, async trx => {
    const stores = forTenant(trx, grant.tenantId)
    // Locked before the look-up: of two exchanges at once the second one finds the token.
    const owner = await stores.users.findForUpdate({ id: grant.userId })
    const used = await stores.tokens.findForUpdate({ id: grant.tokenId })
    if (used !== undefined) {
      await revoke(deps, stores, { token: used, source, reason: 'code_used_twice' })
      return undefined
    }
    const isValid = isProven && grant.expiresAt > deps.clock.now().getTime()
    // A sign-out or a new password meanwhile ends what the session consented to.
    if (!isValid || owner?.active !== true || !(await stores.sessions.has(grant.sessionId))) return undefined
    const { values, columns } = nextValues(deps, { ...grant, number: 1 })
    const token = await stores.tokens.insert({
      id: grant.tokenId,
      userId: owner.id,
      name: grant.name,
      scopes: grant.scopes,
      clientDigest: client,
      application: grant.application,
      ...columns,
    })
    await stores.audit.record({
      id: deps.newId(),
      action: 'token.create',
      actor: { type: 'user', id: owner.id, name: owner.name, tokenId: null },
      subject: { type: 'token', id: token.id, name: token.name },
      details: { scopes: token.scopes, application: token.application },
      ...source,
      at: deps.clock.now(),
    })
    return values
  })
  if (made === undefined) throw new Refusal('invalid_grant')
  return made
}

/**
 * The next access and refresh token for a refresh token, which is used up. One that was used before is with two
 * holders, of whom one has stolen it: the token is revoked.
 * @throws Refusal `invalid_grant`
 */
export async function renewToken(
  deps: Deps,
  { client, source }: Caller,
  refreshToken: string | undefined,
): Promise<Values> {
  const renewal = deps.oauth.refreshTokens.open(refreshToken ?? '')
  if (renewal === undefined) throw new Refusal('invalid_grant')
  const made = await transaction(deps.knex, async trx => {
    const stores = forTenant(trx, renewal.tenantId)
    const token = await stores.tokens.findForUpdate({ id: renewal.tokenId })
    if (token?.clientDigest !== client || !isStanding(token, deps.clock.now())) return undefined
    if (token.refreshNumber !== renewal.number) {
      await revoke(deps, stores, { token, source, reason: 'refresh_token_used_twice' })
      return undefined
    }
    const owner = await stores.users.find({ id: token.userId })
    if (owner?.active !== true) return undefined
    const next = { tenantId: renewal.tenantId, tokenId: token.id, number: renewal.number + 1, scopes: token.scopes }
    const { values, columns } = nextValues(deps, next)
    await stores.tokens.update(token.id, columns)
    return values
  })
  if (made === undefined) throw new Refusal('invalid_grant')
  return made
}

/**
 * Revokes the token of a client by its present value or by a refresh token. What is unknown, or was made by hand,
 * answers alike.
 * @throws Refusal `invalid_grant` for another client's
 */
export async function revokeByValue(deps: Deps, { client, source }: Caller, value: string): Promise<void> {
  const renewal = deps.oauth.refreshTokens.open(value)
  const tokenHash = isAccessToken(value) ? hashToken(value) : undefined
  const tenantId =
    renewal?.tenantId ?? (tokenHash === undefined ? undefined : await tenantOfToken(deps.knex, tokenHash))
  if (tenantId === undefined) return
  await transaction(deps.knex, async trx => {
    const stores = forTenant(trx, tenantId)
    const token = await stores.tokens.findForUpdate(
      renewal === undefined ? { tokenHash: tokenHash as Buffer } : { id: renewal.tokenId },
    )
    if (token === undefined || token.clientDigest === null) return
    if (token.clientDigest !== client) throw new Refusal('invalid_grant')
    await revoke(deps, stores, { token, source, reason: 'revoked_by_application' })
  })
}

function nextValues(
  { oauth, clock }: Deps,
  { tenantId, tokenId, number, scopes }: Pick<Grant, 'tenantId' | 'tokenId' | 'scopes'> & { number: number },
) {
  const accessToken = generateAccessToken()
  const now = clock.now().getTime()
  const refreshToken = oauth.refreshTokens.sign({ tenantId, tokenId, number })
  const values: Values = { accessToken, refreshToken, expiresInSeconds: ACCESS_MS / 1000, scopes }
  const columns = {
    tokenHash: hashToken(accessToken),
    expiresAt: new Date(now + REFRESH_MS),
    valueExpiresAt: new Date(now + ACCESS_MS),
    refreshNumber: number,
  }
  return { values, columns }
}

function isStanding({ revokedAt, expiresAt }: AccessToken, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now)
}

/** The change feed announces the row to every process. A second revocation changes nothing. */
async function revoke(
  { newId, clock }: Deps,
  stores: TenantStores,
  { token, source, reason }: { token: AccessToken; source: RequestSource; reason: string },
): Promise<void> {
  if (token.revokedAt !== null) return
  await stores.tokens.update(token.id, { revokedAt: clock.now() })
  await stores.audit.record({
    id: newId(),
    action: 'token.revoke',
    actor: { type: 'anonymous' },
    subject: { type: 'token', id: token.id, name: token.name },
    details: { reason },
    ...source,
    at: clock.now(),
  })
}
