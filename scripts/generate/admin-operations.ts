import { object, operationsOf, pointed, text, type Json, type JsonObject } from './bundle.ts'
import type { Field, Shape } from './catalog-types.ts'
import { shapeOf, type Resolver } from './shapes.ts'

const PREFIX = '/api/admin/v1/'
const BANNER = '// Written by `make generate` from contracts/admin/. Do not edit.\n'
/** Keywords that a page does not need for displaying a value. */
const SHOWN = ['kind', 'format', 'enum', 'references', 'unit', 'nullable', 'name', 'title', 'secret', 'empty']

/**
 * The page of the console for each operation of the admin API: by its path, unless the contract names another one
 * (`x-screen`) or says why only programs call it (`x-no-screen`).
 */
export function screensModule(document: JsonObject): string {
  const rows = [...operationsOf(document)].map(({ path, operation }): [string, JsonObject] => {
    const reason = operation['x-no-screen']
    return [
      text(operation['operationId']),
      reason === undefined ? { screen: operation['x-screen'] ?? screenOf(path) } : { reason },
    ]
  })
  return `${BANNER}
/** The page that offers an operation, as an address of the console, or the reason why none does. */
export type Screen = { readonly screen: string } | { readonly reason: string }

export const screens = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const satisfies {
  [operationId: string]: Screen
}
`
}

/** The properties of each operation that a page needs to call it, ask for its input and show its reply. */
export function adminOperationsModule(document: JsonObject): string {
  const rows = [...operationsOf(document)]
    .filter(({ operation }) => operation['x-permission'] !== undefined)
    .map(row => `  ${text(row.operation['operationId'])}: ${JSON.stringify(rowOf(document, row))},`)
  return `${BANNER}import type { Field, Shape } from './catalog-types.ts'
import type { AdminOperation } from './required-permissions.ts'

/**
 * \`client\`: the property of the SDK's admin client that calls it. \`path\`: its segments, a parameter in braces.
 * \`items\`: the reply is a list of objects with these fields. \`fields\`: it is an object with these.
 */
export type OperationRow = {
  readonly client: string
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch'
  readonly path: readonly string[]
  readonly title: string
  /** Label of its button, if the title would be too long. */
  readonly label?: string
  readonly description: string
  /** Of a list: what is in it, for people who see it empty. */
  readonly purpose?: string
  readonly query: readonly Field[]
  readonly entityTag?: 'required' | 'optional'
  readonly body?: Shape
  readonly items?: readonly Field[]
  readonly fields?: readonly Field[]
}

export const adminOperations: Readonly<Record<AdminOperation, OperationRow>> = {
${rows.join('\n')}
}
`
}

type Row = { path: string; method: string; operation: JsonObject; shared: Json[] }

function rowOf(document: JsonObject, { path, method, operation, shared }: Row): object {
  const parameters = [...shared, ...((operation['parameters'] ?? []) as Json[])].map(one => pointed(document, one))
  const entityTag = parameters.find(({ name }) => name === 'If-Match')
  const body = bodyOf(document, operation)
  return {
    client: clientOf(text((operation['tags'] as Json[])[0])),
    method,
    path: path.slice(PREFIX.length).split('/'),
    title: text(operation['summary']),
    ...(operation['x-label'] === undefined ? {} : { label: operation['x-label'] }),
    description: text(operation['description'] ?? ''),
    ...(operation['x-purpose'] === undefined ? {} : { purpose: operation['x-purpose'] }),
    query: parameters.filter(({ in: location }) => location === 'query').map(one => fieldOf(document, one)),
    ...(entityTag === undefined ? {} : { entityTag: entityTag['required'] === true ? 'required' : 'optional' }),
    ...(body === undefined ? {} : { body }),
    ...replyOf(document, method, operation),
  }
}

/** `/api/admin/v1/goals/{goalId}/status` → `/goals/:goalId`. */
function screenOf(path: string): string {
  const [resource = '', parameter = ''] = path.slice(PREFIX.length).split('/')
  return parameter.startsWith('{') ? `/${resource}/:${parameter.slice(1, -1)}` : `/${resource}`
}

