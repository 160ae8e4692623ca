import type { Block, ExecutionStatus, TokenUsage } from './client.ts'

type WebhookEnvelope = {
  /** The publishable key that the webhook belongs to. */
  widget_key_id: string
  /** ISO 8601. Order events by it: deliveries may overtake each other. */
  occurred_at: string
  tenant_id: string
  conversation_id: string
}

export type ChatSessionOpened = WebhookEnvelope & { event: 'chat.session.opened', customer_id: string | null, locale: string | null }

export type ChatExecutionUpdated = WebhookEnvelope & {
  event: 'chat.execution.updated'
  execution_id: string
  mode: 'trigger' | 'resume'
  status: ExecutionStatus
  blocks: Block[]
  wait_token: string | null
  token_usage: TokenUsage | null
}

/** What a webhook delivers. Other kinds may be added: answer 2xx to an `event` you do not know. */
export type WebhookEvent = ChatSessionOpened | ChatExecutionUpdated

export type SignedDelivery = {
  /** The whole secret, `whsec_…`. */
  secret: string
  /** The body as it came, before any parsing. */
  body: string | Uint8Array
  /** Value of `X-Service-Signature`: `sha256=` and the HMAC-SHA256 of the body in hexadecimal. */
  signature: string | null | undefined
}

/** Whether the delivery was signed with the secret. Compares in constant time; never throws for a malformed signature. */
export async function verifyWebhook({ secret, body, signature }: SignedDelivery): Promise<boolean> {
  const claimed = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1]
  if (claimed === undefined || secret === '') return false
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const bytes = typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body)
  const actual = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))
  return sameBytes(actual, hexBytes(claimed))
}

/** Verifies a delivery and parses it; undefined when the signature is wrong. Throws SyntaxError when a correctly signed body is no JSON. */
export async function readWebhook(delivery: SignedDelivery): Promise<WebhookEvent | undefined> {
  if (!await verifyWebhook(delivery)) return undefined
  const text = typeof delivery.body === 'string' ? delivery.body : new TextDecoder().decode(delivery.body)
  return JSON.parse(text) as WebhookEvent
}

function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
}

/** Looks at every byte whatever the first difference is, so that the time taken tells nothing. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}
