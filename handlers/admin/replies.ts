import { revisionEtag } from '../../domain/etags.ts'
import type { ListPage } from '../../services/admin/pages.ts'

type Revised = { revision: number; createdAt: Date; updatedAt: Date }

/** Fields that every changeable resource has on the wire. */
export function revisionFields(row: Revised): { createdAt: string; updatedAt: string; etag: string } {
  return { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(), etag: revisionEtag(row) }
}

/** 200 with the entity tag as a header as well. */
export function current<Body extends { etag: string }>(body: Body) {
  return { status: 200 as const, headers: { ETag: body.etag }, body }
}

/** 201 with the path of the created resource. */
export function created<Body>(path: string, body: Body, etag?: string) {
  return { status: 201 as const, headers: { Location: path, ...(etag === undefined ? {} : { ETag: etag }) }, body }
}

export function pageBody<Item, Wire>(
  { items, nextCursor }: ListPage<Item>,
  toWire: (item: Item) => Wire,
): { items: Wire[]; nextCursor: string | null } {
  return { items: items.map(toWire), nextCursor }
}

export function instant(date: Date | null): string | null {
  return date === null ? null : date.toISOString()
}
