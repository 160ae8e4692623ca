import { SchemaBehind } from '../database.ts'
import { EnvironmentError } from '../environment.ts'
import { UnreadableFile } from '../workspace-file.ts'
import { CommandFailed } from './output.ts'

/** What went wrong, for the one who gave the command: an expected failure without a stack. */
export function failureText(error: unknown): string {
  if (
    error instanceof EnvironmentError ||
    error instanceof CommandFailed ||
    error instanceof SchemaBehind ||
    error instanceof UnreadableFile
  ) {
    return error.message
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'].includes(code))
    return `The database does not answer (${code}). Check DATABASE_URL.`
  if (['28P01', '28000', '3D000'].includes(code))
    return `The database refused the connection: ${error instanceof Error ? error.message : code}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
