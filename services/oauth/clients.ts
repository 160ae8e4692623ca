import { hash } from 'node:crypto'
import type { Clock } from '../../adapters/clock.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import type { SignedValues } from '../../adapters/signed-values.ts'
import { ClientDocumentFailure, type ClientDocuments } from '../../adapters/oauth/index.ts'
import { isClientAddress } from '../../domain/oauth/client-addresses.ts'
import { isRedirectUri } from '../../domain/oauth/redirects.ts'
import { Refusal, unknownValue } from '../../domain/refusal.ts'

/** What an application registered; its identifier is this, signed. `issuedAt` in seconds. */
export type Registration = { name: string; redirectUris: string[]; issuedAt: number }
/**
 * `digest`: what is stored of its identifier. `host`: that of the document in which it says who it is; null for one
 * that has registered.
 */
export type Client = { name: string; redirectUris: readonly string[]; digest: string; host: string | null }

/**
 * What a code stands for. `expiresAt` in milliseconds; `client`, `redirect`: digests of the client's identifier and of
 * the redirect URI; `name`: what the client was called at the consent.
 */
export type Grant = {
  tenantId: string
  userId: string
  sessionId: string
  tokenId: string
  client: string
  name: string
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
  clientDocuments: ClientDocuments
  limiter: Limiter
}

const NAME_AT_MOST = 100

/** @throws Refusal `invalid_redirect_uri`, `invalid_client_metadata` */
export function registerClient(
  { oauth, clock }: Pick<OauthDeps, 'oauth' | 'clock'>,
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

/**
 * The client of an identifier: the address of its document, or what it was given when it registered.
 * @throws Refusal `validation_failed`
 */
export async function findClient(deps: Pick<OauthDeps, 'oauth' | 'clientDocuments'>, id: string): Promise<Client> {
  const digest = digestOf(id)
  if (isClientAddress(id)) {
    const { hostname } = new URL(id)
    const { client_name: name = hostname.slice(0, NAME_AT_MOST), redirect_uris: redirectUris } = await documentOf(
      deps,
      id,
    )
    return { name, redirectUris, digest, host: hostname }
  }
  const registration = deps.oauth.clients.open(id)
  if (registration === undefined) throw unknownValue('clientId', 'The application is not registered here')
  return { ...registration, digest, host: null }
}

async function documentOf({ clientDocuments }: Pick<OauthDeps, 'clientDocuments'>, address: string) {
  try {
    return await clientDocuments.read(address)
  } catch (error) {
    if (error instanceof ClientDocumentFailure) throw unknownValue('clientId', error.message)
    throw error
  }
}

/**
 * The digest of an identifier that a code or a refresh token can have been issued for; undefined for any other. No
 * document is read for it: whoever asks has proven nothing yet.
 */
export function digestOfClient({ oauth }: Pick<OauthDeps, 'oauth'>, id: string): string | undefined {
  return isClientAddress(id) || oauth.clients.open(id) !== undefined ? digestOf(id) : undefined
}

/** Addresses of the authorization server and of its one resource. */
export function addressesOf({ publicUrl }: Pick<OauthDeps, 'publicUrl'>) {
  const { origin } = new URL(publicUrl)
  return { issuer: origin, gateway: `${origin}/mcp`, metadata: `${origin}/.well-known/oauth-protected-resource/mcp` }
}

export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url')
}
