import type { JsonObject } from '../../domain/json.ts'
import { audited } from '../../services/audited.ts'
import { recordConversion as record, type ConversionDeps } from '../../services/goals/completions.ts'
import { auditEngineCall } from '../../services/engine/engine.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function recordConversion(
  deps: ConversionDeps & TurnDeps,
  request: RequestOf<'recordConversion'>,
): Promise<ReplyOf<'recordConversion'>> {
  const { tenant_id, goal, conversation_id, external_ref, occurred_at, props } = request.body
  const tenantId = tenant_id.toLowerCase()
  const outcome = await audited(
    record(
      deps,
      {
        tenantId,
        goal,
        conversationId: conversation_id?.toLowerCase(),
        externalRef: external_ref,
        occurredAt: occurred_at,
        props: (props ?? {}) as JsonObject,
      },
      idempotencyKeyOf(request, tenantId, 'recordConversion'),
    ),
    auditEngineCall(deps, tenantId, 'recordConversion', request.requestId),
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
