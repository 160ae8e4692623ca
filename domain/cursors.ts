/** A position in a list as an opaque text. The kind prevents the use of a cursor of one list in another. */
export function encodeCursor(kind: string, after: string): string {
  return Buffer.from(JSON.stringify([kind, after])).toString('base64url')
}

/** The argument of `encodeCursor`; undefined for a text that is not a cursor of this kind. */
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
 * @param positionOf the position of a row in the list, for the cursor of the next page
 */
export function cutPage<Row>(
  kind: string,
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: last === undefined || rows.length <= limit ? null : encodeCursor(kind, positionOf(last)),
  }
}
