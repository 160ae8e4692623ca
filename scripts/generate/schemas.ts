import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { compile } from 'json-schema-to-typescript'
import { object, readYaml, type Json, type JsonObject } from './bundle.ts'

export type SchemaFile = { name: string; schema: JsonObject }

/** The JSON Schemas of `contracts/schemas/`, by file name without its extension. */
export function readSchemas(contracts: string): SchemaFile[] {
  return readdirSync(`${contracts}/schemas`)
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => ({ name: basename(file, '.yaml'), schema: readYaml(`${contracts}/schemas/${file}`) as JsonObject }))
}

/** The schema as it is published, in JSON: its own name and its references are those of the published files. */
export function publishedSchema({ schema }: SchemaFile): string {
  const published = (key: string, value: unknown): unknown =>
    (key === '$id' || key === '$ref') && typeof value === 'string' ? value.replace(/\.yaml(?=#|$)/, '.json') : value
  return `${JSON.stringify(schema, published, 2)}\n`
}

/** TypeScript types of one schema; the root type has the schema's title. */
export async function schemaTypes({ name, schema }: SchemaFile, contracts: string): Promise<string> {
  return await compile(namedByDefinitions(schema), name, {
    bannerComment: '// Written by `make generate` from contracts/schemas/. Do not edit.',
    cwd: `${contracts}/schemas`,
    additionalProperties: false,
    format: false,
    strictIndexSignatures: false,
    $refOptions: { resolve: { named: { order: 1, canRead: /\.yaml$/, read: readNamed } } },
  })
}

/**
 * The schema without siblings of references in properties, and without their titles: from either, the compiler would
 * create another type of the same shape.
 */
function namedByDefinitions(schema: JsonObject): JsonObject {
  const plain = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(plain)
    if (!isObject(value)) return value
    if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
    const { properties, ...rest } = value
    const parts = Object.fromEntries(Object.entries(rest).map(([key, part]): [string, Json] => [key, plain(part)]))
    return isObject(properties) ? { ...parts, properties: plain(withoutTitles(properties)) } : parts
  }
  return object(plain(schema))
}

/** Reads another schema that one refers to, in the same way. */
function readNamed({ url }: { url: string }): string {
  return JSON.stringify(namedByDefinitions(readYaml(url) as JsonObject))
}

function withoutTitles(properties: JsonObject): JsonObject {
  const untitled = (property: Json): Json => {
    if (!isObject(property)) return property
    const { title: _, ...rest } = property
    return rest
  }
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, untitled(property)]))
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Export name of a schema's validator: `event-log-entry` → `eventLogEntry`. */
export function validatorName(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
