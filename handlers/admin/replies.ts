import { revisionEtag } from '../../domain/etags.ts'
import type { AdminCaller, StoredReply } from '../../services/admin/caller.ts'
import type { ListPage } from '../../services/admin/pages.ts'
import { publishesOf } from '../../services/documents/publishing.ts'
import { callerAdmin } from '../inputs.ts'
import type { Caller } from '../wire.ts'

type Revised = { revision: number; createdAt: Date; updatedAt: Date }

/** Fields that every changeable resource has on the wire. */
export function revisionFields(row: Revised): { createdAt: string; updatedAt: string; etag: string } {
  return { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(), etag: revisionEtag(row) }
}

/** 200 with the entity tag as a header as well. */
export function current<Body extends { etag: string }>(body: Body) {
  return { status: 200 as const, headers: { ETag: body.etag }, body }
}

/**
 * A reply to a change. The change stores it under the request's `Idempotency-Key`: a retry, whose entity tag is stale
 * only because of its own success, gets the reply that was lost.
 * @param save ends with the change and returns its result
 */
export async function replied<Result, Reply extends StoredReply>(
  caller: Caller,
  reply: (result: Result) => Reply,
  save: (admin: AdminCaller) => Promise<Result>,
): Promise<Reply> {
  return reply(await save({ ...callerAdmin(caller), reply }))
}

/** As `replied`, with the changed resource as it is now. */
export async function saved<Result, Body extends { etag: string }>(
  caller: Caller,
  toBody: (result: Result) => Body,
  save: (admin: AdminCaller) => Promise<Result>,
) {
  return await replied(caller, (result: Result) => current(toBody(result)), save)
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

/** What a publish of a draft would make live. */
export function publishesBody(
  definition: unknown,
  versions: Parameters<typeof publishesOf>[1],
  operations: Parameters<typeof publishesOf>[2],
): { version: number; isNew: boolean } {
  const { version, isNew } = publishesOf(definition, versions, operations)
  return { version, isNew }
}
