import type { TurnCompletion, TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import type { Outcome } from '../../domain/engine/snapshot.ts'
import type { Turn } from '../../domain/engine/stimulus.ts'
import type { TurnHandoff } from '../../domain/handoffs/turn-handoffs.ts'
import type { WebhookSubject } from '../../domain/webhooks/payloads.ts'
import { completionTeller, handoffWebhooks, stateWebhooks, turnWebhooks } from '../webhooks/outbox.ts'
import type { Reply, TurnDeps, TurnOptions, TurnSubject } from './turn-types.ts'

/** `reply`: undefined until the turn has one. */
type Told = {
  options: TurnOptions
  handoffs: readonly TurnHandoff[]
  completions: readonly TurnCompletion[]
  reply: (Reply & { outcome: Outcome | null }) | undefined
}

/**
 * The events of a turn for the key of its conversation. The caller of the engine API gets the reply itself: a turn of
 * its call tells of handoffs, goals and the state of the execution alone.
 */
export async function webhooksOf(
  deps: TurnDeps,
  turnSubject: TurnSubject,
  turn: Turn,
  told: Told,
): Promise<TurnWrite['webhooks']> {
  const { tenantId, conversation, now } = turnSubject
  const { webhookKeyId } = told.options
  const keyId = webhookKeyId ?? conversation.webhookKeyId
  if (keyId === null) return []
  const subject = { tenantId, keyId, conversationId: conversation.id, now }
  return [
    ...(await handoffsTold(deps, subject, turnSubject, told)),
    ...(await completionsTold(deps, subject, told)),
    ...(await stateTold(deps, subject, turnSubject, turn, told)),
    ...(webhookKeyId == null ? [] : await replyTold(deps, subject, turnSubject, turn, told)),
  ]
}

async function handoffsTold(
  deps: TurnDeps,
  subject: WebhookSubject,
  { executionId, stimulus }: TurnSubject,
  { options: { userMessages }, handoffs }: Told,
): Promise<TurnWrite['webhooks']> {
  const text =
    stimulus.type === 'person' && stimulus.act.type === 'reply' ? stimulus.act.text : (userMessages[0] ?? null)
  const events: TurnWrite['webhooks'] = []
  for (const handoff of handoffs) events.push(...(await handoffWebhooks(deps, subject, { executionId, handoff, text })))
  return events
}

async function completionsTold(
  deps: TurnDeps,
  subject: WebhookSubject,
  { completions }: Told,
): Promise<TurnWrite['webhooks']> {
  if (completions.length === 0) return []
  const tell = await completionTeller(deps, subject.tenantId)
  const how = { source: 'flow', externalRef: null, occurredAt: subject.now } as const
  return completions.flatMap(completion => tell(subject, { ...completion, ...how }))
}

async function stateTold(
  deps: TurnDeps,
  subject: WebhookSubject,
  { executionId, flowId, stimulus }: TurnSubject,
  turn: Turn,
  { reply }: Told,
): Promise<TurnWrite['webhooks']> {
  if (reply === undefined || isUnchanged(stimulus, turn)) return []
  const { status, outcome } = reply
  const failureKind = turn.failure?.kind ?? null
  return await stateWebhooks(deps, subject, { executionId, flowId, status, outcome, failureKind, reason: null })
}

/** A claim or a release shows the visitor nothing: the execution is as it was. */
function isUnchanged(stimulus: TurnSubject['stimulus'], turn: Turn): boolean {
  return stimulus.type === 'person' && turn.wait?.kind === 'handoff' && turn.newBlocks.length === 0
}

async function replyTold(
  deps: TurnDeps,
  subject: WebhookSubject,
  { executionId, mode, stimulus }: TurnSubject,
  turn: Turn,
  { reply }: Told,
): Promise<TurnWrite['webhooks']> {
  if (reply === undefined || isUnchanged(stimulus, turn)) return []
  const { status, outcome, blocks, tokenUsage, expectedInput } = reply
  const waitId = expectedInput?.block_id ?? null
  return await turnWebhooks(deps, subject, { executionId, mode, status, outcome, blocks, tokenUsage, waitId })
}
