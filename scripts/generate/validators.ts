import { basename } from 'node:path'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { Ajv, type Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { addNullIsAbsent, KEYWORD, nullIsAbsent } from './null-is-absent.ts'
import { object, operationsOf, pointed, text, type Json, type JsonObject } from './bundle.ts'

// Both packages are CommonJS: under Node's ESM the function is the namespace's `default`.
const standaloneCode = standaloneModule.default
const addFormats = addFormatsModule.default

export type ValidatorModule = { code: string; declaration: string; names: string[] }

/** Validators of one surface: `bodies` and `params` by operationId, `responses` by `operationId_status`. */
export function surfaceValidators(document: JsonObject): Record<'bodies' | 'params' | 'responses', ValidatorModule> {
  const bodies = openApiAjv({ components: { schemas: requestSchemas(document) } }, { useDefaults: true })
  addNullIsAbsent(bodies)
  const params = openApiAjv(document, { useDefaults: true, coerceTypes: true })
  // A function for each referenced definition: inlined, the error envelope alone would be repeated 800 times.
  const responses = openApiAjv(document, { inlineRefs: false })
  const names = { bodies: [] as string[], params: [] as string[], responses: [] as string[] }
  // Equal replies, which most errors are, share a validator.
  const equalReplies: Record<string, string> = {}
  const byContent = new Map<string, string>()
  for (const { operation, shared } of operationsOf(document)) {
    const id = text(operation['operationId'])
    const body = bodySchema(operation, document)
    if (body !== undefined) names.bodies.push(add(bodies, id, body))
    names.params.push(
      add(params, id, parameterSchema(document, [...shared, ...((operation['parameters'] ?? []) as Json[])])),
    )
    for (const [status, response] of Object.entries(object(operation['responses']))) {
      const schema = jsonSchemaOf(pointed(document, response))
      if (schema === undefined) continue
      const name = `${id}_${status}`
      const content = JSON.stringify(schema)
      const equal = byContent.get(content)
      if (equal !== undefined) equalReplies[name] = equal
      else {
        byContent.set(content, name)
        names.responses.push(add(responses, name, object(relocate(schema))))
      }
    }
  }
  return {
    bodies: toModule(bodies, names.bodies),
    params: toModule(params, names.params),
    responses: toModule(responses, names.responses, equalReplies),
  }
}

/** Validators of stand-alone JSON Schemas (2020-12), exported by the given names. */
export function schemaValidators(schemas: Record<string, JsonObject>): ValidatorModule {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
  })
  useFormats(ajv)
  for (const schema of Object.values(schemas)) ajv.addSchema(withoutAnnotations(schema))
  const names = Object.entries(schemas).map(([name, schema]) => add(ajv, name, { $ref: text(schema['$id']) }))
  return toModule(ajv, names)
}

/** @param shared further names, each with the one whose validator it has too */
export function toModule(ajv: Ajv | Ajv2020, names: string[], shared: Record<string, string> = {}): ValidatorModule {
  const code = standaloneCode(ajv, Object.fromEntries(names.map(name => [name, name])))
  // The ESM output still calls require() for ajv's runtime parts.
  const prefix = code.includes('require(')
    ? "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n"
    : ''
  const aliases = Object.entries(shared).map(([name, equal]) => `export { ${equal} as ${name} }\n`)
  const types = [...names, ...Object.keys(shared)].map(name => `export declare const ${name}: ValidateFunction`)
  return {
    code: inLatin1(`${prefix}${withErrorsAppended(code.replace('"use strict";', ''))}\n${aliases.join('')}`),
    declaration:
      types.length === 0 ? 'export {}\n' : `import type { ValidateFunction } from 'ajv'\n${types.join('\n')}\n`,
    names: [...names, ...Object.keys(shared)],
  }
}

const COPY = /vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\)/g
const APPEND = `
function withMore(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}
`

/**
 * Ajv's code copies all errors for each item of a list that has some: a list of 60,000 wrong items took 10 seconds.
 * Appending is safe, since every call of a validator makes an array of its own.
 */
function withErrorsAppended(code: string): string {
  const changed = code.replaceAll(COPY, 'withMore(vErrors, $1)')
  return changed === code ? code : changed + APPEND
}

/**
 * The files of a module at the path without its extension: the validators, and a module that loads them on the first
 * call. Their text is megabytes, and most processes use few of them.
 */
export function moduleFiles(path: string, { code, declaration, names }: ValidatorModule): [string, string][] {
  if (names.length === 0)
    return [
      [`${path}.js`, code],
      [`${path}.d.ts`, declaration],
    ]
  return [
    [`${path}.code.js`, code],
    [`${path}.js`, onFirstUse(`./${basename(path)}.code.js`, names)],
    [`${path}.d.ts`, declaration],
  ]
}

