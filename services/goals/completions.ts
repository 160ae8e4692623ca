import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import {
  findActiveGoals,
  findCompletion,
  recordCompletion,
  type Attribution,
} from '../../adapters/stores/goals/goals.ts'
import { finishIdempotencyKey } from '../../adapters/stores/idempotency/keys.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { customerOf, valueOf, type Goal } from '../../domain/goals.ts'
import { parseInstant } from '../../domain/instants.ts'
import type { JsonObject } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { IdempotencyHold } from '../idempotency.ts'

export type CompletionDeps = { db: Queryable; clock: Clock; newId: NewId }

export type Conversion = {
  tenantId: string
  goal: string
  conversationId: string | undefined
  externalRef: string | undefined
  /** ISO 8601; now when absent. */
  occurredAt: string | undefined
  props: JsonObject
}

export type ConversionOutcome =
  | { outcome: 'recorded'; completionId: string; conversationId: string | null }
  | { outcome: 'deduplicated'; completionId: string }

/**
 * Records that an active goal was reached (specification, POST /api/v1/insights/conversions). A known `externalRef`
 * answers with its first completion, whatever
 * the goal and its state; of parallel calls with one reference one records. Refuses with `unknown_goal`,
 * `validation_failed`.
 */
export async function recordConversion(
  { db, clock, newId }: CompletionDeps,
  conversion: Conversion,
): Promise<ConversionOutcome> {
  const { tenantId, externalRef, props } = conversion
  const known = externalRef === undefined ? undefined : await findCompletion(db, tenantId, externalRef)
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
  const first = externalRef === undefined ? undefined : await findCompletion(db, tenantId, externalRef)
  if (first === undefined) throw new Error('a completion was refused as a repetition of one that is not there')
  return { outcome: 'deduplicated', completionId: first.id }
}

/**
 * As `recordConversion`, for the holder of an idempotency key: the completion and the answer that a repeated call gets
 * again are one transaction.
 */
export async function recordConversionOnce(
  deps: CompletionDeps & { db: Pool },
  conversion: Conversion,
  hold: IdempotencyHold,
  bodyOf: (outcome: ConversionOutcome) => unknown,
): Promise<ConversionOutcome> {
  const { tenantId } = conversion
  return await transaction(deps.db, async db => {
    const outcome = await recordConversion({ ...deps, db }, conversion)
    const row = hold.answerRow({ status: 200, body: bodyOf(outcome) })
    if (!(await finishIdempotencyKey(db, { tenantId, operation: row.operation, key: row.key }, row))) {
      throw new Refusal('idempotency_conflict', {
        message: 'The request took longer than its idempotency key was held',
      })
    }
    return outcome
  })
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
  }
}

function instantOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const instant = parseInstant(text)
  if (instant === undefined) throw rejected('occurred_at', 'format')
  return instant
}

function rejected(field: string, rule: 'format' | 'maximum'): Refusal {
  return new Refusal('validation_failed', { details: { validation_errors: [{ field, rule }] } })
}
