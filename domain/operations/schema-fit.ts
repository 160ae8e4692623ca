import { Validator } from '@cfworker/json-schema'
import { isJsonObject, type Json } from '../json.ts'

const PROBLEMS_AT_MOST = 5
const validators = new WeakMap<object, Validator>()

/**
 * How a value differs from a schema without references; none for one that fits. The schema is interpreted: code that
 * was generated from the document of a foreign service would be run by ours.
 */
export function schemaProblems(schema: Json, value: Json): string[] {
  if (!isJsonObject(schema)) return schema === false ? ['there is no value that fits'] : []
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false)
  validators.set(schema, validator)
  // An error of an inner value is listed after those of the values that contain it.
  const { errors } = validator.validate(value)
  const innermost = errors.filter(({ keyword }) => !CONTAINERS.has(keyword))
  return (innermost.length > 0 ? innermost : errors)
    .slice(0, PROBLEMS_AT_MOST)
    .map(({ instanceLocation, error }) => `${instanceLocation.slice(1)} ${error}`.trim())
}

/** Keywords whose error says that an inner value has one. */
const CONTAINERS = new Set(['properties', 'items', 'prefixItems', 'additionalProperties', 'allOf', 'anyOf', 'oneOf'])
