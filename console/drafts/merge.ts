import { isObject } from '../parts/json.ts'

/** The list of a document's items, and the property that identifies an item of any list. */
export type Items = { list: string; key: string }
/** Two changes of one value. `path`: keys from the definition down; items of a list are named by their keys. */
export type Conflict = { path: string[]; base: unknown; mine: unknown; theirs: unknown }
export type Side = 'mine' | 'theirs'
/** Choices for conflicts, by `conflictKey`. */
export type Choices = ReadonlyMap<string, Side>

export const conflictKey = ({ path }: Pick<Conflict, 'path'>): string => JSON.stringify(path)

/**
 * Both changes of a document in one. Objects merge by key, lists of items with keys by key, other lists of equal length
 * item by item. If both changed the same value differently, a choice decides; without one it is a conflict, and
 * `merged` has mine.
 */
export function merge<T>(
  items: Items,
  base: T,
  mine: T,
  theirs: T,
  choices: Choices = new Map(),
): { merged: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const merged = mergeValue({ base, mine, theirs }, [], { items, choices, conflicts })
  return { merged: merged as T, conflicts }
}

type Three = { base: unknown; mine: unknown; theirs: unknown }
type Work = { items: Items; choices: Choices; conflicts: Conflict[] }

function mergeValue(three: Three, path: string[], work: Work): unknown {
  const { base, mine, theirs } = three
  if (same(mine, theirs) || same(base, theirs)) return mine
  if (same(base, mine)) return theirs
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObjects(base, mine, theirs, path, work)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const lists: Lists = { base, mine, theirs }
    if (path.join('/') === work.items.list || [base, mine, theirs].every(list => haveKeys(list, work)))
      return mergeByKey(lists, path, work)
    if (base.length === mine.length && mine.length === theirs.length)
      return (mine as unknown[]).map((item, index) =>
        mergeValue({ base: lists.base[index], mine: item, theirs: lists.theirs[index] }, [...path, `${index}`], work),
      )
  }
  const choice = work.choices.get(conflictKey({ path }))
  if (choice === undefined) work.conflicts.push({ path, ...three })
  return choice === 'theirs' ? theirs : mine
}

type Fields = Record<string, unknown>

function mergeObjects(base: Fields, mine: Fields, theirs: Fields, path: string[], work: Work): Fields {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const own = (holder: Fields, name: string) => (Object.hasOwn(holder, name) ? holder[name] : undefined)
  return Object.fromEntries(
    [...names].flatMap(name => {
      const three = { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) }
      const merged = mergeValue(three, [...path, name], work)
      return merged === undefined ? [] : [[name, merged]]
    }),
  )
}

type Lists = { base: unknown[]; mine: unknown[]; theirs: unknown[] }

/** In the order of the side that changed it, mine if both did; additions of the other side follow their neighbours. */
function mergeByKey(lists: Lists, path: string[], work: Work): unknown[] {
  const [base, mine, theirs] = [keyed(lists.base, work), keyed(lists.mine, work), keyed(lists.theirs, work)]
  const common = (keys: Iterable<string>) => [...keys].filter(key => base.has(key) && mine.has(key) && theirs.has(key))
  const reordered = !same(common(base.keys()), common(mine.keys()))
  const [first, second] = reordered ? [mine, theirs] : [theirs, mine]
  const order = [...first.keys()]
  let before: string | undefined
  for (const key of second.keys()) {
    if (!first.has(key)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
    before = key
  }
  return order.flatMap(key => {
    const three = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    const merged = mergeValue(three, [...path, key], work)
    return merged === undefined ? [] : [merged]
  })
}

/** Items by key; those without one by their content. The second of a kind is another item. */
function keyed(items: unknown[], { items: { key: property } }: Work): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const item of items) {
    const own = isObject(item) ? item[property] : undefined
    const name = typeof own === 'string' ? own : JSON.stringify(item)
    let key = name
    for (let count = 2; found.has(key); count++) key = `${name} (${count})`
    found.set(key, item)
  }
  return found
}

function haveKeys(list: unknown[], { items: { key } }: Work): boolean {
  const keys = list.map(item => (isObject(item) ? item[key] : undefined))
  return keys.every(one => typeof one === 'string') && new Set(keys).size === keys.length
}

/** Whether two JSON values are equal; keys may be in another order. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(name => Object.hasOwn(other, name) && same(one[name], other[name]))
  )
}
