import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { deriveKeys, hashToken, type AppSecrets } from './secrets.ts'

/** The cookie that a signed-in user's browser carries, and the CSRF token that belongs to it. */
export interface SessionCookie {
  /** A new value: 256 random bits in base64url. */
  mint(): string
  /** What is stored of a value. */
  hash(value: string): Buffer
  /** The value in a `Cookie` header; undefined where there is none of this form. */
  read(header: string | undefined): string | undefined
  /** `Set-Cookie` for an open session. @param maxAgeMs until the browser drops it */
  set(value: string, maxAgeMs: number): string
  /** `Set-Cookie` that removes it. */
  clear(): string
  /**
   * The CSRF token of a session: it follows from the value under a key of the service's own, so a page that was
   * reloaded can ask for it.
   */
  csrfToken(value: string): string
  isCsrfToken(value: string, given: string | undefined): boolean
}

const NAME = 'parley_session'
const PATTERN = new RegExp(`(?:^|;)[ \\t]*${NAME}=([A-Za-z0-9_-]{43})[ \\t]*(?:;|$)`)

/**
 * @param secure whether the service is reached over https; over plain http browsers would not send a `Secure` cookie
 * back
 */
export function createSessionCookie({ secrets, secure }: { secrets: AppSecrets; secure: boolean }): SessionCookie {
  const keys = deriveKeys(secrets, 'admin-csrf')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const csrfToken = (value: string, key: KeyObject = keys[0]) =>
    createHmac('sha256', key).update(value).digest('base64url')
  return {
    mint: () => randomBytes(32).toString('base64url'),
    hash: hashToken,
    read: header => (header === undefined ? undefined : PATTERN.exec(header)?.[1]),
    set: (value, maxAgeMs) => `${NAME}=${value}; Max-Age=${String(Math.floor(maxAgeMs / 1000))}; ${attributes}`,
    clear: () => `${NAME}=; Max-Age=0; ${attributes}`,
    csrfToken: value => csrfToken(value),
    isCsrfToken(value, given) {
      const actual = Buffer.from(given ?? '')
      return keys.some(key => {
        const expected = Buffer.from(csrfToken(value, key))
        return actual.length === expected.length && timingSafeEqual(actual, expected)
      })
    },
  }
}
