import { isParleyError } from '../../sdk/index.ts'
import { useUnsavedChanges } from '../data/unsaved-changes.ts'
import type { JsonObject } from '../parts/json.ts'
import { same } from './merge.ts'

/** What is stored now, with its entity tag. */
export type Stored = { values: JsonObject; etag: string }
/** The change that saves edits; `useChange` returns one. The stored values are read again before `onSuccess`. */
type Saving<Changes> = {
  mutate: (input: { changes: Changes; etag: string }, options: { onSuccess: () => void }) => void
  isPending: boolean
  isSuccess: boolean
  error: unknown
}

export type Edits<Changes> = {
  /** What was typed, by name. */
  edits: JsonObject
  /** The stored values with the edits. */
  shown: JsonObject
  isChanged: boolean
  state: 'unchanged' | 'changed' | 'saving' | 'saved'
  /** Another user has changed what is edited; `stored` is the state since then. */
  isConflict: boolean
  error: unknown
  change: (part: JsonObject) => void
  replace: (edits: JsonObject) => void
  discard: () => void
  /** `changes`: as the service takes them, if not as they were typed. */
  save: (changes?: Changes) => void
}

/**
 * Edits of stored values until they are saved. What others save meanwhile appears in all values that are not edited,
 * and what is typed during a save is kept.
 * @param keptAs name under which they survive that the page is left, while the tab is open; not for secrets
 */
export function useEdits<Changes extends JsonObject = JsonObject>(
  stored: Stored,
  saving: Saving<Changes>,
  keptAs?: string,
): Edits<Changes> {
  const [typed, setTyped] = useUnsavedChanges(keptAs)
  const edits = differing(typed, stored.values)
  const isChanged = Object.keys(edits).length > 0
  const isStale = isParleyError(saving.error, 'precondition_failed')
  return {
    edits,
    shown: { ...stored.values, ...edits },
    isChanged,
    state: saving.isPending ? 'saving' : isChanged ? 'changed' : saving.isSuccess ? 'saved' : 'unchanged',
    // Without a change that is left, it was the save itself whose reply was lost.
    isConflict: isChanged && isStale,
    error: isStale ? null : saving.error,
    change: part => setTyped(present => ({ ...present, ...part })),
    replace: next => setTyped(differing(next, stored.values)),
    discard: () => setTyped({}),
    save: (changes = edits as Changes) =>
      saving.mutate({ changes, etag: stored.etag }, { onSuccess: () => setTyped(now => without(now, typed)) }),
  }
}

function differing(values: JsonObject, from: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, from[name])))
}

/** Without what was sent and is still the same. */
function without(now: JsonObject, sent: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !Object.hasOwn(sent, name) || value !== sent[name]),
  )
}
