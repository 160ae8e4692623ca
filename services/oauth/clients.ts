import { hash } from 'node:crypto'
import type { Clock } from '../../adapters/clock.ts'
import type { SignedValues } from '../../adapters/signed-values.ts'
import { isRedirectUri } from '../../domain/oauth/redirects.ts'
import { Refusal } from '../../domain/refusal.ts'

/** What an application registered; its identifier is this, signed. `issuedAt` in seconds. */
export type Registration = { name: string; redirectUris: string[]; issuedAt: number }
/** `digest`: what is stored of its identifier. */
export type Client = Registration & { digest: string }

/** What a code stands for. `expiresAt` in milliseconds; `redirect`: digest of the redirect URI. */
export type Grant = {
  tenantId: string
  userId: string
  sessionId: string
  tokenId: string
  client: string
  redirect: string
  application: string
  challenge: string
  scopes: string[]
  expiresAt: number
}

/** A refresh token: the token that it renews, and how many there were before it. */
export type Renewal = { tenantId: string; tokenId: string; number: number }

/** `publicUrl`: what the authorization server and the gateway are called. */
export type OauthDeps = {
  oauth: { clients: SignedValues<Registration>; codes: SignedValues<Grant>; refreshTokens: SignedValues<Renewal> }
  publicUrl: string
  clock: Clock
}

const NAME_AT_MOST = 100

/** @throws Refusal `invalid_redirect_uri`, `invalid_client_metadata` */
export function registerClient(
  { oauth, clock }: OauthDeps,
  metadata: {
    client_name?: string | undefined
    redirect_uris: string[]
    grant_types?: string[] | undefined
    response_types?: string[] | undefined
  },
): Registration & { id: string } {
  const { client_name: name, redirect_uris: redirectUris, grant_types: grants, response_types: responses } = metadata
  const [first = ''] = redirectUris
  if (!redirectUris.every(isRedirectUri)) throw new Refusal('invalid_redirect_uri')
  if (grants?.includes('authorization_code') === false || responses?.includes('code') === false)
    throw new Refusal('invalid_client_metadata', { message: 'Tokens are issued for authorization codes alone' })
  const registration = {
    name: name ?? new URL(first).hostname.slice(0, NAME_AT_MOST),
    redirectUris,
    issuedAt: Math.floor(clock.now().getTime() / 1000),
  }
  return { ...registration, id: oauth.clients.sign(registration) }
}

/** The client of an identifier; undefined where it was not registered here. */
export function findClient({ oauth }: Pick<OauthDeps, 'oauth'>, id: string): Client | undefined {
  const registration = oauth.clients.open(id)
  return registration === undefined ? undefined : { ...registration, digest: digestOf(id) }
}

/** Addresses of the authorization server and of its one resource. */
export function addressesOf({ publicUrl }: Pick<OauthDeps, 'publicUrl'>) {
  const { origin } = new URL(publicUrl)
  return { issuer: origin, gateway: `${origin}/mcp`, metadata: `${origin}/.well-known/oauth-protected-resource/mcp` }
}

export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url')
}
