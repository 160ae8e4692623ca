import { FULL_API_SCOPE } from '../../domain/scopes.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AccessTokenDirectory } from '../../services/access/tokens.ts'
import { callerByToken, permissionDenied, type AdminCaller } from '../../services/admin/caller.ts'
import { authenticateSession, type SessionReadDeps } from '../../services/admin/sessions.ts'
import { bearerToken, originOf, type Exchange } from './exchange.ts'

export type AdminAccess = ReturnType<typeof createAdminAccess>

/**
 * Admission to the admin API: who calls, that a page of ours sent it, and that the caller has the permission of the
 * operation. A bearer token, valid or not, is taken before the cookie: a script that sends one means it, and is not
 * subject to the CSRF rule because of a stray cookie.
 */
export function createAdminAccess(deps: SessionReadDeps & { tokens: AccessTokenDirectory }) {
  return {
    /** @throws Refusal `csrf_token_invalid`, `permission_denied` */
    async admitSession(exchange: Exchange): Promise<true | undefined> {
      if (bearerToken(exchange) !== undefined) return undefined
      const { method, headers } = exchange.request
      const value = deps.sessionCookie.read(headers['cookie'])
      const caller = value === undefined ? undefined : await authenticateSession(deps, value, originOf(exchange))
      if (caller === undefined || value === undefined) return undefined
      if (method !== 'get' && !deps.sessionCookie.isCsrfToken(value, headers['x-csrf-token']))
        throw new Refusal('csrf_token_invalid')
      return admit(exchange, caller)
    },

    /** @throws Refusal `permission_denied` */
    async admitToken(exchange: Exchange): Promise<true | undefined> {
      const bearer = bearerToken(exchange)
      const holder = bearer === undefined ? undefined : await deps.tokens.authenticate(bearer)
      if (holder === undefined) return undefined
      if (!holder.scopes.has(FULL_API_SCOPE)) throw permissionDenied(permissionsOf(exchange)[0])
      return admit(exchange, callerByToken(holder, originOf(exchange)))
    },
  }
}

function admit(exchange: Exchange, caller: AdminCaller): true {
  const permissions = permissionsOf(exchange)
  if (!permissions.some(permission => caller.permissions.has(permission))) throw permissionDenied(permissions[0])
  exchange.caller.admin = caller
  return true
}

/** One of them is enough; a refusal names the first. */
function permissionsOf({ route: { operationId, operation } }: Exchange): readonly [string, ...string[]] {
  const [first, ...others] = operation.permissions ?? []
  if (first === undefined) throw new Error(`${operationId} names no permission`)
  return [first, ...others]
}
