import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { corsHeaders, preflightHeaders } from '../../domain/origins.ts'
import { rateLimitHeaders, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import type { AddressWindows } from './address-windows.ts'
import { replyToError } from './error-replies.ts'
import type { PublicAccess } from './public-access.ts'
import { send } from './replies.ts'

/** `methods`: those that operations have on the path. */
type Unmatched = { path: string; address: string; requestId: string; methods: string[] }

/**
 * Answers what is no operation: preflights, unknown paths, wrong methods. On a limited surface these count like any
 * other request.
 */
export async function answerUnmatched(
  req: IncomingMessage,
  res: ServerResponse,
  { path, address, requestId, methods }: Unmatched,
  {
    publicAccess,
    addressWindows,
    logger,
  }: { publicAccess: PublicAccess; addressWindows: AddressWindows; logger: Logger },
): Promise<void> {
  req.resume()
  const { origin } = req.headers
  const isPublic = path.startsWith('/api/public/')
  const isPreflight = isPublic && req.method === 'OPTIONS' && methods.length > 0
  const limits: BudgetDecision[] = []
  const answer = async (): Promise<AnyReply> => {
    if (isPublic) {
      const counted = publicAccess.countAddress(address, limits)
      // A browser shows a page nothing of a refused preflight: the request that follows it is refused, readably.
      if (isPreflight && req.headers['access-control-request-method'] !== undefined) await counted.catch(ignoreLimit)
      else await counted
    } else await addressWindows.count(path, address, limits)
    if (methods.length === 0) throw new Refusal('not_found')
    if (isPreflight) return { status: 204, headers: preflightHeaders({ origin, methods }) }
    throw new Refusal('method_not_allowed', { headers: { Allow: methods.join(', ') } })
  }
  const reply = await answer().catch((error: unknown) => replyToError(error, { requestId, logger }))
  const cors = isPublic ? corsHeaders({ origin, allowed: reply.status === 429 }) : {}
  send(res, requestId, reply, { ...cors, ...rateLimitHeaders(limits) })
}

function ignoreLimit(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error
}
