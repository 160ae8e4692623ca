import { isObject, type JsonObject } from '../parts/json.ts'

/** The arguments with those that are proposed; what an object has besides stays. */
export function withProposed(given: JsonObject, proposed: JsonObject): JsonObject {
  const merged = Object.entries(proposed).map(([name, value]) => {
    const present = Object.hasOwn(given, name) ? given[name] : undefined
    return [name, isFilled(present) && isFilled(value) ? withProposed(present, value) : value]
  })
  return { ...given, ...Object.fromEntries(merged) } as JsonObject
}

/** An object of fields, and not an expression. */
function isFilled(value: unknown): value is JsonObject {
  return isObject(value) && typeof value['expr'] !== 'string'
}
