import { ifNoneMatchMatches, strongEtag } from '../../domain/etags.ts'

/** A body as it is sent, with its entity tag. */
export type Rendered = { json: string, etag: string }

const CACHE_CONTROL = 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'

export function render(body: object): Rendered {
  const json = JSON.stringify(body)
  return { json, etag: strongEtag(json) }
}

/** The answer of a published document that shared caches may keep too: 304 for who has it. */
export function answerDocument({ json, etag }: Rendered, source: 'store' | 'live', ifNoneMatch: string | undefined): { status: 304, headers: Record<string, string> } | { status: 200, headers: Record<string, string>, json: string } {
  const headers = { ETag: etag, 'X-Edge-Source': source, 'Cache-Control': CACHE_CONTROL }
  return ifNoneMatchMatches(ifNoneMatch, etag) ? { status: 304, headers } : { status: 200, headers, json }
}
