import type { JsonObject } from './json.ts'

/** Size as JSON in UTF-8. */
export const PROPERTIES_MAX_BYTES = 16 * 1024
/** Levels of objects and lists, the properties themselves included. */
export const PROPERTIES_MAX_DEPTH = 8

/** The limit of the contract that the properties of a client event exceed; undefined where they fit. */
export function exceededLimit(properties: JsonObject): 'bytes' | 'depth' | undefined {
  if (depthOf(properties) > PROPERTIES_MAX_DEPTH) return 'depth'
  return Buffer.byteLength(JSON.stringify(properties)) > PROPERTIES_MAX_BYTES ? 'bytes' : undefined
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  return 1 + Object.values(value).reduce((deepest: number, item) => Math.max(deepest, depthOf(item)), 0)
}
