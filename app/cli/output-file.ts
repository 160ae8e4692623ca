import { mkdir, writeFile } from 'node:fs/promises'
import { reasonOf } from '../source-file.ts'
import { CommandFailed } from './output.ts'

/** Writes a file that the caller of a command named. */
export async function writeOutput(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new CommandFailed([`${file} cannot be written: ${reasonOf(error)}.`])
  })
}

/** Makes a folder for such files, with the folders that it is in. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new CommandFailed([`${folder} cannot be made: ${reasonOf(error)}.`])
  })
}
