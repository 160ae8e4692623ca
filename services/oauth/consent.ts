import { isClientAddress } from '../../domain/oauth/client-addresses.ts'
import { isRegistered, redirectTo } from '../../domain/oauth/redirects.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { unknownValue } from '../../domain/refusal.ts'
import { describeScope, grantedScopes, usableScopes } from '../../domain/scopes.ts'
import type { AgentScope } from '../../generated/agent-tools.ts'
import { sessionOf, type AdminCaller } from '../admin/caller.ts'
import { change, type ChangeDeps } from '../admin/change.ts'
import { refuseBeyond } from '../limits.ts'
import { addressesOf, digestOf, findClient, type Client, type OauthDeps } from './clients.ts'

/** The parameters that an application sent a person with. */
export type AuthorizationRequest = {
  clientId: string
  redirectUri: string
  responseType?: string | undefined
  codeChallenge?: string | undefined
  codeChallengeMethod?: string | undefined
  scope?: string | undefined
  state?: string | undefined
  resource?: string | undefined
}
export type OfferedScope = { scope: AgentScope; description: string; requested: boolean }
type RefusalCode = 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_target'
export type Offer = {
  client: Client
  sendsTo: string
  scopes: OfferedScope[]
  refusal: RefusalCode | null
  declineTo: string
}

const CODE_MS = 60_000
/** SHA-256 in base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** @throws Refusal `validation_failed` where the person must not be sent back, `rate_limited` */
export async function checkAuthorization(
  deps: OauthDeps,
  caller: AdminCaller,
  request: AuthorizationRequest,
): Promise<Offer> {
  if (isClientAddress(request.clientId)) await refuseBeyond(deps, budgets.clientDocument, caller.user.id)
  const client = await findClient(deps, request.clientId)
  if (!isRegistered(client.redirectUris, request.redirectUri))
    throw unknownValue('redirectUri', 'The application is not registered with this redirect URI')
  const refusal = refusalOf(deps, request)
  return {
    client,
    sendsTo: new URL(request.redirectUri).hostname,
    scopes: offeredTo(caller, request),
    refusal,
    declineTo: sendBack(deps, request, { error: refusal ?? 'access_denied' }),
  }
}

/**
 * The consent of the signed-in user.
 * @returns the redirect URI with the code
 * @throws Refusal `validation_failed` for a request that is not valid, or a scope that was not offered, `rate_limited`
 */
export async function grantAuthorization(
  deps: OauthDeps & ChangeDeps,
  caller: AdminCaller,
  { request, scopes }: { request: AuthorizationRequest; scopes: string[] },
): Promise<string> {
  const { client, sendsTo, scopes: offered, refusal } = await checkAuthorization(deps, caller, request)
  if (refusal !== null) throw unknownValue('request', `The request is not valid: ${refusal}`)
  const unknown = scopes.findIndex(scope => !offered.some(one => one.scope === scope))
  if (unknown !== -1) throw unknownValue(`scopes.${unknown}`, 'The scope was not offered')
  const tokenId = deps.newId()
  await change(deps, caller, 'token.authorize', () => ({
    result: undefined,
    resource: { type: 'token', id: tokenId, name: client.name },
    before: null,
    after: null,
    details: { scopes, redirectUri: request.redirectUri },
  }))
  const code = deps.oauth.codes.sign({
    tenantId: caller.tenantId,
    userId: caller.user.id,
    sessionId: sessionOf(caller).id,
    tokenId,
    client: client.digest,
    name: client.name,
    redirect: digestOf(request.redirectUri),
    application: sendsTo,
    challenge: request.codeChallenge ?? '',
    scopes,
    expiresAt: deps.clock.now().getTime() + CODE_MS,
  })
  return sendBack(deps, request, { code })
}

function refusalOf(deps: OauthDeps, request: AuthorizationRequest): RefusalCode | null {
  const { responseType, codeChallenge = '', codeChallengeMethod, scope, resource } = request
  if (responseType !== 'code') return 'unsupported_response_type'
  // Without a method the challenge would be the verifier itself.
  if (codeChallengeMethod !== 'S256' || !CHALLENGE.test(codeChallenge)) return 'invalid_request'
  if (resource !== undefined && resource !== addressesOf(deps).gateway) return 'invalid_target'
  return scope !== undefined && requestedIn(scope).size === 0 ? 'invalid_scope' : null
}

/** An application that names no scope asks for all. */
function offeredTo({ permissions }: AdminCaller, { scope }: AuthorizationRequest): OfferedScope[] {
  const requested = requestedIn(scope ?? 'mcp')
  return usableScopes(permissions).map(one => ({
    scope: one,
    description: describeScope(one),
    requested: requested.has(one),
  }))
}

function requestedIn(scope: string): ReadonlySet<string> {
  return grantedScopes(scope.split(' ').filter(one => one.startsWith('mcp')))
}

/** `iss` tells an application of several servers whose answer it is (RFC 9207). */
function sendBack(deps: OauthDeps, { redirectUri, state }: AuthorizationRequest, answer: Record<string, string>) {
  return redirectTo(redirectUri, { ...answer, state, iss: addressesOf(deps).issuer })
}
