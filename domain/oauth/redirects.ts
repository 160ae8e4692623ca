import { isLoopbackName } from '../hosts.ts'

const LOOPBACK = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/

/** Whether a person may be sent back there: over HTTPS, or to a program on their own machine. */
export function isRedirectUri(uri: string): boolean {
  const url = URL.parse(uri)
  if (url === null || uri.includes('#') || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname))
}

/**
 * Whether a redirect URI is one of those that were registered: the same text, except for the port on the person's own
 * machine, which a program learns when it starts (RFC 8252, section 7.3).
 */
export function isRegistered(registered: readonly string[], uri: string): boolean {
  return isRedirectUri(uri) && registered.some(one => withoutPort(one) === withoutPort(uri))
}

function withoutPort(uri: string): string {
  return uri.replace(LOOPBACK, '$1')
}

/** The redirect URI with these parameters after its own; undefined ones are left out. */
export function redirectTo(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
