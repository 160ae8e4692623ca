import type { NewId } from '../../adapters/ids.ts'
import { lockOpenExecutions, type ExecutionRecord } from '../../adapters/stores/executions/state.ts'
import { commitPlain, type TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import type { PoolClient } from '../../adapters/postgres/pool.ts'
import { advance } from '../../domain/engine/advance.ts'
import type { LogFacts } from '../../domain/engine/log-records.ts'
import { restoreSnapshot } from '../../domain/engine/snapshot.ts'
import type { AbortStimulus } from '../../domain/engine/stimulus.ts'
import type { AbortTeller } from '../webhooks/outbox.ts'
import { bareTurnWrite, logWrites } from './turn-writes.ts'

type Subject = { tenantId: string; now: Date; executionId: string }

/** What is aborted, by whom and why. */
type Abort = ({ executionId: string } | { conversationId: string }) & {
  by: AbortStimulus['by']
  reason?: string | undefined
}

/**
 * Aborts an execution, or every one of a conversation, in the transaction of the connection: a resume answers 410 from
 * then on, a timer or an event finds nothing to do, and a call in progress is not continued. Their messages stay: each
 * names the revision it was written for, and is dropped when it is due.
 * @param deps `tell`: tells webhooks; absent where nobody is to hear of it
 * @returns the ids of those that had not ended
 */
export async function abortExecutions(
  { newId, tell }: { newId: NewId; tell?: AbortTeller },
  client: PoolClient,
  tenantId: string,
  { by, reason, ...which }: Abort,
): Promise<string[]> {
  const stimulus: AbortStimulus = { type: 'abort', by, ...(reason === undefined ? {} : { reason }) }
  const aborted: string[] = []
  for (const { now, found: execution } of await lockOpenExecutions(client, tenantId, which)) {
    const snapshot = restoreSnapshot(execution.snapshot)
    const turn = advance(undefined, snapshot, stimulus)
    if (turn.outcome !== 'advanced') continue
    const subject = { ...execution, tenantId, snapshot, executionId: execution.id, now, trigger: undefined, stimulus }
    // Nothing in these lines is free text: there is nothing to redact.
    const facts: LogFacts = {
      flowId: execution.flowId,
      version: undefined,
      flowCode: turn.snapshot.frames[0]?.flowCode ?? '',
      trigger: undefined,
      stimulus,
      eventId: null,
      userMessages: [],
    }
    const log = logWrites(newId, turn, facts, undefined)
    const write = bareTurnWrite(newId, subject, turn, log)
    const { outcome } = await commitPlain(client, {
      ...write,
      webhooks: tell === undefined ? [] : told(tell, subject, write.handoffs, reason),
      execution: { ...write.execution, lastTokenUsage: execution.tokenUsage },
    })
    if (outcome !== 'committed') throw new Error(`the locked execution ${execution.id} moved while it was aborted`)
    aborted.push(execution.id)
  }
  return aborted
}

function told(
  tell: AbortTeller,
  { tenantId, now, executionId, flowId, conversation }: ExecutionRecord & Subject,
  handoffs: TurnWrite['handoffs'],
  reason: string | undefined,
): TurnWrite['webhooks'] {
  const { id: conversationId, webhookKeyId: keyId } = conversation
  if (keyId === null) return []
  const state = { executionId, flowId, status: 'aborted', outcome: 'aborted', failureKind: null } as const
  return tell({ tenantId, keyId, conversationId, now }, { ...state, reason: reason ?? null }, handoffs)
}
