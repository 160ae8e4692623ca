import { isJsonObject, ownValue, pointerParts, type Json, type JsonObject } from '../../domain/json.ts'

/** What keeps a document from being used, at a JSON pointer (RFC 6901) into it. */
export class DocumentProblem extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

export class DocumentTooLarge extends DocumentProblem {}

/** What keeps one operation from being used, and leaves the others of the document as they are. */
export class OperationProblem extends DocumentProblem {}

/**
 * A document, and how many values of it may still be copied for an operation: references multiply what a small document
 * says. `cuts`: where a schema of the operation ended, since it refers to itself or is deeper than `referencesAtMost`.
 */
export type Source = {
  document: JsonObject
  isSwagger: boolean
  valuesLeft: number
  referencesAtMost: number
  cuts: string[]
}

const DEPTH_AT_MOST = 64
const SCHEMAS_BY_NAME = new Set(['properties'])
const LISTS_OF_SCHEMAS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const SCHEMAS = new Set(['items', 'not', 'additionalProperties', 'propertyNames', 'contains', 'if', 'then', 'else'])
/** Where a schema that permits more would forbid more. */
const CONDITIONS = new Set(['not', 'if'])
const isText = (value: Json): boolean => typeof value === 'string'
const isNumber = (value: Json): boolean => typeof value === 'number'
const isFlag = (value: Json): boolean => typeof value === 'boolean'
const areTexts = (value: Json): boolean => Array.isArray(value) && value.every(isText)
/**
 * The keywords with values, and which values they have; another one says nothing. Without patterns, since a text can
 * take a foreign one for hours, and without what compares all items of a list.
 */
const VALUES: ReadonlyMap<string, (value: Json) => boolean> = new Map([
  ...['title', 'description', 'format'].map(name => [name, isText] as const),
  ...['nullable', 'readOnly', 'writeOnly', 'deprecated'].map(name => [name, isFlag] as const),
  ...['minimum', 'maximum', 'multipleOf'].map(name => [name, isNumber] as const),
  ...['Length', 'Items', 'Properties'].flatMap(of => ['min', 'max'].map(end => [`${end}${of}`, isNumber] as const)),
  ...['exclusiveMinimum', 'exclusiveMaximum'].map(
    name => [name, (value: Json) => isNumber(value) || isFlag(value)] as const,
  ),
  ['type', value => isText(value) || areTexts(value)],
  ['required', areTexts],
  ['enum', value => Array.isArray(value)],
  ['const', () => true],
  ['default', () => true],
])

const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const

/** A value of the document and where it stands, after the references that led to it. */
export type Located = { value: Json; path: string; through: readonly string[] }
/** `circular`: of a reference that leads back to where it came from. */
type Followed = Located & { circular?: true }

/**
 * Follows references until there is a value.
 * @throws DocumentProblem where one leads out of the document, to nothing, or back to where it came from
 */
export function follow(source: Source, given: Located): Located {
  const located = followed(source, given)
  if (located.circular === true) throw new OperationProblem(located.path, 'refers to itself')
  return located
}

function followed(source: Source, { value, path, through }: Located): Followed {
  if (!isJsonObject(value)) return { value, path, through }
  const reference = ownValue(value, '$ref')
  if (typeof reference !== 'string') return { value, path, through }
  const pointer = `${path}/$ref`
  if (!reference.startsWith('#')) {
    throw new DocumentProblem(pointer, 'refers to another document; bundle the documents into one')
  }
  if (through.includes(reference)) return { value, path: pointer, through, circular: true }
  spend(source, pointer, through.length)
  const target = valueAt(source.document, reference.slice(1))
  if (target === undefined) throw new DocumentProblem(pointer, 'refers to nothing in the document')
  return followed(source, { value: target, path: reference.slice(1), through: [...through, reference] })
}

/**
 * The schema without references, and with the keywords alone that say which values it permits. Where it refers to
 * itself, or is too many references deep, it is cut: `{}` there permits any value.
 */
export function copySchema(source: Source, given: Located, depth = 0): Json {
  spend(source, given.path, depth)
  const { value, path, through, circular } = followed(source, given)
  if (circular === true || through.length > Math.max(source.referencesAtMost, given.through.length)) {
    source.cuts.push(path)
    return {}
  }
  if (typeof value === 'boolean') return value
  if (!isJsonObject(value)) throw new DocumentProblem(path, 'is not a schema')
  const inner = (part: Json, at: string) => copySchema(source, { value: part, path: at, through }, depth + 1)

  const keywords = Object.entries(value).flatMap(([keyword, part]): [string, Json][] => {
    const cutsBefore = source.cuts.length
    const at = `${path}/${keyword}`
    const hasValue = VALUES.get(keyword)
    if (hasValue !== undefined) return hasValue(part) ? [[keyword, copyValue(source, part, at, depth + 1)]] : []
    if (SCHEMAS.has(keyword)) {
      const schema = inner(part, at)
      return source.cuts.length > cutsBefore && CONDITIONS.has(keyword) ? [] : [[keyword, schema]]
    }
    if (LISTS_OF_SCHEMAS.has(keyword) && Array.isArray(part)) {
      const members = part.map((member, index) => inner(member, `${at}/${String(index)}`))
      // One that is cut also permits what is meant for the others.
      const isCutOneOf = keyword === 'oneOf' && source.cuts.length > cutsBefore
      if (isCutOneOf && ownValue(value, 'anyOf') !== undefined) return []
      return [[isCutOneOf ? 'anyOf' : keyword, members]]
    }
    if (SCHEMAS_BY_NAME.has(keyword) && isJsonObject(part)) {
      const members = Object.entries(part).map(([name, member]) => [name, inner(member, `${at}/${escape(name)}`)])
      return [[keyword, Object.fromEntries(members) as JsonObject]]
    }
    return []
  })
  return modern(Object.fromEntries(keywords))
}

/** Keywords of OpenAPI 3.0 as JSON Schema has them: null is a type, and an exclusive bound a number. */
function modern({ nullable, ...schema }: JsonObject): JsonObject {
  const { type, enum: values } = schema
  if (nullable === true && typeof type === 'string') schema['type'] = [type, 'null']
  if (nullable === true && Array.isArray(values) && !values.includes(null)) schema['enum'] = [...values, null]
  for (const [exclusive, bound] of BOUNDS) {
    const { [exclusive]: isExclusive, [bound]: value } = schema
    if (typeof isExclusive !== 'boolean') continue
    Reflect.deleteProperty(schema, exclusive)
    if (!isExclusive || value === undefined) continue
    Reflect.deleteProperty(schema, bound)
    schema[exclusive] = value
  }
  return schema
}

function copyValue(source: Source, value: Json, path: string, depth: number): Json {
  spend(source, path, depth)
  if (Array.isArray(value)) return value.map(member => copyValue(source, member, path, depth + 1))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, copyValue(source, member, path, depth + 1)]),
  )
}

function spend(source: Source, path: string, depth: number): void {
  if (depth > DEPTH_AT_MOST) throw new OperationProblem(path, `is nested deeper than ${String(DEPTH_AT_MOST)} levels`)
  source.valuesLeft -= 1
  if (source.valuesLeft < 0) throw new OperationProblem(path, 'is too large once references are followed')
}

function valueAt(document: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = document
  for (const part of pointerParts(decoded(pointer))) {
    if (Array.isArray(value)) value = /^\d+$/.test(part) ? value[Number(part)] : undefined
    else value = isJsonObject(value) ? ownValue(value, part) : undefined
  }
  return value
}

/** A reference is a URI: its fragment may be percent-encoded. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

export function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
