import type { ErrorCode } from '../generated/errors.ts'
import type { ValidationError } from './client.ts'

export type { ErrorCode }

/**
 * Error codes of a call: the codes of the contract, and codes for failures without an error envelope. `unauthorized`
 * and `forbidden` are the bodiless replies of the engine and the configuration surface; `network_error` means that
 * there was no reply, which is also how a browser reports a refused origin. A newer server may send a code that this
 * union does not have yet.
 */
export type ParleyErrorCode = ErrorCode | 'network_error' | 'unauthorized' | 'forbidden' | 'unexpected_response'

type KnownDetails = {
  invalid_input: { validation_errors?: ValidationError[]; key?: string }
  validation_failed: { validation_errors?: ValidationError[]; key?: string }
  invalid_values: { field: string; message: string }[]
  answer_uncertain: { answers: boolean; suggested_intents: { name: string; label: string }[] }
  intent_not_allowed: { allowed_intents: string[] }
  intent_not_matched: { available_intents?: string[] }
}

/** `details` of an error, by its code. */
export type ErrorDetails<C extends ParleyErrorCode = ParleyErrorCode> = C extends keyof KnownDetails
  ? KnownDetails[C] | undefined
  : unknown

/** One rejected value: of a request, an answer, a form or a definition. */
export type Violation = {
  /** Dotted path of the value, or the name of the field. */
  field: string
  /** The rule that was broken, such as `required`; undefined where the service tells in words alone. */
  rule: string | undefined
  message: string | undefined
}

type Facts<C extends ParleyErrorCode> = {
  status?: number
  details?: ErrorDetails<C>
  retryAfterMs?: number
  requestId?: string
  attempts?: number
  cause?: unknown
}

/** A call that did not succeed. Branch on `code`; `message` is for people. */
export class ParleyError<C extends ParleyErrorCode = ParleyErrorCode> extends Error {
  override readonly name = 'ParleyError'
  readonly code: C
  /** HTTP status; 0 when there was no reply. */
  readonly status: number
  readonly details: ErrorDetails<C>
  /** `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined
  readonly requestId: string | undefined
  /** How often the request was sent. */
  readonly attempts: number

  constructor(code: C, message: string, facts: Facts<C> = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = code
    this.status = facts.status ?? 0
    this.details = facts.details as ErrorDetails<C>
    this.retryAfterMs = facts.retryAfterMs
    this.requestId = facts.requestId
    this.attempts = facts.attempts ?? 1
  }

  /** The rejected values in one shape, whatever that of `details` is; empty if the failure is not about values. */
  get violations(): Violation[] {
    const details: unknown = this.details
    const listed: unknown =
      typeof details === 'object' && details !== null && 'validation_errors' in details
        ? details.validation_errors
        : details
    return Array.isArray(listed) ? listed.flatMap(violationOf) : []
  }
}

function violationOf(entry: unknown): Violation[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { field, rule, message } = entry as Record<string, unknown>
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
  return typeof field === 'string' ? [{ field, rule: text(rule), message: text(message) }] : []
}

/** Whether `error` is a ParleyError, and of one of the codes if any are given; narrows `details`. */
export function isParleyError<C extends ParleyErrorCode = ParleyErrorCode>(
  error: unknown,
  ...codes: C[]
): error is ParleyError<C> {
  return error instanceof ParleyError && (codes.length === 0 || codes.includes(error.code as C))
}

/** Reads the error envelope `{error, message, details?}`; a reply without one gets a separate code. */
export async function errorOfResponse(response: Response, attempts = 1): Promise<ParleyError> {
  const facts = {
    status: response.status,
    retryAfterMs: retryAfterOf(response.headers, Date.now()),
    requestId: response.headers.get('x-request-id') ?? undefined,
    attempts,
  }
  const envelope = (await response.json().catch(() => undefined)) as unknown
  return (
    errorOfEnvelope(envelope, facts) ??
    new ParleyError(
      codeWithoutEnvelope(response.status),
      `The server answered ${response.status} without an explanation`,
      facts,
    )
  )
}

export function errorOfEnvelope(envelope: unknown, facts: Facts<ParleyErrorCode> = {}): ParleyError | undefined {
  if (typeof envelope !== 'object' || envelope === null) return undefined
  const { error, message, details } = envelope as { error?: unknown; message?: unknown; details?: unknown }
  if (typeof error !== 'string') return undefined
  return new ParleyError(error as ErrorCode, typeof message === 'string' ? message : error, {
    ...facts,
    details: details,
  })
}

function codeWithoutEnvelope(status: number): ParleyErrorCode {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  return status >= 500 ? 'internal_error' : 'unexpected_response'
}

/** `Retry-After` in milliseconds from `now` (RFC 9110: seconds, or a date); undefined when absent or unreadable. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (value === undefined || value === '') return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
