import type { JsonObject } from './json.ts'

/** Bytes as JSON in UTF-8, and levels of objects and lists, the value itself included. */
export type FreeFormBounds = { bytes: number; depth: number }

/** Of the `properties` of a client event, and of the `context` of one request. */
export const FREE_FORM_BOUNDS: FreeFormBounds = { bytes: 16 * 1024, depth: 8 }

/** The limit of the contract that a free-form value exceeds; undefined where it fits. */
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
