// `node test/importers/openapi/reduce.ts NAME FILE`: writes `documents/NAME.json.br` from a published OpenAPI document.
// What the reader of documents looks at stays as it is, and each description as long as it was; the rest is left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'yaml'
import { isJsonObject, type Json } from '../../../domain/json.ts'
import { fileOf } from './documents.ts'

const LEFT_OUT = new Set(['example', 'examples', 'externalDocs', 'tags', 'webhooks', 'callbacks'])
/** What is in these is called as its author likes. */
const BY_NAME = new Set(['properties', 'paths', 'schemas', 'definitions', 'parameters', 'responses', 'requestBodies'])

function reduced(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map(member => reduced(member))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => areNames || !(name.startsWith('x-') || LEFT_OUT.has(name)))
      .map(([name, member]): [string, Json] =>
        name === 'description' && typeof member === 'string'
          ? [name, '.'.repeat(Buffer.byteLength(member))]
          : [name, reduced(member, !areNames && BY_NAME.has(name))],
      ),
  )
}

const [name = '', file = ''] = process.argv.slice(2)
const document = parse(readFileSync(file, 'utf8'), { maxAliasCount: 100, logLevel: 'silent' }) as Json
writeFileSync(
  fileOf(name),
  brotliCompressSync(JSON.stringify(reduced(document)), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
)
