import { isJsonObject, type Json } from './json.ts'

/** Texts of a visitor that one list may add. */
export const RECENT_MESSAGES_AT_MOST = 100
/** Characters (Unicode code points) of a text that are stored. */
const TEXT_MAX = 4_000
/** Size of the entries in a run's context, as JSON in UTF-8. */
const CONTEXT_BYTES = 64 * 1024

/**
 * The visitor's texts of a list `recent_messages` as they are stored, oldest first: the entries of role `user` that
 * have a text, cut to their maximum length. Other entries are context only.
 */
export function visitorTexts(recentMessages: Json | undefined): string[] {
  if (!Array.isArray(recentMessages)) return []
  return recentMessages
    .flatMap(entry => (isJsonObject(entry) && entry['role'] === 'user' ? [entry['text']] : []))
    .filter(text => typeof text === 'string')
    .slice(-RECENT_MESSAGES_AT_MOST)
    .map(cut)
}

/** The part of such a list in a run's context: the latest entries, their texts cut, as many as fit. */
export function contextMessages(recentMessages: readonly Json[]): Json[] {
  const fitting: Json[] = []
  let bytes = 0
  for (const entry of recentMessages.toReversed()) {
    const text = isJsonObject(entry) ? entry['text'] : undefined
    const short = isJsonObject(entry) && typeof text === 'string' ? { ...entry, text: cut(text) } : entry
    bytes += Buffer.byteLength(JSON.stringify(short))
    if (bytes > CONTEXT_BYTES) break
    fitting.push(short)
  }
  return fitting.reverse()
}

/**
 * The texts that are not stored yet. Callers send the history of a model, which repeats earlier texts and may lack
 * stored ones, such as answers to questions: texts that both have in the same order are the same (the longest common
 * subsequence), so that a visitor who repeats a text is recorded twice.
 */
export function textsNotStored(texts: readonly string[], stored: readonly string[]): string[] {
  // common[i][j]: how many texts the lists from i and from j on have in common.
  const common = Array.from({ length: texts.length + 1 }, () => new Array<number>(stored.length + 1).fill(0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = texts.length - 1; i >= 0; i--)
    for (let j = stored.length - 1; j >= 0; j--)
      (common[i] as number[])[j] = texts[i] === stored[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const added: string[] = []
  let j = 0
  for (const [i, text] of texts.entries()) {
    while (j < stored.length && text !== stored[j] && at(i, j + 1) === at(i, j)) j++
    if (j < stored.length && text === stored[j]) j++
    else added.push(text)
  }
  return added
}

function cut(text: string): string {
  return text.length <= TEXT_MAX
    ? text
    : Array.from(text.slice(0, 2 * TEXT_MAX))
        .slice(0, TEXT_MAX)
        .join('')
}
