import type { Limiter } from '../../adapters/limiter/index.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { SessionTokens } from '../../adapters/session-tokens.ts'
import { isOriginAllowed } from '../../domain/origins.ts'
import {
  addressKey,
  budgets,
  limiterKey,
  type Budget,
  type BudgetDecision,
  type LimitDecision,
} from '../../domain/rate-limits.ts'
import { isJsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { KeyDirectory, PublishableKey } from '../../services/access/publishable-keys.ts'
import { bearerToken, type Exchange } from './request.ts'
import { keyRequired } from './rejections.ts'

export type PublicAccessDeps = {
  keys: KeyDirectory
  sessions: SessionTokens
  limiter: Limiter
  clock: Clock
  noteUse: (key: PublishableKey) => void
}

/**
 * Admission to the public surface: the two windows, the key or session, the origin; each refusal with the CORS headers
 * it may carry.
 */
export type PublicAccess = ReturnType<typeof createPublicAccess>

export function createPublicAccess({ keys, sessions, limiter, clock, noteUse }: PublicAccessDeps) {
  function count(limits: BudgetDecision[], budget: Budget, subject: string): boolean | Promise<boolean> {
    const note = (decision: LimitDecision) => {
      limits.push({ budget, decision })
      return decision.allowed
    }
    const answer = limiter.hit(limiterKey(budget, subject), budget.limit, budget.windowMs, clock.now())
    return answer instanceof Promise ? answer.then(note) : note(answer)
  }

  async function countAddress(address: string, limits: BudgetDecision[]): Promise<void> {
    if (!(await count(limits, budgets.publicAddress, addressKey(address)))) throw new Refusal('rate_limited')
  }

  /** The key's own rules, once it is known which key it is: state, window, origin. */
  async function admit(exchange: Exchange, found: Promise<PublishableKey | undefined>): Promise<PublishableKey> {
    const key = await found
    if (key === undefined) return refuseKey(exchange)
    exchange.refusedKey = key
    exchange.originAllowed = isOriginAllowed(exchange.origin, key.allowedOrigins)
    const counted = await count(exchange.limits, budgets.publicKey, key.id)
    if (key.status !== 'active') return refuseKey(exchange)
    if (!exchange.originAllowed) throw new Refusal('origin_not_allowed')
    if (!counted) throw new Refusal('rate_limited')
    exchange.refusedKey = undefined
    exchange.caller.key = key
    noteUse(key)
    return key
  }

  /** Readable by any page, alike for unknown and inactive keys: a page must tell a wrong key from an outage. */
  function refuseKey(exchange: Exchange): never {
    exchange.originAllowed = true
    throw new Refusal('widget_disabled')
  }

  async function peekKey(exchange: Exchange): Promise<PublishableKey | undefined> {
    const sent = sentKey(exchange)
    if (sent !== undefined) return keys.peek(sent)
    const token = bearerToken(exchange)
    const claims = token === undefined ? null : await sessions.verify(token, clock.now())
    return claims === null ? undefined : keys.peekById(claims.tenantId, claims.keyId)
  }

  return {
    countAddress,

    /** Counts the request for its address, whatever its reply will be. */
    async countVisit(exchange: Exchange): Promise<void> {
      try {
        if (await count(exchange.limits, budgets.publicAddress, addressKey(exchange.address))) return
        throw new Refusal('rate_limited')
      } catch (refusal) {
        // A refused flood must not reach the database: only a cached key hides this from pages that it does not allow.
        const known = await peekKey(exchange)
        if (known !== undefined) exchange.refusedKey = known
        exchange.originAllowed = known === undefined || isOriginAllowed(exchange.origin, known.allowedOrigins)
        throw refusal
      }
    },

    /** The publishable key of the query or header; undefined where none was sent. */
    admitSentKey(exchange: Exchange): Promise<PublishableKey | undefined> {
      const { key } = exchange.caller
      const sent = key === undefined ? sentKey(exchange) : undefined
      return sent === undefined ? Promise.resolve(key) : admit(exchange, keys.find(sent))
    },

    /**
     * For operations that also take the key as `publicKey` in the body; one of the query or header is admitted before.
     */
    async admitBodyKey(exchange: Exchange): Promise<void> {
      if (exchange.caller.key === undefined) {
        const body = exchange.request.requestBody
        const inBody = isJsonObject(body) ? body['publicKey'] : undefined
        if (typeof inBody !== 'string') throw keyRequired()
        await admit(exchange, keys.find(inBody))
      }
      const token = bearerToken(exchange)
      if (token === undefined) return
      const claims = await sessions.verify(token, clock.now())
      if (claims !== null) exchange.caller.session = claims
      else exchange.caller.expiredSession = (await sessions.verifyExpired(token)) ?? undefined
    },

    async admitSession(exchange: Exchange): Promise<true | undefined> {
      // The browser must be able to read this 401, or it could not reopen its session.
      exchange.originAllowed = true
      const token = bearerToken(exchange)
      const claims = token === undefined ? null : await sessions.verify(token, clock.now())
      if (claims === null) return undefined
      const key = await keys.byId(claims.tenantId, claims.keyId)
      exchange.originAllowed = false
      await admit(exchange, Promise.resolve(key))
      exchange.caller.session = claims
      return true
    },
  }
}

function sentKey(exchange: Exchange): string | undefined {
  const inQuery = exchange.request.query['publicKey']
  if (typeof inQuery === 'string') return inQuery
  return exchange.request.headers['x-service-public-key']
}
