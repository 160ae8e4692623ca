/** Edited values may have unknown parts: everything is read as JSON of any shape. */
export type JsonObject = Readonly<Record<string, unknown>>
export type Path = readonly (string | number)[]

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(value: unknown, name: string): JsonObject {
  const found = isObject(value) ? value[name] : undefined
  return isObject(found) ? found : {}
}

/** A value as people read it: a text as it is, anything else as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function textAt(value: unknown, name: string): string | undefined {
  const found = isObject(value) ? value[name] : undefined
  return typeof found === 'string' ? found : undefined
}

/**
 * The value with another one at the path; `undefined` removes the key or the item. Missing objects on the path are
 * created; other parts are unchanged, in their order.
 */
export function withValue(target: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(target) && typeof key === 'number') {
    const items: readonly unknown[] = target
    if (rest.length === 0 && value === undefined) return items.toSpliced(key, 1)
    return items.with(key, withValue(items[key], rest, value))
  }
  const present = isObject(target) ? target : {}
  const next = withValue(present[key], rest, value)
  if (next !== undefined) return { ...present, [key]: next }
  return Object.fromEntries(Object.entries(present).filter(([name]) => name !== key))
}

/** The same, and objects on the path that become empty are removed too. */
export function withoutEmpty(target: unknown, path: Path, value: unknown): unknown {
  const changed = withValue(target, path, value)
  const above = path.slice(0, -1)
  if (value !== undefined || above.length === 0) return changed
  const parent = above.reduce<unknown>(
    (at, key) => (isObject(at) || Array.isArray(at) ? (at as never)[key] : at),
    changed,
  )
  return isObject(parent) && Object.keys(parent).length === 0 ? withoutEmpty(changed, above, undefined) : changed
}

/** The same keys in the same order, one of them under another name. */
export function withKey(target: JsonObject, from: string, to: string): JsonObject {
  return Object.fromEntries(Object.entries(target).map(([name, value]) => [name === from ? to : name, value]))
}

/** The value, or the text itself if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
