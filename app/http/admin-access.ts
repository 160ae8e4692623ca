import type { PermissionSet } from '../../domain/permissions.ts'
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
      if (value === undefined) return undefined
      const caller = await authenticateSession(deps, value, originOf(exchange))
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
      return admit(exchange, callerByToken(holder, originOf(exchange)), authenticate)
    },
  }
}

type Holder = { permissions: PermissionSet }

/** `again` authenticates the same credential another time. */
function admit(exchange: Exchange, caller: AdminCaller, again: () => Promise<Holder | undefined>): true {
  const permissions = permissionsOf(exchange)
  const isAdmitted = (holder: Holder) => permissions.some(permission => holder.permissions.has(permission))
  if (!isAdmitted(caller)) throw permissionDenied(permissions[0])
  exchange.caller.admin = caller
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
