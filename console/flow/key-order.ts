import { isObject } from '../parts/json.ts'
import { typeOf } from './flow-node.ts'

const FLOW = ['code', 'name', 'description', 'locale', 'triggers', 'variables', 'start', 'nodes']
const FIRST = ['id', 'type', 'name', 'label', 'when', 'weight']
const LAST = ['saveAs', 'expiresIn', 'onExpire', 'onBudget', 'onTimeout', 'onError', 'next']

/** The entries of an object in the order in which people write them: the database does not store one. */
export function orderedEntries(value: object): [name: string, item: unknown][] {
  const order = orderFor(value)
  const rank = (name: string) => {
    if (LAST.includes(name)) return order.length + 1 + LAST.indexOf(name)
    const found = order.indexOf(name)
    return found === -1 ? order.length : found
  }
  return Object.entries(value).sort(([one], [other]) => rank(one) - rank(other))
}

function orderFor(value: { nodes?: unknown; type?: unknown }): string[] {
  if (value.nodes !== undefined) return FLOW
  const type = typeof value.type === 'string' ? typeOf({ type: value.type }) : undefined
  return [...FIRST, ...(type?.fields.map(({ name }) => name) ?? [])]
}

/** The same value with the keys of all its objects in that order. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isObject(value)) return value
  return Object.fromEntries(orderedEntries(value).map(([name, item]) => [name, inOrder(item)]))
}
