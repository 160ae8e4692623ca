import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders, preflightHeaders } from '../../domain/origins.ts'
import { rateLimitHeaders, type BudgetDecision } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { EngineAccess } from './engine-access.ts'
import type { PublicAccess } from './public-access.ts'
import { envelopeOf, plainHeaders, sendJson } from './responses.ts'
import type { Match } from './router.ts'

type Unmatched = { path: string; address: string; requestId: string; match: Exclude<Match, { outcome: 'found' }> }

/**
 * Answers what is no operation: preflights, unknown paths, wrong methods. On a limited surface these count like any
 * other request.
 */
export async function answerUnmatched(
  req: IncomingMessage,
  res: ServerResponse,
  { path, address, requestId, match }: Unmatched,
  access: { publicAccess: PublicAccess; engineAccess: EngineAccess },
): Promise<void> {
  req.resume()
  const onPublicSurface = path.startsWith('/api/public/')
  const limits: BudgetDecision[] = []
  const headers: Record<string, string> = plainHeaders(requestId)
  if (onPublicSurface) Object.assign(headers, corsHeaders({ origin: req.headers.origin, allowed: false }))
  try {
    if (onPublicSurface) await access.publicAccess.countAddress(address, limits)
    if (path.startsWith('/api/v1/engine/')) await access.engineAccess.countAddress(address, limits)
    Object.assign(headers, rateLimitHeaders(limits))
    if (match.outcome === 'unknown_path') throw new Refusal('not_found')
    if (onPublicSurface && req.method === 'OPTIONS') {
      res
        .writeHead(204, { ...headers, ...preflightHeaders({ origin: req.headers.origin, methods: match.allow }) })
        .end()
      return
    }
    throw new Refusal('method_not_allowed', { headers: { Allow: match.allow.join(', ') } })
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('internal_error')
    sendJson(res, refusal.status, { ...headers, ...rateLimitHeaders(limits), ...refusal.headers }, envelopeOf(refusal))
  }
}
