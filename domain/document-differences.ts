import { isDeepStrictEqual } from 'node:util'
import { escapePointer } from './expressions/template.ts'
import { isJsonObject, type Json } from './json.ts'

/** One position at which two documents differ: a JSON pointer in which list items that have an id are named by it. */
export type DocumentChange = { path: string; change: 'added' | 'removed' | 'changed'; before?: Json; after?: Json }

/**
 * The changes from one document to the other, in the order of the document. Items of a list are matched by their ids
 * where all have one, else by their position.
 * @param isSet whether the order of the list at this position is irrelevant, so that a moved item is not a change
 */
export function documentDifferences(
  before: Json,
  after: Json,
  isSet: (path: string) => boolean,
  path = '',
): DocumentChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isJsonObject(before) && isJsonObject(after))
    return membersDiffer(new Map(Object.entries(before)), new Map(Object.entries(after)), isSet, path)
  if (Array.isArray(before) && Array.isArray(after)) {
    const [earlier, later] = [byId(before), byId(after)]
    if (earlier === undefined || later === undefined)
      return membersDiffer(byPosition(before), byPosition(after), isSet, path)
    if (isSet(path) || sameOrder(earlier, later)) return membersDiffer(earlier, later, isSet, path)
  }
  return [{ path, change: 'changed', before, after }]
}

/** A map, not an object: that would put names that look like numbers first. */
type Members = ReadonlyMap<string, Json>

function membersDiffer(
  earlier: Members,
  later: Members,
  isSet: (path: string) => boolean,
  path: string,
): DocumentChange[] {
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name): DocumentChange[] => {
    const pointer = `${path}/${escapePointer(name)}`
    const [one, other] = [earlier.get(name), later.get(name)]
    if (one === undefined) return other === undefined ? [] : [{ path: pointer, change: 'added', after: other }]
    return other === undefined
      ? [{ path: pointer, change: 'removed', before: one }]
      : documentDifferences(one, other, isSet, pointer)
  })
}

function byPosition(items: readonly Json[]): Members {
  return new Map(items.map((item, index) => [String(index), item]))
}

/** The items by their ids; undefined if one has none, or two share one. */
function byId(items: readonly Json[]): Members | undefined {
  const found = new Map<string, Json>()
  for (const item of items) {
    const id = isJsonObject(item) ? item['id'] : undefined
    if (typeof id !== 'string' || found.has(id)) return undefined
    found.set(id, item)
  }
  return found
}

function sameOrder(before: Members, after: Members): boolean {
  return isDeepStrictEqual(
    [...before.keys()].filter(id => after.has(id)),
    [...after.keys()].filter(id => before.has(id)),
  )
}
