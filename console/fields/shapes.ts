import { definitions, type Field, type Shape } from '../../generated/console/catalog.ts'
import { isObject } from '../parts/json.ts'

/** Names of the controls; `fields/controls.ts` has the component of each. */
export type ControlName =
  | 'arguments'
  | 'choice'
  | 'condition'
  | 'duration'
  | 'entries'
  | 'group'
  | 'instant'
  | 'json'
  | 'list'
  | 'number'
  | 'operation'
  | 'reference'
  | 'saved-as'
  | 'switch'
  | 'template'
  | 'text'
  | 'ticks'
  | 'value'
  | 'variant'
  | 'target'
  | 'weekdays'

/** Controls of definitions that are more than their JSON type says. */
const NAMED: Readonly<Record<string, ControlName>> = {
  Template: 'template',
  InstantTemplate: 'template',
  Expression: 'condition',
  VisibleIf: 'condition',
  Duration: 'duration',
  DurationTemplate: 'duration',
  Value: 'value',
  VariableValue: 'value',
  FieldDefault: 'value',
  FieldScalar: 'value',
  SaveAs: 'saved-as',
  OperationId: 'operation',
  OperationArguments: 'arguments',
  Next: 'target',
  OnExpire: 'target',
  Target: 'target',
}
const BY_JSON_TYPE: Readonly<Record<string, ControlName>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'switch',
  array: 'list',
}
const TEXTUAL: readonly ControlName[] = [
  'template',
  'condition',
  'duration',
  'saved-as',
  'choice',
  'operation',
  'reference',
  'text',
  'instant',
]

/** Composite controls: the problems of a part are shown at the part. */
export const COMPOSED: readonly ControlName[] = [
  'arguments',
  'condition',
  'group',
  'variant',
  'list',
  'entries',
  'ticks',
  'weekdays',
]

/** A shape merged with its definition; its own properties win. `kind` is then a JSON type or `any`. */
export function resolved<S extends Shape>(shape: S): S {
  const definition = definitions[shape.kind]
  return definition === undefined ? shape : { ...definition, ...shape, kind: definition.kind }
}

/** The control for a shape. A shape without a control is edited as JSON. */
export function controlFor(shape: Shape): ControlName {
  const { kind, references, fields, entries, oneOf, items, enum: choices, format } = resolved(shape)
  const named = NAMED[shape.kind]
  if (named !== undefined) return named
  if (references !== undefined) return 'reference'
  if (choices !== undefined) return 'choice'
  if (oneOf !== undefined) return 'variant'
  if (fields !== undefined) return 'group'
  if (entries !== undefined) return 'entries'
  if (kind === 'array' && items === undefined) return 'json'
  if (items !== undefined && isTicked(items)) return 'ticks'
  if (items !== undefined && resolved(items).unit === 'weekday') return 'weekdays'
  if (kind === 'string' && format === 'date-time') return 'instant'
  return BY_JSON_TYPE[kind] ?? 'json'
}

/** Whether the items of a list are chosen from a few that are known. */
function isTicked(item: Shape): boolean {
  const { enum: choices, references } = resolved(item)
  return choices !== undefined || ['role', 'permission', 'key'].includes(references ?? '')
}

/**
 * Whether the control of a shape can show a value as it is. An invalid value, or one of another type, is shown as JSON,
 * so that viewing it changes nothing.
 */
export function fits(shape: Shape, value: unknown): boolean {
  if (value === undefined) return true
  const control = controlFor(shape)
  const { enum: choices, oneOf = [] } = resolved(shape)
  if (control === 'choice') return choices?.some(choice => choice === value) === true
  if (TEXTUAL.includes(control)) return typeof value === 'string'
  if (control === 'target') return typeof value === 'string' || value === null
  if (control === 'number') return typeof value === 'number'
  if (control === 'switch') return typeof value === 'boolean'
  if (control === 'list' || control === 'ticks' || control === 'weekdays') return Array.isArray(value)
  if (control === 'variant') return isObject(value) && oneOf.some(name => typeOfMember(name) === value['type'])
  if (control === 'group' || control === 'entries' || control === 'arguments') return isObject(value)
  return true
}

/** Whether a value is required; not if null is a value too, as for an edge that ends the execution. */
export function isAsked(shape: Shape): boolean {
  return 'required' in shape && resolved(shape).nullable !== true
}

/** Value of `type` in a member of a union. */
export function typeOfMember(name: string): string | undefined {
  return definitions[name]?.fields?.find(field => field.name === 'type')?.const
}

/** The keys of an object that its shape does not name. */
export function unknownKeys(fields: readonly Field[], value: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(value).filter(name => !fields.some(field => field.name === name))
}

/** A new item of a list, with an id that no other one has. */
export function newItem(shape: Shape, items: readonly unknown[], title: string): unknown {
  const { kind, fields = [], initial } = resolved(shape)
  if (initial === undefined) return kind === 'object' ? {} : kind === 'array' ? [] : ''
  if (!fields.some(({ name, required }) => name === 'id' && required === true)) return structuredClone(initial)
  const ids = new Set(items.map(item => (isObject(item) ? item['id'] : undefined)))
  const stem = title.toLowerCase().replaceAll(' ', '_')
  let number = items.length + 1
  while (ids.has(`${stem}_${number}`)) number += 1
  return { id: `${stem}_${number}`, ...structuredClone(initial) }
}

/** `Branches` → `Branch`, `Required entities` → `Required entity`, `Domains of recipients` → `Domain of recipients`. */
export function singular(title: string): string {
  const [, first, rest] = /^(.+?)( of .+)$/.exec(title) ?? []
  if (first !== undefined && rest !== undefined) return `${singular(first)}${rest}`
  return title
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
}

/** The first sentence of a description, without marks of code. */
export function firstSentence(description: string): string {
  const [first = ''] = description.split(/(?<=\.)\s/)
  return first.replaceAll('`', '')
}

/** What the help below a control says: a control without a value stands for `null`. */
export function helpOf({ description, kind, help }: Pick<Field, 'description' | 'kind' | 'help'>): string {
  if (help !== undefined) return help
  const nothing = kind === 'array' || kind === 'object' ? 'unset' : 'empty'
  return firstSentence(description).replaceAll(/\bnull\b/g, nothing)
}

const WRITTEN: Readonly<Record<string, string>> = {
  api: 'API',
  asc: 'Ascending',
  crm: 'CRM',
  desc: 'Descending',
  dns: 'DNS',
  docx: 'DOCX',
  github: 'GitHub',
  html: 'HTML',
  http: 'HTTP',
  mcp: 'MCP server',
  url: 'URL',
  openai: 'OpenAI',
  openai_compatible: 'OpenAI-compatible',
  pdf: 'PDF',
  tls: 'TLS',
  uuid: 'UUID',
}

/** What one of the values of a shape is called: as its contract says, else in words. Methods such as `GET` stay. */
export function choiceTitle({ titles }: Pick<Shape, 'titles'>, value: string | number): string {
  const choice = String(value)
  return titles?.[choice] ?? (choice === choice.toUpperCase() ? choice : words(choice))
}

/** `chat_intent` → `Chat intent`, `http` → `HTTP`. */
export function words(name: string): string {
  const written = WRITTEN[name]
  if (written !== undefined) return written
  const spaced = name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}
