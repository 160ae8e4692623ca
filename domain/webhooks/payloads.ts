import type { components } from '../../generated/types/webhooks.ts'
import type { Block, ExecutionStatus, Outcome } from '../engine/snapshot.ts'
import type { TokenUsage } from '../token-usage.ts'

export type WebhookKind = components['schemas']['WebhookEventKind']
type Schemas = components['schemas']
export type WebhookPayload = Schemas['ChatSessionOpenedEvent'] | Schemas['ChatExecutionUpdatedEvent'] | HandoffPayload
export type HandoffPayload =
  | Schemas['ChatHandoffRequestedEvent']
  | Schemas['ChatHandoffClaimedEvent']
  | Schemas['ChatHandoffEndedEvent']
  | Schemas['ChatMessageCreatedEvent']

/** `keyId`: the publishable key whose webhook it is. */
export type WebhookSubject = { tenantId: string; keyId: string; conversationId: string; now: Date }

export function sessionOpened(
  subject: WebhookSubject,
  session: { customerId: string | null; locale: string | null },
): WebhookPayload {
  return { event: 'chat.session.opened', ...envelope(subject), customer_id: session.customerId, locale: session.locale }
}

export type ExecutionUpdate = {
  executionId: string
  mode: 'trigger' | 'resume'
  status: ExecutionStatus
  outcome: Outcome | null
  blocks: Block[]
  tokenUsage: TokenUsage | null
}

/** Without its wait token: that is added when the payload is sent, and stored nowhere. */
export function executionUpdated(
  subject: WebhookSubject,
  { executionId, mode, status, outcome, blocks, tokenUsage }: ExecutionUpdate,
): WebhookPayload {
  return {
    event: 'chat.execution.updated',
    ...envelope(subject),
    execution_id: executionId,
    mode,
    status,
    outcome,
    blocks: blocks as components['schemas']['ChatExecutionUpdatedEvent']['blocks'],
    wait_token: null,
    token_usage: tokenUsage,
  }
}

/** What all events have in common. */
export function envelope({ tenantId, keyId, conversationId, now }: WebhookSubject) {
  return { widget_key_id: keyId, occurred_at: now.toISOString(), tenant_id: tenantId, conversation_id: conversationId }
}

/**
 * The body, the same for each attempt.
 * @param payload JSON
 */
export function webhookBody(payload: string, waitToken: string | null): string {
  return waitToken === null ? payload : JSON.stringify({ ...(JSON.parse(payload) as object), wait_token: waitToken })
}
