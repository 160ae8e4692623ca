export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/**
 * Names that reach an object's prototype: refused as variables, fields and keys wherever a caller or an author can
 * choose one.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value of a generated type as JSON: TypeScript gives an interface no index signature. */
export function jsonOf(value: object): JsonObject {
  return value as JsonObject
}

/** Own property only: a name such as `toString` never reaches the prototype. */
export function ownValue(object: Readonly<Record<string, Json>>, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}
