import { ExpectedFailure } from '../../domain/expected-failure.ts'
import { nearestName } from '../../domain/nearest-name.ts'
import { forTerminal } from './wrapped.ts'

/** A command that cannot do what was asked; its sentences are for the person who asked. */
export class CommandFailed extends ExpectedFailure {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'CommandFailed'
  }
}

/** A command that was called with impossible arguments: it exits with 2, as for an unknown option. */
export class WrongUse extends CommandFailed {}

/** "There is no scope …", with the name that was probably meant, or all that exist. */
export function noSuchName(noun: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  const all = known.length === 0 ? `there are no ${noun}s` : `there are ${known.join(', ')}`
  return `There is no ${noun} "${name}"; ${nearest === undefined ? `${all}.` : `did you mean ${nearest}?`}`
}

/**
 * A text of a visitor or another system as one line. A terminal would obey its control characters, and show other
 * characters than those of the text where they change the direction of writing.
 */
export function printable(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Remarks go to stderr, so that stdout contains only the output. */
export function remark(sentence: string): void {
  console.error(forTerminal(sentence, process.stderr))
}
