import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { WebhookAttempt } from '../../adapters/stores/webhooks/deliveries.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as deliveries from '../../services/webhooks/webhook-deliveries.ts'
import type { TestEventDeps } from '../../services/webhooks/test-event.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, querySpan, callerAdmin } from '../inputs.ts'
import { instant, pageBody } from './replies.ts'

type Schemas = components['schemas']

export async function listWebhookDeliveries(
  deps: ChangeDeps,
  request: RequestOf<'listWebhookDeliveries'>,
): Promise<ReplyOf<'listWebhookDeliveries'>> {
  const { from, to, keyId, conversationId, ...query } = request.query
  const filter = {
    ...query,
    keyId: keyId?.toLowerCase(),
    conversationId: conversationId?.toLowerCase(),
    ...querySpan({ from, to }),
  }
  return {
    status: 200,
    body: pageBody(await deliveries.listWebhookDeliveries(deps, callerAdmin(request.caller), filter), deliveryBody),
  }
}

export async function getWebhookDelivery(
  deps: ChangeDeps,
  request: RequestOf<'getWebhookDelivery'>,
): Promise<ReplyOf<'getWebhookDelivery'>> {
  const { delivery, payload, attempts } = await deliveries.getWebhookDelivery(
    deps,
    callerAdmin(request.caller),
    idOf(request.params.deliveryId),
  )
  return {
    status: 200,
    body: {
      delivery: deliveryBody(delivery),
      payload: payload as Record<string, unknown>,
      attempts: attempts.map(attemptBody),
    },
  }
}

export async function redeliverWebhook(
  deps: ChangeDeps,
  request: RequestOf<'redeliverWebhook'>,
): Promise<ReplyOf<'redeliverWebhook'>> {
  const answer = (delivery: deliveries.AdminDelivery) => ({ status: 202 as const, body: deliveryBody(delivery) })
  return answer(
    await deliveries.redeliverWebhook(deps, callerAdmin(request.caller), idOf(request.params.deliveryId), answer),
  )
}

export async function sendWebhookTestEvent(
  deps: TestEventDeps,
  request: RequestOf<'sendWebhookTestEvent'>,
): Promise<ReplyOf<'sendWebhookTestEvent'>> {
  return {
    status: 200,
    body: await deliveries.sendRecordedTestEvent(
      deps,
      callerAdmin(request.caller),
      idOf(request.params.keyId),
      request.body.event,
    ),
  }
}

function deliveryBody(delivery: deliveries.AdminDelivery): Schemas['AdminWebhookDelivery'] {
  const { lastStatus, nextAttemptAt, occurredAt, updatedAt } = delivery
  return {
    ...pick(delivery, 'id', 'eventId', 'event', 'keyId', 'conversationId', 'url', 'status', 'reason', 'attempts'),
    lastResponseStatus: lastStatus,
    nextAttemptAt: instant(nextAttemptAt),
    occurredAt: occurredAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function attemptBody({
  id,
  number,
  startedAt,
  durationMs,
  status,
  error,
}: WebhookAttempt): Schemas['AdminWebhookAttempt'] {
  // Attempts name their failures in the words of the contract.
  return {
    id,
    number,
    startedAt: startedAt.toISOString(),
    durationMs,
    responseStatus: status,
    failure: (error ?? 'none') as Schemas['AdminWebhookAttempt']['failure'],
  }
}