function onFirstUse(file: string, names: string[]): string {
  return `import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function onFirstUse(name) {
  let loaded
  const validate = (value, context) => {
    loaded ??= require('${file}')[name]
    const valid = loaded(value, context)
    validate.errors = loaded.errors
    return valid
  }
  return validate
}

${names.map(name => `export const ${name} = onFirstUse('${name}')\n`).join('')}`
}

/** One character outside Latin-1 makes V8 store the whole text with two bytes a character. */
function inLatin1(code: string): string {
  return code.replace(/[^\x00-\xff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Formats as every validator of the service understands them. */
export function useFormats(ajv: Ajv | Ajv2020): void {
  addFormats(ajv)
  // ajv-formats also takes `urn:uuid:…`, which Postgres refuses.
  ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
}

function add(ajv: Ajv | Ajv2020, name: string, schema: JsonObject): string {
  ajv.addSchema(withoutAnnotations(schema), name)
  return name
}

const ANNOTATIONS: ReadonlySet<string> = new Set(['description', 'title', 'example', 'examples'])
/** Their keys are names of the schema's author. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const LITERAL: ReadonlySet<string> = new Set(['const', 'default', 'enum'])

/** Keywords for readers only: validators, and the service with them, would otherwise contain them. */
export function withoutAnnotations(schema: JsonObject): JsonObject {
  const strip = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(strip)
    return value === null || typeof value !== 'object' ? value : withoutAnnotations(value)
  }
  const entries = Object.entries(schema).filter(
    ([key]) => !ANNOTATIONS.has(key) && (!key.startsWith('x-') || key === KEYWORD),
  )
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (LITERAL.has(key)) return [key, value]
      if (!NAMED.has(key)) return [key, strip(value)]
      return [key, Object.fromEntries(Object.entries(object(value)).map(([name, item]) => [name, strip(item)]))]
    }),
  )
}

function openApiAjv(document: JsonObject, options: Options): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    verbose: false,
    ...options,
    code: { source: true, esm: true, lines: true },
  })
  useFormats(ajv)
  for (const format of ['binary', 'byte', 'password', 'int32', 'int64', 'float', 'double']) ajv.addFormat(format, true)
  // Each under a separate name, since Ajv creates one function for a schema but one for each reference to a part of it.
  for (const [name, schema] of Object.entries(object(object(document['components'] ?? {})['schemas'] ?? {})))
    ajv.addSchema(withoutAnnotations(object(relocate(schema))), `urn:parley:${name}`)
  return ajv
}

/** The shape that the validators get: `{requestBody, path, query, header, cookie}`. */
function bodySchema(operation: JsonObject, document: JsonObject): JsonObject | undefined {
  const body = operation['requestBody']
  if (body === undefined) return undefined
  const schema = jsonSchemaOf(object(body))
  if (schema === undefined) return undefined
  return {
    type: 'object',
    properties: { requestBody: object(relocate(nullIsAbsent(schema, document))) },
    required: object(body)['required'] === true ? ['requestBody'] : [],
  }
}

function requestSchemas(document: JsonObject): JsonObject {
  const schemas = Object.entries(object(object(document['components'] ?? {})['schemas'] ?? {}))
  return Object.fromEntries(schemas.map(([name, schema]) => [name, nullIsAbsent(object(schema), document)]))
}

function parameterSchema(document: JsonObject, parameters: Json[]): JsonObject {
  const groups: Record<string, { type: string; properties: JsonObject; required: string[] }> = {}
  for (const reference of parameters) {
    const parameter = pointed(document, reference)
    const location = text(parameter['in'])
    const name = location === 'header' ? text(parameter['name']).toLowerCase() : text(parameter['name'])
    const group = (groups[location] ??= { type: 'object', properties: {}, required: [] })
    group.properties[name] = relocate(parameter['schema'] ?? {})
    if (parameter['required'] === true) group.required.push(name)
  }
  return {
    type: 'object',
    properties: groups,
    required: Object.keys(groups).filter(name => (groups[name]?.required.length ?? 0) > 0),
  }
}

function jsonSchemaOf(holder: JsonObject): JsonObject | undefined {
  const content = holder['content']
  if (content === undefined) return undefined
  const media = object(content)['application/json'] ?? object(content)['application/x-www-form-urlencoded']
  return media === undefined ? undefined : object(object(media)['schema'] ?? {})
}

/** Makes `#/components/schemas/…` point to the added schemas. */
function relocate(value: Json): Json {
  if (Array.isArray(value)) return value.map(relocate)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^#\/components\/schemas\/([^/]+)(?:\/(.+))?$/, (_, name: string, part?: string) =>
            part === undefined ? `urn:parley:${name}` : `urn:parley:${name}#/${part}`,
          )
        : relocate(item),
    ]),
  )
}
