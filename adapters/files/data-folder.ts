import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Smaller than any block of a disk, and more than a full one takes. */
const PROBE_BYTES = 4_096

/** @throws Error where nothing can be stored in the folder. @param name of the file, one for each process */
export async function probeFolder(folder: string, name: string): Promise<void> {
  const path = join(folder, name)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES))
  } finally {
    await rm(path, { force: true })
  }
}
