import { decodeJwt } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  None,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  processRevocationResponse,
  refreshTokenGrantRequest,
  ResponseBodyError,
  revocationRequest,
  validateAuthResponse,
  type AuthorizationServer,
  type ClientAuth,
  type TokenEndpointResponse,
} from 'oauth4webapi'
import { EgressFailure, egressFetch, type Egress } from '../egress/index.ts'

/** An authorization server, and the client that we are there. */
export type OauthServer = {
  /** Null where only the addresses are known. */
  issuer: string | null
  /** Whether every answer of the server carries `iss` (RFC 9207). */
  sendsIssuer: boolean
  authorizationUrl: string
  tokenUrl: string
  revocationUrl: string | null
  clientId: string
  clientSecret: string | null
  secretInBody: boolean
  scope: string | null
  /** What the tokens are for (RFC 8707). */
  resource: string | null
}

/** `account`: whom the tokens act for, as far as the server tells. */
export type IssuedTokens = {
  accessToken: string
  refreshToken: string | null
  expiresInS: number | null
  scope: string | null
  account: string | null
}

/** The message names no address, code or token, so that it may be shown and logged. */
export class OauthFailure extends Error {
  /** The server refuses the code or the refresh token for good. */
  readonly isRefused: boolean

  constructor(message: string, { cause, isRefused = false }: { cause?: unknown; isRefused?: boolean } = {}) {
    super(message, { cause })
    this.name = 'OauthFailure'
    this.isRefused = isRefused
  }

  get timedOut(): boolean {
    return this.cause instanceof EgressFailure && this.cause.timedOut
  }
}

type Sent = { redirectUrl: string; state: string; verifier: string }

/** The authorization code grant with PKCE, its refresh and its end. Everything but `address` throws OauthFailure. */
export type OauthClient = {
  /** Where the person's browser is sent. */
  address(server: OauthServer, sent: Sent): Promise<string>
  exchange(server: OauthServer, sent: Sent, answer: URLSearchParams, timeoutMs: number): Promise<IssuedTokens>
  refresh(server: OauthServer, refreshToken: string, timeoutMs: number): Promise<IssuedTokens>
  revoke(server: OauthServer, token: string, timeoutMs: number): Promise<void>
}

export const OAUTH_BYTES_AT_MOST = 256 * 1024

export function createOauthClient(egress: Egress): OauthClient {
  const options = (timeoutMs: number, resource: string | null = null) => ({
    [customFetch]: egressFetch(egress, { timeoutMs, maxBytes: OAUTH_BYTES_AT_MOST }),
    // The egress decides what may be called.
    [allowInsecureRequests]: true,
    ...(resource === null ? {} : { additionalParameters: { resource } }),
  })
  return {
    address: addressOf,
    exchange: async (server, { redirectUrl, state, verifier }, answer, timeoutMs) =>
      await explained(async () => {
        const [as, client] = [metadataOf(server, answer.get('iss')), { client_id: server.clientId }]
        const valid = validateAuthResponse(as, client, answer, state)
        const sent = options(timeoutMs, server.resource)
        const response = await authorizationCodeGrantRequest(
          as,
          client,
          authOf(server),
          valid,
          redirectUrl,
          verifier,
          sent,
        )
        const { plain, account } = await withoutIdToken(response)
        return issued(await processAuthorizationCodeResponse(as, client, plain), account)
      }),
    refresh: async (server, refreshToken, timeoutMs) =>
      await explained(async () => {
        const [as, client] = [metadataOf(server, null), { client_id: server.clientId }]
        const sent = options(timeoutMs, server.resource)
        const response = await refreshTokenGrantRequest(as, client, authOf(server), refreshToken, sent)
        const { plain, account } = await withoutIdToken(response)
        return issued(await processRefreshTokenResponse(as, client, plain), account)
      }),
    revoke: async (server, token, timeoutMs) => {
      await explained(async () => {
        const [as, client] = [metadataOf(server, null), { client_id: server.clientId }]
        await processRevocationResponse(await revocationRequest(as, client, authOf(server), token, options(timeoutMs)))
      })
    },
  }
}

async function addressOf(server: OauthServer, { redirectUrl, state, verifier }: Sent): Promise<string> {
  const url = new URL(server.authorizationUrl)
  const parameters = {
    response_type: 'code',
    client_id: server.clientId,
    redirect_uri: redirectUrl,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    scope: server.scope,
    resource: server.resource,
  }
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value)
  // OpenID Connect gives a refresh token only after an explicit consent.
  if (server.scope?.split(' ').includes('offline_access') === true && !url.searchParams.has('prompt'))
    url.searchParams.set('prompt', 'consent')
  return url.href
}

/**
 * Where the issuer is not known, an answer may name one at the origin of the authorization address: an answer of
 * another server, which may be meant to take our code there, is refused (RFC 9207).
 */
function metadataOf(server: OauthServer, iss: string | null): AuthorizationServer {
  const { origin } = new URL(server.authorizationUrl)
  const isOfOrigin = iss !== null && URL.canParse(iss) && new URL(iss).origin === origin
  return {
    issuer: server.issuer ?? (isOfOrigin ? iss : origin),
    token_endpoint: server.tokenUrl,
    authorization_response_iss_parameter_supported: server.sendsIssuer,
    ...(server.revocationUrl === null ? {} : { revocation_endpoint: server.revocationUrl }),
  }
}

function authOf({ clientSecret, secretInBody }: OauthServer): ClientAuth {
  if (clientSecret === null) return None()
  return secretInBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
}

/**
 * The ID token that some servers add only tells a name to show. It came from the token endpoint itself, and nothing is
 * decided by it; whom nobody decides about needs no check of signature or nonce.
 */
async function withoutIdToken(response: Response): Promise<{ plain: Response; account: string | null }> {
  const text = await response.text()
  const { status, headers } = response
  let rest: Record<string, unknown>
  try {
    rest = JSON.parse(text) as Record<string, unknown>
  } catch {
    return { plain: new Response(text, { status, headers }), account: null }
  }
  const account = typeof rest['id_token'] === 'string' ? nameIn(rest['id_token']) : null
  delete rest['id_token']
  return { plain: new Response(JSON.stringify(rest), { status, headers }), account }
}

const NAME_LENGTH_AT_MOST = 200
const SCOPE_LENGTH_AT_MOST = 2_000

function nameIn(idToken: string): string | null {
  try {
    const { email, preferred_username: username, name, sub } = decodeJwt(idToken)
    const found = [email, username, name, sub].find(value => typeof value === 'string' && value !== '')
    return typeof found === 'string' ? shownText(found, NAME_LENGTH_AT_MOST) : null
  } catch {
    return null
  }
}

/** Text of the server that can be stored, and shown on one line. */
function shownText(text: string, atMost: number): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, atMost)
}

function issued(response: TokenEndpointResponse, account: string | null): IssuedTokens {
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? null,
    expiresInS: response.expires_in ?? null,
    scope: response.scope === undefined ? null : shownText(response.scope, SCOPE_LENGTH_AT_MOST),
    account,
  }
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EgressFailure) throw new OauthFailure(`no token: ${error.message}`, { cause: error })
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
      throw new OauthFailure('the authorization server refuses the consent', { isRefused: true })
    // What the library throws may quote the answer: it goes no further.
    if (error instanceof ResponseBodyError)
      throw new OauthFailure(`the authorization server answered ${String(error.status)}`)
    throw new OauthFailure('the authorization server gave no valid answer')
  }
}
