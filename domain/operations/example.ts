import { isJsonObject, ownValue, type Json, type JsonObject } from '../json.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'date': '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  'email': 'name@example.com',
  'uri': 'https://example.com/',
  'uuid': '00000000-0000-4000-8000-000000000000',
}

/**
 * A value that the schema describes, the same one each time. A list has one item, so that the example is never larger
 * than its schema; a pattern is not followed.
 */
export function exampleOf(schema: Json): Json {
  if (!isJsonObject(schema)) return null
  const constant = ownValue(schema, 'const') ?? ownValue(schema, 'default')
  if (constant !== undefined) return constant
  const values = ownValue(schema, 'enum')
  if (Array.isArray(values)) return values[0] ?? null
  const choice = ownValue(schema, 'oneOf') ?? ownValue(schema, 'anyOf')
  if (Array.isArray(choice)) return exampleOf(choice[0] ?? null)
  const parts = ownValue(schema, 'allOf')
  if (Array.isArray(parts)) return exampleOfAll(schema, parts)
  return exampleOfType(typeOf(schema), schema)
}

function exampleOfType(type: string, schema: JsonObject): Json {
  switch (type) {
    case 'object':
      return exampleOfObject(schema)
    case 'array':
      return [exampleOf(ownValue(schema, 'items') ?? null)]
    case 'string':
      return exampleOfText(schema)
    case 'integer':
    case 'number':
      return ownValue(schema, 'minimum') ?? ownValue(schema, 'maximum') ?? 1
    case 'boolean':
      return true
    default:
      return null
  }
}

function exampleOfAll(schema: JsonObject, parts: Json[]): Json {
  const own = isJsonObject(ownValue(schema, 'properties')) ? [exampleOfObject(schema)] : []
  const examples = [...parts.map(part => exampleOf(part)), ...own].filter(value => value !== null)
  return examples.every(value => isJsonObject(value))
    ? Object.fromEntries(examples.flatMap(value => Object.entries(value)))
    : (examples[0] ?? null)
}

function exampleOfObject(schema: JsonObject): JsonObject {
  const properties = ownValue(schema, 'properties')
  if (!isJsonObject(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, property]) => !(isJsonObject(property) && ownValue(property, 'writeOnly') === true))
      .map(([name, property]) => [name, exampleOf(property)]),
  )
}

function exampleOfText(schema: JsonObject): string {
  const format = ownValue(schema, 'format')
  const known = typeof format === 'string' && Object.hasOwn(TEXTS, format) ? TEXTS[format] : undefined
  if (known !== undefined) return known
  const least = ownValue(schema, 'minLength')
  const most = ownValue(schema, 'maxLength')
  const text = 'text'.padEnd(typeof least === 'number' ? Math.min(least, 1_000) : 0, 'x')
  return typeof most === 'number' ? text.slice(0, most) : text
}

function typeOf(schema: JsonObject): string {
  const given = ownValue(schema, 'type')
  const type = Array.isArray(given) ? given.find(name => name !== 'null') : given
  if (typeof type === 'string') return type
  return ownValue(schema, 'properties') === undefined ? '' : 'object'
}
