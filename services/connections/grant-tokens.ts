import { createHash } from 'node:crypto'
import type { OauthServer } from '../../adapters/oauth/index.ts'
import type { SealedSecret, SecretBox } from '../../adapters/secrets.ts'
import { canonicalJson } from '../../domain/json.ts'
import { grantLocation, grantRequestLocation } from '../secrets/locations.ts'
import type { Credentials } from './credentials.ts'

/** In plain text: for the duration of a call. The server is kept, since an MCP server may name another one later. */
export type GrantTokens = { accessToken: string; refreshToken: string | null; server: OauthServer }
/** What has to be remembered until the person comes back. */
export type OpenRequest = { verifier: string; server: OauthServer }

export function sealTokens(secretBox: SecretBox, tenantId: string, id: string, tokens: GrantTokens): SealedSecret {
  return secretBox.seal(JSON.stringify(tokens), grantLocation(tenantId, id))
}

export function openTokens(secretBox: SecretBox, tenantId: string, id: string, sealed: SealedSecret): GrantTokens {
  return JSON.parse(secretBox.open(sealed, grantLocation(tenantId, id))) as GrantTokens
}

export function sealRequest(secretBox: SecretBox, tenantId: string, id: string, request: OpenRequest): SealedSecret {
  return secretBox.seal(JSON.stringify(request), grantRequestLocation(tenantId, id))
}

export function openRequest(secretBox: SecretBox, tenantId: string, id: string, sealed: SealedSecret): OpenRequest {
  return JSON.parse(secretBox.open(sealed, grantRequestLocation(tenantId, id))) as OpenRequest
}

/**
 * What a consent is for. With another origin, client or authorization server it counts no more, however they were
 * changed, so that a token never goes where nobody consented to send it.
 */
export function configurationOf({
  baseUrl,
  credentials,
}: {
  baseUrl: string | null
  credentials: Credentials
}): string {
  const origin = baseUrl !== null && URL.canParse(baseUrl) ? new URL(baseUrl).origin : null
  return createHash('sha256').update(canonicalJson({ origin, credentials })).digest('hex')
}

/** A token is renewed this long before it expires, so that it does not expire in transit. */
const MARGIN_MS = 30_000

export function expiryOf(expiresInS: number, now: Date): Date
export function expiryOf(expiresInS: number | null, now: Date): Date | null
export function expiryOf(expiresInS: number | null, now: Date): Date | null {
  return expiresInS === null ? null : new Date(now.getTime() + Math.max(0, expiresInS * 1_000 - MARGIN_MS))
}
