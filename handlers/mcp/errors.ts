import type { ErrorObject, ValidateFunction } from 'ajv'
import { agentErrors, type AgentErrorName } from '../../generated/agent-tools.ts'
import { pointerParts } from '../../domain/json.ts'
import type { Refusal, ValidationError } from '../../domain/refusal.ts'
import { expectationOf, RULE_OF_KEYWORD } from '../../domain/schema-violations.ts'

/**
 * A documented JSON-RPC error of the gateway. Its message is fixed, apart from `hints`; `data` never holds more than
 * its documented shape.
 */
export class RpcError extends Error {
  readonly code: number
  readonly data: object | undefined

  constructor(name: AgentErrorName, data?: object, hints: string[] = []) {
    const { code, message } = agentErrors[name]
    super(hints.length === 0 ? message : `${message}: ${hints.join('; ')}`)
    this.name = name
    this.code = code
    this.data = data
  }
}

/** An application error that only tools have: the table of HTTP errors does not contain its code. */
export class ToolFailure extends Error {
  readonly code: 'invalid_range' | 'invalid_report'
  readonly details: object | undefined

  constructor(code: ToolFailure['code'], message: string, details?: object) {
    super(message)
    this.name = 'ToolFailure'
    this.code = code
    this.details = details
  }
}

/** The message names the problems too: many clients pass only the message of an error on to the model. */
export function invalidParams(...problems: ValidationError[]): RpcError {
  return new RpcError('InvalidParams', { validation_errors: problems }, problems.map(describeProblem))
}

type Finding = { path: string; severity: string; message: string; suggestion?: string }

const REPORTED_AT_MOST = 20
const NAME_MAX_LENGTH = 64
/** What an argument that the tool does not have should have been. */
const UNDECLARED = 'a declared argument'

/** The violations of the schema, by argument; none when the value is valid. Fills in defaults. */
export function findProblems(validate: ValidateFunction, value: unknown): ValidationError[] {
  if (validate(value)) return []
  const errors = validate.errors ?? []
  const leaves = errors.filter(
    ({ keyword }) => !['oneOf', 'anyOf', 'allOf', 'if', 'propertyNames', 'not'].includes(keyword),
  )
  return (leaves.length > 0 ? leaves : errors).slice(0, REPORTED_AT_MOST).map(problem)
}

function problem(error: ErrorObject): ValidationError {
  const params = error.params as Record<string, unknown>
  const own = params['missingProperty'] ?? params['additionalProperty'] ?? error.propertyName
  const field = [...pointerParts(error.instancePath), ...(typeof own === 'string' ? [own] : [])]
    .map(name => name.slice(0, NAME_MAX_LENGTH))
    .join('.')
  if (error.keyword === 'additionalProperties') return { field, rule: 'enum', expected: UNDECLARED }
  const expected = expectationOf(params)
  return {
    field: field === '' ? 'arguments' : field,
    rule: RULE_OF_KEYWORD[error.keyword] ?? 'type',
    ...(expected === undefined ? {} : { expected }),
  }
}

/** An application error as an agent reads it: the machine code, a colon, a sentence, and how to correct the call. */
export function failureText({ code, message, details }: Refusal | ToolFailure): string {
  const facts = (details ?? {}) as {
    key?: unknown
    available_intents?: unknown
    validation_errors?: unknown
    findings?: unknown
  }
  const hints: string[] = []
  if (typeof facts.key === 'string') hints.push(`key: ${facts.key}`)
  if (Array.isArray(facts.validation_errors))
    hints.push(...(facts.validation_errors as ValidationError[]).map(describeProblem))
  if (Array.isArray(facts.available_intents))
    hints.push(
      facts.available_intents.length === 0
        ? 'there are no intents'
        : `available intents: ${facts.available_intents.join(', ')}`,
    )
  if (Array.isArray(facts.findings))
    hints.push(...(facts.findings as Finding[]).slice(0, REPORTED_AT_MOST).map(describeFinding))
  return `${code}: ${message}${hints.length === 0 ? '' : ` (${hints.join('; ')})`}`
}

function describeFinding({ path, severity, message, suggestion }: Finding): string {
  const hint = suggestion === undefined ? '' : `, perhaps ${suggestion}`
  return `${severity} at ${path === '' ? '/' : path}: ${message}${hint}`
}

function describeProblem({ field, rule, expected }: ValidationError): string {
  if (expected === UNDECLARED) return `${field}: not ${expected}`
  if (expected === undefined || expected === null) return `${field}: ${rule}`
  return `${field}: ${rule} ${typeof expected === 'string' ? expected : JSON.stringify(expected)}`
}
