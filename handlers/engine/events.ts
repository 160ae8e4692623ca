import type { JsonObject } from '../../domain/json.ts'
import { publishDomainEvent as publish } from '../../services/engine/domain-events.ts'
import { auditCall, type CallAuditDeps } from '../../services/call-audit.ts'
import type { EventDeps, TurnDeps } from '../../services/engine/turn-types.ts'
import { idempotencyKeyOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function publishDomainEvent(
  deps: EventDeps & Pick<TurnDeps, 'idempotency'> & CallAuditDeps,
  request: RequestOf<'publishDomainEvent'>,
): Promise<ReplyOf<'publishDomainEvent'>> {
  const { tenant_id, event_name, data = {}, idempotency_key } = request.body
  const tenantId = tenant_id.toLowerCase()
  const receipt = await auditCall(
    deps,
    { tenantId, operation: 'publishDomainEvent', requestId: request.requestId, caller: request.caller.engine },
    async audit =>
      await publish(
        deps,
        { tenantId, name: event_name, data: data as JsonObject, idempotencyKey: idempotency_key },
        // Without `data` an event is the same request as with an empty one.
        idempotencyKeyOf({ ...request, body: { ...request.body, data } }, tenantId, 'publishDomainEvent'),
        audit,
      ),
  )
  return {
    status: 202,
    body: {
      event_id: receipt.eventId,
      subscriptions_matched: receipt.subscriptionsMatched,
      execution_ids: receipt.executionIds,
    },
  }
}
