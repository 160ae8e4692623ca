import type { IdempotencyKey } from '../services/idempotency/idempotency.ts'
import { exceededLimit, type JsonObject } from '../domain/json.ts'
import { Refusal, type ValidationRule } from '../domain/refusal.ts'
import type { Surface } from '../generated/operations.ts'
import { checkVariables, withoutMessages, type VariableRule } from '../domain/variables.ts'
import { parseInstant } from '../domain/date-time.ts'
import type { PublishableKey } from '../services/access/publishable-keys.ts'
import type { AdminCaller } from '../services/admin/caller.ts'
import type { InboundCall } from '../services/webhooks/inbound.ts'
import type { SenderCall } from '../services/webhooks/sender-webhooks.ts'
import type { SessionClaims } from '../adapters/chat-tokens.ts'
import type { Caller } from './wire.ts'

/** The key of a caller whose operation demands one. */
export function callerKey(caller: Caller): PublishableKey {
  if (caller.key === undefined) throw new Error('the operation admits no caller without a key')
  return caller.key
}

/** The session of a caller whose operation demands one. */
export function callerSession(caller: Caller): SessionClaims {
  if (caller.session === undefined) throw new Error('the operation admits no caller without a session')
  return caller.session
}

/** The signed call of a caller whose operation demands a signature. */
export function callerInbound(caller: Caller): InboundCall {
  if (caller.inbound === undefined) throw new Error('the operation admits no caller without a signature')
  return caller.inbound
}

/** The call of a known sender, of an operation that demands its signature. */
export function callerSender(caller: Caller): SenderCall {
  if (caller.sender === undefined) throw new Error('the operation admits no caller without a signature')
  return caller.sender
}

/** The signed-in user, or the holder of a token, of an operation of the admin API. */
export function callerAdmin(caller: Caller): AdminCaller {
  if (caller.admin === undefined) throw new Error('the operation admits no caller that is not signed in')
  return caller.admin
}

type KeyedRequest = { headers: { readonly 'idempotency-key'?: string | undefined }; body: unknown }

/**
 * The idempotency of a request, from its header `Idempotency-Key`; undefined without the header. `operation` also names
 * everything else that the key belongs to.
 */
export function idempotencyKeyOf(
  { headers: { 'idempotency-key': key }, body }: KeyedRequest,
  tenantId: string,
  operation: string,
): IdempotencyKey | undefined {
  return key === undefined ? undefined : { tenantId, operation, key, payload: body ?? null }
}

const CONTEXT_RULES = { bytes: 'max_length', depth: 'maximum' } as const satisfies Record<string, ValidationRule>

/**
 * The `context` of a request within its limits, which OpenAPI 3.0 cannot express; a violation is 422 with the surface's
 * code. `messages: true` if the contract already limits `recent_messages`.
 */
export function acceptContext(
  context: { [key: string]: unknown } | undefined,
  surface: 'public' | 'engine',
  { messages = false }: { messages?: boolean } = {},
): JsonObject {
  const given = (context ?? {}) as JsonObject
  const exceeded = exceededLimit(messages ? withoutMessages(given) : given)
  if (exceeded === undefined) return given
  throw new Refusal(surface === 'engine' ? 'invalid_input' : 'validation_failed', {
    status: 422,
    details: { validation_errors: [{ field: 'context', rule: CONTEXT_RULES[exceeded] }] },
    message: 'context may have at most 16,384 bytes as compact JSON and 8 levels',
  })
}

const VARIABLE_RULES: Record<VariableRule, ValidationRule> = {
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
      rule: VARIABLE_RULES[rule],
    })),
  }
  throw new Refusal(surface === 'engine' ? 'invalid_input' : 'validation_failed', {
    status: 422,
    details,
    message: first.message,
  })
}

/** `If-Match` of a request. */
export function ifMatch({ headers }: { headers: { readonly 'if-match'?: string } }): string | undefined {
  return headers['if-match']
}

/** The resource that a request changes, and the state of it that the caller has seen. */
export function targetOf(
  request: { headers: { readonly 'if-match'?: string } },
  id: string,
): { id: string; ifMatch: string | undefined } {
  return { id: idOf(id), ifMatch: ifMatch(request) }
}

/** An id as it is stored; callers may write UUIDs in capitals. */
export function idOf(text: string): string {
  return text.toLowerCase()
}

/**
 * An instant in a query.
 * @throws Refusal `invalid_input` for a text that has the format but is not an instant, such as a leap second
 */
export function queryInstant(field: string, text: string | undefined): Date | undefined {
  return text === undefined ? undefined : (parseInstant(text) ?? refuseInstant('invalid_input', field))
}

/** The instants of a query between which something is looked for. @throws Refusal `invalid_input`, as above */
export function querySpan({ from, to }: { from?: string | undefined; to?: string | undefined }): Span {
  return { from: queryInstant('from', from), to: queryInstant('to', to) }
}

type Span = { from: Date | undefined; to: Date | undefined }

/** An instant in a body; null and absent are null. @throws Refusal `validation_failed`, as above */
export function bodyInstant(field: string, text: string | null | undefined): Date | null {
  return text == null ? null : (parseInstant(text) ?? refuseInstant('validation_failed', field))
}

function refuseInstant(code: 'invalid_input' | 'validation_failed', field: string): never {
  throw new Refusal(code, { details: { validation_errors: [{ field, rule: 'format', expected: 'date-time' }] } })
}
