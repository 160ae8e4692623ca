import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { writeRating } from '../../adapters/stores/handoffs/ratings.ts'
import { enqueueWebhooks, findWebhookKey } from '../../adapters/stores/webhooks/enqueue.ts'
import { Refusal } from '../../domain/refusal.ts'
import { ratingTeller, type OutboxDeps } from '../webhooks/outbox.ts'

/**
 * What the visitor says about a conversation with a person; a second rating replaces the first. The webhook of the
 * conversation's key is told.
 * @throws Refusal `not_found` for a handoff of another conversation, and for one that cannot be rated
 */
export async function rateHandoff(
  deps: { db: Pool; clock: Clock } & OutboxDeps,
  { tenantId, conversationId }: SessionClaims,
  { handoffId, score, comment }: { handoffId: string; score: number; comment: string | null },
): Promise<void> {
  const tell = await ratingTeller(deps, tenantId)
  const now = deps.clock.now()
  const isTold = await transaction(deps.db, async client => {
    const named = { tenant: tenantId, conversation: conversationId, handoff: handoffId }
    const rated = await writeRating(client, { ...named, score, comment, now })
    if (rated === undefined) throw new Refusal('not_found')
    const keyId = await findWebhookKey(client, tenantId, conversationId)
    if (keyId === undefined) return false
    const writes = tell({ tenantId, keyId, conversationId, now }, { ...rated, handoffId, score, comment })
    if (writes.length > 0) await enqueueWebhooks(client, tenantId, { writes, conversationId, now })
    return writes.length > 0
  })
  if (isTold) deps.work.announce('webhooks')
}
