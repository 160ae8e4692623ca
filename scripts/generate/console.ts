import { object, operationsOf, text, type Json, type JsonObject } from './bundle.ts'

const WAYS = ['#/$defs/Next', '#/$defs/OnExpire', '#/$defs/Target']

/** A way out of a node: the property that names the node which follows; `*` stands for each item of a list. */
type Way = { path: string[]; text?: string; labels?: string[]; unless?: string }
type Field = { name: string; kind: string; description: string }

/** What the console needs to know of each node type in order to draw it, from the schema of flows. */
export function catalogModule(schema: JsonObject): string {
  const definitions = object(schema['$defs'])
  const members = (object(definitions['Node'])['oneOf'] as Json[]).map(member => definitionOf(definitions, member))
  const types = Object.fromEntries(
    members.map(member => {
      const properties = object(member['properties'])
      const { group, icon, summary } = object(member['x-node'])
      const type = text(object(properties['type'])['const'])
      const fields: Field[] = Object.entries(properties)
        .filter(([name]) => !['id', 'type', 'label'].includes(name))
        .map(([name, property]) => fieldOf(definitions, name, object(property)))
      const row = { type, title: titleOf(type), description: member['description'], group, icon, summary, fields }
      return [type, { ...row, ways: [...waysOf(definitions, member, [])] }]
    }),
  )
  return `// Written by \`make generate\` from contracts/schemas/flow.yaml. Do not edit.

/**
 * A way out of a node. \`path\`: where the id of the node that follows stands; \`*\` is each item of a list. It is
 * called \`text\`, or by the first of \`labels\` that the object around it has. It is none when \`unless\` is there.
 */
export type Way = {
  readonly path: readonly string[]
  readonly text?: string
  readonly labels?: readonly string[]
  readonly unless?: string
}
/** \`kind\`: name of the definition that the field refers to, else its JSON type. */
export type Field = { readonly name: string; readonly kind: string; readonly description: string }
export type NodeType = {
  readonly type: string
  readonly title: string
  readonly description: string
  readonly group: string
  readonly icon: string
  /** Fields that say in one line what a node does. */
  readonly summary: readonly string[]
  readonly fields: readonly Field[]
  readonly ways: readonly Way[]
}

/** Title of each group of node types, in their order. */
export const groups: Readonly<Record<string, string>> = ${JSON.stringify(schema['x-groups'], null, 2)}

export const nodeTypes: Readonly<Record<string, NodeType>> = ${JSON.stringify(types, null, 2)}
`
}

/** The permission that each operation of the admin API asks for. */
export function requiredPermissionsModule(document: JsonObject): string {
  const rows = [...operationsOf(document)].flatMap(({ operation }) =>
    operation['x-permission'] === undefined ? [] : [[text(operation['operationId']), text(operation['x-permission'])]],
  )
  return `// Written by \`make generate\` from contracts/admin/. Do not edit.

export const requiredPermissions = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const
export type AdminOperation = keyof typeof requiredPermissions
`
}

/** All ways of an object, those of the objects in its lists included, in the order of the schema. */
function* waysOf(definitions: JsonObject, schema: JsonObject, path: string[]): Generator<Way> {
  const named = object(schema['x-ways'] ?? {})
  for (const [name, value] of Object.entries(object(schema['properties'] ?? {}))) {
    const property = object(value)
    const reference = property['$ref']
    if (typeof reference === 'string' && WAYS.includes(reference))
      yield { path: [...path, name], ...(object(named[name] ?? {}) as Partial<Way>) }
    if (property['type'] === 'array' && property['items'] !== undefined)
      yield* waysOf(definitions, definitionOf(definitions, property['items']), [...path, name, '*'])
  }
}

function fieldOf(definitions: JsonObject, name: string, property: JsonObject): Field {
  const reference = property['$ref']
  const described = property['description'] ?? definitionOf(definitions, property)['description'] ?? ''
  const kind = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : property['type']
  return { name, kind: typeof kind === 'string' ? kind : 'any', description: text(described) }
}

/** What a reference inside the document names; a schema without one, and one of another document, is itself. */
function definitionOf(definitions: JsonObject, value: Json): JsonObject {
  const schema = object(value)
  const reference = schema['$ref']
  const name = typeof reference === 'string' && reference.startsWith('#/$defs/') ? reference.slice(8) : undefined
  return name === undefined ? schema : object(definitions[name])
}

/** `set_variable` → `Set variable`. */
function titleOf(type: string): string {
  const words = type.replaceAll('_', ' ')
  return words === 'http' ? 'HTTP' : words.charAt(0).toUpperCase() + words.slice(1)
}
