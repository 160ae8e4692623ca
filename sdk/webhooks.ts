import type { Block, ExecutionStatus, TokenUsage } from './client.ts'

type WebhookEnvelope<Conversation = string> = {
  /** The publishable key that the webhook belongs to. */
  widget_key_id: string
  /** ISO 8601. Order events by it: deliveries may overtake each other. */
  occurred_at: string
  tenant_id: string
  conversation_id: Conversation
}

export type ChatSessionOpened = WebhookEnvelope & {
  event: 'chat.session.opened'
  customer_id: string | null
  locale: string | null
}

export type ChatExecutionUpdated = WebhookEnvelope & {
  event: 'chat.execution.updated'
  execution_id: string
  mode: 'trigger' | 'resume'
  status: ExecutionStatus
  blocks: Block[]
  wait_token: string | null
  token_usage: TokenUsage | null
}

/** The state that an execution has come to, without what it shows. */
export type ChatExecutionState = WebhookEnvelope & {
  event: 'chat.execution.waiting' | 'chat.execution.ended' | 'chat.execution.failed' | 'chat.execution.cancelled'
  execution_id: string
  flow_id: string
  status: ExecutionStatus
  outcome: string | null
  failure_kind: string | null
  reason: string | null
}

type HandoffEnvelope = WebhookEnvelope & {
  execution_id: string
  handoff_id: string
  /** Code of the queue. */
  queue: string
}

export type WebhookPerson = { id: string; name: string }

export type ChatHandoffRequested = HandoffEnvelope & {
  event: 'chat.handoff.requested'
  reason: string
  due_at: string | null
}

export type ChatHandoffClaimed = HandoffEnvelope & { event: 'chat.handoff.claimed'; person: WebhookPerson | null }

export type ChatHandoffEnded = HandoffEnvelope & {
  event: 'chat.handoff.ended'
  state: 'handed_back' | 'closed' | 'timed_out'
  outcome: string | null
  person: WebhookPerson | null
}

export type ChatHandoffRated = HandoffEnvelope & {
  event: 'chat.handoff.rated'
  /** From 1 to 5. */
  score: number
  comment: string | null
  person: WebhookPerson | null
}

export type ChatMessageCreated = HandoffEnvelope & {
  event: 'chat.message.created'
  role: 'visitor' | 'person'
  text: string | null
  person: WebhookPerson | null
}

/** Its values are read with the admin API: `admin.forms.getFormSubmission`. */
export type FormSubmissionCreated = WebhookEnvelope<string | null> & {
  event: 'form.submission.created'
  submission_id: string
  form_id: string
  form_code: string
  form_version: number
  locale: string | null
}

export type GoalCompletionCreated = WebhookEnvelope<string | null> & {
  event: 'goal.completion.created'
  completion_id: string
  goal_id: string
  goal_code: string
  source: 'api' | 'telemetry' | 'flow'
  external_ref: string | null
  value: number | null
  currency: string | null
  completed_at: string
}

/** Body of a webhook. Other kinds may be added: answer 2xx to an unknown `event`. */
export type WebhookEvent =
  | ChatSessionOpened
  | ChatExecutionUpdated
  | ChatExecutionState
  | ChatHandoffRequested
  | ChatHandoffClaimed
  | ChatHandoffEnded
  | ChatHandoffRated
  | ChatMessageCreated
  | FormSubmissionCreated
  | GoalCompletionCreated

export type SignedDelivery = {
  /** The whole secret, `whsec_…`. */
  secret: string
  /** The body as received, before any parsing. */
  body: string | Uint8Array
  /** Value of `X-Service-Signature`: `sha256=` and the HMAC-SHA256 of the body in hexadecimal. */
  signature: string | null | undefined
}

/**
 * A delivery by its Standard Webhooks headers, which also sign when it was sent: a recorded one cannot be replayed
 * later.
 */
export type TimedDelivery = Pick<SignedDelivery, 'secret' | 'body'> & {
  /** Value of `webhook-id`. */
  id: string | null | undefined
  /** Value of `webhook-timestamp`: whole seconds since 1970. */
  timestamp: string | null | undefined
  /** Value of `webhook-signature`: `v1,` and base64; several are separated by spaces. */
  signatures: string | null | undefined
  /** How far the timestamp may be from the clock, in seconds; 300 when absent. */
  toleranceSeconds?: number
  /** The current time; that of the clock when absent. */
  now?: Date
}

