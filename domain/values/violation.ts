import type { ValidationError, ValidationRule } from '../refusal.ts'

/**
 * One rejected value. `constraint` is the key of the field's definition that it broke (`word_max`,
 * `block_free_mailboxes`, …); it stays on the server.
 */
export type FieldViolation = ValidationError & { constraint: string }

export type Violate = (rule: ValidationRule, constraint: string, expected?: unknown) => void

/** Violations as callers see them: `{field, rule, expected?}`. */
export function toValidationErrors(violations: readonly FieldViolation[]): ValidationError[] {
  return violations.map(({ field, rule, expected }) =>
    expected === undefined ? { field, rule } : { field, rule, expected },
  )
}
