import { writeFile } from 'node:fs/promises'
import { reasonOf } from '../source-file.ts'
import { CommandFailed } from './output.ts'

/** Writes a file that the caller of a command named. */
export async function writeOutput(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new CommandFailed([`${file} cannot be written: ${reasonOf(error)}.`])
  })
}
