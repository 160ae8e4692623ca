import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'openapi-backend'
import type { Clock } from '../../adapters/clock.ts'
import { LimiterUnavailable, type Limiter } from '../../adapters/limiter/index.ts'
import { addressKey, budgets, limiterKey, type Budget, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { Operation, OperationId, Surface } from '../../generated/operations.ts'
import { isJsonObject } from '../../domain/json.ts'
import { permissionDenied, callerByToken, type AdminCaller } from '../../services/admin/caller.ts'
import type { EngineTokenDirectory, EngineTokenScope, AccessTokenDirectory } from '../../services/access/tokens.ts'
import type { PermissionSet } from '../../domain/permissions.ts'
import { FULL_API_SCOPE } from '../../domain/scopes.ts'
import { authenticateSession, type SessionReadDeps } from '../../services/people/sessions.ts'
import { isFormType } from '../../domain/webhooks/sent-data.ts'
import { signatureBytes } from '../../domain/webhooks/signatures.ts'
import type { InboundCall, InboundSigned } from '../../services/webhooks/inbound.ts'
import type { SenderCall, SentToWebhook } from '../../services/webhooks/sender-webhooks.ts'
import {
  bearerToken,
  sourceOf,
  type Exchange,
  readBytes,
  checkEncoding,
  parseForm,
  parseJsonBody,
  readForm,
} from './request.ts'
import { refuseWithoutBody, BareRefusal, refuseWithSentence } from './error-replies.ts'
import type { Hooks } from './contract.ts'
import { openMultipart } from './multipart.ts'
import type { PublicAccess } from './public-access.ts'
import { contractRefusal, keyRequired, malformed } from './rejections.ts'

/**
 * The window of an address on each surface, by the beginning of the paths. `PublicAccess` counts the requests of the
 * public surface, which have a window of their key as well.
 */
export const WINDOWS: readonly (readonly [string, Budget])[] = [
  ['/api/v1/engine/', budgets.engineAddress],
  ['/api/admin/v1/login', budgets.signInAddress],
  ['/api/admin/v1/password-resets', budgets.signInAddress],
  ['/api/admin/v1/', budgets.adminAddress],
  ['/api/v2/config', budgets.configAddress],
  ['/api/v1/webhooks/', budgets.intakeAddress],
  ['/mcp', budgets.agentAddress],
  ['/.well-known/oauth-', budgets.oauthAddress],
  ['/oauth/', budgets.oauthAddress],
  ['/oauth/register', budgets.clientRegistration],
]

export type AddressWindows = ReturnType<typeof createAddressWindows>

/** Counts requests by their address, on the surfaces of `WINDOWS`. */
export function createAddressWindows({ limiter, clock }: { limiter: Limiter; clock: Clock }) {
  return {
    /**
     * Counts a request for its address in every window of its path, before anything is looked up. While the limiter's
     * backend is unavailable, requests pass (specification, Limits).
     * @throws Refusal `rate_limited`
     */
    async count(path: Operation['path'], address: string, limits: BudgetDecision[]): Promise<void> {
      const subject = addressKey(address)
      for (const [, budget] of WINDOWS.filter(([prefix]) => path.startsWith(prefix))) {
        try {
          const decision = await limiter.hit(limiterKey(budget, subject), budget.limit, budget.windowMs, clock.now())
          limits.push({ budget, decision })
          if (!decision.allowed) throw new Refusal('rate_limited')
        } catch (error) {
          if (!(error instanceof LimiterUnavailable)) throw error
        }
      }
    },
  }
}

/** What an engine token needs for an operation of the surface. */
const SCOPES: Partial<Record<Surface, EngineTokenScope>> = {
  engine: 'engine',
  insights: 'insights',
  training: 'training',
  ops: 'metrics',
}

/**
 * Admission to the server-to-server surfaces: the deploy-wide tokens, and the engine tokens of single callers.
 */
export function createEngineAccess({
  tokens,
  engineTokens,
}: {
  tokens: readonly (string | undefined)[]
  engineTokens: EngineTokenDirectory
}) {
  const expected = tokens.flatMap(token => (token === undefined || token === '' ? [] : [digest(token)]))
  return {
    /**
     * Deploy-wide tokens are compared as digests in constant time; where none is configured, only engine tokens admit.
     * @throws Refusal `permission_denied` where an engine token lacks the scope of the surface
     */
    async admit(exchange: Exchange): Promise<true | undefined> {
      const sent = bearerToken(exchange)
      if (sent === undefined) return undefined
      if (expected.some(each => timingSafeEqual(digest(sent), each))) return true
      const caller = await engineTokens.authenticate(sent)
      if (caller === undefined) return undefined
      const scope = SCOPES[exchange.route.operation.surface]
      if (scope === undefined || !caller.scopes.has(scope)) throw permissionDenied(scope ?? 'engine')
      exchange.caller.engine = caller
      return true
    },
  }
}

/**
 * Whether the caller's engine token is for the workspace that a valid request names. Requests that name none read
 * figures of the whole deployment, or the crawl queue, which shows only sources of the token's workspaces.
 */
export function isForWorkspace({ caller: { engine }, request: { query, requestBody: body } }: Exchange): boolean {
  if (engine === undefined || engine.workspaces === null) return true
  const named = isJsonObject(body) ? body['tenant_id'] : query['tenant_id']
  return typeof named !== 'string' || engine.workspaces.includes(named.toLowerCase())
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/**
 * Admission to the admin API: who calls, that one of our pages sent the request, and that the caller has the permission
 * of the operation. A bearer token, even an invalid one, has precedence over the cookie: a script that sends one does
 * not fall under the CSRF rule because of a stray cookie.
 */
export function createAdminAccess(deps: SessionReadDeps & { tokens: AccessTokenDirectory }) {
  return {
    /** @throws Refusal `csrf_token_invalid`, `permission_denied` */
    async admitSession(exchange: Exchange): Promise<true | undefined> {
      if (bearerToken(exchange) !== undefined) return undefined
      const { method, headers } = exchange.request
      const value = deps.sessionCookie.read(headers['cookie'])
      if (value === undefined) return undefined
      const caller = await authenticateSession(deps, value, sourceOf(exchange))
      if (caller === undefined) return undefined
      if (method !== 'get' && !deps.sessionCookie.isCsrfToken(value, headers['x-csrf-token']))
        throw new Refusal('csrf_token_invalid')
      return admit(exchange, caller, async () => await authenticateSession(deps, value, caller, { isUse: false }))
    },

    /** @throws Refusal `permission_denied` */
    async admitToken(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      if (bearer === undefined) return undefined
      const authenticate = async () => await deps.tokens.authenticate(bearer)
      const holder = await authenticate()
      if (holder === undefined) return undefined
      if (!holder.scopes.has(FULL_API_SCOPE)) throw permissionDenied(permissionsOf(exchange)[0])
      return admit(exchange, callerByToken(holder, sourceOf(exchange)), authenticate)
    },
  }
}

type Holder = { permissions: PermissionSet }

/** `again` authenticates the same credential once more: a stream outlives its admission. */
function admit(exchange: Exchange, caller: AdminCaller, again: () => Promise<Holder | undefined>): true {
  const permissions = permissionsOf(exchange)
  const isAdmitted = (holder: Holder) => permissions.some(permission => holder.permissions.has(permission))
  if (!isAdmitted(caller)) throw permissionDenied(permissions[0])
  exchange.caller.admin = { ...caller, hasLeft: () => exchange.res.destroyed }
  exchange.caller.admittedWith = async () => {
    const present = await again()
    return present !== undefined && isAdmitted(present) ? present.permissions : undefined
  }
  return true
}

/** One of them is enough; a refusal names the first. */
function permissionsOf({ route: { operationId, operation } }: Exchange): readonly [string, ...string[]] {
  const [first, ...others] = operation.permissions ?? []
  if (first === undefined) throw new Error(`${operationId} names no permission`)
  return [first, ...others]
}

/** Admission by personal access token; the holder becomes the request's caller. */
export function createTokenAccess({ tokens }: { tokens: AccessTokenDirectory }) {
  return {
    /**
     * For the configuration API: 401 without a valid token, 403 without `api:full` or an admin as its owner, both
     * without a body.
     */
    async admitAdmin(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      const holder = bearer === undefined ? undefined : await tokens.authenticate(bearer)
      if (holder === undefined) return undefined
      if (!holder.scopes.has(FULL_API_SCOPE) || !holder.isAdmin) throw refuseWithoutBody(403)
      exchange.caller.token = holder
      return true
    },

    /** For operations with their own reply to callers without a token. */
    async admitFullAccess(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      const holder = bearer === undefined ? undefined : await tokens.authenticate(bearer)
      if (holder?.scopes.has(FULL_API_SCOPE) !== true) return undefined
      exchange.caller.token = holder
      return true
    },
  }
}

/**
 * Admission to the webhook intake: the raw body must be signed with the secret of the source that the address names.
 */
export function createInboundAccess({
  authenticate,
  authenticateSender,
}: {
  authenticate: (signed: InboundSigned) => Promise<InboundCall | undefined>
  authenticateSender: (sent: SentToWebhook) => Promise<SenderCall | undefined>
}) {
  return {
    /** Of a sender that signs in its own way. */
    async admitSender(exchange: Exchange): Promise<true> {
      const { headers, params } = exchange.request
      exchange.rawBody = await readBytes(exchange.req)
      const call = await authenticateSender({
        webhookId: params['sourceId'] ?? '',
        headers,
        body: exchange.rawBody,
      })
      if (call === undefined) throw new Refusal('invalid_signature')
      exchange.caller.sender = call
      return true
    },

    async admit(exchange: Exchange): Promise<true> {
      const { headers, params } = exchange.request
      const signature = signatureBytes(headers['x-service-signature'])
      if (signature === undefined) throw new Refusal('invalid_signature')
      const timestamp = headers['x-service-timestamp']
      // Without the signed time there is nothing to verify; the contract refuses a request without the header.
      if (timestamp === undefined || !/^[0-9]{1,12}$/.test(timestamp)) return true
      exchange.rawBody = await readBytes(exchange.req)
      const call = await authenticate({
        webhookId: params['sourceId'] ?? '',
        timestamp,
        signature,
        body: exchange.rawBody,
      })
      if (call === undefined) throw new Refusal('invalid_signature')
      exchange.caller.inbound = call
      return true
    },
  }
}

/** Who may call what: one admission for each kind of caller. */
export type Access = {
  publicAccess: PublicAccess
  engineAccess: ReturnType<typeof createEngineAccess>
  addressWindows: AddressWindows
  inboundAccess: ReturnType<typeof createInboundAccess>
  tokenAccess: ReturnType<typeof createTokenAccess>
  adminAccess: ReturnType<typeof createAdminAccess>
}

const BEARER = { 'WWW-Authenticate': 'Bearer' }

/** By security scheme of the contract. Truthy admits; what is thrown is the refusal, unless another scheme admits. */
export function securityHandlers(access: Access): Hooks {
  const { publicAccess, engineAccess, inboundAccess, tokenAccess, adminAccess } = access
  return {
    // If a session is accepted as well, an invalid one is refused even with a valid key.
    publishableKey: (_, exchange) =>
      bearerToken(exchange) !== undefined && schemesOf(exchange).includes('sessionToken')
        ? undefined
        : publicAccess.admitSentKey(exchange),
    sessionToken: (_, exchange) => publicAccess.admitSession(exchange),
    engineToken: (_, exchange) => engineAccess.admit(exchange),
    inboundSignature: (_, exchange) => inboundAccess.admit(exchange),
    senderSignature: (_, exchange) => inboundAccess.admitSender(exchange),
    adminSession: (_, exchange) => adminAccess.admitSession(exchange),
    personalAccessToken: (_, exchange) => {
      const { surface } = exchange.route.operation
      if (surface === 'admin') return adminAccess.admitToken(exchange)
      if (surface === 'config') return tokenAccess.admitAdmin(exchange)
      return tokenAccess.admitFullAccess(exchange)
    },
  }
}

/** Bodies that the event loop does not parse. */
export type ThreadBodies = {
  /**
   * Called before the body is read.
   * @throws Refusal `rate_limited` when too many requests of the workspace wait for a thread
   */
  requireRoom(exchange: Exchange): void
  /** Whether a thread parses a body of so many bytes. */
  parses(operationId: OperationId, bytes: number): boolean
}

type HookOptions = Pick<Access, 'publicAccess'> & {
  threadBodies: ThreadBodies
  /** Records a call that the contract refuses, where calls of its kind are audited. */
  auditRefused: (exchange: Exchange) => Promise<void>
}

/** What openapi-backend calls after the security handlers and after validation. */
export function requestHooks({ publicAccess, threadBodies, auditRefused }: HookOptions): Hooks {
  return {
    // Bodies are read only for admitted callers.
    postSecurityHandler: ({ security }, exchange) => {
      // A scheme that could not decide because the database is unavailable might have admitted the caller: the refusals
      // of the others do not count.
      const fault = errorsOf(security).find(error => !(error instanceof Refusal || error instanceof BareRefusal))
      if (fault !== undefined) throw fault
      const { bodyTypes, security: wanted } = exchange.route.operation
      const admitted = security['authorized'] === true || wanted.length === 0
      return admitted && bodyTypes.length > 0 ? takeBody(publicAccess, threadBodies, exchange) : undefined
    },
    unauthorizedHandler: (context, exchange) => {
      throw unauthorised(context, exchange)
    },
    validationFail: async ({ validation }, exchange) => {
      await auditRefused(exchange)
      throw contractRefusal(exchange.route.operation, validation.errors ?? [])
    },
  }
}

async function takeBody(publicAccess: PublicAccess, threadBodies: ThreadBodies, exchange: Exchange): Promise<void> {
  const { keyInBody } = exchange.route.operation
  threadBodies.requireRoom(exchange)
  // A key that is known before the body decides whether the page may read what is wrong with the body.
  if (keyInBody === true) await publicAccess.admitSentKey(exchange)
  await readBody(threadBodies, exchange).catch((error: unknown) => {
    throw malformed(exchange.route.operation, error)
  })
  if (keyInBody === true) await publicAccess.admitBodyKey(exchange)
}

async function readBody(threadBodies: ThreadBodies, exchange: Exchange): Promise<void> {
  const { req, request, rawBody, caller } = exchange
  checkEncoding(request.headers['content-encoding'])
  const { operation, operationId } = exchange.route
  const takes = (type: string) => operation.bodyTypes.includes(type)
  const takesForm = takes('application/x-www-form-urlencoded')
  if (takesForm && takes('application/json') && isFormType(request.headers['content-type']))
    request.requestBody = parseForm(rawBody ?? (await readBytes(req)))
  else if (takes('application/json')) {
    const bytes = rawBody ?? (await readBytes(req))
    if (threadBodies.parses(operationId, bytes.length)) request.unparsedBody = bytes
    else request.requestBody = parseJsonBody(bytes, request.headers['content-type'], operation.checkedByItem)
  } else if (takesForm) request.requestBody = await readForm(req)
  if (takes('multipart/form-data')) {
    const wanted = operation.keyInBody === true && caller.key === undefined ? 'publicKey' : undefined
    exchange.multipart = await openMultipart(req, operation, wanted)
    request.requestBody = exchange.multipart.fields
  }
}

/** The refusal of a caller whom no scheme admits: the reason that one of them gave, or that of the surface. */
function unauthorised({ security }: Context, exchange: Exchange): Error {
  const [reason] = errorsOf(security)
  const schemes = schemesOf(exchange)
  if (schemes.includes('adminSession')) {
    const refusal = reason ?? new Refusal('unauthorized', { headers: BEARER })
    // People open these pages of the insights surface in a browser.
    const isPage = exchange.route.operation.surface === 'insights' && refusal instanceof Refusal
    if (isPage && (refusal.status === 401 || refusal.status === 403))
      return refuseWithSentence(refusal.status, exchange.request.headers['accept'])
    return refusal
  }
  if (reason !== undefined) return reason
  if (schemes.includes('engineToken') || schemes.includes('personalAccessToken')) return refuseWithoutBody(401, BEARER)
  if (schemes.includes('sessionToken')) return new Refusal('invalid_session_token')
  return keyRequired()
}

function errorsOf(security: Context['security']): Error[] {
  return Object.values(security as Record<string, { error?: unknown } | undefined>)
    .map(result => result?.error)
    .filter(error => error instanceof Error)
}

function schemesOf({ route }: Exchange): readonly string[] {
  return route.operation.security.flat()
}
