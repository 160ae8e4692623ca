/**
 * A place in a list as a text that callers hand back unread. The kind keeps a cursor of one list from passing in
 * another.
 */
export function encodeCursor(kind: string, after: string): string {
  return Buffer.from(JSON.stringify([kind, after])).toString('base64url')
}

/** What `encodeCursor` was given; undefined for a text that is no cursor of this kind. */
export function decodeCursor(kind: string, cursor: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parsed) &&
      parsed.length === 2 &&
      parsed[0] === kind &&
      typeof parsed[1] === 'string' &&
      isPlain(parsed[1])
      ? parsed[1]
      : undefined
  } catch {
    return undefined
  }
}

/** Postgres takes no U+0000 as a parameter. */
function isPlain(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
