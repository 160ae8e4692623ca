import type { Field } from '../../generated/console/catalog.ts'
import { adminOperations } from '../../generated/console/admin-operations.ts'
import { actionInWords } from './action-words.ts'
import { isObject, objectAt, textAt, type JsonObject } from '../parts/json.ts'

/** Properties with the name of an item, in order of preference. */
const NAMES = [
  'name',
  'title',
  'model',
  'action',
  'event',
  'type',
  'email',
  'customerId',
  'customer',
  'date',
  'publishedAt',
]
/** They name what has no name; the text of a document is its content. */
const TEXTS = ['question', 'text']
/** They serve links and changes, and tell a reader nothing. */
const NOT_SHOWN = ['id', 'etag']
/** Shown on the page of an item only. */
const NOT_LISTED = ['updatedAt', 'code', 'requestId', 'digest']
const MOST_COLUMNS = 7

/** The name of an item for headings and links. */
export function nameOf(item: unknown): string {
  const name = NAMES.map(key => namedBy(item, key)).find(text => text !== undefined && text !== '')
  if (name !== undefined) return name
  const whose = objectAt(item, 'customer')
  if (Object.keys(whose).length > 0) return nameOf(whose)
  const inner = isObject(item) ? Object.values(item).find(isObject) : undefined
  if (inner === undefined) return textOf(item) ?? textAt(item, 'id')?.slice(0, 13) ?? 'Untitled'
  return textAt(item, 'id')?.slice(0, 13) ?? nameOf(inner)
}

const textOf = (item: unknown) => TEXTS.map(key => textAt(item, key)).find(text => text !== undefined)

function namedBy(item: unknown, key: string): string | undefined {
  const text = textAt(item, key)
  return key === 'action' && text !== undefined ? actionInWords(text) : text
}

/** The field with the name of an item, and further fields that fit in a row. */
export function columnsOf(fields: readonly Field[]): { heading: Field | undefined; columns: Field[] } {
  const heading = [...NAMES, ...TEXTS]
    .map(name => fields.find(field => field.name === name))
    .find(field => field !== undefined)
  const others = fields.filter(field => field !== heading && !NOT_SHOWN.includes(field.name))
  const isShort = ({ kind, fields: inner, name }: Field) =>
    kind !== 'any' && (kind !== 'object' || (inner ?? []).length > 0) && !NOT_LISTED.includes(name)
  return { heading: heading ?? fields[0], columns: others.filter(isShort).slice(0, MOST_COLUMNS) }
}

export function factsOf(fields: readonly Field[]): Field[] {
  return fields.filter(({ name }) => !NOT_SHOWN.includes(name))
}

/** The identifier of an item in the address of its page: `{goalId}` is its id, `{roleCode}` its code. */
export function keyOf(item: JsonObject, parameter: string): string | undefined {
  const names = [parameter, ...(parameter.endsWith('Code') ? ['code'] : ['id'])]
  const key = names.map(name => item[name]).find(value => typeof value === 'string' || typeof value === 'number')
  return key === undefined ? undefined : String(key)
}

/** The pages that ids lead to, by the name of the field that holds one: `flowId` → `flows`. */
const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(adminOperations).flatMap(({ method, path: [resource = '', parameter = '', more], client }) =>
    // Only a user's own tokens have a page.
    method === 'get' && more === undefined && parameter.endsWith('Id}') && client !== 'tokens'
      ? [[parameter.slice(1, -1), resource]]
      : [],
  ),
)

/** Address of the page of the resource that a field names; undefined if it has none. */
export function linkOf(field: string, value: unknown): string | undefined {
  const resource = PAGES[field]
  return resource === undefined || typeof value !== 'string' ? undefined : `/${resource}/${value}`
}

/**
 * The body of a change: the fields that differ from the item. An emptied field is null if allowed, else the empty value
 * of its type, which the service may refuse.
 */
export function changesOf(fields: readonly Field[], item: JsonObject, edited: JsonObject): JsonObject {
  return Object.fromEntries(
    fields.flatMap(({ name, nullable, kind }) => {
      const before = item[name] ?? undefined
      const after = edited[name]
      if (JSON.stringify(before) === JSON.stringify(after)) return []
      if (after !== undefined) return [[name, after]]
      if (nullable === true) return [[name, null]]
      return [[name, kind === 'string' ? '' : kind === 'array' ? [] : kind === 'object' ? {} : null]]
    }),
  )
}

/** The fields of a change: a value that the item has, and may not be without, can be replaced but not removed. */
export function fieldsToEdit(fields: readonly Field[], item: JsonObject): Field[] {
  return fields.map(field =>
    item[field.name] == null || field.nullable === true ? field : { ...field, required: true },
  )
}

/** Whether an action would change nothing, such as activating an active user. */
export function isMoot(action: string, item: JsonObject): boolean {
  const [verb = ''] = action.split(/(?=[A-Z])/)
  const { active, pinned, status, lastLoginAt } = item
  const moot: Readonly<Record<string, boolean>> = {
    activate: active === true,
    deactivate: active === false,
    // Who has signed in has a password.
    invite: active === false || typeof lastLoginAt === 'string',
    pause: status === 'paused',
    pin: pinned === true,
    unpin: pinned === false,
  }
  return moot[verb] === true
}

/** The part of an item that its fields describe; null is the same as absent. */
export function editable(fields: readonly Field[], item: JsonObject): JsonObject {
  return Object.fromEntries(fields.flatMap(({ name }) => (item[name] == null ? [] : [[name, item[name]]])))
}
