import ipaddr from 'ipaddr.js'

export interface Budget {
  /**
   * First part of every limiter key, so that two budgets never share a window. Also a label of the rejection metric.
   */
  readonly name: string
  /** Requests that pass within any `windowMs`. */
  readonly limit: number
  readonly windowMs: number
}

const MINUTE = 60_000

/**
 * The request budgets (specification, Limits; the windows of addresses beyond it are Parley's). All windows slide; each
 * is counted separately.
 */
export const budgets = {
  /** Per source address over all of `/api/public/v1/*`. */
  publicAddress: { name: 'public-address', limit: 60, windowMs: MINUTE },
  /** Per publishable key over all of `/api/public/v1/*`, whatever the address. */
  publicKey: { name: 'public-key', limit: 600, windowMs: MINUTE },
  /** Per trial link, whatever the address. */
  trialLink: { name: 'trial-link', limit: 600, windowMs: MINUTE },
  /** Per source address over all of `/api/v1/engine/*`. */
  engineAddress: { name: 'engine-address', limit: 300, windowMs: MINUTE },
  /** Per source address over all of `/api/admin/v1/*`. */
  adminAddress: { name: 'admin-address', limit: 600, windowMs: MINUTE },
  /**
   * Attempts to sign in or to reset a password per source address, successful ones included; failures are counted
   * separately.
   */
  signInAddress: { name: 'sign-in-address', limit: 30, windowMs: MINUTE },
  /** Per source address over all of `/api/v2/config*`. */
  configAddress: { name: 'config-address', limit: 300, windowMs: MINUTE },
  /** Inbound webhooks per source address. */
  intakeAddress: { name: 'intake-address', limit: 600, windowMs: MINUTE },
  /** Requests of the agent gateway per source address. */
  agentAddress: { name: 'agent-address', limit: 600, windowMs: MINUTE },
  /** Requests of the authorization server per source address, registrations included; those have their own too. */
  oauthAddress: { name: 'oauth-address', limit: 120, windowMs: MINUTE },
  clientRegistration: { name: 'client-registration', limit: 20, windowMs: 60 * MINUTE },
  /** Requests of applications whose document may have to be read, per user who is asked to consent. */
  clientDocument: { name: 'client-document', limit: 30, windowMs: MINUTE },
  /** Tool calls per personal access token on the agent gateway. */
  agentToken: { name: 'agent-token', limit: 120, windowMs: MINUTE },
  /** Live tests of connections per workspace, over all callers. */
  connectionTest: { name: 'connection-test', limit: 30, windowMs: MINUTE },
  /** Replies that models suggest, per workspace. */
  suggestion: { name: 'suggestion', limit: 30, windowMs: MINUTE },
  /** Arguments of calls that models propose, per workspace. */
  callArguments: { name: 'call-arguments', limit: 30, windowMs: MINUTE },
  /** Test events per workspace. */
  webhookTest: { name: 'webhook-test', limit: 30, windowMs: MINUTE },
  /** Mails of `notify` nodes of one conversation, and of one workspace. */
  conversationMail: { name: 'conversation-mail', limit: 5, windowMs: 60 * MINUTE },
  workspaceMail: { name: 'workspace-mail', limit: 1_000, windowMs: 60 * MINUTE },
  /** Transcripts that visitors ask for to addresses that nobody has proven: per address, and per workspace. */
  transcriptAddress: { name: 'transcript-address', limit: 3, windowMs: 24 * 60 * MINUTE },
  transcriptWorkspace: { name: 'transcript-workspace', limit: 100, windowMs: 60 * MINUTE },
  /** Invitations by mail per workspace. */
  invitation: { name: 'invitation', limit: 30, windowMs: MINUTE },
} as const satisfies Record<string, Budget>

/**
 * Decision of a limiter about one request. Seconds are whole and rounded up, so that a client which waits them is not
 * early.
 */
export interface LimitDecision {
  readonly allowed: boolean
  /** Requests that would still pass now; 0 when denied. */
  readonly remaining: number
  /** Until the next request can pass: at least 1 when denied, 0 when allowed. */
  readonly retryAfterSeconds: number
  /** Until the oldest counted request leaves the window and `remaining` grows again. */
  readonly resetSeconds: number
}

/** The limiter key of a subject (an address key, a publishable key's id, a token's id) under a budget. */
export function limiterKey(budget: Budget, subject: string): string {
  return `${budget.name}:${subject}`
}

const UNKNOWN_ADDRESS = 'unknown'
const IPV6_PREFIX_LENGTH = 64
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d{1,5})?$/
// The longest text of an address is 45 characters, plus zone, brackets and port.
const ADDRESS_MAX_LENGTH = 100

/**
 * The text under which an address is counted. IPv4 is unchanged, an IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`)
 * counts as that IPv4 address, and an IPv6 address counts as its /64 (`2001:db8:0:1::/64`), because one subscriber owns
 * all of it. A port or a zone that a proxy appended is left out. All texts that are not addresses share one key.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined || address.length > ADDRESS_MAX_LENGTH) return UNKNOWN_ADDRESS
  const bare = IPV4_WITH_PORT.exec(address)?.[1] ?? IPV6_IN_BRACKETS.exec(address)?.[1] ?? address
  if (IPV4.test(bare)) return bare
  if (!ipaddr.IPv6.isValid(bare)) return UNKNOWN_ADDRESS
  const parsed = ipaddr.IPv6.parse(bare)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, IPV6_PREFIX_LENGTH / 16), 0, 0, 0, 0])
  return `${network.toString()}/${IPV6_PREFIX_LENGTH}`
}

/** As `addressKey`, but an IPv4 address counts as its /24 (`192.0.2.0/24`): one subscriber may use many of them. */
export function networkKey(address: string | undefined): string {
  const key = addressKey(address)
  return IPV4.test(key) ? key.replace(/\d+$/, '0/24') : key
}

export interface BudgetDecision {
  readonly budget: Budget
  readonly decision: LimitDecision
}

/** The names of the headers below, for `Access-Control-Expose-Headers`. */
export const rateLimitHeaderNames = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const

/**
 * The headers with a client's remaining budget (names of the IETF draft `ratelimit-headers`, revisions up to 06), and
 * `Retry-After` in whole seconds when a budget denied the request. Of several budgets the most restrictive one is
 * reported: a denied one before an allowed one, then the one with the fewest requests left. `Retry-After` is the
 * longest wait of those that denied. Without a decision (the limiter was unavailable) there are no headers.
 */
export function rateLimitHeaders(decisions: readonly BudgetDecision[]): Record<string, string> {
  const binding = decisions.reduce<BudgetDecision | undefined>(
    (tightest, one) => (tightest === undefined || binds(one.decision, tightest.decision) ? one : tightest),
    undefined,
  )
  if (binding === undefined) return {}
  const headers: Record<string, string> = {
    'RateLimit-Limit': String(binding.budget.limit),
    'RateLimit-Remaining': String(binding.decision.remaining),
    'RateLimit-Reset': String(binding.decision.resetSeconds),
  }
  if (!binding.decision.allowed) headers['Retry-After'] = String(binding.decision.retryAfterSeconds)
  return headers
}

function binds(one: LimitDecision, other: LimitDecision): boolean {
  if (one.allowed !== other.allowed) return !one.allowed
  if (!one.allowed) return one.retryAfterSeconds > other.retryAfterSeconds
  return one.remaining < other.remaining
}
