import { nearestName } from '../../domain/nearest-name.ts'
import { forTerminal } from './wrapped.ts'

/** A command that cannot do what was asked; its sentences are for the person who asked. */
export class CommandFailed extends Error {
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

/** Remarks go to stderr, so that stdout contains only the output. */
export function remark(sentence: string): void {
  console.error(forTerminal(sentence, process.stderr))
}
