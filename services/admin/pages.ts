import { isKey, type Order, type Page, type Window } from '../../adapters/postgres/keyset.ts'
import { decodeCursor, encodeCursor } from '../../domain/cursors.ts'
import { Refusal } from '../../domain/refusal.ts'

/** `limit` and `cursor` of a list, as the contract's parameters have them. */
export type ListQuery = { limit?: number | undefined; cursor?: string | undefined }
export type ListPage<Item> = { items: Item[]; nextCursor: string | null }

const LIMIT = 50

/**
 * One page of a list.
 * @param kind names the list, so that another list's cursor is refused
 * @param read the rows of a store's `page` for the window
 * @throws Refusal `invalid_input` for a cursor of another list
 */
export async function listPage<Item>(
  kind: string,
  order: Order,
  { limit = LIMIT, cursor }: ListQuery,
  read: (window: Window) => Promise<Page<Item>>,
): Promise<ListPage<Item>> {
  const { items, next } = await read({ limit, after: cursor === undefined ? undefined : keyIn(kind, order, cursor) })
  return { items, nextCursor: next === undefined ? null : encodeCursor(kind, JSON.stringify(next)) }
}

function keyIn(kind: string, order: Order, cursor: string): readonly string[] {
  const key = parsed(decodeCursor(kind, cursor))
  if (!isKey(order, key) || key.some(part => part.includes('\0') || !part.isWellFormed())) {
    throw new Refusal('invalid_input', {
      message: 'The cursor does not belong to this list',
      details: { validation_errors: [{ field: 'cursor', rule: 'format' }] },
    })
  }
  return key
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
