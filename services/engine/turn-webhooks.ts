import type { TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import type { Outcome } from '../../domain/engine/snapshot.ts'
import type { Turn } from '../../domain/engine/stimulus.ts'
import type { TurnHandoff } from '../../domain/handoffs/turn-handoffs.ts'
import { handoffWebhooks, turnWebhooks } from '../webhooks/outbox.ts'
import type { Reply, TurnDeps, TurnOptions, TurnSubject } from './turn-types.ts'

/** `reply`: undefined until the turn has one. */
type Told = {
  options: TurnOptions
  handoffs: readonly TurnHandoff[]
  reply: (Reply & { outcome: Outcome | null }) | undefined
}

/** The events of a turn for the key of its conversation. */
export async function webhooksOf(
  deps: TurnDeps,
  { tenantId, conversation, executionId, now, mode, stimulus }: TurnSubject,
  turn: Turn,
  { options: { webhookKeyId, userMessages }, handoffs, reply }: Told,
): Promise<TurnWrite['webhooks']> {
  if (webhookKeyId == null) return []
  const subject = { tenantId, keyId: webhookKeyId, conversationId: conversation.id, now }
  const text =
    stimulus.type === 'person' && stimulus.act.type === 'reply' ? stimulus.act.text : (userMessages[0] ?? null)
  const events: TurnWrite['webhooks'] = []
  for (const handoff of handoffs) events.push(...(await handoffWebhooks(deps, subject, { executionId, handoff, text })))
  // A claim or a release shows the visitor nothing: the execution is as it was.
  const isUnchanged = stimulus.type === 'person' && turn.wait?.kind === 'handoff' && turn.newBlocks.length === 0
  if (reply === undefined || isUnchanged) return events
  const { status, outcome, blocks, tokenUsage, expectedInput } = reply
  const waitId = expectedInput?.block_id ?? null
  const update = { executionId, mode, status, outcome, blocks, tokenUsage, waitId }
  return [...events, ...(await turnWebhooks(deps, subject, update))]
}
