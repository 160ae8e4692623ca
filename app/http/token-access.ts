import { FULL_API_SCOPE } from '../../domain/scopes.ts'
import { authenticateToken, type TokenDeps } from '../../services/access/tokens.ts'
import { EmptyAnswer } from './empty-answer.ts'
import { bearerToken, type Exchange } from './exchange.ts'

export type TokenAccess = ReturnType<typeof createTokenAccess>

/** Admission by personal access token; the holder becomes the request's caller. */
export function createTokenAccess(deps: TokenDeps) {
  return {
    /**
     * For the configuration API: without a good token nobody (401), without `api:full` or an admin as its owner
     * forbidden (403), both without a body.
     */
    async admitAdmin(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      const holder = bearer === undefined ? undefined : await authenticateToken(deps, bearer)
      if (holder === undefined) return undefined
      if (!holder.scopes.has(FULL_API_SCOPE) || !holder.isAdmin) throw new EmptyAnswer(403)
      exchange.caller.token = holder
      return true
    },

    /** For surfaces whose operations say themselves what a caller without one is answered. */
    async admitFullAccess(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      const holder = bearer === undefined ? undefined : await authenticateToken(deps, bearer)
      if (holder?.scopes.has(FULL_API_SCOPE) !== true) return undefined
      exchange.caller.token = holder
      return true
    },
  }
}
