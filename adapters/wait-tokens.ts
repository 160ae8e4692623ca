import { createHmac, hash as digest, timingSafeEqual, type KeyObject } from 'node:crypto'
import { deriveKeys, type AppSecrets } from './secrets.ts'

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
