import { adminOperations, type OperationRow } from '../../generated/console/admin-operations.ts'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'

export type Operation = OperationRow & { readonly id: AdminOperation }

/** The operations of the admin API for a collection, or for a single resource without a list. */
export type Resource = {
  /** Segments of its address; parameters are in braces. */
  path: readonly string[]
  /** Name of the parameter that identifies an item; undefined for a single resource. */
  parameter: string | undefined
  list: Operation | undefined
  create: Operation | undefined
  detail: Operation | undefined
  update: Operation | undefined
  remove: Operation | undefined
  /** Other actions on an item. */
  actions: readonly Operation[]
  /** Lists that belong to one of them. */
  parts: readonly Resource[]
}

const all: readonly Operation[] = Object.entries(adminOperations).map(([id, row]) => ({
  ...row,
  id: id as AdminOperation,
}))

export function operation(id: AdminOperation): Operation {
  return { ...adminOperations[id], id }
}

/** The resource at an address such as `goals` or `users/{userId}/tokens`; undefined where the API has none. */
function resourceAt(path: readonly string[]): Resource | undefined {
  const within = all.filter(row => path.every((segment, index) => row.path[index] === segment))
  const here = within.filter(row => row.path.length === path.length)
  const [list] = here.filter(row => row.method === 'get' && row.items !== undefined)
  const detail = here.find(row => row.method === 'get' && row.fields !== undefined)
  const parameter = within.map(row => row.path[path.length]).find(segment => segment?.startsWith('{'))
  if (list === undefined && detail === undefined) return undefined
  const create = list === undefined ? undefined : here.find(({ method }) => method === 'post')
  if (parameter === undefined)
    return { path, parameter: undefined, list, create, detail, ...changesIn(here), actions: [], parts: [] }
  return { path, parameter: parameter.slice(1, -1), list, create, ...memberOf([...path, parameter], within) }
}

function memberOf(path: readonly string[], within: readonly Operation[]) {
  const one = within.filter(row => row.path[path.length - 1] === path.at(-1))
  const itself = one.filter(row => row.path.length === path.length)
  const below = one.filter(row => row.path.length === path.length + 1)
  const parts = [...new Set(below.filter(isList).map(row => row.path.at(-1) ?? ''))]
  return {
    detail: itself.find(({ method }) => method === 'get'),
    ...changesIn(itself),
    actions: below.filter(row => row.method !== 'get' && !parts.includes(row.path.at(-1) ?? '')),
    parts: parts.flatMap(name => resourceAt([...path, name]) ?? []),
  }
}

function changesIn(rows: readonly Operation[]) {
  return {
    update: rows.find(({ method }) => method === 'patch'),
    remove: rows.find(({ method }) => method === 'delete'),
  }
}

const isList = (row: Operation): boolean => row.method === 'get' && row.items !== undefined

/** Every operation that the page of a resource offers, or the page of one of its items. */
export function operationsOf({ list, create, detail, update, remove, actions, parts }: Resource): AdminOperation[] {
  const own = [list, create, detail, update, remove, ...actions].flatMap(row => row?.id ?? [])
  return [...own, ...parts.flatMap(operationsOf)]
}

/**
 * The resource of a page, with the values of the parameters in its address: `['goals', '7']` is the goal 7, and
 * `['forms', '7', 'submissions']` the submissions of form 7.
 */
export function resourcePageAt(segments: readonly string[]): ShownResource | undefined {
  const parameters: Record<string, string> = {}
  let resource = resourceAt(segments.slice(0, 1))
  for (let index = 1; resource !== undefined && index < segments.length; index += 2) {
    const { parameter } = resource
    if (parameter === undefined) return undefined
    parameters[parameter] = segments[index] ?? ''
    const name = segments[index + 1]
    if (name === undefined) return { resource, parameters, isOne: true }
    resource = resource.parts.find(({ path }) => path.at(-1) === name)
  }
  return resource === undefined ? undefined : { resource, parameters, isOne: resource.list === undefined }
}

/** `isOne`: an item of the resource, or the only one; otherwise its list. */
export type ShownResource = { resource: Resource; parameters: Readonly<Record<string, string>>; isOne: boolean }

/** Address of a page of the console below `/`. */
export function addressOf(path: readonly string[], parameters: Readonly<Record<string, string>>): string {
  const written = path.map(segment => (segment.startsWith('{') ? (parameters[segment.slice(1, -1)] ?? '') : segment))
  return `/${written.map(encodeURIComponent).join('/')}`
}
