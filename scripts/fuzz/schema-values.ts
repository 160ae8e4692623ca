// Values by a JSON Schema, with garbage in places, for the part of `make fuzz` that schemathesis cannot read.
import fc from 'fast-check'

export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Stands for a value of that name that the subject has given, if it has; it is put in when the value is sent. */
export class Known {
  readonly name: string
  readonly index: number
  readonly otherwise: unknown

  constructor(name: string, index: number, otherwise: unknown) {
    this.name = name
    this.index = index
    this.otherwise = otherwise
  }
}

const DEPTH_AT_MOST = 7
const GARBAGE = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), fc.constantFrom('\0', -1, 1e308))

/** Of every fifteen values, one is not of the schema. `definitions` are those that `$ref` names by their last part. */
export function valuesOf(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (depth > DEPTH_AT_MOST) return GARBAGE
  const inside = (part: Schema) => valuesOf(part, definitions, depth + 1)
  return fc.oneof({ weight: 14, arbitrary: valid(schema) }, { weight: 1, arbitrary: GARBAGE })

  function valid(one: Schema): fc.Arbitrary<unknown> {
    if (one.$ref !== undefined) return inside(definitions[one.$ref.split('/').at(-1) ?? ''] ?? {})
    if (one.const !== undefined) return fc.constant(one.const)
    if (one.enum !== undefined) return fc.constantFrom(...one.enum)
    const choice = one.oneOf ?? one.anyOf
    if (choice !== undefined) return fc.oneof(...choice.map(inside))
    if (one.allOf !== undefined)
      return fc.tuple(...one.allOf.map(inside)).map(parts => Object.assign({}, ...parts) as unknown)
    const types = typeof one.type === 'string' ? [one.type] : (one.type ?? ['any'])
    return fc.oneof(...types.map(type => ofType(type, one)))
  }

  function ofType(type: string, one: Schema): fc.Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return objects(one)
      case 'array':
        return fc.array(inside(one.items ?? {}), {
          minLength: one.minItems ?? 0,
          maxLength: Math.min(one.maxItems ?? 3, (one.minItems ?? 0) + 3),
        })
      case 'string':
        return texts(one)
      case 'integer':
        return fc.integer({ min: one.minimum ?? -0x80000000, max: one.maximum ?? 0x7fffffff })
      case 'number':
        return fc.double({ noNaN: true, noDefaultInfinity: true, min: one.minimum ?? -1e9, max: one.maximum ?? 1e9 })
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      default:
        return fc.jsonValue({ maxDepth: 2 })
    }
  }

  function objects({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
    if (Object.keys(properties).length === 0)
      return fc.dictionary(
        fc.string({ maxLength: 20 }),
        typeof additionalProperties === 'object' ? inside(additionalProperties) : fc.jsonValue({ maxDepth: 2 }),
        { maxKeys: 4 },
      )
    const named = Object.entries(properties).map(
      ([name, part]) => [name, isFree(part) ? orKnown(name, inside(part)) : inside(part)] as const,
    )
    return fc.record(Object.fromEntries(named), { requiredKeys: required.filter(name => name in properties) })
  }
}

function isFree({ type, enum: values }: Schema): boolean {
  return values === undefined && type !== 'boolean'
}

/** A value of the subject's own leads further than a made one: half of the values are asked for by their names. */
export function orKnown(name: string, made: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    made,
    fc.tuple(fc.nat({ max: 1000 }), made).map(([index, otherwise]) => new Known(name, index, otherwise)),
  )
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time' || format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map(date => date.toISOString().slice(0, format === 'date' ? 10 : undefined))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + 40) })
}
