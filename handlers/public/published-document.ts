import { ifNoneMatchMatches, strongEtag } from '../../domain/etags.ts'

/** A body as it is sent, with its entity tag. */
export type Rendered = { bytes: Buffer; etag: string }

const CACHE_CONTROL = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'

export function render(body: object): Rendered {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes, etag: strongEtag(bytes) }
}

/** The answer of a published document that shared caches may keep too: 304 for who has it. */
export function answerDocument(
  { bytes, etag }: Rendered,
  source: 'store' | 'live',
  ifNoneMatch: string | undefined,
): { status: 304; headers: Record<string, string> } | { status: 200; headers: Record<string, string>; bytes: Buffer } {
  const headers = { 'ETag': etag, 'X-Edge-Source': source, 'Cache-Control': CACHE_CONTROL }
  return ifNoneMatchMatches(ifNoneMatch, etag) ? { status: 304, headers } : { status: 200, headers, bytes }
}
