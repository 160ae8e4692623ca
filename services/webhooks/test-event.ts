import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Limiter } from '../../adapters/limiter/index.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { budgets } from '../../domain/rate-limits.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { TurnHandoff } from '../../domain/handoffs/turn-handoffs.ts'
import { handoffPayloads, handoffRated } from '../../domain/webhooks/handoff-payloads.ts'
import {
  executionState,
  executionUpdated,
  formSubmitted,
  goalReached,
  sessionOpened,
  type HandoffPayload,
  type WebhookKind,
  type WebhookPayload,
  type WebhookSubject,
} from '../../domain/webhooks/payloads.ts'
import { refuseBeyond } from '../limits.ts'
import { postWebhook, type PostDeps, type PostFailure } from './post.ts'
import { openSigningKeys } from './signing.ts'

export type TestEventDeps = PostDeps & {
  knex: Database
  secretBox: SecretBox
  newId: NewId
  clock: Clock
  limiter: Limiter
}
export type TestEventResult = {
  delivered: boolean
  eventId: string
  deliveryId: string
  responseStatus: number | null
  durationMs: number
  failure: 'none' | 'http_status' | PostFailure
}

/**
 * Sends one event with made-up ids and `test: true` to the key's webhook, once; it is not stored, and the text of the
 * answer is not shown. Outside of any transaction: a receiver may take ten seconds.
 * @throws Refusal `not_found`, `webhook_not_configured`, `rate_limited`
 */
export async function sendWebhookTestEvent(
  deps: TestEventDeps,
  tenantId: string,
  keyId: string,
  event: WebhookKind,
): Promise<TestEventResult> {
  const key = await forTenant(deps.knex, tenantId).keys.find({ id: keyId })
  if (key === undefined) throw new Refusal('not_found')
  // Nothing is sent for a revoked key: it counts as having no webhook.
  if (key.webhookUrl === null || key.webhookSecret === null || key.status === 'revoked')
    throw new Refusal('webhook_not_configured')
  await refuseBeyond(deps, budgets.webhookTest, tenantId)
  const now = deps.clock.now()
  const [eventId, deliveryId] = [deps.newId(), deps.newId()]
  const payload = payloadOf(deps, event, { tenantId, keyId, conversationId: deps.newId(), now })
  const body = JSON.stringify({ ...payload, test: true })
  const began = performance.now()
  const result = await postWebhook(deps, {
    url: key.webhookUrl,
    keys: openSigningKeys(deps.secretBox, tenantId, keyId, key.webhookSecret),
    event,
    eventId,
    id: deliveryId,
    body,
    now,
  })
  const durationMs = Math.round(performance.now() - began)
  if ('failure' in result)
    return { delivered: false, eventId, deliveryId, responseStatus: null, durationMs, failure: result.failure }
  const delivered = result.status >= 200 && result.status < 300
  return {
    delivered,
    eventId,
    deliveryId,
    responseStatus: result.status,
    durationMs,
    failure: delivered ? 'none' : 'http_status',
  }
}

function payloadOf(
  { newId }: Pick<TestEventDeps, 'newId'>,
  event: WebhookKind,
  subject: WebhookSubject,
): WebhookPayload {
  switch (event) {
    case 'chat.session.opened':
      return sessionOpened(subject, { customerId: null, locale: null })
    case 'chat.execution.updated':
      return executionUpdated(subject, {
        executionId: newId(),
        mode: 'trigger',
        status: 'completed',
        outcome: 'completed',
        blocks: [],
        tokenUsage: null,
      })
    case 'chat.execution.waiting':
    case 'chat.execution.ended':
    case 'chat.execution.failed':
    case 'chat.execution.cancelled':
      return executionState(subject, { executionId: newId(), flowId: newId(), ...STATES[event] })
    case 'form.submission.created': {
      const form = { formId: newId(), formCode: 'newsletter', formVersion: 1, locale: null }
      return formSubmitted(subject, { submissionId: newId(), ...form })
    }
    case 'goal.completion.created': {
      const goal = { goalId: newId(), goalCode: 'purchase', externalRef: null, valueMicros: null, currency: null }
      return goalReached(subject, { id: newId(), ...goal, source: 'api', occurredAt: subject.now })
    }
    case 'chat.handoff.requested':
    case 'chat.handoff.claimed':
    case 'chat.handoff.ended':
    case 'chat.message.created':
      return handoffEvent(newId, event, subject)
    case 'chat.handoff.rated': {
      const handoff = { executionId: newId(), handoffId: newId(), queue: 'support' }
      return handoffRated(subject, { ...handoff, person: { id: newId(), name: 'Test' }, score: 5, comment: 'A test' })
    }
  }
}

const OTHERWISE = { outcome: null, failureKind: null, reason: null }
const STATES = {
  'chat.execution.waiting': { ...OTHERWISE, status: 'waiting_input' },
  'chat.execution.ended': { ...OTHERWISE, status: 'completed', outcome: 'completed' },
  'chat.execution.failed': { ...OTHERWISE, status: 'failed', outcome: 'failed', failureKind: 'http_error' },
  'chat.execution.cancelled': { ...OTHERWISE, status: 'aborted', outcome: 'aborted', reason: 'A test' },
} as const

function handoffEvent(
  newId: NewId,
  event: Exclude<HandoffPayload['event'], 'chat.handoff.rated'>,
  subject: WebhookSubject,
): WebhookPayload {
  const CHANGES = {
    'chat.handoff.requested': 'requested',
    'chat.handoff.claimed': 'claimed',
    'chat.handoff.ended': 'ended',
    'chat.message.created': 'visitor_wrote',
  } as const
  const handoff: TurnHandoff = {
    id: newId(),
    queue: 'support',
    reason: 'A test',
    state: 'handed_back',
    claimedBy: event === 'chat.handoff.requested' ? null : { id: newId(), name: 'Test' },
    outcome: null,
    dueAt: null,
    change: CHANGES[event],
    claimed: event === 'chat.handoff.claimed',
  }
  const [payload] = handoffPayloads(subject, { executionId: newId(), handoff, text: 'A test' })
  if (payload === undefined) throw new Error(`there is no ${event}`)
  return payload
}
