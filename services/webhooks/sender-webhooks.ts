import type { SecretBox } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { EventReceipt } from '../../adapters/stores/events/events.ts'
import type { WebhookSender } from '../../adapters/stores/inbound-webhooks/inbound-webhooks.ts'
import { noteReceived } from '../../adapters/stores/inbound-webhooks/signatures.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { sentData } from '../../domain/webhooks/sent-data.ts'
import { senderEvent, slackChallenge } from '../../domain/webhooks/sender-events.ts'
import { checkSignature, type Sender, type SentRequest } from '../../domain/webhooks/senders.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found } from '../admin/change.ts'
import { publishDomainEvent } from '../engine/domain-events.ts'
import { inboundSecretLocation } from '../secrets/locations.ts'
import { isOutdated, webhookAndSecret, type InboundDeps } from './inbound.ts'

/** A request that the sender of its inbound webhook has signed. */
export type SenderCall = {
  tenantId: string
  webhookId: string
  eventName: string
  sender: Sender
  headers: SentRequest['headers']
  signature: Buffer
  timestamp: string | undefined
}
export type SentToWebhook = Omit<SentRequest, 'url'> & { webhookId: string }
export type EventPreview = {
  eventName: string
  data: JsonObject
  signature: 'valid' | 'outdated' | 'wrong' | 'missing'
}

/** The address that the sender posts to. */
export function inboundUrl(publicUrl: string, { id, sender }: { id: string; sender: WebhookSender }): string {
  return `${publicUrl}/api/v1/webhooks/${sender === 'parley' ? 'inbound' : 'senders'}/${id}`
}

/** Undefined for an unknown inbound webhook as well as for a wrong signature. */
export async function authenticateSender(
  deps: Pick<InboundDeps, 'db' | 'secretBox'> & { publicUrl: string },
  { webhookId, headers, body }: SentToWebhook,
): Promise<SenderCall | undefined> {
  const { webhook, secret } = await webhookAndSecret(deps, webhookId)
  const sender = webhook === undefined || webhook.sender === 'parley' ? undefined : webhook.sender
  const url = webhook === undefined ? '' : inboundUrl(deps.publicUrl, webhook)
  const checked = checkSignature(sender ?? 'github', secret, { headers, body, url })
  if (webhook === undefined || sender === undefined || typeof checked === 'string') return undefined
  const { tenantId, id, eventName } = webhook
  return { tenantId, webhookId: id, eventName, sender, headers, ...checked }
}

/**
 * Raises the event of the request. A request that the sender repeats is the event that it was.
 * @throws Refusal `timestamp_out_of_range`
 */
export async function receiveSenderWebhook(
  deps: InboundDeps,
  { tenantId, webhookId, eventName, sender, headers, signature, timestamp }: SenderCall,
  data: JsonObject,
): Promise<EventReceipt | { challenge: string }> {
  const now = deps.clock.now()
  if (timestamp !== undefined && isOutdated(timestamp, now)) throw new Refusal('timestamp_out_of_range')
  const challenge = slackChallenge(sender, data)
  if (challenge !== undefined) return { challenge }
  const { name, id = signature.toString('hex') } = senderEvent(sender, eventName, { data, headers })
  const receipt = await publishDomainEvent(deps, {
    tenantId,
    name,
    data,
    idempotencyKey: `sender ${webhookId} ${id}`,
  })
  await noteReceived(deps.db, { tenantId, webhookId, now })
  return receipt
}

/**
 * What a request would lead to; nothing is raised.
 * @throws Refusal `not_found`, `validation_failed` for a body that the inbound webhook would refuse
 */
export async function previewEvent(
  deps: { knex: Database; secretBox: SecretBox; clock: Clock; publicUrl: string },
  { tenantId }: AdminCaller,
  id: string,
  { body, headers: given }: { body: string; headers: Readonly<Record<string, string>> },
): Promise<EventPreview> {
  const webhook = found(await forTenant(deps.knex, tenantId).inboundWebhooks.find({ id }))
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const data = sentData(body, headers['content-type'])
  if (data === undefined)
    throw new Refusal('validation_failed', { details: { validation_errors: [{ field: 'body', rule: 'format' }] } })
  const secret = deps.secretBox.open(webhook.secret, inboundSecretLocation(tenantId, id))
  const url = inboundUrl(deps.publicUrl, webhook)
  const checked = checkSignature(webhook.sender, secret, { headers, body: Buffer.from(body), url })
  const eventName =
    webhook.sender === 'parley'
      ? webhook.eventName
      : senderEvent(webhook.sender, webhook.eventName, { data, headers }).name
  return { eventName, data, signature: shownOf(checked, deps.clock.now()) }
}

function shownOf(checked: ReturnType<typeof checkSignature>, now: Date): EventPreview['signature'] {
  if (typeof checked === 'string') return checked
  return checked.timestamp !== undefined && isOutdated(checked.timestamp, now) ? 'outdated' : 'valid'
}
