import type { ErrorObject } from 'ajv'
import type { Operation } from '../../generated/operations.ts'
import type { ErrorCode } from '../../generated/errors.ts'
import { pointerParts } from '../../domain/json.ts'
import { Refusal, type ValidationError } from '../../domain/refusal.ts'
import { expectationOf, RULE_OF_KEYWORD } from '../../domain/schema-violations.ts'

const MALFORMED: ReadonlySet<string> = new Set(['required', 'type', 'additionalProperties', 'parse'])
const REPORTED_AT_MOST = 50

/** The refusal of a request without a publishable key. */
export function keyRequired(): Refusal {
  return new Refusal('invalid_input', {
    message: 'A publishable key is required',
    details: { validation_errors: [{ field: 'publicKey', rule: 'required' }] },
  })
}

/**
 * Turns a contract violation into the documented refusal: parameters, missing fields and wrong JSON types are 400
 * `invalid_input`; a well-typed value that breaks a rule has the status and code of its surface; a property with
 * `x-violation-status` has its own, and an operation with `x-refusal` one code for everything.
 */
export function contractRefusal(operation: Operation, errors: ErrorObject[]): Refusal {
  const leaves = errors.filter(error => !['oneOf', 'anyOf', 'allOf', 'if'].includes(error.keyword))
  const reported = (leaves.length > 0 ? leaves : errors).slice(0, REPORTED_AT_MOST)
  const details = { validation_errors: reported.map(validationError) }
  if (operation.refusal !== undefined) return new Refusal(operation.refusal as ErrorCode, { details })
  const malformed = reported.filter(error => isMalformed(operation, error))
  const absent = malformed.map(error => absentHeader(operation, error))
  if (absent.includes(undefined)) return new Refusal('invalid_input', { status: 400, details })
  if (absent[0] !== undefined) return new Refusal(absent[0].code as ErrorCode, { status: absent[0].status })
  const statuses = reported.map(error => violationStatus(operation, error))
  const own = statuses.includes(400) ? 400 : statuses.find(status => status !== undefined)
  if (own === 400) return new Refusal('invalid_input', { status: 400, details })
  const { status, code } = operation.rejection
  // Callers look here for the rejected key of `variables`, even if other values were refused too.
  const owner = reported.find(error => violationStatus(operation, error) !== undefined)
  return new Refusal(code as ErrorCode, {
    status: own ?? status,
    details: owner === undefined ? details : { ...details, key: topLevelProperty(owner) },
  })
}

/** The refusal of a body that cannot be read, under the operation's own code where it has one for every violation. */
export function malformed({ refusal }: Operation, error: unknown): unknown {
  if (refusal === undefined || !(error instanceof Refusal) || error.code !== 'invalid_input') return error
  return new Refusal(refusal as ErrorCode, { message: error.message, cause: error.cause })
}

function isMalformed(operation: Operation, error: ErrorObject): boolean {
  if (!error.instancePath.startsWith('/requestBody')) return true
  if (violationStatus(operation, error) !== undefined) return false
  return MALFORMED.has(error.keyword)
}

/** The contract's own answer to a request without this header, if it has one. */
function absentHeader(
  { missing }: Operation,
  { instancePath, keyword, params }: ErrorObject,
): { status: number; code: string } | undefined {
  if (missing === undefined || keyword !== 'required' || instancePath !== '/header') return undefined
  return missing[String((params as { missingProperty?: unknown }).missingProperty)]
}

function violationStatus(operation: Operation, error: ErrorObject): number | undefined {
  const property = topLevelProperty(error)
  return property === undefined ? undefined : operation.violations[property]
}

function topLevelProperty(error: ErrorObject): string | undefined {
  const parts = pathOf(error)
  return parts[0] === 'requestBody' ? parts[1] : undefined
}

function validationError(error: ErrorObject): ValidationError {
  const expected = expectationOf(error.params)
  return {
    field: pathOf(error).slice(1).join('.') || 'body',
    rule: RULE_OF_KEYWORD[error.keyword] ?? 'type',
    ...(expected === undefined ? {} : { expected }),
  }
}

function pathOf(error: ErrorObject): string[] {
  const parts = pointerParts(error.instancePath)
  const missing = (error.params as { missingProperty?: unknown }).missingProperty
  return typeof missing === 'string' ? [...parts, missing] : parts
}
