import { EgressFailure, type Egress } from '../../adapters/egress/index.ts'
import type { AttemptFailure } from '../../domain/webhooks/schedule.ts'
import { signBody, standardHeaders, type SigningKeys } from '../../domain/webhooks/signatures.ts'
import { CALL_FAILURES } from '../calls/failures.ts'

export type PostDeps = { egress: Egress; version: string; receiverTimeoutMs: number }

/** `id`: that of the attempt. */
export type WebhookPost = {
  url: string
  keys: SigningKeys
  event: string
  eventId: string
  id: string
  body: string
  now: Date
}

/** Something was sent, or an attempt was made; earlier failures are reported by the caller. */
export type PostFailure = Exclude<AttemptFailure, 'key_revoked' | 'internal'>
export type PostResult = { status: number } | { failure: PostFailure }

/** A receiver has ten seconds (specification, Limits). */
export const RECEIVER_TIMEOUT_MS = 10_000

/** Posts a signed event; whatever the receiver does is a result. */
export async function postWebhook(
  { egress, version, receiverTimeoutMs }: PostDeps,
  { url, keys, event, eventId, id, body, now }: WebhookPost,
): Promise<PostResult> {
  try {
    return {
      status: await egress.post({
        url,
        body,
        timeoutMs: receiverTimeoutMs,
        headers: {
          'content-type': 'application/json',
          'user-agent': `Parley-Webhooks/${version}`,
          'x-service-event': event,
          'x-service-event-id': eventId,
          'x-service-delivery': id,
          'x-service-signature': signBody(keys, body),
          ...standardHeaders(keys, { id: eventId, now, body }),
        },
      }),
    }
  } catch (error) {
    if (error instanceof EgressFailure) return { failure: CALL_FAILURES[error.kind] }
    throw error
  }
}
