import { object, operationsOf, responsesOf, text, version, type Json, type JsonObject } from './bundle.ts'

/** Surfaces that the SDK calls; the others have no integrators. */
export const SDK_SURFACES = ['public', 'engine', 'insights', 'training', 'admin'] as const

/**
 * One document for the client generator: all SDK surfaces together, with each error response reduced to the plain
 * envelope. The generator would create a class for every combination of codes; the SDK's own layer types errors by code
 * instead.
 */
export function sdkDocument(documents: Record<string, JsonObject>): JsonObject {
  const merged: JsonObject = {
    openapi: '3.0.3',
    info: { title: 'Parley', version },
    servers: [{ url: '/' }],
    paths: {},
    components: { schemas: {}, securitySchemes: {} },
  }
  for (const surface of SDK_SURFACES) {
    const document = documents[surface]
    if (document === undefined) continue
    const copy = structuredClone(document)
    dropHeaders(copy)
    for (const { operation } of operationsOf(copy)) {
      operation['security'] ??= copy['security'] ?? []
      if (surface === 'admin') prefixTags(operation)
      dropErrorBodies(operation)
    }
    Object.assign(object(merged['paths']), copy['paths'])
    for (const kind of Object.keys(object(copy['components']))) mergeComponents(merged, copy, kind)
  }
  dropUnused(merged)
  dropUniqueness(merged)
  return merged
}

/** The generator types a list with unique items as a Set, and JSON serializes a Set as `{}`. */
function dropUniqueness(node: Json): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) Reflect.deleteProperty(node, 'uniqueItems')
  for (const child of Object.values(node)) dropUniqueness(child)
}

/** The generated client reads none, and a response of several surfaces has not the same ones everywhere. */
function dropHeaders(document: JsonObject): void {
  Reflect.deleteProperty(object(document['components']), 'headers')
  for (const response of responsesOf(document)) Reflect.deleteProperty(response, 'headers')
}

/** Each tag becomes a class: an integrator's page must not load the admin API. */
function prefixTags(operation: JsonObject): void {
  const tags = operation['tags']
  if (Array.isArray(tags)) operation['tags'] = tags.map(tag => `Admin ${tag as string}`)
}

function dropErrorBodies(operation: JsonObject): void {
  for (const [status, response] of Object.entries(object(operation['responses']))) {
    if (Number(status) >= 300)
      object(operation['responses'])[status] = {
        description: text(object(response)['description'] ?? 'The operation was refused'),
      }
    else preferJson(object(response))
  }
}

/** The generator types a response by its first media type; the event stream has a separate reader. */
function preferJson(response: JsonObject): void {
  const content = object(response['content'] ?? {})
  if (content['application/json'] !== undefined) Reflect.deleteProperty(content, 'text/event-stream')
  else if (content['text/event-stream'] !== undefined) {
    const stream = object(content['text/event-stream'])
    // The schemas of the events are used by the reader.
    content['text/event-stream'] = { 'schema': { type: 'string' }, 'x-data': stream['schema'] ?? {} }
  }
}

function mergeComponents(merged: JsonObject, document: JsonObject, kind: string): void {
  const target = object((object(merged['components'])[kind] ??= {}))
  for (const [name, value] of Object.entries(object(object(document['components'])[kind] ?? {}))) {
    const known: Json | undefined = target[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))
      throw new Error(`component ${kind}/${name} differs between surfaces`)
    target[name] = value
  }
}

function dropUnused(document: JsonObject): void {
  const schemas = object(object(document['components'])['schemas'])
  for (;;) {
    const whole = JSON.stringify(document)
    const unused = Object.keys(schemas).filter(name => !whole.includes(`"#/components/schemas/${name}"`))
    if (unused.length === 0) return
    for (const name of unused) Reflect.deleteProperty(schemas, name)
  }
}

/**
 * The headers that callers set, by their names on the wire, with the names that they have in the client: `If-Match` is
 * `ifMatch`. Everything else has the name of the wire, so that what was read can be passed on as it is.
 */
export function headerNames(document: JsonObject): Record<string, string> {
  const names = new Set<string>()
  collectHeaders(document, names)
  return Object.fromEntries([...names].toSorted().map(name => [name, camelCase(name)]))
}

function collectHeaders(node: Json, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && node['in'] === 'header' && 'schema' in node) names.add(text(node['name'] ?? ''))
  for (const child of Object.values(node)) collectHeaders(child, names)
}

/** The name that a header has in the client. */
export function camelCase(header: string): string {
  const [first = '', ...others] = header.toLowerCase().split('-')
  return [first, ...others.map(word => word.slice(0, 1).toUpperCase() + word.slice(1))].join('')
}
