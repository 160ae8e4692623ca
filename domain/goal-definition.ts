import { compileExpression } from './expressions/expression.ts'
import { ExpressionError } from './expressions/errors.ts'
import type { GoalStatus } from './goals.ts'
import type { ValidationError } from './refusal.ts'

/** As an administrator wrote it: each part is well-formed, their consistency is not checked yet. */
export type GoalMatch = { type: 'api' | 'telemetry' | 'flow'; name?: string; filter?: string }
export type GoalValue = { mode: 'none' | 'fixed' | 'from_property'; amount?: number; property?: string }

/** Inconsistencies in a goal whose parts are each well-formed. */
export function goalProblems({
  match,
  value,
  currency,
}: {
  match: GoalMatch
  value: GoalValue
  currency: string | null
}): ValidationError[] {
  return [
    ...presence('match.name', match.name, match.type === 'telemetry'),
    ...(match.type === 'telemetry' ? filterProblems(match.filter) : presence('match.filter', match.filter, false)),
    ...presence('value.amount', value.amount, value.mode === 'fixed'),
    ...presence('value.property', value.property, value.mode === 'from_property'),
    ...(value.mode !== 'none' && currency === null ? [{ field: 'currency', rule: 'required' as const }] : []),
  ]
}

/** `active` and `paused` change into each other; `archived` is final. */
export function mayChangeStatus(from: GoalStatus, to: GoalStatus): boolean {
  return from === to || from !== 'archived'
}

function presence(field: string, value: unknown, isExpected: boolean): ValidationError[] {
  if (isExpected) return value === undefined ? [{ field, rule: 'required' }] : []
  return value === undefined ? [] : [{ field, rule: 'enum', expected: null }]
}

function filterProblems(filter: string | undefined): ValidationError[] {
  if (filter === undefined) return []
  try {
    compileExpression(filter)
    return []
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return [{ field: 'match.filter', rule: 'format', expected: 'expression' }]
  }
}
