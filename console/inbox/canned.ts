import type { components } from '../../generated/types/admin.ts'

/** A slash in a text, and what is typed after it up to the caret. */
export type Slash = { from: number; typed: string }

/** The slash that the caret is behind: at the beginning of the text or after a space, so that no address counts. */
export function slashBefore(text: string, caret: number): Slash | undefined {
  const typed = /(?:^|\s)\/([^\s/]*)$/.exec(text.slice(0, caret))?.[1]
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed }
}

/** The text with an answer in place of the slash and what follows it, and where the caret is then. */
export function withAnswer(text: string, { from, typed }: Slash, answer: string): { text: string; caret: number } {
  return { text: text.slice(0, from) + answer + text.slice(from + 1 + typed.length), caret: from + answer.length }
}

type Answer = Pick<components['schemas']['CannedAnswer'], 'code' | 'title' | 'locale'>

/**
 * The answers whose code begins with what is typed, and after them those whose title contains it; within these, those
 * in another language than the visitor's come last.
 */
export function matching<Some extends Answer>(answers: readonly Some[], typed: string, locale: string | null): Some[] {
  const text = typed.toLowerCase()
  const rank = ({ code, title, locale: own }: Answer): number | undefined => {
    const isForeign = own !== null && locale !== null && languageOf(own) !== languageOf(locale)
    if (code.startsWith(text)) return isForeign ? 1 : 0
    return title.toLowerCase().includes(text) ? (isForeign ? 3 : 2) : undefined
  }
  return answers
    .flatMap(answer => ({ answer, rank: rank(answer) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ answer }) => answer)
}

const languageOf = (locale: string): string => (locale.split(/[-_]/)[0] ?? '').toLowerCase()
