import { eventLoop } from '../../adapters/clock.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import type { ClaimedMessage } from '../../adapters/stores/engine-messages/claimed-message.ts'
import { dropMessage, releaseMessage } from '../../adapters/stores/engine-messages/queue.ts'
import { lockEvents } from '../../adapters/stores/events/events.ts'
import {
  endPendingEvents,
  findAwaitedFields,
  findPendingEvents,
  findWaiting,
  wakeWaiting,
  type PendingEvent,
  type Wake,
  type WaitingExecution,
} from '../../adapters/stores/events/pending.ts'
import { RECENT_MS } from '../../adapters/stores/events/recent.ts'
import { keyOfEvent, type CorrelationKey } from '../../domain/correlation.ts'
import { restoreSnapshot, UnknownSnapshotVersion, type Snapshot } from '../../domain/engine/snapshot.ts'
import type { OfferEventsPayload } from '../../generated/schemas/jobs.ts'
import { eventMatcher, loadVersions } from './turn-subject.ts'
import type { TurnDeps } from './turn-types.ts'

/** Milliseconds of processor time after which it yields to other work of the process. */
const SLICE_MS = 8

/**
 * Offers the pending events of a name to the executions that wait for it, and queues a message for each execution that
 * takes one. Repeating this after a crash is harmless: the second message finds that the execution has moved on.
 */
export async function offerEvents(deps: TurnDeps, message: ClaimedMessage): Promise<void> {
  const { db, newId, work } = deps
  const { tenantId } = message
  const { eventName: name } = message.payload as unknown as OfferEventsPayload
  const { ids, events } = await findPendingEvents(db, tenantId, name)
  for (const offer of offersOf(await findAwaitedFields(db, tenantId, name), events))
    for await (const executions of findWaiting(db, tenantId, name, offer.key)) {
      const wakes = await wakesOf(deps, message, executions, offer.events)
      await wakeWaiting(db, tenantId, wakes, newId)
      if (wakes.length > 0) work.announce('messages')
    }
  await transaction(db, async client => {
    await lockEvents(client, tenantId, { raised: [], awaited: [name], lineageId: null })
    if (await endPendingEvents(client, tenantId, name, ids)) await releaseMessage(client, message, { delayMs: 0 })
    else await dropMessage(client, message)
  })
  work.wake('messages')
}

type Offer = { key: CorrelationKey; events: PendingEvent[] }

/** The events by correlation; a wait without one is offered every event. */
function offersOf(awaitedFields: readonly string[], events: readonly PendingEvent[]): Iterable<Offer> {
  const offers = new Map<string, Offer>()
  for (const fields of awaitedFields)
    for (const event of events) {
      const key = keyOfEvent(fields, event.data)
      if (key === undefined) continue
      const group = `${key.fields} ${key.digest}`
      const offer = offers.get(group)
      if (offer === undefined) offers.set(group, { key, events: [event] })
      else offer.events.push(event)
    }
  return offers.values()
}

async function wakesOf(
  deps: TurnDeps,
  message: ClaimedMessage,
  executions: readonly WaitingExecution[],
  events: readonly PendingEvent[],
): Promise<Wake[]> {
  const wakes: Wake[] = []
  let from = eventLoop.cpuMs()
  for (const execution of executions) {
    const event = await eventFor(deps, message, execution, events)
    if (event !== undefined) wakes.push({ executionId: execution.id, revision: execution.revision, eventId: event.id })
    if (eventLoop.cpuMs() - from < SLICE_MS) continue
    await eventLoop.next()
    from = eventLoop.cpuMs()
  }
  return wakes
}

/** The event that an execution takes. If this cannot be decided it takes the first, so that its turn reports why. */
async function eventFor(
  deps: TurnDeps,
  { tenantId, now }: ClaimedMessage,
  execution: WaitingExecution,
  events: readonly PendingEvent[],
): Promise<PendingEvent | undefined> {
  const snapshot = restored(execution)
  if (snapshot === undefined) return events[0]
  if (snapshot.wait?.kind !== 'event') return undefined
  const offered = offeredTo(execution, new Date(snapshot.wait.since), events)
  if (offered.length === 0) return undefined
  const versions = await loadVersions(deps, tenantId, { snapshot, versionId: execution.versionId })
  const publication = await deps.publications.of(tenantId)
  const flow = versions.get(execution.versionId)
  const takes = await eventMatcher(deps, { tenantId, now, publication, versions, flow })
  for (const event of offered) if (await takes(snapshot, event.data)) return event
  return undefined
}

function restored({ snapshot }: WaitingExecution): Snapshot | undefined {
  try {
    return restoreSnapshot(snapshot)
  } catch (error) {
    if (error instanceof UnknownSnapshotVersion) return undefined
    throw error
  }
}

/**
 * The events that count for a wait, in this order: those that arrived during it, oldest first, then
 * those that arrived shortly before it, newest first.
 */
function offeredTo(
  { conversationId, takenEvents }: WaitingExecution,
  since: Date,
  events: readonly PendingEvent[],
): PendingEvent[] {
  const untaken = events.filter(event => !takenEvents.includes(event.id))
  const earlier = untaken.filter(
    event =>
      event.occurredAt < since &&
      since.getTime() - event.occurredAt.getTime() <= RECENT_MS &&
      (event.conversationId === null || event.conversationId === conversationId),
  )
  return [...untaken.filter(event => event.occurredAt >= since), ...earlier.reverse()]
}
