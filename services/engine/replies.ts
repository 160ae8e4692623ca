import { dueAtOf, questionOf, type Snapshot, type Wait } from '../../domain/engine/snapshot.ts'
import type { Reply, TurnDeps } from './turn-types.ts'

/** The reply of an execution as its snapshot has it, with the token of its wait. */
export function replyOf(
  deps: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  {
    snapshot,
    ...run
  }: Pick<Reply, 'executionId' | 'conversationId' | 'blocks' | 'tokenUsage'> & { snapshot: Snapshot },
): Reply {
  const { status, wait } = snapshot
  return {
    ...run,
    status,
    expectedInput: questionOf(wait)?.expectedInput ?? null,
    waitToken: waitTokenOf(deps, tenantId, run.executionId, wait),
    waitExpiresAt: dueAtOf(wait),
  }
}

/** The token of a wait for input. It belongs to the block that asks, which no other wait ever has. */
function waitTokenOf(
  { waitTokens }: Pick<TurnDeps, 'waitTokens'>,
  tenantId: string,
  executionId: string,
  wait: Wait | null,
): string | null {
  const question = questionOf(wait)
  return question === undefined ? null : waitTokens.tokenFor(tenantId, executionId, question.expectedInput.block_id)
}
