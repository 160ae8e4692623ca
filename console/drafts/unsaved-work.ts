import { isObject, type JsonObject } from '../parts/json.ts'

/**
 * Unsaved work: its base, what of it was sent without a known outcome, and the time of its last change, in milliseconds
 * since 1970.
 */
export type Unsaved = {
  base: JsonObject
  etag: string
  definition: JsonObject
  sent: readonly JsonObject[]
  at: number
}
export type UnsavedWork = {
  /** Work of earlier pages, oldest first. */
  found(): Unsaved[]
  hold(work: Unsaved): void
  /** Removes the work of this page and the work that it found: it is saved. */
  clear(): void
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Unsaved work in the browser's storage, under a separate key for each page: two pages on one draft do not overwrite
 * each other's work.
 */
export function unsavedWork(storage: Storage, userId: string, draftId: string, pageId: string): UnsavedWork {
  const prefix = `parley draft ${userId} ${draftId} `
  const own = prefix + pageId
  const taken = new Set<string>()
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      key => key !== null && key.startsWith(prefix),
    ) as string[]
  return {
    found() {
      const works = keys().flatMap(key => {
        const work = parsed(storage.getItem(key))
        taken.add(key)
        return work ?? []
      })
      return works.sort((one, other) => one.at - other.at)
    },
    hold(work) {
      try {
        storage.setItem(own, JSON.stringify(work))
      } catch {
        // The storage is full or forbidden: the work is still saved on the service a few seconds later.
      }
    },
    clear() {
      for (const key of [own, ...taken]) storage.removeItem(key)
      taken.clear()
    },
  }
}

function parsed(text: string | null): Unsaved | undefined {
  try {
    const work: unknown = JSON.parse(text ?? '')
    return isUnsaved(work) ? work : undefined
  } catch {
    return undefined
  }
}

function isUnsaved(work: unknown): work is Unsaved {
  if (!isObject(work)) return false
  const { base, etag, definition, sent, at } = work
  const isHeld = typeof etag === 'string' && typeof at === 'number' && Array.isArray(sent) && sent.every(isObject)
  return isHeld && isObject(base) && isObject(definition)
}
