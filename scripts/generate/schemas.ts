import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { compile } from 'json-schema-to-typescript'
import { readYaml, type JsonObject } from './bundle.ts'

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
  return await compile(structuredClone(schema), name, {
    bannerComment: '// Written by `make generate` from contracts/schemas/. Do not edit.',
    cwd: `${contracts}/schemas`,
    additionalProperties: false,
    format: false,
    strictIndexSignatures: false,
  })
}

/** Export name of a schema's validator: `event-log-entry` → `eventLogEntry`. */
export function validatorName(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
