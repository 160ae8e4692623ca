import { hasUserInfo, webAddress } from './values/formats.ts'

/**
 * The sets of credentials that a kind of connection takes (contract, ConnectionCredentials); no credentials at all are
 * always one.
 */
const SINGLE = [
  ['bearer'],
  ['username', 'password'],
  ['headerName', 'headerValue'],
  ['tokenUrl', 'clientId', 'clientSecret'],
  ['tokenUrl', 'clientId', 'clientSecret', 'scope'],
] as const
/** OAuth 2.0 authorization code: a person consents at the service. */
const BY_CONSENT = ['authorizationUrl', 'tokenUrl', 'clientId'] as const
const WITH_CONSENT = ['clientSecret', 'scope', 'revocationUrl'] as const
const OF_SERVICES = [...SINGLE, ...combined(BY_CONSENT, WITH_CONSENT)]
const SETS = {
  http: OF_SERVICES,
  // An MCP server tells where consent is given: it takes a client of its authorization server, or registers one.
  mcp: [...OF_SERVICES, ['clientId'], ['clientId', 'clientSecret']],
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

/** What is needed, with each choice of what may be added. */
function combined(needed: readonly string[], added: readonly string[]): string[][] {
  return added.reduce<string[][]>((sets, name) => [...sets, ...sets.map(set => [...set, name])], [[...needed]])
}

/**
 * How a connection comes by a token that a person consents to: `configured` where its credentials tell the
 * authorization server, `discovered` where its MCP server does; undefined for one with other credentials.
 */
export function consentOf({
  providerKey,
  credentials,
}: {
  providerKey: string
  credentials: Readonly<Record<string, string>>
}): 'configured' | 'discovered' | undefined {
  if ('authorizationUrl' in credentials) return 'configured'
  const isOpen = Object.keys(credentials).every(name => name === 'clientId' || name === 'clientSecret')
  return providerKey === 'mcp' && isOpen ? 'discovered' : undefined
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
