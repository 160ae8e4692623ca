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

/**
 * A page of rows that were read one beyond the limit.
 * @param placeOf the place of a row in the list, as the cursor of the next page holds it
 */
export function cutPage<Row>(
  kind: string,
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: last === undefined || rows.length <= limit ? null : encodeCursor(kind, placeOf(last)),
  }
}
