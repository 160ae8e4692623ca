import { rateLimitHeaderNames } from './rate-limits.ts'

// A serialised origin (RFC 6454, section 6.2): scheme, host, port, and nothing after it.
const ORIGIN = /^([a-z][a-z0-9+.-]*):\/\/([^/?#@\\\s]+)$/i
const LABEL = String.raw`[\w\x80-\uffff-]+`
const NAME = String.raw`(\*\.${LABEL}\.)?(${LABEL}\.)*(?!\d+([:/]|$))${LABEL}`
const HOST = String.raw`\[[0-9A-Fa-f:.]+\]|(\d+\.){3}\d+|\*\.localhost|${NAME}`
/** The form of an entry of an allow-list, as `KeyOrigins` and the schema of workspace files state it. */
export const ORIGIN_ENTRY = new RegExp(String.raw`^[A-Za-z][A-Za-z0-9+.-]*://(${HOST})(:\d{1,5})?/?$`, 'u')
const WILDCARD = '*.'
// A host name has at most 253 characters, plus scheme and port.
const ORIGIN_MAX_LENGTH = 300

interface OriginParts {
  scheme: string
  /** Lower case and in Punycode, as browsers send it. */
  host: string
  /** Empty for the scheme's default port. */
  port: string
}

/**
 * Whether a key's allow-list contains a browser's `Origin`. An empty list allows any. No `Origin` passes, because no
 * browser sent the request. `null` (a sandboxed frame, a file) never matches a list that has entries. An entry is an
 * origin, compared after normalisation (case, default port, Punycode), or `https://*.acme.example`, which matches every
 * subdomain of any depth, without the domain itself. A slash at the end of an entry is not part of the origin: it comes
 * with what people copy from the address bar. An entry of another form matches nothing.
 */
export function isOriginAllowed(origin: string | undefined, allowedOrigins: readonly string[]): boolean {
  if (origin === undefined || allowedOrigins.length === 0) return true
  const parts = parseOrigin(origin)
  if (parts === null) return false
  return allowedOrigins.some(entry => entryMatches(entry, parts))
}

function entryMatches(entry: string, origin: OriginParts): boolean {
  const allowed = parseEntry(entry)
  if (allowed?.scheme !== origin.scheme || allowed.port !== origin.port) return false
  if (allowed.subdomains)
    return origin.host.endsWith(`.${allowed.host}`) && origin.host.length > allowed.host.length + 1
  return allowed.host === origin.host
}

/** Whether an allow-list may have this entry: it is well-formed and can match an origin. */
export function isOriginEntry(entry: string): boolean {
  return parseEntry(entry) !== null
}

function parseEntry(entry: string): (OriginParts & { subdomains: boolean }) | null {
  if (!ORIGIN_ENTRY.test(entry)) return null
  const text = entry.replace(/\/$/, '')
  const [, scheme = '', authority = ''] = ORIGIN.exec(text) ?? []
  const subdomains = authority.startsWith(WILDCARD)
  const parts = parseOrigin(subdomains ? `${scheme}://${authority.slice(WILDCARD.length)}` : text)
  if (parts === null) return null
  return subdomains && !mayHaveSubdomains(parts.host) ? null : { ...parts, subdomains }
}

/** `*.com` would allow far too many origins, and an IP address has no subdomains. */
function mayHaveSubdomains(host: string): boolean {
  if (host === 'localhost') return true
  return /[^.]\.[^.]/.test(host) && !host.startsWith('[') && !/^[\d.]+$/.test(host)
}

function parseOrigin(text: string): OriginParts | null {
  if (text.length > ORIGIN_MAX_LENGTH || !ORIGIN.test(text) || text.includes('*')) return null
  const url = URL.parse(text)
  if (url === null || url.hostname === '') return null
  // Schemes that URL does not know (capacitor://, chrome-extension://) keep the case of their host.
  return { scheme: url.protocol, host: url.hostname.toLowerCase(), port: url.port }
}

const EXPOSED_HEADERS = ['ETag', 'Retry-After', 'X-Edge-Source', 'X-Request-Id', ...rateLimitHeaderNames].join(', ')
const ALLOWED_HEADERS =
  'Authorization, Content-Type, X-Service-Public-Key, Idempotency-Key, If-None-Match, Last-Event-ID'
const PREFLIGHT_SECONDS = 7200
/** The request headers that change an answer: a cache that ignores one sends an answer to the wrong page or key. */
const VARY = 'Origin, X-Service-Public-Key'

/**
 * The CORS headers of an answer. Every answer has `Vary`, including 304 and refusals, or a shared cache would give one
 * site's or one key's answer to another. The origin is echoed only if it is allowed: a refused origin gets no CORS
 * permission. This surface uses no cookies, so credentials are never allowed.
 */
export function corsHeaders({
  origin,
  allowed,
}: {
  origin: string | undefined
  allowed: boolean
}): Record<string, string> {
  if (!allowed || !isEchoable(origin)) return { Vary: VARY }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    'Vary': VARY,
  }
}

/**
 * The headers of the answer to a preflight. A preflight has no key, so every origin is allowed: the request that
 * follows is checked. `methods` are those of the path.
 */
export function preflightHeaders({
  origin,
  methods = ['GET', 'POST'],
}: {
  origin: string | undefined
  methods?: readonly string[]
}): Record<string, string> {
  const headers: Record<string, string> = {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    'Vary': 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  }
  if (isEchoable(origin)) headers['Access-Control-Allow-Origin'] = origin
  return headers
}

/** Only values that a browser can have sent are echoed in a header. */
function isEchoable(origin: string | undefined): origin is string {
  return origin !== undefined && (origin === 'null' || (/^[\x21-\x7e]+$/.test(origin) && parseOrigin(origin) !== null))
}
