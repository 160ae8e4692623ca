import type { Json, JsonObject } from './json.ts'

/** Identifiers of a customer: ids of the integrator, and e-mail addresses in lower case. */
export type CustomerIdentity = { ids: readonly string[]; addresses: readonly string[] }

/** How a request names a customer; exactly one of the two. */
export type CustomerSelector = { customerId: string } | { email: string }

export const ERASED = '[ERASED]'

/**
 * Pattern of the addresses, for PostgreSQL and JavaScript alike, to be matched in any case: not as the end or the
 * beginning of a longer one. Null without addresses.
 */
export function addressPattern(addresses: readonly string[]): string | null {
  if (addresses.length === 0) return null
  return `(?<![A-Za-z0-9._%+-])(?:${addresses.map(escaped).join('|')})(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`
}

/** The document with the customer removed: addresses in any text or name, ids where they are named as a customer's. */
export function withoutCustomer(document: Json, identity: CustomerIdentity): Json {
  const pattern = addressPattern(identity.addresses)
  const address = pattern === null ? undefined : new RegExp(pattern, 'gi')
  const text = (value: string) => (address === undefined ? value : value.replace(address, ERASED))
  const clean = (value: Json): Json => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(clean)
    if (value === null || typeof value !== 'object') return value
    const replaced = replacedIds(value, identity.ids)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        text(name),
        name in replaced ? (replaced[name] as Json) : clean(item),
      ]),
    )
  }
  return clean(document)
}

/** Whether the document mentions the customer, or contains the id of one of the customer's rows. */
export function mentions(document: Json, identity: CustomerIdentity, related: ReadonlySet<string>): boolean {
  if (JSON.stringify(withoutCustomer(document, identity)) !== JSON.stringify(document)) return true
  const holds = (value: Json): boolean => {
    if (typeof value === 'string') return related.has(value)
    return value !== null && typeof value === 'object' && Object.values(value).some(item => holds(item))
  }
  return holds(document)
}

/** The members of an object that name one of the ids as a customer's. */
function replacedIds(object: JsonObject, ids: readonly string[]): JsonObject {
  const isId = (value: Json | undefined) =>
    (typeof value === 'string' || typeof value === 'number') && ids.includes(String(value))
  const replaced: JsonObject = {}
  for (const name of ['customer_id', 'customerId']) if (isId(object[name])) replaced[name] = ERASED
  const { customer, field, value } = object
  if (customer !== null && typeof customer === 'object' && !Array.isArray(customer) && isId(customer['id']))
    replaced['customer'] = ERASED
  if (field === 'customer_id' && isId(value)) replaced['value'] = ERASED
  if (field === 'customer_id' && Array.isArray(value) && value.some(isId))
    replaced['value'] = value.map(item => (isId(item) ? ERASED : item))
  return replaced
}

/** Only ASCII punctuation: both languages read a backslash before a letter as something else. */
function escaped(address: string): string {
  return address.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
