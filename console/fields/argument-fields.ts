import type { Field, Shape } from '../../generated/console/catalog.ts'
import type { ConnectionOperation } from '../../sdk/index.ts'
import { isObject, objectAt, textAt, type JsonObject } from '../parts/json.ts'

/** With more arguments than this the optional ones are folded. */
const MANY = 8
/** A property of an object that the document describes at this depth is edited as JSON. */
const DEEPEST = 4
const SAMPLES: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true }

/** The arguments of an operation as fields. What is computed has the control of a value, as in any other node. */
export function argumentFields({ parameters, body }: ConnectionOperation, given: JsonObject): Field[] {
  const fields = [
    ...parameters.map(({ name, required, schema }) => fieldOf(name, { required, schema, value: given[name] })),
    ...(body === null ? [] : [fieldOf('body', { ...body, value: given['body'] })]),
  ]
  return fields.length <= MANY ? fields : fields.map(one => (one.required === true ? one : { ...one, advanced: true }))
}

type Described = { required: boolean; schema: unknown; value: unknown; depth?: number }

function fieldOf(name: string, { required, schema, value, depth = 1 }: Described): Field {
  return {
    name,
    title: name,
    description: textAt(schema, 'description') ?? typesOf(schema).join(' or '),
    ...(required ? { required: true } : {}),
    ...shapeOf(schema, value, depth),
  }
}

function shapeOf(schema: unknown, value: unknown, depth: number): Shape {
  const properties = Object.entries(objectAt(schema, 'properties'))
  const given = isObject(value) ? value : {}
  const isComputed = value !== undefined && (!isObject(value) || typeof value['expr'] === 'string')
  if (properties.length > 0 && !isComputed && depth < DEEPEST) {
    const required = isObject(schema) && Array.isArray(schema['required']) ? schema['required'] : []
    const fields = properties.map(([name, inner]) =>
      fieldOf(name, { required: required.includes(name), schema: inner, value: given[name], depth: depth + 1 }),
    )
    // The document's order is not stored.
    const inOrder = [...fields.filter(one => one.required === true), ...fields.filter(one => one.required !== true)]
    return { kind: 'object', fields: inOrder, initial: {} }
  }
  const values = isObject(schema) && Array.isArray(schema['enum']) ? schema['enum'] : []
  const sample = typesOf(schema)
    .map(type => SAMPLES[type])
    .find(one => one !== undefined)
  return {
    kind: 'Value',
    ...(values.every(one => typeof one === 'string') && values.length > 0 ? { enum: values } : {}),
    ...(sample === undefined ? {} : { examples: [sample] }),
  }
}

function typesOf(schema: unknown): string[] {
  const type = isObject(schema) ? schema['type'] : undefined
  return (Array.isArray(type) ? type : [type]).filter(one => typeof one === 'string')
}
