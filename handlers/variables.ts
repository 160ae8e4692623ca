import type { Surface } from '../generated/operations.ts'
import { checkVariables, type VariableRule } from '../domain/variables.ts'
import type { JsonObject } from '../domain/json.ts'
import { Refusal, type ValidationRule } from '../domain/refusal.ts'

const RULES: Record<VariableRule, ValidationRule> = {
  type: 'type',
  too_many_keys: 'max_length',
  too_large: 'max_length',
  name: 'pattern',
  reserved_name: 'pattern',
  value_type: 'type',
  too_deep: 'maximum',
}

/**
 * Conversation variables within their limits, which OpenAPI 3.0 cannot say; a violation is 422 with the surface's code
 * and names the key.
 */
export function acceptVariables(value: unknown, surface: Extract<Surface, 'public' | 'engine' | 'admin'>): JsonObject {
  const violations = checkVariables(value)
  const [first] = violations
  if (first === undefined) return (value ?? {}) as JsonObject
  const details = {
    key: first.key,
    validation_errors: violations.map(({ key, rule }) => ({
      field: key === 'variables' ? key : `variables.${key}`,
      rule: RULES[rule],
    })),
  }
  throw new Refusal(surface === 'engine' ? 'invalid_input' : 'validation_failed', {
    status: 422,
    details,
    message: first.message,
  })
}
