import type { HandoffWait, Person, Snapshot, Wait } from '../engine/snapshot.ts'
import type { Stimulus } from '../engine/stimulus.ts'

export type HandoffState = 'waiting' | 'claimed' | 'handed_back' | 'closed' | 'timed_out'

/** A handoff as a turn leaves it. `change`: what the turn did with it. */
export type TurnHandoff = {
  id: string
  queue: string
  reason: string
  state: HandoffState
  claimedBy: Person | null
  outcome: string | null
  dueAt: string | null
  change: 'requested' | 'claimed' | 'released' | 'visitor_wrote' | 'person_wrote' | 'ended'
  /** The person wrote to a conversation that nobody had. */
  claimed: boolean
}

type Moved = { before: Pick<Snapshot, 'wait'> | null; after: Pick<Snapshot, 'wait'>; stimulus: Stimulus }

/** The handoffs that a turn changes: it may end one and request the next. */
export function handoffsOf({ before, after, stimulus }: Moved): TurnHandoff[] {
  const left = handoffIn(before?.wait)
  const next = handoffIn(after.wait)
  if (left !== undefined && left.handoffId === next?.handoffId) return [changed(left, next, stimulus)]
  return [
    ...(left === undefined ? [] : [ended(left, stimulus)]),
    ...(next === undefined ? [] : [{ ...recordOf(next), change: 'requested' as const, claimed: false }]),
  ]
}

function handoffIn(wait: Wait | null | undefined): HandoffWait | undefined {
  return wait?.kind === 'handoff' ? wait : undefined
}

function recordOf({ handoffId, queue, reason, claimedBy, dueAt }: HandoffWait) {
  const state: HandoffState = claimedBy === null ? 'waiting' : 'claimed'
  return { id: handoffId, queue, reason, state, claimedBy, outcome: null, dueAt }
}

function changed(before: HandoffWait, after: HandoffWait, stimulus: Stimulus): TurnHandoff {
  const claimed = before.claimedBy?.id !== after.claimedBy?.id && after.claimedBy !== null
  const act = stimulus.type === 'person' ? stimulus.act.type : undefined
  const change =
    act === undefined
      ? 'visitor_wrote'
      : act === 'reply'
        ? 'person_wrote'
        : after.claimedBy === null
          ? 'released'
          : 'claimed'
  return { ...recordOf(after), change, claimed }
}

/** A run that was aborted, or failed, takes its handoff with it. */
function ended(before: HandoffWait, stimulus: Stimulus): TurnHandoff {
  const act = stimulus.type === 'person' ? stimulus.act : undefined
  return {
    ...recordOf(before),
    state: act?.type === 'hand_back' ? 'handed_back' : stimulus.type === 'timer' ? 'timed_out' : 'closed',
    outcome: act?.type === 'hand_back' ? act.outcome : null,
    dueAt: null,
    change: 'ended',
    claimed: false,
  }
}
