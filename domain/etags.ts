import { hash } from 'node:crypto'

/**
 * The strong validator of exactly these bytes (RFC 9110, section 8.8.3): the quoted SHA-256 of the body in base64url.
 * Text is hashed as UTF-8, as it is sent. Hashing is part of `node:crypto`, but the same bytes always give the same
 * tag.
 */
export function strongEtag(body: string | Uint8Array): string {
  return `"${hash('sha256', body, 'base64url')}"`
}

/** The weak validator of a body that may be written in several equivalent ways (the intents catalogue). */
export function weakEtag(body: string | Uint8Array): string {
  return `W/${strongEtag(body)}`
}

// One list element: optional white space, an optional entity-tag (its quotes may contain a comma), then a comma or the
// end. An empty element is allowed (RFC 9110, section 5.6.1.2). Sticky, so that a list is read in one pass.
const LIST_ELEMENT = /[ \t]*(?:(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*"))?[ \t]*(?:,|$)/y

/**
 * Whether `If-None-Match` names the current representation, so that a GET or HEAD is answered with 304 (RFC 9110,
 * section 13.1.2): `*` matches anything that exists, a list is compared weakly (`W/` plays no part). Without the field,
 * or with one that does not follow the RFC, nothing matches and the full answer is sent.
 */
export function ifNoneMatchMatches(field: string | undefined, currentEtag: string): boolean {
  if (field === undefined) return false
  if (field.trim() === '*') return true
  const current = opaqueTag(currentEtag)
  return listedTags(field).some(({ opaque }) => opaque === current)
}

/** The strong entity tag of a stored resource: its revision, which every change raises. */
export function revisionEtag({ revision }: { revision: number }): string {
  return `"${revision}"`
}

/**
 * Whether `If-Match` allows a change of the current representation (RFC 9110, section 13.1.1): `*` matches any state, a
 * list is compared strongly, so that a weak tag never matches. A field that does not follow the RFC matches nothing.
 */
export function ifMatchMatches(field: string, currentEtag: string): boolean {
  if (field.trim() === '*') return true
  return listedTags(field).some(({ opaque, weak }) => opaque === currentEtag && !weak)
}

/** The tags of a list; none when the list does not follow the RFC. */
function listedTags(field: string): { opaque: string; weak: boolean }[] {
  const tags: { opaque: string; weak: boolean }[] = []
  let position = 0
  while (position < field.length) {
    LIST_ELEMENT.lastIndex = position
    const element = LIST_ELEMENT.exec(field)
    if (element === null) return []
    if (element[1] !== undefined) tags.push({ opaque: element[1], weak: element[0].trimStart().startsWith('W/') })
    position = LIST_ELEMENT.lastIndex
  }
  return tags
}

function opaqueTag(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
