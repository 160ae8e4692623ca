import { errors, type ErrorCode } from '../generated/errors.ts'

export type ValidationRule =
  | 'required'
  | 'type'
  | 'min_length'
  | 'max_length'
  | 'minimum'
  | 'maximum'
  | 'pattern'
  | 'format'
  | 'enum'
  | 'upload_shape'
  | 'file_too_large'
  | 'mime_not_allowed'

export type ValidationError = { field: string; rule: ValidationRule; expected?: unknown }

/**
 * A documented refusal: its code is a row of contracts/errors.yaml. `details` is sent to the caller. `cause`
 * and `fault` are only logged: a cause that is the service's own, `fault`, as an error.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly isFault: boolean

  constructor(
    code: ErrorCode,
    more: {
      status?: number
      details?: unknown
      headers?: Record<string, string>
      message?: string
      cause?: unknown
      fault?: unknown
    } = {},
  ) {
    const cause = more.fault ?? more.cause
    super(more.message ?? errors[code].title, cause === undefined ? undefined : { cause })
    this.name = 'Refusal'
    this.code = code
    this.status = more.status ?? errors[code].statuses[0]
    this.details = more.details
    this.headers = more.headers ?? {}
    this.isFault = more.fault !== undefined
  }
}

/** A value that is well formed, and none of those that are there. */
export function unknownValue(field: string, message: string): Refusal {
  return new Refusal('validation_failed', { message, details: { validation_errors: [{ field, rule: 'enum' }] } })
}
