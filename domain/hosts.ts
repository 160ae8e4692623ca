/** Names under which a process is reached from its own machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export type HostRules = {
  /** Host of PUBLIC_URL, with its port unless it is the scheme's own. */
  publicHost: string
  /** ALLOWED_HOSTS. */
  allowed: readonly string[]
  /** Local port of the connection. */
  port: number | undefined
}

/**
 * Whether a `Host` header names this service: PUBLIC_URL's host, loopback with the port of the connection, or one of
 * ALLOWED_HOSTS. A page whose name was pointed at our address (DNS rebinding) still sends its own name.
 */
export function isAllowedHost(host: string | undefined, { publicHost, allowed, port }: HostRules): boolean {
  if (host === undefined) return false
  const name = host.toLowerCase()
  if (name === publicHost.toLowerCase() || allowed.some(entry => entry.toLowerCase() === name)) return true
  return LOOPBACK.some(loopback => name === `${loopback}:${port}` || (port === 80 && name === loopback))
}

/** Whether a `Host` header names the machine itself, with any port, since it may be forwarded. */
export function isLoopbackName(host = ''): boolean {
  return LOOPBACK.includes(host.toLowerCase().replace(/:\d+$/, ''))
}

/** Whether the page that sent `Origin` is one of this service's own. Without the header no page sent the request. */
export function isOwnOrigin(origin: string | undefined, rules: HostRules): boolean {
  if (origin === undefined) return true
  const parsed = URL.parse(origin)
  return (
    parsed !== null &&
    (parsed.protocol === 'http:' || parsed.protocol === 'https:') &&
    isAllowedHost(parsed.host, rules)
  )
}
