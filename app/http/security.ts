import type { Context } from 'openapi-backend'
import { Refusal } from '../../domain/refusal.ts'
import type { AddressWindows } from './address-windows.ts'
import type { AdminAccess } from './admin-access.ts'
import { checkEncoding, parseJsonBody, readJsonBody } from './body.ts'
import type { Hooks } from './contract.ts'
import type { EngineAccess } from './engine-access.ts'
import { BareRefusal, refuseWithoutBody, refuseWithSentence } from './error-replies.ts'
import { bearerToken, type Exchange } from './exchange.ts'
import type { InboundAccess } from './inbound-access.ts'
import { openMultipart } from './multipart.ts'
import type { PublicAccess } from './public-access.ts'
import { contractRefusal, keyRequired } from './rejections.ts'
import type { TokenAccess } from './token-access.ts'

/** Who may call what: one admission for each kind of caller. */
export type Access = {
  publicAccess: PublicAccess
  engineAccess: EngineAccess
  addressWindows: AddressWindows
  inboundAccess: InboundAccess
  tokenAccess: TokenAccess
  adminAccess: AdminAccess
}

const BEARER = { 'WWW-Authenticate': 'Bearer' }

/** By security scheme of the contract. Truthy admits; what is thrown is the refusal, unless another scheme admits. */
export function securityHandlers(access: Access): Hooks {
  const { publicAccess, engineAccess, inboundAccess, tokenAccess, adminAccess } = access
  return {
    // Where a session is taken as well, an invalid one is refused whatever key is sent with it.
    publishableKey: (_, exchange) =>
      bearerToken(exchange) !== undefined && schemesOf(exchange).includes('sessionToken')
        ? undefined
        : publicAccess.admitSentKey(exchange),
    sessionToken: (_, exchange) => publicAccess.admitSession(exchange),
    engineToken: (_, exchange) => engineAccess.admit(exchange),
    inboundSignature: (_, exchange) => inboundAccess.admit(exchange),
    adminSession: (_, exchange) => adminAccess.admitSession(exchange),
    personalAccessToken: (_, exchange) => {
      const { surface } = exchange.route.operation
      if (surface === 'admin') return adminAccess.admitToken(exchange)
      if (surface === 'config') return tokenAccess.admitAdmin(exchange)
      return tokenAccess.admitFullAccess(exchange)
    },
  }
}

type HookOptions = Pick<Access, 'publicAccess'> & {
  /** Records a call that the contract refuses, where calls of its kind are audited. */
  auditRefused: (exchange: Exchange) => Promise<void>
}

/** What openapi-backend calls around security and validation. */
export function requestHooks({ publicAccess, auditRefused }: HookOptions): Hooks {
  return {
    // Bodies are read only for callers who may be answered.
    postSecurityHandler: ({ security }, exchange) => {
      // A scheme that failed, since the database is away, might have admitted the caller: no other one may answer.
      const fault = errorsOf(security).find(error => !(error instanceof Refusal || error instanceof BareRefusal))
      if (fault !== undefined) throw fault
      const { bodyTypes, security: wanted } = exchange.route.operation
      const admitted = security['authorized'] === true || wanted.length === 0
      return admitted && bodyTypes.length > 0 ? takeBody(publicAccess, exchange) : undefined
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

async function takeBody(publicAccess: PublicAccess, exchange: Exchange): Promise<void> {
  const { keyInBody } = exchange.route.operation
  // A key that is known before the body decides whether the page may read what is wrong with the body.
  if (keyInBody === true) await publicAccess.admitSentKey(exchange)
  await readBody(exchange)
  if (keyInBody === true) await publicAccess.admitBodyKey(exchange)
}

async function readBody(exchange: Exchange): Promise<void> {
  const { req, request, rawBody, caller } = exchange
  checkEncoding(request.headers['content-encoding'])
  const { operation } = exchange.route
  if (operation.bodyTypes.includes('application/json'))
    request.requestBody =
      rawBody === undefined
        ? await readJsonBody(req, operation.checkedByItem)
        : parseJsonBody(rawBody, request.headers['content-type'])
  if (operation.bodyTypes.includes('multipart/form-data')) {
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
    // People open what the insights surface has for them in a browser.
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
