import type { JsonObject } from '../../domain/json.ts'
import { receiveInboundWebhook as receive, type InboundDeps } from '../../services/webhooks/inbound.ts'
import { callerInbound } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function receiveInboundWebhook(
  deps: InboundDeps,
  request: RequestOf<'receiveInboundWebhook'>,
): Promise<ReplyOf<'receiveInboundWebhook'>> {
  const { eventId, subscriptionsMatched, executionIds } = await receive(
    deps,
    callerInbound(request.caller),
    request.body as JsonObject,
  )
  return {
    status: 202,
    body: { event_id: eventId, subscriptions_matched: subscriptionsMatched, execution_ids: executionIds },
  }
}
