import type { EdgeStore, EdgeStoreNamespace } from '../../adapters/edge-store/index.ts'
import { parseInstant } from '../../domain/date-time.ts'
import { findShapeProblem, isJsonObject } from '../../domain/json.ts'
import { charactersIn, createLru } from '../../adapters/cache.ts'

/**
 * A document with its source; `publishedAt` is ISO 8601 with offset, null for one that was computed for this request.
 */
export type Published<Document> =
  | { source: 'store'; document: Document; publishedAt: string }
  | { source: 'live'; document: Document; publishedAt: null }

export type PublishedDocuments = ReturnType<typeof createPublishedDocuments>

/** Characters of the stored texts that are held, each also in the document that was read from it. */
const REMEMBERED = charactersIn(1 / 32, 10)
/** What each entry counts for beside its text. */
const ENTRY_SIZE = 1_000
// While a store does not answer, one request a second queries it; the others compute.
const PAUSE_AFTER_FAILURE_MS = 1_000

/**
 * Reads from the edge store. One that is unavailable, slow, or contains something other than such a document counts as
 * empty: then the answer is computed. Each read queries the store; equal answers are parsed once.
 */
export function createPublishedDocuments({ store, onError }: { store: EdgeStore; onError: (error: unknown) => void }) {
  const parsed = createLru<{ text: string; published: Published<unknown> | undefined }>(
    REMEMBERED,
    ({ text }) => ENTRY_SIZE + text.length,
  )
  let pausedUntil = 0

  function pause(error: unknown): undefined {
    pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS
    onError(error)
  }

  return {
    /**
     * @param parse the document in a stored value; undefined when it is invalid. The same stored text returns the same
     * object.
     */
    async read<Document extends object>(
      namespace: EdgeStoreNamespace,
      key: string,
      parse: (value: unknown) => Document | undefined,
    ): Promise<Published<Document> | undefined> {
      if (!store.serves || performance.now() < pausedUntil) return undefined
      const text = await store.read(namespace, key).catch(pause)
      if (text === undefined) return undefined
      const name = `${namespace}:${key}`
      const known = parsed.get(name)
      if (known?.text === text) return known.published as Published<Document> | undefined
      const published = parseText(text, parse)
      if (published === undefined) onError(new Error(`${name} of the edge store is not a document that can be served`))
      parsed.set(name, { text, published })
      return published
    },
  }
}

function parseText<Document>(
  text: string,
  parse: (value: unknown) => Document | undefined,
): Published<Document> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    const publishedAt = isJsonObject(value) ? value['publishedAt'] : undefined
    if (typeof publishedAt !== 'string' || parseInstant(publishedAt) === undefined) return undefined
    // A value that is nested too deeply can be read, but not written into the reply.
    if (findShapeProblem(value) !== undefined) return undefined
    const document = parse(value)
    return document === undefined ? undefined : { source: 'store', document, publishedAt }
  } catch {
    return undefined
  }
}

/** A document as it is stored. */
export function documentText(document: object, publishedAt: Date): string {
  return JSON.stringify({ ...document, publishedAt: publishedAt.toISOString().replace('Z', '+00:00') })
}
