import type { NewId } from '../../adapters/ids.ts'
import type { WorkSignal } from '../../adapters/postgres/notifications.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { WebhookWrite } from '../../adapters/stores/webhooks/parts.ts'
import type { TurnHandoff } from '../../domain/handoffs/turn-handoffs.ts'
import {
  handoffPayloads,
  handoffRated,
  type HandoffUpdate,
  type RatingUpdate,
} from '../../domain/webhooks/handoff-payloads.ts'
import {
  executionState,
  executionUpdated,
  formSubmitted,
  goalReached,
  sessionOpened,
  type CompletionUpdate,
  type ExecutionState,
  type ExecutionUpdate,
  type SubmissionUpdate,
  type WebhookKind,
  type WebhookPayload,
  type WebhookSubject,
} from '../../domain/webhooks/payloads.ts'
import type { Settings } from '../configuration/settings.ts'
import type { EventChoices } from './event-choices.ts'

export type OutboxDeps = {
  newId: NewId
  settings: Settings
  eventChoices: EventChoices
  /** Told after the commit that there is something to deliver. */
  work: WorkSignal
  /** Deliveries are traced under what caused them. */
  tracing: Tracing
}

type WriteDeps = Pick<OutboxDeps, 'newId' | 'tracing'>
type ChoiceDeps = Pick<OutboxDeps, 'settings' | 'eventChoices'>

/** The events of a new session, to be written with it; none if this kind is not sent to the key. */
export async function sessionWebhooks(
  deps: WriteDeps & ChoiceDeps,
  subject: WebhookSubject,
  session: { customerId: string | null; locale: string | null },
): Promise<WebhookWrite[]> {
  const { wanted } = await choices(deps, subject)
  return wanted('chat.session.opened') ? [write(deps, subject, sessionOpened(subject, session), null)] : []
}

/** The events of a turn that gave a reply. `waitId`: the block that waits for an answer. */
export async function turnWebhooks(
  deps: WriteDeps & ChoiceDeps,
  subject: WebhookSubject,
  update: ExecutionUpdate & { waitId: string | null },
): Promise<WebhookWrite[]> {
  const { wanted, includeBlocks } = await choices(deps, subject)
  if (!wanted('chat.execution.updated')) return []
  return [
    write(deps, subject, executionUpdated(subject, includeBlocks ? update : { ...update, blocks: [] }), update.waitId),
  ]
}

/** The event of the state that a turn has brought its execution to. */
export async function stateWebhooks(
  deps: WriteDeps & ChoiceDeps,
  subject: WebhookSubject,
  state: ExecutionState,
): Promise<WebhookWrite[]> {
  const { wanted } = await choices(deps, subject)
  const payload = executionState(subject, state)
  return wanted(payload.event) ? [write(deps, subject, payload, null)] : []
}

/** Writes the events of an execution that is aborted, and of a handoff that ends with it. */
export type AbortTeller = (
  subject: WebhookSubject,
  state: ExecutionState,
  handoffs: readonly TurnHandoff[],
) => WebhookWrite[]

/** Asked for before a transaction, which must not wait for a connection of its own. */
export async function abortTeller(deps: WriteDeps & ChoiceDeps, tenantId: string): Promise<AbortTeller> {
  const isSent = await deps.eventChoices.of(tenantId)
  return (subject, state, handoffs) =>
    [
      ...handoffs.flatMap(handoff => handoffPayloads(subject, { executionId: state.executionId, handoff, text: null })),
      executionState(subject, state),
    ]
      .filter(({ event }) => isSent(subject.keyId, event))
      .map(payload => write(deps, subject, payload, null))
}

/** The events of what a turn did with a handoff. */
export async function handoffWebhooks(
  deps: WriteDeps & ChoiceDeps,
  subject: WebhookSubject,
  update: HandoffUpdate,
): Promise<WebhookWrite[]> {
  const { wanted, includeBlocks } = await choices(deps, subject)
  const payloads = handoffPayloads(subject, includeBlocks ? update : { ...update, text: null })
  return payloads.filter(({ event }) => wanted(event)).map(payload => write(deps, subject, payload, null))
}

/** Writes the event of a rating; none if this kind is not sent to the key. */
type RatingTeller = (subject: WebhookSubject, rating: RatingUpdate) => WebhookWrite[]

/** Asked for before a transaction, which must not wait for a connection of its own. */
export async function ratingTeller(deps: WriteDeps & ChoiceDeps, tenantId: string): Promise<RatingTeller> {
  const [isSent, includeBlocks] = await Promise.all([
    deps.eventChoices.of(tenantId),
    deps.settings.value(tenantId, 'webhooks/events/include_blocks'),
  ])
  return (subject, rating) => {
    const told = includeBlocks === false ? { ...rating, comment: null } : rating
    return isSent(subject.keyId, 'chat.handoff.rated') ? [write(deps, subject, handoffRated(subject, told), null)] : []
  }
}

/** The event of a submission that a page sent. */
export async function submissionWebhooks(
  deps: WriteDeps & ChoiceDeps,
  subject: WebhookSubject<string | null>,
  submission: SubmissionUpdate,
): Promise<WebhookWrite[]> {
  const { wanted } = await choices(deps, subject)
  return wanted('form.submission.created') ? [write(deps, subject, formSubmitted(subject, submission), null)] : []
}

/** Writes the event of a completion; none if this kind is not sent to the key. */
export type CompletionTeller = (subject: WebhookSubject<string | null>, completion: CompletionUpdate) => WebhookWrite[]

/** Asked for before a transaction, which must not wait for a connection of its own. */
export async function completionTeller(deps: WriteDeps & ChoiceDeps, tenantId: string): Promise<CompletionTeller> {
  const isSent = await deps.eventChoices.of(tenantId)
  return (subject, completion) =>
    isSent(subject.keyId, 'goal.completion.created')
      ? [write(deps, subject, goalReached(subject, completion), null)]
      : []
}

async function choices(
  { settings, eventChoices }: ChoiceDeps,
  { tenantId, keyId }: WebhookSubject<string | null>,
): Promise<{ wanted: (kind: WebhookKind) => boolean; includeBlocks: boolean }> {
  const [isSent, includeBlocks] = await Promise.all([
    eventChoices.of(tenantId),
    settings.value(tenantId, 'webhooks/events/include_blocks'),
  ])
  return { wanted: kind => isSent(keyId, kind), includeBlocks: includeBlocks !== false }
}

function write(
  { newId, tracing }: WriteDeps,
  { keyId }: Pick<WebhookSubject, 'keyId'>,
  payload: WebhookPayload,
  waitId: string | null,
): WebhookWrite {
  return {
    id: newId(),
    eventId: newId(),
    keyId,
    event: payload.event,
    payload: JSON.stringify(payload),
    waitId,
    traceparent: tracing.here() ?? null,
  }
}
