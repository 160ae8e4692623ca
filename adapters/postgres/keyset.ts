import type { Knex } from 'knex'

/** How a column is written in a cursor and read back from it. */
export type KeyKind = 'uuid' | 'text' | 'instant' | 'number'

/** The order of a list: its columns together are unique and never null, so that a row can be addressed in it. */
export interface Order {
  columns: readonly { column: string; kind: KeyKind }[]
  /** All columns have the same direction. */
  descending?: boolean
}

export interface Window {
  limit: number
  /** The key of the last item of the page before. */
  after: readonly string[] | undefined
}

export interface Page<Item> {
  items: Item[]
  /** The key of the last item, when more follow. */
  next: readonly string[] | undefined
}

/** Newest first for rows whose id is a UUID of version 7. */
export const NEWEST_FIRST: Order = { columns: [{ column: 'id', kind: 'uuid' }], descending: true }

/** By the time of creation, so that a span of time is a range of an index that ends in `created_at, id`. */
export const LATEST_FIRST: Order = {
  columns: [
    { column: 'created_at', kind: 'instant' },
    { column: 'id', kind: 'uuid' },
  ],
  descending: true,
}

const WRITTEN: Record<KeyKind, (column: string) => string> = {
  uuid: column => `${column}::text`,
  text: column => column,
  number: column => `${column}::text`,
  // A JavaScript date would cut microseconds off, and rows between the two instants would be left out.
  instant: column => `(extract(epoch from ${column}) * 1000000)::bigint::text`,
}
const READ: Record<KeyKind, string> = {
  uuid: '?::uuid',
  text: '?::text',
  number: '?::bigint',
  instant: "timestamptz 'epoch' + ?::bigint * interval '1 microsecond'",
}
const VALID: Record<KeyKind, RegExp> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  text: /^/,
  number: /^-?\d{1,18}$/,
  instant: /^-?\d{1,16}$/,
}

/** Whether the texts could be a key in this order; callers may send anything. */
export function isKey({ columns }: Order, key: unknown): key is string[] {
  return (
    Array.isArray(key) &&
    key.length === columns.length &&
    columns.every(({ kind }, index) => typeof key[index] === 'string' && VALID[kind].test(key[index]))
  )
}

export interface KeysetSql {
  /** Condition for what comes after the window's key. */
  after: { sql: string; bindings: readonly string[] } | undefined
  orderBy: string
  /** A column `keyset` with the key of each row. */
  key: string
}

/** The parts of a query that reads one window of an ordered list; read `limit + 1` rows and give them to `pageOf`. */
export function keysetSql({ columns, descending = false }: Order, { after }: Window): KeysetSql {
  const row = columns.map(({ column }) => column).join(', ')
  const position = columns.map(({ kind }) => READ[kind]).join(', ')
  return {
    after:
      after === undefined ? undefined : { sql: `(${row}) ${descending ? '<' : '>'} (${position})`, bindings: after },
    orderBy: columns.map(({ column }) => `${column} ${descending ? 'desc' : 'asc'}`).join(', '),
    key: `array[${columns.map(({ column, kind }) => WRITTEN[kind](column)).join(', ')}] as keyset`,
  }
}

/**
 * One window of an ordered list.
 * @param query the list with its conditions and columns, and neither an order nor a limit
 */
export async function readPage<Item>(
  db: Pick<Knex, 'raw'>,
  query: Knex.QueryBuilder,
  { order, window }: { order: Order; window: Window },
  toItem: (row: never) => Item,
): Promise<Page<Item>> {
  const { after, orderBy, key } = keysetSql(order, window)
  if (after !== undefined) void query.whereRaw(after.sql, [...after.bindings])
  const rows: unknown = await query
    .select(db.raw(key))
    .orderByRaw(orderBy)
    .limit(window.limit + 1)
  return pageOf(rows as { keyset: string[] }[], window.limit, toItem as (row: object) => Item)
}

/** @param rows one more than `limit` when more follow */
export function pageOf<Row extends { keyset: readonly string[] }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Omit<Row, 'keyset'>) => Item,
): Page<Item> {
  const items = rows.slice(0, limit).map(({ keyset: _, ...row }) => toItem(row))
  return { items, next: rows.length > limit ? rows[limit - 1]?.keyset : undefined }
}
