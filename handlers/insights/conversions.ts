import type { JsonObject } from '../../domain/json.ts'
import { auditCall, type CallAuditDeps } from '../../services/call-audit.ts'
import { recordConversion as record, type ConversionDeps } from '../../services/goals/completions.ts'
import { idempotencyKeyOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function recordConversion(
  deps: ConversionDeps & CallAuditDeps,
  request: RequestOf<'recordConversion'>,
): Promise<ReplyOf<'recordConversion'>> {
  const { tenant_id, goal, conversation_id, external_ref, occurred_at, props } = request.body
  const tenantId = tenant_id.toLowerCase()
  const conversion = {
    tenantId,
    goal,
    conversationId: conversation_id?.toLowerCase(),
    externalRef: external_ref,
    occurredAt: occurred_at,
    props: (props ?? {}) as JsonObject,
  }
  const outcome = await auditCall(
    deps,
    { tenantId, operation: 'recordConversion', requestId: request.requestId, caller: request.caller.engine },
    async audit => await record(deps, conversion, idempotencyKeyOf(request, tenantId, 'recordConversion'), audit),
  )
  return outcome.outcome === 'deduplicated'
    ? { status: 200, body: { deduped: true, completion_id: outcome.completionId } }
    : {
        status: 201,
        body: {
          completion_id: outcome.completionId,
          attributed: outcome.conversationId !== null,
          conversation_id: outcome.conversationId,
        },
      }
}
