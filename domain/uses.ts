import { isJsonObject, pointerOf, type JsonObject } from './json.ts'

/** A resource that a flow may use. `name`: its code, the name of the event, or the address of the medium. */
export type Used = { kind: 'connection' | 'form' | 'goal' | 'event' | 'medium'; name: string }
/** A position in a definition. */
export type Use = { nodeId: string | null; path: string }

/** The uses of a resource in a definition. A draft may have any content: if it is not a flow, it has none. */
export function usesIn(definition: unknown, used: Used): Use[] {
  return placesIn(definition, used).map(parts => ({ nodeId: nodeIdAt(definition, parts), path: pointerOf(parts) }))
}

/** The uses in the live version of a flow, then those only in its draft. `keyOf`: equal for the same use. */
export function liveThenDraft<Found extends object>(
  { live, draft }: { live: unknown; draft: unknown },
  find: (definition: unknown) => Found[],
  keyOf: (found: Found) => string,
): (Found & { live: boolean })[] {
  const now = find(live)
  const known = new Set(now.map(keyOf))
  const next = find(draft).filter(found => !known.has(keyOf(found)))
  return [...now.map(found => ({ ...found, live: true })), ...next.map(found => ({ ...found, live: false }))]
}

function placesIn(value: unknown, used: Used): string[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => below(String(index), item, used))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (isUse(value, key, used) ? [[key]] : below(key, inner, used)))
}

function below(key: string, value: unknown, used: Used): string[][] {
  return placesIn(value, used).map(parts => [key, ...parts])
}

function isUse(owner: JsonObject, key: string, { kind, name }: Used): boolean {
  const value = owner[key]
  switch (kind) {
    case 'connection':
      return key === 'connection' && value === name
    case 'form':
      return owner['type'] === 'form' && key === 'form' && value === name
    case 'goal':
      return owner['type'] === 'goal' && key === 'code' && value === name
    case 'event':
      return key === 'event' && (value === name || (isJsonObject(value) && value['name'] === name))
    case 'medium':
      return typeof value === 'string' && value.includes(name)
  }
}

function nodeIdAt(definition: unknown, [list, index]: readonly string[]): string | null {
  if (list !== 'nodes' || !isJsonObject(definition) || !Array.isArray(definition['nodes'])) return null
  const node: unknown = definition['nodes'][Number(index)]
  return isJsonObject(node) && typeof node['id'] === 'string' ? node['id'] : null
}
