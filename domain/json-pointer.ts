/** The parts of a JSON Pointer (RFC 6901), unescaped; none for the whole document. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value that a JSON Pointer leads to; undefined where there is none. */
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
