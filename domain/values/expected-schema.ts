import type { FormField } from '../../generated/schemas/form.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import {
  FREE_CHOICE_MAX_LENGTH,
  kindOf,
  maxChoicesOf,
  maxFilesOf,
  optionValues,
  RATING_MAX,
  rulesOf,
  TEXT_MAX_LENGTH,
  visibleIfOf,
} from './fields.ts'
import { formatOf } from './text-rules.ts'

/** JSON Schema formats of the text formats that have one. */
const SCHEMA_FORMATS: Record<string, string> = { email: 'email', url: 'uri', date: 'date', time: 'time', uuid: 'uuid' }

/**
 * The JSON-Schema-shaped description of `input.values` that clients get in `expected_input`. It has the rules that a
 * client can check; rules that only the server knows are not in it, and fields that may be hidden are not listed as
 * required.
 */
export function schemaOfFields(fields: readonly FormField[]): JsonObject {
  const properties: JsonObject = {}
  for (const field of fields) properties[field.name] = schemaOfField(field)
  return {
    type: 'object',
    properties,
    required: fields
      .filter(field => field.required === true && visibleIfOf(field) === undefined)
      .map(field => field.name),
  }
}

/** The same for the answer to buttons: `{choice: <id>}`. */
export function schemaOfChoices(ids: readonly string[]): JsonObject {
  return { type: 'object', properties: { choice: { type: 'string', enum: [...ids] } }, required: ['choice'] }
}

/** The ids that a schema allows. */
export function choicesOf(schema: JsonObject): string[] {
  const { choice } = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const ids = isJsonObject(choice) ? choice['enum'] : undefined
  return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
}

function schemaOfField(field: FormField): JsonObject {
  const title = field.label ?? field.name
  switch (kindOf(field)) {
    case 'text':
      return { title, ...textSchema(field) }
    case 'number':
      return { title, ...numberSchema(field) }
    case 'rating':
      return {
        title,
        type: 'integer',
        minimum: rulesOf(field).rating_min ?? 1,
        maximum: rulesOf(field).max ?? RATING_MAX,
      }
    case 'boolean':
      return { title, type: 'boolean', ...(rulesOf(field).must_accept === true ? { enum: [true] } : {}) }
    case 'choice':
      return { title, ...choiceSchema(field, TEXT_MAX_LENGTH) }
    case 'choices':
      return {
        title,
        ...present({
          type: 'array',
          items: choiceSchema(field, FREE_CHOICE_MAX_LENGTH),
          uniqueItems: true,
          minItems: rulesOf(field).select_min,
          maxItems: maxChoicesOf(field),
        }),
      }
    case 'upload':
      return { title, ...uploadSchema(field) }
  }
}

function textSchema(field: FormField): JsonObject {
  const { min_length: minLength, max_length: maxLength, pattern, multiple_emails: several } = rulesOf(field)
  const format = several === true ? undefined : SCHEMA_FORMATS[formatOf(field) ?? '']
  return present({
    type: 'string',
    minLength: minLength ?? (field.required === true ? 1 : undefined),
    maxLength: maxLength ?? TEXT_MAX_LENGTH,
    pattern,
    format,
  })
}

function numberSchema(field: FormField): JsonObject {
  const { integer, min, max, step } = rulesOf(field)
  return present({
    type: integer === true ? 'integer' : 'number',
    minimum: min,
    maximum: max,
    multipleOf: min === undefined || min === 0 ? step : undefined,
  })
}

function choiceSchema(field: FormField, maxLength: number): JsonObject {
  const options = optionValues(field)
  return options === undefined ? { type: 'string', maxLength } : { type: 'string', enum: options }
}

function uploadSchema(field: FormField): JsonObject {
  const reference: JsonObject = {
    type: 'object',
    properties: {
      fileId: { type: 'string', format: 'uuid' },
      url: { type: 'string' },
      mime: { type: 'string' },
      size: { type: 'integer', minimum: 0 },
      name: { type: 'string' },
    },
    required: ['fileId', 'url', 'mime', 'size'],
  }
  return maxFilesOf(field) === 1
    ? reference
    : present({ type: 'array', items: reference, minItems: rulesOf(field).file_min, maxItems: maxFilesOf(field) })
}

function present(entries: Record<string, Json | undefined>): JsonObject {
  const result: JsonObject = {}
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) result[key] = value
  return result
}
