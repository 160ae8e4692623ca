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

/** The parts of a JSON Pointer (RFC 6901), unescaped; none for the whole document. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a JSON Pointer; undefined if there is none. */
export function valueAt(document: unknown, path: string): unknown {
  return pointerParts(path).reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    document,
  )
}

/** The JSON Pointer of these parts. */
export function pointerOf(parts: readonly string[]): string {
  return parts.map(part => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** JSON with the keys of every object in order, so that equal payloads have equal texts (in the manner of RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item === undefined ? null : item)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
}

export const DEPTH_LIMIT = 64

export type ShapeProblem = { kind: 'too_deep' } | { kind: 'reserved_key'; key: string } | { kind: 'not_text' }

/**
 * Dangerous parts of a parsed JSON value: deep nesting (JSON.stringify and structuredClone recurse), keys that reach a
 * prototype, and text that cannot be stored (Postgres takes neither U+0000 nor half of a surrogate pair). `exempt` is
 * an object whose own keys may be any, `unchecked` a list whose items are checked elsewhere. Walks level by level,
 * since the depth would break a recursive walk.
 */
export function findShapeProblem(
  root: unknown,
  { exempt, unchecked }: { exempt?: unknown; unchecked?: unknown } = {},
): ShapeProblem | undefined {
  let level = [root].filter(isTextOrContainer)
  for (let depth = 1; level.length > 0; depth++) {
    const below: (string | object)[] = []
    for (const value of level) {
      if (typeof value === 'string') {
        if (!isStorable(value)) return { kind: 'not_text' }
        continue
      }
      if (depth > DEPTH_LIMIT) return { kind: 'too_deep' }
      if (Array.isArray(value)) {
        for (const item of value as unknown[]) if (isTextOrContainer(item)) below.push(item)
        continue
      }
      // A body may have 80,000 keys: `Object.entries` would create as many arrays.
      for (const key of Object.keys(value)) {
        if (RESERVED_NAMES.has(key) && value !== exempt) return { kind: 'reserved_key', key }
        if (!isStorable(key)) return { kind: 'not_text' }
        const item = (value as JsonObject)[key]
        if (isTextOrContainer(item) && item !== unchecked) below.push(item)
      }
    }
    level = below
  }
  return undefined
}

function isTextOrContainer(value: unknown): value is string | object {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Bytes as JSON in UTF-8, and levels of objects and lists, the value itself included. */
type FreeFormBounds = { bytes: number; depth: number }

/** Of the `properties` of a client event, and of the `context` of one request. */
const FREE_FORM_BOUNDS: FreeFormBounds = { bytes: 16 * 1024, depth: 8 }

/** The limit of the contract that a free-form value exceeds; undefined if it exceeds none. */
export function exceededLimit(
  value: JsonObject,
  { bytes, depth }: FreeFormBounds = FREE_FORM_BOUNDS,
): keyof FreeFormBounds | undefined {
  if (depthOf(value) > depth) return 'depth'
  return bytesOf(value) > bytes ? 'bytes' : undefined
}

/** Size as compact JSON in UTF-8. */
export function bytesOf(value: JsonObject): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  return 1 + Object.values(value).reduce((deepest: number, item) => Math.max(deepest, depthOf(item)), 0)
}
