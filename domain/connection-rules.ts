import { hasUserInfo, webAddress } from './values/formats.ts'

/**
 * The sets of credentials that a kind of connection takes (contract, ConnectionCredentials); no credentials at all are
 * always one.
 */
const OF_SERVICES = [
  ['bearer'],
  ['username', 'password'],
  ['headerName', 'headerValue'],
  ['tokenUrl', 'clientId', 'clientSecret'],
  ['tokenUrl', 'clientId', 'clientSecret', 'scope'],
] as const
const SETS = {
  http: OF_SERVICES,
  mcp: OF_SERVICES,
  openai: [['apiKey']],
  anthropic: [['apiKey']],
  openai_compatible: [['apiKey']],
  embeddings: [['apiKey']],
} as const

const NEEDS_ADDRESS: ReadonlySet<ConnectionKind> = new Set(['http', 'mcp', 'openai_compatible'])

/** `Host` chooses another site behind the same address; the others belong to one hop (RFC 9110, section 7.6.1). */
const RESERVED_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export type ConnectionKind = keyof typeof SETS
export type ConnectionProblem = {
  field: string
  rule: 'required' | 'format' | 'enum'
  expected?: readonly (readonly string[])[]
}

/** Contradictions in a connection; empty when it can be stored. */
export function connectionProblems({
  providerKey,
  baseUrl,
  credentials,
}: {
  providerKey: ConnectionKind
  baseUrl: string | null
  credentials: object
}): ConnectionProblem[] {
  const problems: ConnectionProblem[] = []
  if (baseUrl === null && NEEDS_ADDRESS.has(providerKey)) problems.push({ field: 'baseUrl', rule: 'required' })
  // A syntactically valid URI may not be callable: its port may be out of range.
  if (baseUrl !== null && (webAddress(baseUrl) === undefined || hasUserInfo(baseUrl)))
    problems.push({ field: 'baseUrl', rule: 'format' })
  const names = Object.keys(credentials)
  const sets: readonly (readonly string[])[] = SETS[providerKey]
  const fits =
    names.length === 0 || sets.some(set => set.length === names.length && set.every(name => names.includes(name)))
  if (!fits) problems.push({ field: 'credentials', rule: 'enum', expected: sets })
  const headerName = (credentials as { headerName?: unknown }).headerName
  if (typeof headerName === 'string' && RESERVED_HEADERS.has(headerName.toLowerCase()))
    problems.push({ field: 'credentials.headerName', rule: 'format' })
  return problems
}

type ConnectionAddress = { providerKey: ConnectionKind; baseUrl: string | null }

/**
 * The origin that the connection's credentials are sent to; for a provider's own address it is the provider's name.
 */
function credentialsOrigin({ providerKey, baseUrl }: ConnectionAddress): string {
  return baseUrl === null ? providerKey : (webAddress(baseUrl)?.origin ?? baseUrl)
}

/** Credentials belong to one origin; whether a change of address would send stored ones to another. */
export function movesCredentials(before: ConnectionAddress, after: ConnectionAddress): boolean {
  return credentialsOrigin(before) !== credentialsOrigin(after)
}
