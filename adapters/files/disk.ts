import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder of this machine, or of a disk that several machines share. */
export function createDiskStore({ folder }: { folder: string }): FileStore {
  const pathOf = (key: string) => join(folder, ...key.split('/'))
  return {
    async put(key, file) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      try {
        await rename(file.path, path)
      } catch (error) {
        if (!hasCode(error, 'EXDEV')) throw error
        await copyAcross(file.path, path)
      }
    },
    async open(key) {
      try {
        const handle = await open(pathOf(key))
        return handle.createReadStream()
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    close: () => Promise.resolve(),
  }
}

/** On another disk: nobody may see the copy before it is complete. */
async function copyAcross(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(6).toString('hex')}`
  try {
    await copyFile(from, draft)
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
