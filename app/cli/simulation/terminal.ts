import { createInterface } from 'node:readline'

/** A line from the person at the terminal, or from a script; undefined at the end of the input. */
export type Ask = (prompt: string) => Promise<string | undefined>

export function askOnTerminal(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      process.stdout.write(prompt)
      const next = await lines.next()
      if (next.done === true) process.stdout.write('\n')
      // A terminal does not echo the answers of a script, and the transcript should have them.
      else if (!process.stdin.isTTY) process.stdout.write(`${next.value}\n`)
      return next.done === true ? undefined : next.value
    },
    close: () => terminal.close(),
  }
}

/** The input is invalid; the question remains open. */
export function refuse(reason: string): void {
  console.log(`! ${reason}`)
}
