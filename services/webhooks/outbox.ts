import type { NewId } from '../../adapters/ids.ts'
import type { WorkSignal } from '../../adapters/postgres/notifications.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { WebhookWrite } from '../../adapters/stores/webhooks/parts.ts'
import { handoffPayloads, type HandoffUpdate } from '../../domain/webhooks/handoff-payloads.ts'
import {
  executionUpdated,
  formSubmitted,
  goalReached,
  sessionOpened,
  type CompletionUpdate,
  type ExecutionUpdate,
  type SubmissionUpdate,
  type WebhookKind,
  type WebhookPayload,
  type WebhookSubject,
} from '../../domain/webhooks/payloads.ts'
import type { Settings } from '../configuration/settings.ts'

export type OutboxDeps = {
  newId: NewId
  settings: Settings
  /** Told after the commit that there is something to deliver. */
  work: WorkSignal
  /** Deliveries are traced under what caused them. */
  tracing: Tracing
}

type WriteDeps = Pick<OutboxDeps, 'newId' | 'tracing'>

/** The events of a new session, to be written with it; none if the workspace has not subscribed to this kind. */
export async function sessionWebhooks(
  deps: WriteDeps & Pick<OutboxDeps, 'settings'>,
  subject: WebhookSubject,
  session: { customerId: string | null; locale: string | null },
): Promise<WebhookWrite[]> {
  const { wanted } = await choices(deps, subject.tenantId)
  return wanted('chat.session.opened') ? [write(deps, subject, sessionOpened(subject, session), null)] : []
}

/** The events of a turn that gave a reply. `waitId`: the block that waits for an answer. */
export async function turnWebhooks(
  deps: WriteDeps & Pick<OutboxDeps, 'settings'>,
  subject: WebhookSubject,
  update: ExecutionUpdate & { waitId: string | null },
): Promise<WebhookWrite[]> {
  const { wanted, includeBlocks } = await choices(deps, subject.tenantId)
  if (!wanted('chat.execution.updated')) return []
  return [
    write(deps, subject, executionUpdated(subject, includeBlocks ? update : { ...update, blocks: [] }), update.waitId),
  ]
}

/** The events of what a turn did with a handoff. */
export async function handoffWebhooks(
  deps: WriteDeps & Pick<OutboxDeps, 'settings'>,
  subject: WebhookSubject,
  update: HandoffUpdate,
): Promise<WebhookWrite[]> {
  const { wanted, includeBlocks } = await choices(deps, subject.tenantId)
  const payloads = handoffPayloads(subject, includeBlocks ? update : { ...update, text: null })
  return payloads.filter(({ event }) => wanted(event)).map(payload => write(deps, subject, payload, null))
}

/** The event of a submission that a page sent. */
export async function submissionWebhooks(
  deps: WriteDeps & Pick<OutboxDeps, 'settings'>,
  subject: WebhookSubject<string | null>,
  submission: SubmissionUpdate,
): Promise<WebhookWrite[]> {
  const { wanted } = await choices(deps, subject.tenantId)
  return wanted('form.submission.created') ? [write(deps, subject, formSubmitted(subject, submission), null)] : []
}

/** Writes the event of a completion; undefined if the workspace has not subscribed to this kind. */
export type CompletionTeller =
  ((subject: WebhookSubject<string | null>, completion: CompletionUpdate) => WebhookWrite) | undefined

/** Asked for before a transaction, which must not wait for a connection of its own. */
export async function completionTeller(
  deps: WriteDeps & Pick<OutboxDeps, 'settings'>,
  tenantId: string,
): Promise<CompletionTeller> {
  const { wanted } = await choices(deps, tenantId)
  if (!wanted('goal.completion.created')) return undefined
  return (subject, completion) => write(deps, subject, goalReached(subject, completion), null)
}

async function choices({ settings }: Pick<OutboxDeps, 'settings'>, tenantId: string) {
  const [kinds, includeBlocks] = await Promise.all([
    settings.value(tenantId, 'webhooks/events/kinds'),
    settings.value(tenantId, 'webhooks/events/include_blocks'),
  ])
  return {
    wanted: (kind: WebhookKind) => !Array.isArray(kinds) || kinds.includes(kind),
    includeBlocks: includeBlocks !== false,
  }
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
