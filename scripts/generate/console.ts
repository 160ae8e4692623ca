import { readFileSync } from 'node:fs'
import { object, operationsOf, text, type Json, type JsonObject } from './bundle.ts'
import type { Shape, EdgeField } from './catalog-types.ts'
import { permissionsOf } from './operations.ts'
import { initialOf, resolver, shapeOf, titleOf, type Resolver } from './shapes.ts'

const EDGE_KINDS = ['#/$defs/Next', '#/$defs/OnExpire', '#/$defs/Target']
/** Properties of every node that its panel shows separately from the fields. */
const COMMON = ['id', 'type', 'label']

/** The properties of flows and of each node type that the console needs to draw and edit them, from their schemas. */
export function catalogModule(flow: JsonObject, form: JsonObject): string {
  const resolve = resolver(flow, form)
  const types = (object(object(flow['$defs'])['Node'])['oneOf'] as Json[]).map(member =>
    typeRow(resolve, resolve(object(member))),
  )
  const settings = (shapeOf(resolve, flow).fields ?? []).filter(({ name }) => name !== 'nodes')
  const named = definitionsOf(resolve, [...types.flatMap(({ fields }) => fields), ...settings])
  return `// Written by \`make generate\` from contracts/schemas/flow.yaml and form.yaml. Do not edit.
import type { Field, NodeType, Shape } from './catalog-types.ts'

export type { Field, NodeType, Shape, EdgeField } from './catalog-types.ts'

/** Title of each group of node types, in their order. */
export const groups: Readonly<Record<string, string>> = ${JSON.stringify(flow['x-groups'], null, 2)}

/** Properties of a flow other than its nodes. */
export const flowFields: readonly Field[] = ${JSON.stringify(settings, null, 2)}

/** The kinds of fields, by name: all definitions that a field refers to, at any depth. */
export const definitions: Readonly<Record<string, Shape>> = ${JSON.stringify(named, null, 2)}

export const nodeTypes: Readonly<Record<string, NodeType>> = ${JSON.stringify(
    Object.fromEntries(types.map(row => [row.type, row])),
    null,
    2,
  )}
`
}

/** The types of the catalog: this folder's, so that the generator and the console mean the same. */
export function catalogTypesModule(): string {
  const [, types = ''] = readFileSync(new URL('catalog-types.ts', import.meta.url), 'utf8').split(/^\/\/.*\n/, 2)
  return `// Written by \`make generate\` from scripts/generate/catalog-types.ts. Do not edit.\n${types}`
}

/** The permissions of each operation of the admin API, of which one is enough. */
export function requiredPermissionsModule(document: JsonObject): string {
  const rows = [...operationsOf(document)].flatMap(({ operation }) =>
    operation['x-permission'] === undefined ? [] : [[text(operation['operationId']), permissionsOf(operation)]],
  )
  return `// Written by \`make generate\` from contracts/admin/. Do not edit.

type OneOf = readonly [string, ...string[]]
export const requiredPermissions = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const satisfies {
  [operationId: string]: OneOf
}
export type AdminOperation = keyof typeof requiredPermissions
`
}

function typeRow(resolve: Resolver, member: JsonObject) {
  const { group, icon, summary } = object(member['x-node'])
  const { fields = [], choose } = shapeOf(resolve, member)
  const type = text(object(object(member['properties'])['type'])['const'])
  return {
    type,
    title: titleOf(type),
    description: text(member['description']),
    group,
    icon,
    summary,
    ...(choose === undefined ? {} : { choose }),
    fields: fields.filter(({ name }) => !COMMON.includes(name)),
    edges: [...edgeFieldsOf(resolve, member, [])],
    initial: initialOf(resolve, member, COMMON),
  }
}

/** The definitions that fields refer to, and those that these refer to. */
function definitionsOf(resolve: Resolver, fields: readonly Shape[]): Record<string, Shape> {
  const found = new Map<string, Shape>()
  const visit = (shape: Shape): void => {
    for (const kind of [shape.kind, ...(shape.oneOf ?? [])]) {
      const definition = resolve.named(kind)
      if (definition === undefined || found.has(kind)) continue
      const named = shapeOf(resolve, definition)
      found.set(kind, named)
      visit(named)
    }
    for (const part of [shape.items, shape.entries, ...(shape.fields ?? [])]) if (part !== undefined) visit(part)
  }
  fields.forEach(visit)
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The fields that define the edges of an object and of the objects in its lists, in the order of the schema. */
function* edgeFieldsOf(resolve: Resolver, schema: JsonObject, path: string[]): Generator<EdgeField> {
  const named = object(schema['x-edges'] ?? {})
  for (const [name, value] of Object.entries(object(schema['properties'] ?? {}))) {
    const property = object(value)
    const reference = property['$ref']
    if (typeof reference === 'string' && EDGE_KINDS.includes(reference))
      yield { path: [...path, name], ...(object(named[name] ?? {}) as Partial<EdgeField>) }
    if (property['type'] === 'array' && property['items'] !== undefined)
      yield* edgeFieldsOf(resolve, resolve(object(property['items'])), [...path, name, '*'])
  }
}
