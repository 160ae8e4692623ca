import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findActiveGoals } from '../../adapters/stores/goals/active-goals.ts'
import { findCompletion, recordCompletion, type Attribution } from '../../adapters/stores/goals/completions.ts'
import { enqueueWebhooks, findWebhookKey } from '../../adapters/stores/webhooks/enqueue.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { customerOf, valueOf, type Goal } from '../../domain/goals.ts'
import { parseInstantOrDay } from '../../domain/date-time.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { CompletionUpdate } from '../../domain/webhooks/payloads.ts'
import { auditedTransaction, type CallAudit } from '../call-audit.ts'
import { answerWithin, type Idempotency, type IdempotencyKey } from '../idempotency/idempotency.ts'
import { completionTeller, type CompletionTeller, type OutboxDeps } from '../webhooks/outbox.ts'

type CompletionDeps = { db: Queryable; clock: Clock; newId: NewId; tell: CompletionTeller }
export type ConversionDeps = { db: Pool; clock: Clock; newId: NewId; idempotency: Idempotency } & OutboxDeps

export type Conversion = {
  tenantId: string
  goal: string
  conversationId: string | undefined
  externalRef: string | undefined
  /** ISO 8601, UTC without an offset; now when absent. */
  occurredAt: string | undefined
  props: JsonObject
}

export type ConversionOutcome =
  | { outcome: 'recorded'; completionId: string; conversationId: string | null }
  | { outcome: 'deduplicated'; completionId: string }

/**
 * Records that an active goal was reached (specification, POST /api/v1/insights/conversions). An `externalRef`
 * that the goal has already, whatever its status, answers with its completion; of concurrent calls with the same one,
 * one records. Refuses with `unknown_goal`, `validation_failed`.
 */
export async function recordConversion(
  deps: ConversionDeps,
  conversion: Conversion,
  key?: IdempotencyKey,
  audit?: CallAudit,
): Promise<ConversionOutcome> {
  return await deps.idempotency.once(key, async lease => {
    const tell = await completionTeller(deps, conversion.tenantId)
    const outcome = await auditedTransaction(deps.db, conversion.tenantId, audit, async db => {
      const recorded = await record({ ...deps, db, tell }, conversion)
      await answerWithin(db, lease, recorded)
      return recorded
    })
    if (outcome.outcome === 'recorded' && outcome.conversationId !== null) deps.work.announce('webhooks')
    return outcome
  })
}

async function record(deps: CompletionDeps, conversion: Conversion): Promise<ConversionOutcome> {
  const { db, clock, newId } = deps
  const { tenantId, externalRef, props } = conversion
  const known = externalRef === undefined ? undefined : await findCompletion(db, tenantId, conversion.goal, externalRef)
  if (known !== undefined) return { outcome: 'deduplicated', completionId: known.id }
  const now = clock.now()
  const occurredAt = instantOf(conversion.occurredAt) ?? now
  const goal = (await findActiveGoals(db, tenantId)).find(({ code }) => code === conversion.goal)
  if (goal === undefined) throw new Refusal('unknown_goal')
  const completion = {
    id: newId(),
    goalId: goal.id,
    source: 'api' as const,
    externalRef: externalRef ?? null,
    ...worth(goal, props),
    occurredAt,
  }
  const recorded = await recordCompletion(db, tenantId, { ...completion, props, now }, attributionOf(goal, conversion))
  if (recorded !== undefined) {
    const { id: completionId, conversationId } = recorded
    if (conversationId !== null) await tellOf(deps, { tenantId, conversationId, now }, completion, goal)
    return { outcome: 'recorded', completionId, conversationId }
  }
  const first = externalRef === undefined ? undefined : await findCompletion(db, tenantId, conversion.goal, externalRef)
  if (first === undefined) throw new Error('a completion was refused as a repetition of one that is not there')
  return { outcome: 'deduplicated', completionId: first.id }
}

/** Writes the event of a completion for the key of its conversation, if that has a webhook. */
async function tellOf(
  { db, tell }: CompletionDeps,
  { tenantId, conversationId, now }: { tenantId: string; conversationId: string; now: Date },
  completion: Omit<CompletionUpdate, 'goalCode'>,
  { code: goalCode }: Goal,
): Promise<void> {
  const keyId = await findWebhookKey(db, tenantId, conversationId)
  if (keyId === undefined) return
  const writes = tell({ tenantId, keyId, conversationId, now }, { ...completion, goalCode })
  if (writes.length > 0) await enqueueWebhooks(db, tenantId, { writes, conversationId, now })
}

function attributionOf({ windowDays }: Goal, { conversationId, props }: Conversion): Attribution {
  if (conversationId !== undefined) return { conversationId }
  const customerId = customerOf(props)
  return customerId === undefined ? undefined : { customerId, windowDays }
}

function worth(goal: Goal, props: JsonObject): { valueMicros: number | null; currency: string | null } {
  const value = valueOf(goal, props)
  switch (value.outcome) {
    case 'valued':
      return { valueMicros: value.valueMicros, currency: value.currency }
    case 'unvalued':
      return { valueMicros: null, currency: null }
    case 'out_of_range':
      throw rejected(`props.${value.property}`, 'maximum')
    case 'not_a_number':
      throw rejected(`props.${value.property}`, 'type')
  }
}

function instantOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const instant = parseInstantOrDay(text)
  if (instant === undefined) throw rejected('occurred_at', 'format')
  return instant
}

function rejected(field: string, rule: 'format' | 'maximum' | 'type'): Refusal {
  return new Refusal('validation_failed', { details: { validation_errors: [{ field, rule }] } })
}
