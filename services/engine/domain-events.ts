import { eventLoop } from '../../adapters/clock.ts'
import {
  findEventOfKey,
  publishEvent,
  resendEvent,
  type EventReceipt,
  type EventWrite,
} from '../../adapters/stores/events/events.ts'
import { isTrue } from '../../domain/expressions/expression.ts'
import { TurnBudget, type Ambient } from '../../domain/expressions/evaluation.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { StartExecutionPayload } from '../../generated/schemas/jobs.ts'
import { findRecentEvents } from '../../adapters/stores/events/recent.ts'
import type { TurnWrite } from '../../adapters/stores/executions/turn-commit.ts'
import { correlationKey } from '../../domain/correlation.ts'
import { takesEvent } from '../../domain/engine/advance.ts'
import type { Snapshot } from '../../domain/engine/snapshot.ts'
import type { Turn } from '../../domain/engine/stimulus.ts'
import { auditedTransaction, type CallAudit } from '../call-audit.ts'
import { answerWithin, type Idempotency, type IdempotencyKey } from '../idempotency/idempotency.ts'
import type { Publication, PublishedSubscription } from '../published/published.ts'
import { plainEnvironment } from './turn-subject.ts'
import type { EventDeps, TurnDeps, TurnSubject } from './turn-types.ts'

/** An event from outside; `idempotencyKey` is that of its body, which counts together with the name. */
export type DomainEvent = { tenantId: string; name: string; data: JsonObject; idempotencyKey: string | undefined }

/**
 * Records an event and hands the executions it starts, and the waits it ends, to the workers (specification, POST
 * /engine/events). One that is sent again starts, with the data it had at first, what it has not started yet.
 */
export async function publishDomainEvent(
  deps: EventDeps & { idempotency: Idempotency },
  { tenantId, name, data, idempotencyKey }: DomainEvent,
  key?: IdempotencyKey,
  audit?: CallAudit,
): Promise<EventReceipt> {
  return await deps.idempotency.once(key, async lease => {
    const publication = await deps.publications.of(tenantId)
    const raised = { name, idempotencyKey: idempotencyKey ?? null, conversationId: null, depth: 0, lineageId: null }
    const known =
      idempotencyKey === undefined ? undefined : await findEventOfKey(deps.db, tenantId, name, idempotencyKey)
    const event = await eventWrite(deps, tenantId, publication, { ...raised, data: known?.data ?? data, id: known?.id })
    const receipt = await auditedTransaction(deps.db, tenantId, audit, async (client, takeEntry) => {
      const published =
        known === undefined
          ? await publishEvent(client, tenantId, event, { newId: deps.newId, audit: takeEntry() })
          : await resendEvent(client, tenantId, event)
      await answerWithin(client, lease, published)
      return published
    })
    deps.work.announce('messages')
    return receipt
  })
}

/** `id`: that of an event which is sent again. */
type Raised = Omit<EventWrite, 'id' | 'starts' | 'data' | 'traceparent'> & {
  id?: string | undefined
  data: JsonObject
}

/** The event as it is written, with one execution for each subscription that it is for. */
export async function eventWrite(
  deps: Pick<EventDeps, 'newId' | 'clock' | 'random' | 'log' | 'tracing'>,
  tenantId: string,
  publication: Publication,
  event: Raised,
): Promise<EventWrite> {
  const { id = deps.newId() } = event
  const starts: EventWrite['starts'] = []
  const ambient = { now: deps.clock.now(), random: deps.random, budget: new TurnBudget(eventLoop) }
  for (const subscription of publication.subscriptions.to(event.name, event.data)) {
    if (!(await matches(deps, { tenantId, ...subscription }, event.data, ambient))) continue
    const { flow } = subscription
    const executionId = deps.newId()
    const payload: StartExecutionPayload = {
      executionId,
      flowId: flow.flowId,
      versionId: flow.versionId,
      subscriptionId: subscription.id,
      eventId: id,
      conversationId: event.conversationId,
    }
    starts.push({ subscriptionId: subscription.id, executionId, messageId: deps.newId(), payload })
  }
  return { ...event, id, starts, traceparent: deps.tracing.here() ?? null }
}

/**
 * A filter that cannot be evaluated on this event skips its subscription, not the others, as long as all together take
 * no more than one turn may.
 */
async function matches(
  { log }: Pick<EventDeps, 'log'>,
  { tenantId, id, flow, filter }: PublishedSubscription & { tenantId: string },
  data: JsonObject,
  ambient: Ambient,
): Promise<boolean> {
  if (filter === undefined) return true
  try {
    return isTrue(
      await filter.evaluate({ vars: {}, input: {}, event: data, context: {}, entities: {}, conversation: {} }, ambient),
    )
  } catch (error) {
    log.warn(
      { err: error, tenantId, subscriptionId: id, flow: flow.code },
      'the filter of a subscription failed; it is skipped',
    )
    return false
  }
}

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
