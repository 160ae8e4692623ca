import { FULL_API_SCOPE } from '../../domain/scopes.ts'
import type { AccessTokenDirectory } from '../../services/access/tokens.ts'
import { refuseWithoutBody } from './error-replies.ts'
import { bearerToken, type Exchange } from './exchange.ts'

export type TokenAccess = ReturnType<typeof createTokenAccess>

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

    /** For operations that have their own answer to a caller without a token. */
    async admitFullAccess(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      const holder = bearer === undefined ? undefined : await tokens.authenticate(bearer)
      if (holder?.scopes.has(FULL_API_SCOPE) !== true) return undefined
      exchange.caller.token = holder
      return true
    },
  }
}
