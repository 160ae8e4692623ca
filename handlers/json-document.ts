import { ifNoneMatchMatches, strongEtag } from '../domain/etags.ts'
import type { JsonBytes } from './wire.ts'

/** A body as it is sent, with its entity tag. */
export type Rendered<Body> = { bytes: JsonBytes<Body>; etag: string }

type ConditionalReply<Body> =
  | { status: 304; headers: Record<string, string> }
  | { status: 200; headers: Record<string, string>; bytes: JsonBytes<Body> }

const SHARED = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'
const PRIVATE = 'max-age=60, private'

export function render<Body extends object>(body: Body): Rendered<Body> {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes: bytes.toString('latin1') as JsonBytes<Body>, etag: strongEtag(bytes) }
}

/**
 * A document that shared caches may store if its URL contains the key. With a key in a header, two workspaces use one
 * URL, and a cache that ignores `Vary` would send one the document of the other.
 * @param source whether it was read from the edge store or the database
 */
export function answerDocument<Body>(
  rendered: Rendered<Body>,
  source: 'store' | 'live',
  {
    query,
    headers,
  }: { query: { readonly publicKey?: string }; headers: { readonly 'if-none-match'?: string | undefined } },
): ConditionalReply<Body> {
  const cacheControl = query.publicKey === undefined ? PRIVATE : SHARED
  const own = { 'X-Edge-Source': source, 'Cache-Control': cacheControl }
  return answerUnlessMatched(rendered, own, headers['if-none-match'])
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
