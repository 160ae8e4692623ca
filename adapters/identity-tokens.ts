import { errors, jwtVerify } from 'jose'
import { identity as areClaims } from '../generated/schemas/validators.js'
import type { IdentityClaims } from '../generated/schemas/identity.ts'

/** Why a token proves nothing. */
export type IdentityProblem = 'malformed' | 'signature' | 'expired' | 'lifetime' | 'audience' | 'claims'

/** `secretId`: the secret that it was signed with. */
export type VerifiedIdentity = { claims: IdentityClaims; secretId: string }

export type IdentitySecretText = { id: string; text: string }

const DAY_S = 24 * 60 * 60
/** Clocks of servers differ. */
const TOLERANCE_S = 60

/**
 * Verifies a token that the server of a site has signed. What is wrong with a token is told only to those who have
 * signed it: of any other one it is said that its signature does not match.
 */
export async function verifyIdentity(
  token: string,
  { secrets, publicKey, now }: { secrets: readonly IdentitySecretText[]; publicKey: string; now: Date },
): Promise<VerifiedIdentity | IdentityProblem> {
  for (const { id, text } of secrets) {
    const read = await readWith(token, new TextEncoder().encode(text), publicKey, now)
    if (read !== 'signature') return typeof read === 'string' ? read : { claims: read, secretId: id }
  }
  return 'signature'
}

async function readWith(
  token: string,
  key: Uint8Array,
  publicKey: string,
  now: Date,
): Promise<IdentityClaims | IdentityProblem> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: publicKey,
      clockTolerance: TOLERANCE_S,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    })
    if (!areClaims(payload)) return 'claims'
    const claims = payload as IdentityClaims
    return claims.exp > now.getTime() / 1000 + DAY_S + TOLERANCE_S ? 'lifetime' : claims
  } catch (error) {
    return problemOf(error)
  }
}

/** @throws what says nothing about the token */
function problemOf(error: unknown): IdentityProblem {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'audience'
    return error.claim === 'nbf' && error.reason === 'check_failed' ? 'expired' : 'claims'
  }
  if (error instanceof errors.JOSEError) return 'malformed'
  throw error
}
