import type { SecretBox } from '../../adapters/secrets.ts'
import type { EventReceipt } from '../../adapters/stores/events/events.ts'
import { findInboundSource, type InboundSourceRecord } from '../../adapters/stores/inbound-webhooks/across-tenants.ts'
import { isSignatureUsed, useSignature } from '../../adapters/stores/inbound-webhooks/signatures.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isInboundSignature } from '../../domain/webhooks/signatures.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { publishDomainEvent } from '../engine/domain-events.ts'
import type { EventDeps } from '../engine/turn-types.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { inboundSecretLocation } from '../secrets/locations.ts'

/** A request with a valid signature of its source; `timestamp` is that of the header. */
export type InboundCall = {
  tenantId: string
  sourceId: string
  eventName: string
  timestamp: string
  signature: Buffer
}
export type InboundSigned = { sourceId: string; timestamp: string; signature: Buffer; body: Uint8Array }

export type InboundDeps = EventDeps & { idempotency: Idempotency; secretBox: SecretBox }

/** How far the sender's clock may be from ours, and for how long a signature is remembered (specification, Limits). */
const DRIFT_S = 300
const MEMORY_S = 2 * DRIFT_S
// An unknown source costs the same time as a wrong signature.
const DUMMY_SECRET = 'no source has this secret'

/** The source of this id and its secret; for an unknown one there is a secret as well. */
export async function sourceAndSecret(
  { db, secretBox }: Pick<InboundDeps, 'db' | 'secretBox'>,
  sourceId: string,
): Promise<{ source: InboundSourceRecord | undefined; secret: string }> {
  const source = isUuid(sourceId) ? await findInboundSource(db, sourceId.toLowerCase()) : undefined
  const secret =
    source === undefined
      ? DUMMY_SECRET
      : secretBox.open(source.secret, inboundSecretLocation(source.tenantId, source.id))
  return { source, secret }
}

/** Whether a signed timestamp, in seconds, is too far from now. */
export function isOutdated(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > DRIFT_S * 1000
}

/** Who signed the request; undefined for an unknown source as well as for a wrong signature. */
export async function authenticateInbound(
  deps: Pick<InboundDeps, 'db' | 'secretBox'>,
  { sourceId, timestamp, signature, body }: InboundSigned,
): Promise<InboundCall | undefined> {
  const { source, secret } = await sourceAndSecret(deps, sourceId)
  const genuine = isInboundSignature(signature, secret, { timestamp, body })
  return source?.sender !== 'parley' || !genuine
    ? undefined
    : { tenantId: source.tenantId, sourceId: source.id, eventName: source.eventName, timestamp, signature }
}

/**
 * Raises the source's event with the body as its data, once for each signature.
 * @throws Refusal `timestamp_out_of_range`, `signature_replayed`
 */
export async function receiveInboundWebhook(
  deps: InboundDeps,
  { tenantId, sourceId, eventName, timestamp, signature }: InboundCall,
  data: JsonObject,
): Promise<EventReceipt> {
  const { db, clock } = deps
  const now = clock.now()
  if (isOutdated(timestamp, now)) throw new Refusal('timestamp_out_of_range')
  const use = { tenantId, sourceId, signature, now }
  if (await isSignatureUsed(db, use)) throw new Refusal('signature_replayed')
  // The event first, under the signature as its key: a process that dies before it stores the signature leaves an event
  // that the sender's next attempt finds.
  const receipt = await publishDomainEvent(deps, {
    tenantId,
    name: eventName,
    data,
    idempotencyKey: `inbound ${sourceId} ${signature.toString('hex')}`,
  })
  if (!(await useSignature(db, use, MEMORY_S))) throw new Refusal('signature_replayed')
  return receipt
}
