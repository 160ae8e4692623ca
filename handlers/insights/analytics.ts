import { Refusal } from '../../domain/refusal.ts'
import type { AnalyticsDeps } from '../../services/analytics/deps.ts'
import { getFailuresByNode as count } from '../../services/analytics/flows.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function getFailuresByNode(
  deps: AnalyticsDeps,
  { query: { flow_id, from, to }, caller }: RequestOf<'getFailuresByNode'>,
): Promise<ReplyOf<'getFailuresByNode'>> {
  const outcome = await count(deps, callerAdmin(caller).tenantId, flow_id.toLowerCase(), { from, to })
  if (outcome.outcome === 'invalid_range')
    throw new Refusal('invalid_input', {
      message: outcome.message,
      details: { validation_errors: [{ field: 'from', rule: 'maximum', expected: outcome.message }] },
    })
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: outcome.failures }
}
