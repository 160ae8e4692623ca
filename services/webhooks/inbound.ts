import type { SecretBox } from '../../adapters/secrets.ts'
import type { EventReceipt } from '../../adapters/stores/events/events.ts'
import { findInboundWebhook, type InboundWebhookRecord } from '../../adapters/stores/inbound-webhooks/across-tenants.ts'
import { isSignatureUsed, useSignature } from '../../adapters/stores/inbound-webhooks/signatures.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isInboundSignature } from '../../domain/webhooks/signatures.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { publishDomainEvent } from '../engine/domain-events.ts'
import type { EventDeps } from '../engine/turn-types.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { inboundSecretLocation } from '../secrets/locations.ts'

/** A request with a valid signature of its inbound webhook; `timestamp` is that of the header. */
export type InboundCall = {
  tenantId: string
  webhookId: string
  eventName: string
  timestamp: string
  signature: Buffer
}
export type InboundSigned = { webhookId: string; timestamp: string; signature: Buffer; body: Uint8Array }

export type InboundDeps = EventDeps & { idempotency: Idempotency; secretBox: SecretBox }

/** How far the sender's clock may be from ours, and for how long a signature is remembered (specification, Limits). */
const DRIFT_S = 300
const MEMORY_S = 2 * DRIFT_S
// An unknown inbound webhook costs the same time as a wrong signature.
const DUMMY_SECRET = 'no inbound webhook has this secret'

/** The inbound webhook of this id and its secret; for an unknown one there is a secret as well. */
export async function webhookAndSecret(
  { db, secretBox }: Pick<InboundDeps, 'db' | 'secretBox'>,
  webhookId: string,
): Promise<{ webhook: InboundWebhookRecord | undefined; secret: string }> {
  const webhook = isUuid(webhookId) ? await findInboundWebhook(db, webhookId.toLowerCase()) : undefined
  const secret =
    webhook === undefined
      ? DUMMY_SECRET
      : secretBox.open(webhook.secret, inboundSecretLocation(webhook.tenantId, webhook.id))
  return { webhook, secret }
}

/** Whether a signed timestamp, in seconds, is too far from now. */
export function isOutdated(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > DRIFT_S * 1000
}

/** Who signed the request; undefined for an unknown inbound webhook as well as for a wrong signature. */
export async function authenticateInbound(
  deps: Pick<InboundDeps, 'db' | 'secretBox'>,
  { webhookId, timestamp, signature, body }: InboundSigned,
): Promise<InboundCall | undefined> {
  const { webhook, secret } = await webhookAndSecret(deps, webhookId)
  const genuine = isInboundSignature(signature, secret, { timestamp, body })
  return webhook?.sender !== 'parley' || !genuine
    ? undefined
    : { tenantId: webhook.tenantId, webhookId: webhook.id, eventName: webhook.eventName, timestamp, signature }
}

/**
 * Raises the event of the inbound webhook with the body as its data, once for each signature.
 * @throws Refusal `timestamp_out_of_range`, `signature_replayed`
 */
export async function receiveInboundWebhook(
  deps: InboundDeps,
  { tenantId, webhookId, eventName, timestamp, signature }: InboundCall,
  data: JsonObject,
): Promise<EventReceipt> {
  const { db, clock } = deps
  const now = clock.now()
  if (isOutdated(timestamp, now)) throw new Refusal('timestamp_out_of_range')
  const use = { tenantId, webhookId, signature, now }
  if (await isSignatureUsed(db, use)) throw new Refusal('signature_replayed')
  // The event first, under the signature as its key: a process that dies before it stores the signature leaves an event
  // that the sender's next attempt finds.
  const receipt = await publishDomainEvent(deps, {
    tenantId,
    name: eventName,
    data,
    idempotencyKey: `inbound ${webhookId} ${signature.toString('hex')}`,
  })
  if (!(await useSignature(db, use, MEMORY_S))) throw new Refusal('signature_replayed')
  return receipt
}
