/** The parts of a JSON Pointer (RFC 6901), unescaped; none for the whole document. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
