/** A command that cannot do what was asked, in sentences for the one who asked. */
export class CommandFailed extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'CommandFailed'
  }
}

/** Remarks go to stderr, so that stdout is only what was asked for. */
export function remark(sentence: string): void {
  console.error(sentence)
}