/**
 * A delivery as a server receives it: `headers` of a `Request`, or of Node's `IncomingMessage`. Only its Standard
 * Webhooks headers count.
 */
export type ReceivedDelivery = Pick<TimedDelivery, 'secret' | 'body' | 'toleranceSeconds' | 'now'> & {
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>
}

const TOLERANCE_S = 300

/**
 * Whether the delivery was signed with the secret, and for a timed one, whether that was just now. Compares in constant
 * time; never throws for a malformed signature.
 */
export async function verifyWebhook(delivery: SignedDelivery | TimedDelivery | ReceivedDelivery): Promise<boolean> {
  if ('headers' in delivery) return await verifyTimed(timedOf(delivery))
  return 'signatures' in delivery ? await verifyTimed(delivery) : await verifyPlain(delivery)
}

function timedOf({ headers, ...rest }: ReceivedDelivery): TimedDelivery {
  const read = (name: string): string | undefined => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    ...rest,
    id: read('webhook-id'),
    timestamp: read('webhook-timestamp'),
    signatures: read('webhook-signature'),
  }
}

async function verifyPlain({ secret, body, signature }: SignedDelivery): Promise<boolean> {
  const claimed = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1]
  if (claimed === undefined || secret === '') return false
  return sameBytes(await hmac(new TextEncoder().encode(secret), bytesOf(body)), hexBytes(claimed))
}

async function verifyTimed({
  secret,
  body,
  id,
  timestamp,
  signatures,
  toleranceSeconds = TOLERANCE_S,
  now = new Date(),
}: TimedDelivery): Promise<boolean> {
  const key = base64Bytes(secret.replace(/^whsec_/, ''))
  if (key === undefined || key.length === 0 || !id || !/^[0-9]{1,12}$/.test(timestamp ?? '')) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const actual = await hmac(key, timedContent(id, timestamp ?? '', body))
  const claims = (signatures ?? '')
    .split(' ')
    .flatMap(entry => (entry.startsWith('v1,') ? (base64Bytes(entry.slice(3)) ?? []) : []))
  return claims.some(claimed => sameBytes(actual, claimed))
}

function timedContent(id: string, timestamp: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const content = bytesOf(body)
  const signed = new Uint8Array(head.length + content.length)
  signed.set(head)
  signed.set(content, head.length)
  return signed
}

/** What a test of a receiver posts: `body` and `headers` as Parley sends them. */
export type SignedTest = { body: string; headers: Record<string, string> }

/**
 * Signs an event as Parley does, so that a test can post it to a receiver.
 * @param test `id`: of the event and its delivery, a new one when absent. `now`: when it is signed, now when absent.
 */
export async function signWebhook({
  secret,
  event,
  id = crypto.randomUUID(),
  now = new Date(),
}: {
  secret: string
  event: WebhookEvent
  id?: string
  now?: Date
}): Promise<SignedTest> {
  const body = JSON.stringify(event)
  const key = base64Bytes(secret.replace(/^whsec_/, ''))
  if (key === undefined || key.length === 0) throw new TypeError('The secret is whsec_ and base64')
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const plain = await hmac(new TextEncoder().encode(secret), bytesOf(body))
  const timed = await hmac(key, timedContent(id, timestamp, body))
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-service-event': event.event,
      'x-service-event-id': id,
      'x-service-delivery': id,
      'x-service-signature': `sha256=${Array.from(plain, byte => byte.toString(16).padStart(2, '0')).join('')}`,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${btoa(String.fromCharCode(...timed))}`,
    },
  }
}

async function hmac(key: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, content))
}

function bytesOf(body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
}

/** A secret is base64 without its padding. */
function base64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * Verifies a delivery and parses it; undefined when the signature is wrong. Throws SyntaxError when a correctly signed
 * body is not JSON.
 */
export async function readWebhook(
  delivery: SignedDelivery | TimedDelivery | ReceivedDelivery,
): Promise<WebhookEvent | undefined> {
  if (!(await verifyWebhook(delivery))) return undefined
  const text = typeof delivery.body === 'string' ? delivery.body : new TextDecoder().decode(delivery.body)
  return JSON.parse(text) as WebhookEvent
}

function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

/** Compares every byte, wherever the first difference is, so that the time taken reveals nothing. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) difference |= (a[index] ?? 0) ^ (b[index] ?? 0)
  return difference === 0
}
