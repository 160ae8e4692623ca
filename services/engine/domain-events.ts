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
import { auditedTransaction, type CallAudit } from '../call-audit.ts'
import { answerWithin, type Idempotency, type IdempotencyKey } from '../idempotency/idempotency.ts'
import type { Publication, PublishedSubscription } from '../published/published.ts'
import type { EventDeps } from './turn-types.ts'

/** An event from outside; `idempotencyKey` is that of its body, which counts together with the name. */
export type DomainEvent = { tenantId: string; name: string; data: JsonObject; idempotencyKey: string | undefined }

/**
 * Records an event and hands the executions it starts, and the waits it ends, to the workers (specification, POST
 * /engine/events). A repeated one starts, with its original data, what it has not started yet.
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
