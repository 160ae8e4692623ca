import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { writeRating } from '../../adapters/stores/handoffs/ratings.ts'
import { Refusal } from '../../domain/refusal.ts'

/**
 * What the visitor says about a conversation with a person; a second rating replaces the first.
 * @throws Refusal `not_found` for a handoff of another conversation, and for one that cannot be rated
 */
export async function rateHandoff(
  { db, clock }: { db: Pool; clock: Clock },
  { tenantId, conversationId }: SessionClaims,
  { handoffId, score, comment }: { handoffId: string; score: number; comment: string | null },
): Promise<void> {
  const isWritten = await writeRating(db, {
    tenant: tenantId,
    conversation: conversationId,
    handoff: handoffId,
    score,
    comment,
    now: clock.now(),
  })
  if (!isWritten) throw new Refusal('not_found')
}
