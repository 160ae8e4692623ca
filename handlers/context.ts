import { exceededLimit, type Json, type JsonObject } from '../domain/json.ts'
import { Refusal, type ValidationRule } from '../domain/refusal.ts'

const RULES = { bytes: 'max_length', depth: 'maximum' } as const satisfies Record<string, ValidationRule>
/** Bounded by its schema: messages by their number and length. */
const MESSAGES = 'recent_messages'

/**
 * The `context` of a request within its limits, which OpenAPI 3.0 cannot say; a violation is 422 with the surface's
 * code. `messages: true` where the contract bounds `recent_messages` by itself.
 */
export function acceptContext(
  context: { [key: string]: unknown } | undefined,
  surface: 'public' | 'engine',
  { messages = false }: { messages?: boolean } = {},
): JsonObject {
  const given = (context ?? {}) as JsonObject
  const measured = messages ? { ...given, [MESSAGES]: null as Json } : given
  const exceeded = exceededLimit(measured)
  if (exceeded === undefined) return given
  throw new Refusal(surface === 'engine' ? 'invalid_input' : 'validation_failed', {
    status: 422,
    details: { validation_errors: [{ field: 'context', rule: RULES[exceeded] }] },
    message: 'context may have at most 16,384 bytes as compact JSON and 8 levels',
  })
}
