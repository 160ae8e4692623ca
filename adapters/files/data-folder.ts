import { mkdir, rm, writeFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Smaller than any disk block, but more than a full disk accepts. */
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

/** The space on the file system of the folder, in bytes: `free` is what is not reserved for the administrator. */
export async function diskSpaceOf(folder: string): Promise<{ size: number; free: number }> {
  const { bsize, blocks, bavail } = await statfs(folder)
  return { size: bsize * blocks, free: bsize * bavail }
}
