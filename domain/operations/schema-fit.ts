import { Validator } from '@cfworker/json-schema'
import { isJsonObject, type Json } from '../json.ts'

const PROBLEMS_AT_MOST = 5
/** Parts of the schema times parts of the value: at most about a second. */
const COST_AT_MOST = 5_000_000
const validators = new WeakMap<object, { validator: Validator; parts: number }>()

/**
 * How a value differs from a schema without references; none for one that fits. The schema is interpreted: code that
 * was generated from the document of a foreign service would be run by ours.
 */
export function schemaProblems(schema: Json, value: Json): string[] {
  if (!isJsonObject(schema)) return schema === false ? ['there is no value that fits'] : []
  const known = validators.get(schema) ?? { validator: new Validator(schema, '2020-12', false), parts: partsOf(schema) }
  validators.set(schema, known)
  if (known.parts * partsOf(value) > COST_AT_MOST) return ['is too large to be compared with its schema']
  // An error of an inner value is listed after those of the values that contain it.
  const { errors } = known.validator.validate(value)
  const innermost = errors.filter(({ keyword }) => !CONTAINERS.has(keyword))
  return (innermost.length > 0 ? innermost : errors)
    .slice(0, PROBLEMS_AT_MOST)
    .map(({ instanceLocation, error }) => `${instanceLocation.slice(1)} ${error}`.trim())
}

/** Keywords whose error says that an inner value has one. */
const CONTAINERS = new Set(['properties', 'items', 'prefixItems', 'additionalProperties', 'allOf', 'anyOf', 'oneOf'])

function partsOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + partsOf(part), 1)
}
