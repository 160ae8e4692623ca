import { hash } from 'node:crypto'
import type { EventTrigger } from '../generated/schemas/flow.ts'
import { canonicalJson, isJsonObject, type Json, type JsonObject } from './json.ts'

/** Fields of an event, by their paths, with the text that each must have. */
export type Correlation = Readonly<Record<string, string>>

/** Which events of a name start a flow. */
export type EventSelector = { eventName: string; correlation: Correlation | null; filter: string | null }

export function selectorOf({ event, correlation, filter }: EventTrigger): EventSelector {
  return { eventName: event, correlation: correlation ?? null, filter: filter ?? null }
}

/** Equal for selectors of the same events. */
export function selectorText({ eventName, correlation, filter }: EventSelector): string {
  return canonicalJson({ eventName, correlation, filter })
}

/** The key of correlations: the fields that they compare, and a digest of the texts; both may be empty. */
export type CorrelationKey = { fields: string; digest: string }

const UNCORRELATED: CorrelationKey = { fields: '', digest: '' }

export function correlationKey(correlation: Correlation = {}): CorrelationKey {
  const paths = Object.keys(correlation).sort()
  return keyOf(
    paths,
    paths.map(path => correlation[path] ?? ''),
  )
}

/** The key of the correlations over these fields that an event corresponds to; undefined if it lacks one of them. */
export function keyOfEvent(fields: string, data: JsonObject): CorrelationKey | undefined {
  const paths = fields === '' ? [] : fields.split(',')
  const texts = paths.flatMap(path => textAt(data, path) ?? [])
  return texts.length === paths.length ? keyOf(paths, texts) : undefined
}

export function corresponds(correlation: Correlation | undefined, data: JsonObject): boolean {
  return Object.entries(correlation ?? {}).every(([path, text]) => textAt(data, path) === text)
}

function keyOf(paths: readonly string[], texts: readonly string[]): CorrelationKey {
  if (paths.length === 0) return UNCORRELATED
  return { fields: paths.join(), digest: hash('sha256', JSON.stringify(texts), 'base64url') }
}

/** A scalar as text; undefined for everything else and for an empty text. */
function textAt(data: JsonObject, path: string): string | undefined {
  let value: Json | undefined = data
  for (const name of path.split('.'))
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  return value === '' ? undefined : String(value)
}
