import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, ownValue, type Json, type JsonObject } from '../json.ts'
import type { DocumentOperation } from './operation-request.ts'

export type OperationChange = {
  operation: string
  change: 'added' | 'changed' | 'removed'
  /** Whether a call that fitted the operation before may not fit any more, or gets an answer of another form. */
  breaking: boolean
  /** What breaks, for people; what else has changed where nothing does. */
  reasons: string[]
}

/** Whether a value of the schema is sent to the service, or comes from it. */
type Direction = 'sent' | 'received'

const REASONS_AT_MOST = 20
const TEXTS = new Set(['title', 'description', 'default', 'deprecated', 'format', 'readOnly', 'writeOnly'])
const COMPARED = new Set(['type', 'nullable', 'enum', 'const', 'required', 'properties', 'items'])
const LEAST = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])
const MOST = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])

/** The operations that are not as they were, by their ids: breaking changes first. */
export function operationChanges(
  before: readonly DocumentOperation[],
  after: readonly DocumentOperation[],
): OperationChange[] {
  const later = new Map(after.map(operation => [operation.id, operation]))
  const known = new Set(before.map(({ id }) => id))
  const changes = [
    ...before.flatMap((operation): OperationChange[] => {
      const next = later.get(operation.id)
      return next === undefined
        ? [{ operation: operation.id, change: 'removed', breaking: true, reasons: [] }]
        : changeOf(operation, next)
    }),
    ...after
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => ({ operation: id, change: 'added' as const, breaking: false, reasons: [] })),
  ]
  return [...changes.filter(({ breaking }) => breaking), ...changes.filter(({ breaking }) => !breaking)]
}

function changeOf(before: DocumentOperation, after: DocumentOperation): OperationChange[] {
  if (isDeepStrictEqual(before, after)) return []
  const breaks = breaksOf(before, after)
  const others = (Object.keys(before) as (keyof DocumentOperation)[]).filter(
    name => !isDeepStrictEqual(before[name], after[name]),
  )
  return [
    {
      operation: before.id,
      change: 'changed',
      breaking: breaks.length > 0,
      reasons:
        breaks.length > 0 ? breaks.slice(0, REASONS_AT_MOST) : others.map(name => `the ${name} is another, which fits`),
    },
  ]
}

function breaksOf(before: DocumentOperation, after: DocumentOperation): string[] {
  const [taken, takes] = [argumentsOf(before), argumentsOf(after)]
  return [
    ...[...taken].flatMap(([name, { schema }]) => {
      const next = takes.get(name)
      return next === undefined ? [`${name} is gone`] : schemaBreaks(schema, next.schema, 'sent', name)
    }),
    ...[...takes].flatMap(([name, { required }]) => {
      const earlier = taken.get(name)
      if (!required || earlier?.required === true) return []
      return [earlier === undefined ? `${name} is new and required` : `${name} is required`]
    }),
    ...(before.response === null
      ? []
      : after.response === null
        ? ['the answer is no longer described']
        : schemaBreaks(before.response, after.response, 'received', 'answer')),
  ]
}

/** What a call gives, by name. */
export function argumentsOf({
  parameters,
  body,
}: Pick<DocumentOperation, 'parameters' | 'body'>): Map<string, { required: boolean; schema: Json }> {
  return new Map([
    ...parameters.map(({ name, required, schema }) => [name, { required, schema }] as const),
    ...(body === null ? [] : [['body', body] as const]),
  ])
}

function schemaBreaks(before: Json, after: Json, direction: Direction, at: string): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isJsonObject(before) || !isJsonObject(after)) return [`${at} has another schema`]
  // What is sent must be permitted afterwards; what is received must have been permitted before.
  const [narrow, wide] = direction === 'sent' ? [before, after] : [after, before]
  const [needed, given] = [namesOf(narrow, 'required'), namesOf(wide, 'required')]
  const items = [ownValue(before, 'items'), ownValue(after, 'items')] as const
  return [
    ...(permitsAll(typesOf(narrow), typesOf(wide)) ? [] : [`${at} has another type`]),
    ...(permitsAll(valuesOf(narrow), valuesOf(wide)) ? [] : [`${at} has other values`]),
    ...given.filter(name => !needed.includes(name)).map(name => `${at}.${name} ${REQUIRED[direction]}`),
    ...propertiesBreak(before, after, direction, at),
    ...(items[0] === undefined || items[1] === undefined ? [] : schemaBreaks(items[0], items[1], direction, `${at}[]`)),
    ...[...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(name => !TEXTS.has(name) && !COMPARED.has(name) && isNarrower(name, narrow, wide))
      .map(name => `${at} has another ${name}`),
  ]
}

const REQUIRED = { sent: 'is required', received: 'may be absent' }

function propertiesBreak(before: JsonObject, after: JsonObject, direction: Direction, at: string): string[] {
  const [earlier, later] = [ownValue(before, 'properties') ?? {}, ownValue(after, 'properties') ?? {}]
  if (!isJsonObject(earlier) || !isJsonObject(later)) return []
  return Object.entries(earlier).flatMap(([name, schema]) => {
    const next = ownValue(later, name)
    return next === undefined ? [`${at}.${name} is gone`] : schemaBreaks(schema, next, direction, `${at}.${name}`)
  })
}

/** Whether `wide` refuses by this keyword what `narrow` permits; of an unknown one any difference counts. */
function isNarrower(keyword: string, narrow: JsonObject, wide: JsonObject): boolean {
  const [inner, outer] = [ownValue(narrow, keyword), ownValue(wide, keyword)]
  if (isDeepStrictEqual(inner, outer) || outer === undefined) return false
  if (LEAST.has(keyword) && typeof inner === 'number' && typeof outer === 'number') return outer > inner
  if (MOST.has(keyword) && typeof inner === 'number' && typeof outer === 'number') return outer < inner
  return true
}

/** Undefined permits everything. */
function permitsAll(narrow: readonly Json[] | undefined, wide: readonly Json[] | undefined): boolean {
  if (wide === undefined) return true
  return narrow?.every(value => wide.some(other => isDeepStrictEqual(value, other))) ?? false
}

function typesOf(schema: JsonObject): Json[] | undefined {
  const type = ownValue(schema, 'type')
  if (type === undefined) return undefined
  const types = Array.isArray(type) ? type : [type]
  return [
    ...types,
    ...(types.includes('number') ? ['integer'] : []),
    ...(ownValue(schema, 'nullable') === true ? ['null'] : []),
  ]
}

function valuesOf(schema: JsonObject): Json[] | undefined {
  const [constant, values] = [ownValue(schema, 'const'), ownValue(schema, 'enum')]
  return constant !== undefined ? [constant] : Array.isArray(values) ? values : undefined
}

function namesOf(schema: JsonObject, keyword: string): string[] {
  const names = ownValue(schema, keyword)
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
}
