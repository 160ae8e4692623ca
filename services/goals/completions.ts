import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findActiveGoals } from '../../adapters/stores/goals/active-goals.ts'
import { findCompletion, recordCompletion, type Attribution } from '../../adapters/stores/goals/completions.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { customerOf, valueOf, type Goal } from '../../domain/goals.ts'
import { parseInstantOrDay } from '../../domain/date-time.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import { auditedTransaction, type CallAudit } from '../call-audit.ts'
import { answerWithin, type Idempotency, type IdempotencyKey } from '../idempotency/idempotency.ts'

type CompletionDeps = { db: Queryable; clock: Clock; newId: NewId }
export type ConversionDeps = CompletionDeps & { db: Pool; idempotency: Idempotency }

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
    return await auditedTransaction(deps.db, conversion.tenantId, audit, async db => {
      const outcome = await record({ ...deps, db }, conversion)
      await answerWithin(db, lease, outcome)
      return outcome
    })
  })
}

async function record({ db, clock, newId }: CompletionDeps, conversion: Conversion): Promise<ConversionOutcome> {
  const { tenantId, externalRef, props } = conversion
  const known = externalRef === undefined ? undefined : await findCompletion(db, tenantId, conversion.goal, externalRef)
  if (known !== undefined) return { outcome: 'deduplicated', completionId: known.id }
  const now = clock.now()
  const occurredAt = instantOf(conversion.occurredAt) ?? now
  const goal = (await findActiveGoals(db, tenantId)).find(({ code }) => code === conversion.goal)
  if (goal === undefined) throw new Refusal('unknown_goal')
  const recorded = await recordCompletion(
    db,
    tenantId,
    {
      id: newId(),
      goalId: goal.id,
      source: 'api',
      externalRef: externalRef ?? null,
      ...worth(goal, props),
      props,
      occurredAt,
      now,
    },
    attributionOf(goal, conversion),
  )
  if (recorded !== undefined)
    return { outcome: 'recorded', completionId: recorded.id, conversationId: recorded.conversationId }
  const first = externalRef === undefined ? undefined : await findCompletion(db, tenantId, conversion.goal, externalRef)
  if (first === undefined) throw new Error('a completion was refused as a repetition of one that is not there')
  return { outcome: 'deduplicated', completionId: first.id }
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
