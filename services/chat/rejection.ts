import { Refusal } from '../../domain/refusal.ts'
import type { FieldViolation } from '../../domain/values/violation.ts'
import { rejectionDetails } from '../engine/runs.ts'

/** How the chat surface refuses values that break the rules. */
export function rejection(violations: FieldViolation[], key?: string): Refusal {
  return new Refusal('validation_failed', { details: rejectionDetails(violations, key) })
}
