import { isObject } from '../../parts/json.ts'

/** The value at a JSON pointer (RFC 6901); undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = value[indexFor(token)] as unknown
    else if (isObject(value) && Object.hasOwn(value, token)) value = value[token]
    else return undefined
  }
  return value
}

/**
 * The document with another value at a pointer; `undefined` removes the value. Missing objects on the path are created;
 * a value that is not an object or list is never overwritten by one: the document is returned unchanged. Unchanged
 * parts are shared, and the order of keys is preserved.
 */
export function withValue<T>(document: T, pointer: string, value: unknown): T {
  return replaced(document, tokensOf(pointer), value) as T
}

export function pointerTo(...tokens: (string | number)[]): string {
  return tokens.map(token => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

export function tokensOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function replaced(holder: unknown, [token, ...rest]: string[], value: unknown): unknown {
  if (token === undefined) return value
  if (Array.isArray(holder)) return withItem(holder, indexFor(token, holder.length), rest, value)
  if (holder === undefined && value === undefined) return holder
  if (holder !== undefined && !isObject(holder)) return holder
  const present = holder !== undefined && Object.hasOwn(holder, token) ? holder[token] : undefined
  const next = replaced(present, rest, value)
  if (next === present) return holder
  if (next !== undefined) return { ...holder, [token]: next }
  return Object.fromEntries(Object.entries(holder ?? {}).filter(([name]) => name !== token))
}

function withItem(items: unknown[], index: number, rest: string[], value: unknown): unknown[] {
  if (!(index >= 0 && index <= items.length)) return items
  const next = replaced(items[index], rest, value)
  if (next === items[index]) return items
  return [...items.slice(0, index), ...(next === undefined ? [] : [next]), ...items.slice(index + 1)]
}

/** `-` is the position after the last item. */
function indexFor(token: string, length = NaN): number {
  return token === '-' ? length : /^(0|[1-9]\d*)$/.test(token) ? Number(token) : NaN
}
