import type { components } from '../../generated/types/webhooks.ts'
import type { Block, ExecutionStatus, Outcome } from '../engine/snapshot.ts'
import type { TokenUsage } from '../token-usage.ts'

export type WebhookKind = components['schemas']['WebhookEventKind']
type Schemas = components['schemas']
export type WebhookPayload =
  | Schemas['ChatSessionOpenedEvent']
  | Schemas['ChatExecutionUpdatedEvent']
  | Schemas['ChatExecutionStateEvent']
  | Schemas['FormSubmissionCreatedEvent']
  | Schemas['GoalCompletionCreatedEvent']
  | HandoffPayload
export type HandoffPayload =
  | Schemas['ChatHandoffRequestedEvent']
  | Schemas['ChatHandoffClaimedEvent']
  | Schemas['ChatHandoffEndedEvent']
  | Schemas['ChatHandoffRatedEvent']
  | Schemas['ChatMessageCreatedEvent']

/** `keyId`: the publishable key whose webhook it is. */
export type WebhookSubject<Conversation extends string | null = string> = {
  tenantId: string
  keyId: string
  conversationId: Conversation
  now: Date
}

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

export type ExecutionState = {
  executionId: string
  flowId: string
  status: ExecutionStatus
  outcome: Outcome | null
  failureKind: string | null
  reason: string | null
}
export type StateKind = Schemas['ChatExecutionStateEvent']['event']

const STATES: Readonly<Record<ExecutionStatus, StateKind>> = {
  waiting_input: 'chat.execution.waiting',
  waiting_time: 'chat.execution.waiting',
  completed: 'chat.execution.ended',
  failed: 'chat.execution.failed',
  aborted: 'chat.execution.cancelled',
}

/** The state that an execution has come to, without what it shows. */
export function executionState(
  subject: WebhookSubject,
  { executionId, flowId, status, outcome, failureKind, reason }: ExecutionState,
): Schemas['ChatExecutionStateEvent'] {
  return {
    event: STATES[status],
    ...envelope(subject),
    execution_id: executionId,
    flow_id: flowId,
    status,
    outcome,
    failure_kind: failureKind,
    reason,
  }
}

export type SubmissionUpdate = {
  submissionId: string
  formId: string
  formCode: string
  formVersion: number
  locale: string | null
}

/** Without the values, which would outlive the submission in a delivery. */
export function formSubmitted(
  subject: WebhookSubject<string | null>,
  { submissionId, formId, formCode, formVersion, locale }: SubmissionUpdate,
): WebhookPayload {
  return {
    event: 'form.submission.created',
    ...envelope(subject),
    submission_id: submissionId,
    form_id: formId,
    form_code: formCode,
    form_version: formVersion,
    locale,
  }
}

export type CompletionUpdate = {
  id: string
  goalId: string
  goalCode: string
  source: 'api' | 'telemetry' | 'flow'
  externalRef: string | null
  valueMicros: number | null
  currency: string | null
  occurredAt: Date
}

export function goalReached(subject: WebhookSubject<string | null>, completion: CompletionUpdate): WebhookPayload {
  const { id, goalId, goalCode, source, externalRef, valueMicros, currency, occurredAt } = completion
  return {
    event: 'goal.completion.created',
    ...envelope(subject),
    completion_id: id,
    goal_id: goalId,
    goal_code: goalCode,
    source,
    external_ref: externalRef,
    value: valueMicros === null ? null : valueMicros / 1_000_000,
    currency,
    completed_at: occurredAt.toISOString(),
  }
}

/** What all events have in common. */
export function envelope<Conversation extends string | null>({
  tenantId,
  keyId,
  conversationId,
  now,
}: WebhookSubject<Conversation>) {
  return { widget_key_id: keyId, occurred_at: now.toISOString(), tenant_id: tenantId, conversation_id: conversationId }
}

/**
 * The body, the same for each attempt.
 * @param payload JSON
 */
export function webhookBody(payload: string, waitToken: string | null): string {
  return waitToken === null ? payload : JSON.stringify({ ...(JSON.parse(payload) as object), wait_token: waitToken })
}
