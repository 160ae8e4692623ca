import type { Limiter } from '../../adapters/limiter/index.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { SessionClaims, SessionTokens } from '../../adapters/chat-tokens.ts'
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
 * Admission to the public surface: the windows of the address and the key, the key or session, the origin. It notes in
 * the exchange whether the page may read the reply, refusals included.
 */
export class PublicAccess {
  readonly #deps: PublicAccessDeps

  constructor(deps: PublicAccessDeps) {
    this.#deps = deps
  }

  /** @throws Refusal `rate_limited` */
  async countAddress(address: string, limits: BudgetDecision[]): Promise<void> {
    if (!(await this.#count(limits, budgets.publicAddress, addressKey(address)))) throw new Refusal('rate_limited')
  }

  /** Counts the request for its address, regardless of its reply. @throws Refusal `rate_limited` */
  async countVisit(exchange: Exchange): Promise<void> {
    try {
      await this.countAddress(exchange.address, exchange.limits)
    } catch (refusal) {
      // A refused flood must not reach the database: only a cached key hides this from pages that it does not allow.
      const known = await this.#peekKey(exchange)
      if (known !== undefined) exchange.refusedKey = known
      exchange.originAllowed = known === undefined || isOriginAllowed(exchange.origin, known.allowedOrigins)
      throw refusal
    }
  }

  /** Admits the publishable key of the query or header; resolves with undefined where none was sent. */
  admitSentKey(exchange: Exchange): Promise<PublishableKey | undefined> {
    const { key } = exchange.caller
    const sent = key === undefined ? sentKey(exchange) : undefined
    return sent === undefined ? Promise.resolve(key) : this.#admit(exchange, this.#deps.keys.find(sent))
  }

  /** For operations that also take the key as `publicKey` in the body, after `admitSentKey`. */
  async admitBodyKey(exchange: Exchange): Promise<void> {
    const { keys, sessions, clock } = this.#deps
    if (exchange.caller.key === undefined) {
      const body = exchange.request.requestBody
      const inBody = isJsonObject(body) ? body['publicKey'] : undefined
      if (typeof inBody !== 'string') throw keyRequired()
      await this.#admit(exchange, keys.find(inBody))
    }
    const token = bearerToken(exchange)
    if (token === undefined) return
    const claims = await sessions.verify(token, clock.now())
    if (claims !== null) exchange.caller.session = claims
    else exchange.caller.expiredSession = (await sessions.verifyExpired(token)) ?? undefined
  }

  async admitSession(exchange: Exchange): Promise<true | undefined> {
    // The browser must be able to read this 401, or it could not reopen its session.
    exchange.originAllowed = true
    const claims = await this.#claimsOf(exchange)
    if (claims === null) return undefined
    const key = await this.#deps.keys.byId(claims.tenantId, claims.keyId)
    exchange.originAllowed = false
    await this.#admit(exchange, Promise.resolve(key))
    exchange.caller.session = claims
    const { origin } = exchange
    exchange.caller.isAdmitted = async () => await this.#isAdmitted(claims, origin)
    return true
  }

  async #isAdmitted({ tenantId, keyId, expiresAt }: SessionClaims, origin: string | undefined): Promise<boolean> {
    const { keys, clock } = this.#deps
    const key = await keys.byId(tenantId, keyId)
    return key?.status === 'active' && isOriginAllowed(origin, key.allowedOrigins) && clock.now() < expiresAt
  }

  /** The rules of the identified key: state, window, origin. */
  async #admit(exchange: Exchange, found: Promise<PublishableKey | undefined>): Promise<PublishableKey> {
    const key = await found
    if (key === undefined) return refuseKey(exchange)
    exchange.refusedKey = key
    exchange.originAllowed = isOriginAllowed(exchange.origin, key.allowedOrigins)
    const counted = await this.#count(exchange.limits, budgets.publicKey, key.id)
    if (key.status !== 'active') return refuseKey(exchange)
    if (!exchange.originAllowed) throw new Refusal('origin_not_allowed')
    if (!counted) throw new Refusal('rate_limited')
    exchange.refusedKey = undefined
    exchange.caller.key = key
    this.#deps.noteUse(key)
    return key
  }

  /** @returns whether the window has room */
  #count(limits: BudgetDecision[], budget: Budget, subject: string): boolean | Promise<boolean> {
    const { limiter, clock } = this.#deps
    const note = (decision: LimitDecision) => {
      limits.push({ budget, decision })
      return decision.allowed
    }
    const answer = limiter.hit(limiterKey(budget, subject), budget.limit, budget.windowMs, clock.now())
    return answer instanceof Promise ? answer.then(note) : note(answer)
  }

  async #peekKey(exchange: Exchange): Promise<PublishableKey | undefined> {
    const { keys } = this.#deps
    const sent = sentKey(exchange)
    if (sent !== undefined) return keys.peek(sent)
    const claims = await this.#claimsOf(exchange)
    return claims === null ? undefined : keys.peekById(claims.tenantId, claims.keyId)
  }

  /** The claims of the request's session; null where it has none, or one that is not valid. */
  async #claimsOf(exchange: Exchange): Promise<SessionClaims | null> {
    const token = bearerToken(exchange)
    return token === undefined ? null : await this.#deps.sessions.verify(token, this.#deps.clock.now())
  }
}

/** Readable by any page, alike for unknown and inactive keys: a page must tell a wrong key from an outage. */
function refuseKey(exchange: Exchange): never {
  exchange.originAllowed = true
  throw new Refusal('widget_disabled')
}

function sentKey(exchange: Exchange): string | undefined {
  const inQuery = exchange.request.query['publicKey']
  if (typeof inQuery === 'string') return inQuery
  return exchange.request.headers['x-service-public-key']
}
