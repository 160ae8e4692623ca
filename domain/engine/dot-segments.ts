/**
 * Whether a segment of the path is `.` or `..`, as any server may read it: encoded once or more often, after an encoded
 * slash, or with parameters (`..;a`). A URL ignores some control characters.
 */
export function hasDotSegments(address: string): boolean {
  const path = address.replaceAll(/\p{Cc}/gu, '').split(/[?#]/, 1)[0] ?? ''
  return path
    .replaceAll(/%(?:25)*(2e|2f|5c|3b)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .split(/[/\\]/)
    .some(segment => /^\.{1,2}(?:;|$)/.test(segment.trim()))
}
