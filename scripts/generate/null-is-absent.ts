import { _, type Ajv, type CodeKeywordDefinition } from 'ajv'
import { getProperty } from 'ajv/dist/compile/codegen/index.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { object, pointed, type Json, type JsonObject } from './bundle.ts'

export const KEYWORD = 'x-null-is-absent'
const WITH_SCHEMA = ['items', 'additionalProperties'] as const
const WITH_SCHEMAS = ['allOf', 'anyOf', 'oneOf'] as const

/** The keyword that `nullIsAbsent` sets. Without a type it runs before those of objects, so that defaults apply. */
const definition: CodeKeywordDefinition = {
  keyword: KEYWORD,
  schemaType: 'array',
  code({ gen, data, schema }) {
    gen.if(_`${data} !== null && typeof ${data} === "object" && !Array.isArray(${data})`, () => {
      for (const name of schema as string[]) {
        const value = _`${data}${getProperty(name)}`
        gen.if(_`${value} === null`, () => gen.code(_`delete ${value}`))
      }
    })
  },
}

export function addNullIsAbsent(ajv: Ajv | Ajv2020): void {
  ajv.addKeyword(definition)
}

/**
 * The schema of a request such that its validator removes `null` from each optional property whose own schema does not
 * allow it. Where the schema allows null, or any value, null keeps its meaning.
 */
export function nullIsAbsent(schema: JsonObject, document: JsonObject): JsonObject {
  const marked: JsonObject = { ...schema }
  for (const key of WITH_SCHEMA) if (isObject(schema[key])) marked[key] = nullIsAbsent(schema[key], document)
  for (const key of WITH_SCHEMAS)
    if (Array.isArray(schema[key])) marked[key] = schema[key].map(part => nullIsAbsent(object(part), document))
  if (!isObject(schema['properties'])) return marked
  const required = (schema['required'] ?? []) as Json[]
  const properties = Object.entries(schema['properties']).map(([name, property]) => [name, object(property)] as const)
  marked['properties'] = Object.fromEntries(
    properties.map(([name, property]) => [name, nullIsAbsent(property, document)]),
  )
  const absent = properties
    .filter(([name, property]) => !required.includes(name) && !allowsNull(property, document))
    .map(([name]) => name)
  return absent.length === 0 ? marked : { ...marked, [KEYWORD]: absent }
}

function allowsNull(schema: JsonObject, document: JsonObject): boolean {
  const { $ref: reference, type, nullable, enum: values, allOf, anyOf, oneOf } = schema
  if (reference !== undefined) return allowsNull(pointed(document, schema), document)
  const some = (parts: Json): boolean => (parts as Json[]).some(part => allowsNull(object(part), document))
  if (nullable === true) return true
  if (type !== undefined) return type === 'null' || (Array.isArray(type) && type.includes('null'))
  if (Array.isArray(values)) return values.includes(null)
  if (anyOf !== undefined) return some(anyOf)
  if (oneOf !== undefined) return some(oneOf)
  return allOf === undefined || (allOf as Json[]).every(part => allowsNull(object(part), document))
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
