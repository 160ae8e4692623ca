import { findRecentEvents } from '../../adapters/stores/events/recent.ts'
import type { TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import { correlationKey } from '../../domain/correlation.ts'
import { takesEvent } from '../../domain/engine/advance.ts'
import type { Snapshot } from '../../domain/engine/snapshot.ts'
import type { Turn } from '../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../domain/json.ts'
import { plainEnvironment } from './turn-subject.ts'
import type { TurnDeps, TurnSubject } from './turn-types.ts'

/** Decides whether waits of an execution take an event; without its version that is for its turn to say. */
export async function eventMatcher(
  deps: TurnDeps,
  subject: Pick<TurnSubject, 'tenantId' | 'now' | 'publication' | 'versions' | 'flow'>,
): Promise<(snapshot: Snapshot, data: JsonObject) => Promise<boolean>> {
  const { flow } = subject
  if (flow === undefined) return () => Promise.resolve(true)
  const environment = await plainEnvironment(deps, subject)
  return async (snapshot, data) => await takesEvent(flow, snapshot, data, environment)
}

/**
 * The event that a turn starts to wait for, with which of the latest ones its wait takes: decided before the turn is
 * written, so that it queues a message only where there is something to do. `causeId` is the event that moves the turn.
 */
export async function awaitedEvent(
  deps: TurnDeps,
  subject: TurnSubject,
  { snapshot, wait }: Turn,
  causeId: string | null,
): Promise<TurnWrite['execution']['awaited']> {
  if (wait?.kind !== 'event') return null
  const { tenantId, executionId, conversation } = subject
  const awaited = { name: wait.event, since: new Date(wait.since), key: correlationKey(wait.correlation) }
  const asked = { ...awaited, executionId, conversationId: conversation.id }
  const { value: events } = await findRecentEvents(deps.db, tenantId, asked).next()
  const untaken = (events ?? []).filter(event => event.id !== causeId)
  if (untaken.length === 0) return { ...awaited, recent: { seen: [], taken: null } }
  const seen = untaken.map(({ id }) => id)
  const takes = await eventMatcher(deps, subject)
  for (const { id, data } of untaken)
    if (await takes(snapshot, data)) return { ...awaited, recent: { seen, taken: id } }
  return { ...awaited, recent: { seen, taken: null } }
}
