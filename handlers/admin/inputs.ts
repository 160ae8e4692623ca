import { parseInstant } from '../../domain/date-time.ts'
import { Refusal } from '../../domain/refusal.ts'

/** `If-Match` of a request. */
export function ifMatch({ headers }: { headers: { readonly 'if-match'?: string } }): string | undefined {
  return headers['if-match']
}

/** An id as it is stored; callers may write UUIDs in capitals. */
export function idOf(text: string): string {
  return text.toLowerCase()
}

/** An instant in a query. @throws Refusal `invalid_input` for one that has the format and is none, as a leap second */
export function queryInstant(field: string, text: string | undefined): Date | undefined {
  return text === undefined ? undefined : (parseInstant(text) ?? refuse('invalid_input', field))
}

/** An instant in a body; null and absent are null. @throws Refusal `validation_failed`, as above */
export function bodyInstant(field: string, text: string | null | undefined): Date | null {
  return text == null ? null : (parseInstant(text) ?? refuse('validation_failed', field))
}

function refuse(code: 'invalid_input' | 'validation_failed', field: string): never {
  throw new Refusal(code, { details: { validation_errors: [{ field, rule: 'format', expected: 'date-time' }] } })
}
