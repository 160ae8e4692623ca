import type { SessionCookie } from '../../adapters/session-cookie.ts'
import { FULL_API_SCOPE } from '../../domain/scopes.ts'
import { Refusal } from '../../domain/refusal.ts'
import { authenticateToken, type TokenDeps } from '../../services/access/tokens.ts'
import { callerByToken, permissionDenied, type AdminCaller } from '../../services/admin/caller.ts'
import { authenticateSession } from '../../services/admin/sessions.ts'
import { Denial } from './denial.ts'
import { bearerToken, originOf, type Exchange } from './exchange.ts'

export type AdminAccess = ReturnType<typeof createAdminAccess>

/**
 * Admission to the admin API, in one place: who calls, that a page of ours sent it, and that the operation's permission
 * is held.
 * A bearer token, good or not, is taken before the cookie: a script that sends one means it, and it never meets the
 * CSRF rule by way of a stray cookie.
 */
export function createAdminAccess(deps: TokenDeps & { sessionCookie: SessionCookie }) {
  return {
    admit,

    /** As `admit`, for what people open in a browser: whoever may not is told in a sentence. @throws Denial 401, 403 */
    async admitPerson(exchange: Exchange): Promise<true> {
      try {
        return await admit(exchange)
      } catch (error) {
        if (error instanceof Refusal && (error.status === 401 || error.status === 403)) throw new Denial(error.status)
        throw error
      }
    },
  }

  /** @throws Refusal `unauthorized`, `csrf_token_invalid`, `permission_denied` */
  async function admit(exchange: Exchange): Promise<true> {
    const { operation } = exchange.route
    const bearer = bearerToken(exchange)
    const caller = bearer === undefined ? await callerByCookie(exchange) : await callerWithToken(exchange, bearer)
    if (caller === undefined) throw new Refusal('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })
    if (operation.permission === undefined) throw new Error(`${exchange.route.operationId} names no permission`)
    if (!caller.permissions.has(operation.permission)) throw permissionDenied(operation.permission)
    exchange.caller.admin = caller
    return true
  }

  async function callerByCookie(exchange: Exchange): Promise<AdminCaller | undefined> {
    const { method, headers } = exchange.request
    const value = deps.sessionCookie.read(headers['cookie'])
    const caller = value === undefined ? undefined : await authenticateSession(deps, value, originOf(exchange))
    if (caller === undefined || value === undefined) return undefined
    if (method !== 'get' && !deps.sessionCookie.isCsrfToken(value, headers['x-csrf-token']))
      throw new Refusal('csrf_token_invalid')
    return caller
  }

  async function callerWithToken(exchange: Exchange, bearer: string): Promise<AdminCaller | undefined> {
    const { operation } = exchange.route
    if (!operation.security.some(schemes => schemes.includes('personalAccessToken'))) return undefined
    const holder = await authenticateToken(deps, bearer)
    if (holder === undefined) return undefined
    if (!holder.scopes.has(FULL_API_SCOPE)) throw permissionDenied(operation.permission ?? '')
    return callerByToken(holder, originOf(exchange))
  }
}
