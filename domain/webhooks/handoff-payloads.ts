import type { TurnHandoff } from '../handoffs/turn-handoffs.ts'
import { envelope, type HandoffPayload, type WebhookSubject } from './payloads.ts'

/** What a turn did with a handoff. `text`: what was written with it; null where it is not sent. */
export type HandoffUpdate = { executionId: string; handoff: TurnHandoff; text: string | null }

/** The events of it, in order: a reply may claim what nobody had. A release has none. */
export function handoffPayloads(
  subject: WebhookSubject,
  { executionId, handoff, text }: HandoffUpdate,
): HandoffPayload[] {
  const { id, queue, reason, claimedBy: person, state, outcome, dueAt, change, claimed } = handoff
  const common = { ...envelope(subject), execution_id: executionId, handoff_id: id, queue }
  const claims: HandoffPayload[] = claimed ? [{ event: 'chat.handoff.claimed', ...common, person }] : []
  switch (change) {
    case 'requested':
      return [{ event: 'chat.handoff.requested', ...common, reason, due_at: dueAt }]
    case 'ended':
      return [{ event: 'chat.handoff.ended', ...common, state: endOf(state), outcome, person }]
    case 'visitor_wrote':
      return [{ event: 'chat.message.created', ...common, role: 'visitor', text, person: null }]
    case 'person_wrote':
      return [...claims, { event: 'chat.message.created', ...common, role: 'person', text, person }]
    case 'claimed':
    case 'released':
      return claims
  }
}

export type RatingUpdate = {
  executionId: string
  handoffId: string
  queue: string
  person: { id: string; name: string }
  score: number
  comment: string | null
}

export function handoffRated(
  subject: WebhookSubject,
  { executionId, handoffId, queue, person, score, comment }: RatingUpdate,
): HandoffPayload {
  const common = { ...envelope(subject), execution_id: executionId, handoff_id: handoffId, queue }
  return { event: 'chat.handoff.rated', ...common, score, comment, person }
}

function endOf(state: TurnHandoff['state']): 'handed_back' | 'closed' | 'timed_out' {
  return state === 'handed_back' || state === 'timed_out' ? state : 'closed'
}
