import { EnvironmentError } from '../environment.ts'
import { SchemaBehind } from '../database.ts'
import { UnreadableFile } from '../workspace-file.ts'

/** A command that cannot do what was asked, in sentences for the one who asked. */
export class CommandFailed extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'CommandFailed'
  }
}

/** Runs a command; what went wrong is told on stderr, an expected failure without a stack, and the exit code is 1. */
export async function runToEnd(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    console.error(failureText(error))
  }
}

function failureText(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof CommandFailed || error instanceof SchemaBehind || error instanceof UnreadableFile) {
    return error.message
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code)) return `The database does not answer (${code}). Check DATABASE_URL.`
  if (['28P01', '28000', '3D000'].includes(code)) return `The database refused the connection: ${error instanceof Error ? error.message : code}.`
  return error instanceof Error ? error.stack ?? error.message : String(error)
}

/** Remarks go to stderr, so that stdout is only what was asked for. */
export function remark(sentence: string): void {
  console.error(sentence)
}
