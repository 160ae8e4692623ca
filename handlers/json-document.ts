import { ifNoneMatchMatches, strongEtag } from '../domain/etags.ts'
import type { JsonBytes } from './wire.ts'

/** A body as it is sent, with its entity tag. */
export type Rendered<Body> = { bytes: JsonBytes<Body>; etag: string }

type ConditionalReply<Body> =
  | { status: 304; headers: Record<string, string> }
  | { status: 200; headers: Record<string, string>; bytes: JsonBytes<Body> }

const CACHE_CONTROL = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'

export function render<Body extends object>(body: Body): Rendered<Body> {
  const bytes = Buffer.from(JSON.stringify(body)) as JsonBytes<Body>
  return { bytes, etag: strongEtag(bytes) }
}

/** A document that shared caches may store. `source`: whether it was read from the edge store or the database. */
export function answerDocument<Body>(
  rendered: Rendered<Body>,
  source: 'store' | 'live',
  ifNoneMatch: string | undefined,
): ConditionalReply<Body> {
  const headers = { 'X-Edge-Source': source, 'Cache-Control': CACHE_CONTROL }
  return answerUnlessMatched(rendered, headers, ifNoneMatch)
}

/** 304 for a caller that holds the current representation. */
export function answerUnlessMatched<Body>(
  { bytes, etag }: Rendered<Body>,
  more: Record<string, string>,
  ifNoneMatch: string | undefined,
): ConditionalReply<Body> {
  const headers = { ETag: etag, ...more }
  return ifNoneMatchMatches(ifNoneMatch, etag) ? { status: 304, headers } : { status: 200, headers, bytes }
}
