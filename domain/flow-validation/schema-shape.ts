import flowTest from '../../generated/schemas/flow-test.json' with { type: 'json' }
import flow from '../../generated/schemas/flow.json' with { type: 'json' }
import form from '../../generated/schemas/form.json' with { type: 'json' }
import workspace from '../../generated/schemas/workspace.json' with { type: 'json' }
import { pointerParts } from '../json.ts'

/** The parts of a JSON Schema that messages need. */
export interface Shape {
  type?: string | string[]
  title?: string
  description?: string
  pattern?: string
  format?: string
  examples?: string[]
  enum?: unknown[]
  const?: unknown
  required?: string[]
  properties?: Record<string, Shape>
  propertyNames?: Shape
  additionalProperties?: boolean | Shape
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  discriminator?: { propertyName: string }
  $ref?: string
  $defs?: Record<string, Shape>
}

const SCHEMAS = { 'flow': flow, 'form': form, 'flow-test': flowTest, workspace } as unknown as Record<SchemaName, Shape>

export type SchemaName = 'flow' | 'form' | 'flow-test' | 'workspace'

type Place = { shape: Shape; schema: SchemaName }

/** The schema at one position of a document; undefined if there is none. */
export function shapeAt(schema: SchemaName | null, document: unknown, path: string): Shape | undefined {
  if (schema === null) return undefined
  let value = document
  let place: Place | undefined = meant({ shape: SCHEMAS[schema], schema }, value)
  for (const part of pointerParts(path)) {
    if (place === undefined) return undefined
    const { shape, schema: within }: Place = place
    const below: boolean | Shape | undefined = Array.isArray(value)
      ? shape.items
      : (shape.properties?.[part] ?? shape.additionalProperties)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined
    place = typeof below === 'object' ? meant({ shape: below, schema: within }, value) : undefined
  }
  return place?.shape
}

/** The schema behind references and unions, as far as the value shows which member is meant. */
export function resolved(schema: SchemaName, shape: Shape, value: unknown): Shape {
  return meant({ shape, schema }, value).shape
}

/** The values that the types of a union with a discriminator may have. */
export function typesOf(schema: SchemaName, { oneOf = [], discriminator }: Shape): string[] {
  const name = discriminator?.propertyName ?? ''
  return oneOf.map(member => String(resolved(schema, member, undefined).properties?.[name]?.const))
}

function meant(place: Place, value: unknown): Place {
  const { shape, schema } = place
  if (shape.$ref !== undefined) {
    const [file = '', name = ''] = shape.$ref.split('#/$defs/')
    const within = file === '' ? schema : (file.replace(/\.json$/, '') as SchemaName)
    const { $ref: _, ...own } = shape
    return meant({ shape: { ...SCHEMAS[within].$defs?.[name], ...own }, schema: within }, value)
  }
  const members = (shape.oneOf ?? shape.anyOf ?? []).map(member => meant({ shape: member, schema }, undefined))
  return members.find(member => isMeant(member.shape, shape, value)) ?? place
}

function isMeant(member: Shape, { discriminator }: Shape, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return discriminator === undefined && member.type === typeof value
  if (discriminator === undefined) return member.type === (Array.isArray(value) ? 'array' : 'object')
  const name = discriminator.propertyName
  return member.properties?.[name]?.const === (value as Record<string, unknown>)[name]
}
