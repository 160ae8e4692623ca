import { isObject, textOf } from '../parts/json.ts'
import { stepsOf } from './samples.ts'

export type VariableKind = 'text' | 'number' | 'yes' | 'list'
/** Values that a variable is known to take, with what a visitor sees of each. */
type KnownValue = { value: string; title: string }

const BY_FIELD_TYPE: Readonly<Record<string, VariableKind>> = {
  number: 'number',
  rating: 'number',
  multiselect: 'list',
  consent: 'yes',
}
const TEXTS = ['text', 'textarea', 'email', 'phone', 'url', 'date', 'time', 'hidden', 'select', 'radio']

const CONVERSATION: Readonly<Record<string, VariableKind>> = {
  'id': 'text',
  'locale': 'text',
  'customer.id': 'text',
  'customer.name': 'text',
  'customer.email': 'text',
  'customer.proven': 'yes',
}

/**
 * What the values of a path are, where the flow says so: by its first values, its questions and its calls; of a form,
 * by its fields.
 */
export function kindOf(definition: unknown, path: string): VariableKind | undefined {
  const [root, name = '', ...rest] = stepsOf(path)
  if (root === 'conversation') return CONVERSATION[[name, ...rest].join('.')]
  if (root === 'input') return rest.length > 0 ? undefined : kindOfField(fieldIn(definition, name))
  if (root !== 'vars') return undefined
  const { variables } = isObject(definition) ? definition : {}
  const nodes = nodesIn(definition)
  if (rest.length > 0) {
    const isStatus = rest.length === 1 && rest[0] === 'status'
    return isStatus && nodes.some(node => CALLS.has(String(node['type'])) && node['saveAs'] === name)
      ? 'number'
      : undefined
  }
  const first = kindOfValue(isObject(variables) ? variables[name] : undefined)
  return first ?? nodes.map(node => kindIn(node, name)).find(kind => kind !== undefined)
}

const CALLS: ReadonlySet<string> = new Set(['http', 'call'])

/** The values that a path takes as the answer to a question or a field with choices or options. */
export function valuesOf(definition: unknown, path: string): KnownValue[] {
  const [root, name, ...rest] = stepsOf(path)
  if (rest.length > 0) return []
  if (root === 'input') return listed(fieldIn(definition, name)?.['options'], 'value')
  if (root !== 'vars') return []
  return nodesIn(definition).flatMap(node => {
    if (node['type'] === 'buttons' && node['saveAs'] === name) return listed(node['choices'], 'id')
    const { field } = node
    return isObject(field) && (node['saveAs'] ?? field['name']) === name ? listed(field['options'], 'value') : []
  })
}

function listed(items: unknown, key: 'id' | 'value'): KnownValue[] {
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    const value = isObject(item) ? item[key] : undefined
    return typeof value === 'string' && isObject(item) ? { value, title: textOf(item['label'] ?? value) } : []
  })
}

function kindIn(node: Readonly<Record<string, unknown>>, name: string): VariableKind | undefined {
  const { type, saveAs, field, set } = node
  if (isObject(set) && name in set) return kindOfValue(set[name])
  if (type === 'buttons') return saveAs === name ? 'text' : undefined
  if (!isObject(field) || (saveAs ?? field['name']) !== name) return undefined
  return kindOfField(field)
}

function kindOfField(field: Readonly<Record<string, unknown>> | undefined): VariableKind | undefined {
  const type = String(field?.['type'])
  if (type === 'checkbox') return Array.isArray(field?.['options']) ? 'list' : 'yes'
  return TEXTS.includes(type) ? 'text' : BY_FIELD_TYPE[type]
}

/** The field of a form of that name. */
function fieldIn(definition: unknown, name = ''): Readonly<Record<string, unknown>> | undefined {
  const fields: unknown = isObject(definition) ? definition['fields'] : undefined
  return (Array.isArray(fields) ? fields : []).filter(isObject).find(field => field['name'] === name)
}

function kindOfValue(value: unknown): VariableKind | undefined {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'yes'
  return Array.isArray(value) ? 'list' : undefined
}

function nodesIn(definition: unknown): Readonly<Record<string, unknown>>[] {
  const nodes: unknown = isObject(definition) ? definition['nodes'] : undefined
  return Array.isArray(nodes) ? nodes.filter(isObject) : []
}
