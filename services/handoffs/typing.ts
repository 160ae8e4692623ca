import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import type { TypingSignal } from '../../adapters/postgres/notifications.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findHeld } from '../../adapters/stores/handoffs/held.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'
import { handoffNow } from './acts.ts'

/** The visitor is typing: tells those who look at the handoff, while a person has it. Nothing is stored. */
export async function announceVisitorTyping(
  { db, typing }: { db: Pool; typing: TypingSignal },
  { tenantId, conversationId }: SessionClaims,
): Promise<void> {
  const held = await findHeld(db, tenantId, conversationId)
  if (held !== undefined) typing.announce({ who: 'visitor', tenantId, id: held })
}

/** The caller is typing: tells the visitor, while the caller has the handoff. @throws Refusal `not_found` */
export async function announceReplyTyping(
  { knex, typing }: Pick<ChangeDeps, 'knex'> & { typing: TypingSignal },
  { tenantId, user }: AdminCaller,
  id: string,
): Promise<void> {
  const { state, claimedBy, conversationId } = await handoffNow({ knex }, tenantId, id)
  if (state === 'claimed' && claimedBy?.id === user.id) typing.announce({ who: 'person', tenantId, id: conversationId })
}
