import { eventLoop, type Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  storeTelemetry,
  type TelemetryCompletion,
  type TelemetryWrite,
} from '../../adapters/stores/telemetry/telemetry.ts'
import type { WebhookWrite } from '../../adapters/stores/webhooks/parts.ts'
import { isTrue } from '../../domain/expressions/expression.ts'
import { TurnBudget, type Ambient } from '../../domain/expressions/evaluation.ts'
import { valueOf } from '../../domain/goals.ts'
import type { WebhookSubject } from '../../domain/webhooks/payloads.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { GoalBoard, GoalDirectory, TelemetryGoal } from '../goals/directory.ts'
import { completionTeller, type OutboxDeps } from '../webhooks/outbox.ts'

export type TelemetryDeps = OutboxDeps & {
  db: Pool
  clock: Clock
  newId: NewId
  random: () => number
  goals: GoalDirectory
}
/** `hasWebhook`: whether completions are told to the key. */
export type TelemetrySource = { tenantId: string; keyId: string; conversationId: string | null; hasWebhook: boolean }
export type ClientEvent = {
  name: string
  properties: JsonObject
  occurredAt: Date | undefined
  clientEventId: string | undefined
}

/**
 * Stores events and their goal completions, in one transaction. An event whose id the key sent within the last 24
 * hours, or twice in this batch, is stored once; one whose name the workspace ignores is not stored at all.
 */
export async function recordTelemetry(
  deps: TelemetryDeps,
  { hasWebhook, ...source }: TelemetrySource,
  events: ClientEvent[],
): Promise<void> {
  const board = await deps.goals.of(source.tenantId)
  const now = deps.clock.now()
  const accepted = firstOfEachId(events).filter(({ name }) => !board.ignoredEvents.has(name))
  if (accepted.length === 0) return
  const writes = accepted.map(event => ({
    id: deps.newId(),
    name: event.name,
    properties: event.properties,
    clientEventId: event.clientEventId ?? null,
    occurredAt: event.occurredAt ?? now,
  }))
  const ambient = { now, random: deps.random, budget: new TurnBudget(eventLoop) }
  const completions: TelemetryCompletion[] = []
  for (const write of writes) completions.push(...(await completionsOf(deps, board, write, ambient)))
  const webhooks = hasWebhook ? await webhooksOf(deps, { ...source, now }, completions) : []
  await storeTelemetry(deps.db, { ...source, now, events: writes, completions, webhooks })
  if (webhooks.length > 0) deps.work.announce('webhooks')
}

/** An event for each completion, with its id. */
async function webhooksOf(
  deps: OutboxDeps,
  subject: WebhookSubject<string | null>,
  completions: readonly TelemetryCompletion[],
): Promise<WebhookWrite[]> {
  if (completions.length === 0) return []
  const tell = await completionTeller(deps, subject.tenantId)
  const how = { source: 'telemetry', externalRef: null } as const
  return completions.flatMap(completion =>
    tell(subject, { ...completion, ...how }).map(write => ({ ...write, id: completion.id })),
  )
}

function firstOfEachId(events: ClientEvent[]): ClientEvent[] {
  const seen = new Set<string>()
  return events.filter(({ clientEventId }) => {
    if (clientEventId === undefined) return true
    if (seen.has(clientEventId)) return false
    seen.add(clientEventId)
    return true
  })
}

async function completionsOf(
  deps: TelemetryDeps,
  board: GoalBoard,
  event: TelemetryWrite,
  ambient: Ambient,
): Promise<TelemetryCompletion[]> {
  const met: TelemetryCompletion[] = []
  for (const candidate of board.byEvent.get(event.name) ?? []) {
    if (!(await meets(candidate, event, ambient))) continue
    const value = valueOf(candidate.goal, event.properties)
    met.push({
      id: deps.newId(),
      eventId: event.id,
      goalId: candidate.goal.id,
      goalCode: candidate.goal.code,
      props: event.properties,
      occurredAt: event.occurredAt,
      ...(value.outcome === 'valued'
        ? { valueMicros: value.valueMicros, currency: value.currency }
        : { valueMicros: null, currency: null }),
    })
  }
  return met
}

/**
 * A filter that fails on an event's values counts as not matching; so do all remaining filters when those of one
 * request have used up the budget of one turn.
 */
async function meets({ filter }: TelemetryGoal, { properties }: TelemetryWrite, ambient: Ambient): Promise<boolean> {
  if (filter === undefined) return true
  try {
    return isTrue(
      await filter.evaluate(
        { vars: {}, input: {}, event: properties, context: {}, entities: {}, conversation: {} },
        ambient,
      ),
    )
  } catch {
    return false
  }
}
