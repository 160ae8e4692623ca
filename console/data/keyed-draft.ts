import { textAt } from '../parts/json.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

/** `key`: the same for each attempt to send the same text, so that it arrives once. */
export type KeyedText = { text: string; key: string }

/** A text that is not sent yet, kept while the tab is open, with the key under which it is sent. */
export function useKeyedDraft(what: string): KeyedText & { write: (text: string) => void } {
  const [draft, setDraft] = useUnsavedChanges(what)
  return {
    text: textAt(draft, 'text') ?? '',
    key: textAt(draft, 'key') ?? '',
    write: text => setDraft(text === '' ? {} : { text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }),
  }
}
