import { object, operationsOf, responsesOf, type Json, type JsonObject } from './bundle.ts'

const OF_EVERY_REPLY = { 'X-Request-Id': 'XRequestId' }
const OF_COUNTED_REQUESTS = {
  'RateLimit-Limit': 'RateLimitLimit',
  'RateLimit-Remaining': 'RateLimitRemaining',
  'RateLimit-Reset': 'RateLimitReset',
}

/**
 * The document with the headers that every reply has, as it is served: `X-Request-Id`, and what is left of the window
 * on a surface whose requests are counted. No handler sends them, so the types and validators are made without them.
 * @param shared `contracts/shared/headers.yaml`
 */
export function withCommonHeaders(document: JsonObject, shared: JsonObject): JsonObject {
  if (operationsOf(document).next().done === true) return document
  const isCounted = (object(document['x-common-errors'] ?? {})['429'] as Json[] | undefined)?.includes('rate_limited')
  const components: Record<string, string> = { ...OF_EVERY_REPLY, ...(isCounted === true ? OF_COUNTED_REQUESTS : {}) }
  const references = Object.fromEntries(
    Object.entries(components).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  )
  const copy = structuredClone(document)
  for (const response of responsesOf(copy))
    if (response['$ref'] === undefined) response['headers'] = { ...object(response['headers'] ?? {}), ...references }
  const definitions = Object.values(components).map(component => [component, shared[component] ?? null])
  const existing = object(copy['components'] ?? {})
  copy['components'] = {
    ...existing,
    headers: { ...object(existing['headers'] ?? {}), ...(Object.fromEntries(definitions) as JsonObject) },
  }
  return copy
}
