import { object, text, type Json, type JsonObject } from './bundle.ts'
import type { Field, Shape } from './catalog-types.ts'

/** Follows the reference of a schema, within its document or into the one of forms. */
export type Resolver = ((schema: JsonObject) => JsonObject) & {
  /** The definition of that name. */
  named: (name: string) => JsonObject | undefined
}

const KEYWORDS = [
  'title',
  'description',
  'enum',
  'const',
  'default',
  'examples',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
]
const ANNOTATIONS = [
  'for',
  'references',
  'unit',
  'advanced',
  'evident',
  'needs',
  'choose',
  'secret',
  'empty',
  'titles',
  'help',
]

export function resolver(flow: JsonObject, form: JsonObject): Resolver {
  const named = (name: string) => {
    const found = object(flow['$defs'])[name] ?? object(form['$defs'])[name]
    return found === undefined ? undefined : object(found)
  }
  const resolve = (schema: JsonObject): JsonObject => {
    const name = referenceOf(schema)
    return name === undefined ? schema : (named(name) ?? schema)
  }
  return Object.assign(resolve, { named })
}

/** One level of a schema; `kind` names its reference. */
export function shapeOf(resolve: Resolver, schema: JsonObject): Shape {
  const { properties, items, additionalProperties, propertyNames, oneOf } = schema
  const annotations = ANNOTATIONS.map(name => [name, schema[`x-${name}`]] as const)
  const said = [...KEYWORDS.map(name => [name, schema[name]] as const), ...annotations]
  return {
    kind: referenceOf(schema) ?? kindOf(schema['type']),
    ...Object.fromEntries(said.filter(([, value]) => value !== undefined)),
    ...(isNullable(schema) ? { nullable: true } : {}),
    ...(items === undefined ? {} : { items: shapeOf(resolve, object(items)) }),
    ...(propertyNames === undefined ? {} : { keys: shapeOf(resolve, object(propertyNames)) }),
    ...(isObject(additionalProperties) ? { entries: shapeOf(resolve, additionalProperties) } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.flatMap(member => referenceOf(object(member)) ?? []) } : {}),
    ...(properties === undefined
      ? {}
      : {
          fields: fieldsOf(resolve, schema),
          initial: initialOf(resolve, schema),
        }),
  }
}

/**
 * The smallest value of a schema: what it says itself (`x-node.initial`, `x-initial`), and of the other required
 * properties those that have a smallest value. Required choices have none.
 */
export function initialOf(resolve: Resolver, schema: JsonObject, except: readonly string[] = []): JsonObject {
  const own = object(object(schema['x-node'] ?? {})['initial'] ?? schema['x-initial'] ?? {})
  const properties = object(schema['properties'] ?? {})
  const smallest = ((schema['required'] ?? []) as string[]).flatMap((name): [string, Json][] => {
    const property = object(properties[name])
    const value = property['const'] ?? (except.includes(name) ? undefined : smallestOf(resolve, property))
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(smallest), ...own }
}

function smallestOf(resolve: Resolver, property: JsonObject): Json | undefined {
  const schema = { ...resolve(property), ...property }
  const [first] = (schema['enum'] ?? []) as Json[]
  if (schema['default'] !== undefined || first !== undefined) return schema['default'] ?? first
  if (isNullable(schema)) return null
  const kind = kindOf(schema['type'])
  if (kind === 'string') return ((schema['minLength'] ?? 0) as number) > 0 || 'pattern' in schema ? undefined : ''
  if (kind === 'array') return schema['minItems'] === undefined ? [] : undefined
  return kind === 'object' && schema['minProperties'] === undefined ? initialOf(resolve, schema) : undefined
}

function fieldsOf(resolve: Resolver, schema: JsonObject): Field[] {
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(object(schema['properties'])).map(([name, value]) => {
    const shape = shapeOf(resolve, object(value))
    const described = shape.description ?? resolve(object(value))['description'] ?? ''
    return {
      name,
      ...shape,
      title: shape.title ?? titleOf(name),
      description: text(described),
      ...(required.includes(name) ? { required: true } : {}),
    }
  })
}

/** `saveAs` → `Save as`, `set_variable` → `Set variable`, `maxSizeMb` → `Max size MB`. */
export function titleOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([0-9])/g, '$1 $2')
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  const written = words.replace(/\b(http|url|id|mb)\b/g, word => word.toUpperCase()).replace(/\bemail\b/, 'e-mail')
  return written.charAt(0).toUpperCase() + written.slice(1)
}

function kindOf(type: Json | undefined): string {
  const types = Array.isArray(type) ? type.filter(one => one !== 'null') : [type]
  return types.length === 1 && typeof types[0] === 'string' ? types[0] : 'any'
}

function isNullable({ type }: JsonObject): boolean {
  return Array.isArray(type) && type.includes('null')
}

function referenceOf({ $ref: reference }: JsonObject): string | undefined {
  return typeof reference === 'string' ? reference.split('/$defs/').at(1) : undefined
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
