import type { JsonObject } from '../../domain/json.ts'
import { receiveInboundWebhook as receive, type InboundDeps } from '../../services/webhooks/inbound.ts'
import { receiveSenderWebhook as receiveSent } from '../../services/webhooks/sender-webhooks.ts'
import type { EventReceipt } from '../../adapters/stores/events/events.ts'
import { callerInbound, callerSender } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function receiveInboundWebhook(
  deps: InboundDeps,
  request: RequestOf<'receiveInboundWebhook'>,
): Promise<ReplyOf<'receiveInboundWebhook'>> {
  return accepted(await receive(deps, callerInbound(request.caller), request.body as JsonObject))
}

export async function receiveSenderWebhook(
  deps: InboundDeps,
  request: RequestOf<'receiveSenderWebhook'>,
): Promise<ReplyOf<'receiveSenderWebhook'>> {
  const outcome = await receiveSent(deps, callerSender(request.caller), request.body as JsonObject)
  return 'challenge' in outcome ? { status: 200, body: { challenge: outcome.challenge } } : accepted(outcome)
}

function accepted({ eventId, subscriptionsMatched, executionIds }: EventReceipt) {
  return {
    status: 202 as const,
    body: { event_id: eventId, subscriptions_matched: subscriptionsMatched, execution_ids: executionIds },
  }
}