/** `Prices and usage` → `pricesAndUsage`. */
function clientOf(tag: string): string {
  const [first = '', ...others] = tag.toLowerCase().split(' ')
  return [first, ...others.map(word => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

function fieldOf(document: JsonObject, parameter: JsonObject): Field {
  const name = text(parameter['name'])
  const schema = { type: 'object', properties: { [name]: parameter['schema'] ?? {} } }
  const [field] = shape(document, schema).fields ?? []
  if (field === undefined) throw new Error(`the parameter ${name} has no schema`)
  return { ...field, description: text(parameter['description'] ?? field.description) }
}

function bodyOf(document: JsonObject, operation: JsonObject): Shape | undefined {
  const content = object(object(operation['requestBody'] ?? {})['content'] ?? {})
  const schema = object(content['application/json'] ?? {})['schema']
  return schema === undefined ? undefined : shape(document, object(schema))
}

/** The reply to a change with the resource itself is not shown: the page reloads it. */
function replyOf(document: JsonObject, method: string, operation: JsonObject): { items?: Field[]; fields?: Field[] } {
  const [, success] = Object.entries(object(operation['responses'])).find(([status]) => status.startsWith('2')) ?? []
  const content = object(pointed(document, success ?? {})['content'] ?? {})
  const schema = object(content['application/json'] ?? {})['schema']
  if (schema === undefined) return {}
  const { fields = [] } = shape(document, object(schema))
  const items = fields.find(({ name, kind }) => name === 'items' && kind === 'array')?.items
  if (items !== undefined) return { items: shownFields(items.fields) }
  const isThing = method !== 'get' && fields.some(({ name }) => name === 'id' || name === 'etag')
  return isThing ? {} : { fields: shownFields(fields) }
}

/** The displayed part of a reply: deeper than `depth`, values are shown as JSON. */
function shownFields(fields: readonly Field[] = [], depth = 2): Field[] {
  return fields.map(field => shown(field, depth))
}

function shown<S extends Shape>(of: S, depth: number): S {
  const { items, fields, description } = of
  const said = Object.entries(of).filter(([name]) => SHOWN.includes(name))
  return {
    ...Object.fromEntries(said),
    ...(description === undefined ? {} : { description: depth === 2 ? description.split(/(?<=\.)\s/)[0] : '' }),
    ...(items === undefined || depth === 0 ? {} : { items: shown(items, depth - 1) }),
    ...(fields === undefined || depth === 0 ? {} : { fields: shownFields(fields, depth - 1) }),
  } as unknown as S
}

function shape(document: JsonObject, schema: JsonObject): Shape {
  return shapeOf(unresolved, inlined(document, schema, []))
}

/** An inlined schema has no references left to resolve. */
const unresolved: Resolver = Object.assign((schema: JsonObject) => schema, { named: () => undefined })

/** The schema without references, in the terms of JSON Schema. A recursive schema becomes any value. */
function inlined(document: JsonObject, schema: JsonObject, within: readonly string[]): JsonObject {
  const { $ref: reference, nullable, allOf, writeOnly, ...rest } = schema
  const names = typeof reference === 'string' ? [...within, reference] : within
  if (typeof reference === 'string' && within.includes(reference)) return {}
  const parts = [
    ...(typeof reference === 'string' ? [inlined(document, pointed(document, schema), names)] : []),
    ...((allOf ?? []) as Json[]).map(part => inlined(document, object(part), names)),
  ]
  const own = parts.concat(rest).reduce<JsonObject>((all, part) => ({ ...all, ...part }), {})
  for (const key of ['items', 'additionalProperties'])
    if (isObject(own[key])) own[key] = inlined(document, own[key], names)
  if (isObject(own['properties']))
    own['properties'] = Object.fromEntries(
      Object.entries(own['properties']).map(([name, property]) => [name, inlined(document, object(property), names)]),
    )
  // The type includes null, and a boolean has no choices.
  const choices = ((own['enum'] ?? []) as Json[]).filter(value => ['string', 'number'].includes(typeof value))
  if (choices.length > 0) own['enum'] = choices
  else Reflect.deleteProperty(own, 'enum')
  if (writeOnly === true) own['x-secret'] = true
  const { type } = own
  return nullable === true && typeof type === 'string' ? { ...own, type: [type, 'null'] } : own
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
