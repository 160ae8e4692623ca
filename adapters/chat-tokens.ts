import { createHmac, hash as digest, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { deriveKeys, type AppSecrets } from './secrets.ts'
import { createLru } from './cache.ts'

/** What a session token is bound to. */
export interface SessionBinding {
  tenantId: string
  /** Id of the publishable key that opened the session. */
  keyId: string
  conversationId: string
  /** Whether an identity token has proven who holds the session. */
  proven?: boolean
}

export interface SessionClaims extends SessionBinding {
  proven: boolean
  /** Whole seconds. */
  issuedAt: Date
  /** From this instant on the token is no longer valid. Whole seconds. */
  expiresAt: Date
}

export interface SessionTokens {
  /** Signs a token that is valid for one hour from `now` (counted from the last whole second). */
  issue(session: SessionBinding & { now: Date }): Promise<{ token: string; expiresAt: Date }>
  /**
   * The claims of a token that this service signed and that is valid at `now`, else null. Never throws, whatever the
   * text.
   */
  verify(token: string, now: Date): Promise<SessionClaims | null>
  /** Like `verify`, for a token that was ever valid: it proves who held the session, but does not grant access. */
  verifyExpired(token: string): Promise<SessionClaims | null>
}

const ALGORITHM = 'HS256'
const TYPE = 'session+jwt'
const ISSUER = 'parley'
const AUDIENCE = 'parley/chat-session'
const LIFETIME_SECONDS = 60 * 60
const KEY_BYTES = 32
const KEY_PURPOSE = 'parley/session-token/v1'
// Ours have about 400 characters: anything far longer is not worth decoding.
const TOKEN_MAX_LENGTH = 2048
// Measured: a verification costs 150 µs, a look-up here 1 µs, and a chat sends many turns with one token. 10,000 tokens
// are about 8 MB.
const VERIFIED_MAX = 10_000

/**
 * Session tokens: JWTs signed with HS256 and nothing else, under a key of their own that HKDF-SHA-256 derives from the
 * application's secret, so that no other use of that secret can produce one. Algorithm, type, issuer and audience are
 * pinned.
 *
 * A token that was verified once is remembered until it expires, by its whole text: a changed token is another entry.
 * Tokens cannot be revoked, but the key or the conversation that they name can be: checking that is the
 * caller's task.
 */
export function createSessionTokens({ secrets }: { secrets: AppSecrets }): SessionTokens {
  const keys = [keyOf(secrets[0]), ...secrets.slice(1).map(keyOf)] as const
  const verified = createLru<SessionClaims>(VERIFIED_MAX)

  return {
    async issue({ tenantId, keyId, conversationId, proven = false, now }) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      const expiresAt = issuedAt + LIFETIME_SECONDS
      const token = await new SignJWT({ key: keyId, conv: conversationId, ...(proven ? { proven } : {}) })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(tenantId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(keys[0])
      return { token, expiresAt: new Date(expiresAt * 1000) }
    },

    async verify(token, now) {
      if (token.length > TOKEN_MAX_LENGTH) return null
      const known = verified.get(token)
      if (known !== undefined) {
        if (now < known.expiresAt) return known
        verified.delete(token)
        return null
      }
      const claims = await claimsUnder(keys, token, now)
      if (claims !== null) verified.set(token, claims)
      return claims
    },

    async verifyExpired(token) {
      // At that time none of our tokens has expired, and none has a start of validity.
      return token.length > TOKEN_MAX_LENGTH ? null : await claimsUnder(keys, token, new Date(0))
    },
  }
}

/** Whether the token is the one text of its bytes: base64url has unused bits, and padding that is optional. */
function isCanonical(token: string): boolean {
  return token.split('.').every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/** The claims of a token that one of the keys signed. */
async function claimsUnder(keys: readonly Uint8Array[], token: string, now: Date): Promise<SessionClaims | null> {
  if (!isCanonical(token)) return null
  const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: AUDIENCE, currentDate: now }
  for (const key of keys) {
    // Every kind of invalid token gets the same reply, and jose's errors are all about the
    // token.
    const verified = await jwtVerify(token, key, rules).catch(() => undefined)
    const claims = verified === undefined ? null : readClaims(verified.payload)
    if (claims !== null) return claims
  }
  return null
}

function keyOf(secret: string): Uint8Array {
  if (secret.length === 0) throw new RangeError('the secret for session tokens is empty')
  return new Uint8Array(hkdfSync('sha256', secret, '', KEY_PURPOSE, KEY_BYTES))
}

function readClaims({ sub, key, conv, proven, iat, exp }: JWTPayload): SessionClaims | null {
  if (
    typeof sub !== 'string' ||
    typeof key !== 'string' ||
    typeof conv !== 'string' ||
    iat === undefined ||
    exp === undefined
  )
    return null
  return Object.freeze({
    tenantId: sub,
    keyId: key,
    conversationId: conv,
    proven: proven === true,
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  })
}

/**
 * The token that answers a wait: 256 bits, base64url. It is the keyed hash of the wait's own id, so that a reply that
 * was lost, or a wait that a timer reached, can give it out again although only its SHA-256 is stored; without
 * APP_SECRET it cannot be computed.
 */
export type WaitTokens = {
  tokenFor(tenantId: string, executionId: string, waitId: string): string
  hash(token: string): Buffer
  matches(token: string, hash: Buffer): boolean
  /**
   * Whether `tokenFor` gives the token under one of the secrets: one that was given out again after APP_SECRET was
   * rotated has another hash than the one that is stored.
   */
  isTokenFor(token: string, tenantId: string, executionId: string, waitId: string): boolean
}

export function createWaitTokens(appSecrets: AppSecrets): WaitTokens {
  // Measured: an HMAC costs 25 µs under raw bytes, which are made a key each time, and 2 µs under a key.
  const keys = deriveKeys(appSecrets, 'wait-tokens')
  const tokenUnder = (key: KeyObject, ...names: string[]) =>
    createHmac('sha256', key).update(names.join('\n')).digest('base64url')
  const hash = (token: string) => digest('sha256', token, 'buffer')
  const matches = (token: string, expected: Buffer) => timingSafeEqual(hash(token), expected)
  return {
    tokenFor: (...names) => tokenUnder(keys[0], ...names),
    hash,
    matches,
    isTokenFor: (token, ...names) => keys.some(key => matches(token, hash(tokenUnder(key, ...names)))),
  }
}
