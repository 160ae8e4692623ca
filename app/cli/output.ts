import { nearestName } from '../../domain/nearest-name.ts'
import { forTerminal } from './wrapped.ts'

/** A command that cannot do what was asked, in sentences for the one who asked. */
export class CommandFailed extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'CommandFailed'
  }
}

/** A command that was called with something that cannot be: it exits with 2, as for an unknown option. */
export class WrongUse extends CommandFailed {}

/** "There is no scope …", with the one that was probably meant, or all that there are. */
export function noSuchName(noun: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  const all = known.length === 0 ? `there are no ${noun}s` : `there are ${known.join(', ')}`
  return `There is no ${noun} "${name}"; ${nearest === undefined ? `${all}.` : `did you mean ${nearest}?`}`
}

/** Remarks go to stderr, so that stdout has nothing but the output. */
export function remark(sentence: string): void {
  console.error(forTerminal(sentence, process.stderr))
}
