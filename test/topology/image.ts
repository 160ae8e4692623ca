import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROGRAM_BUILD } from '../../scripts/build-program.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * A folder with the contents of the image. Its packages are the checkout's; production-packages.ts hides the others
 * from a process.
 */
export async function layOutImage(): Promise<{ folder: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-image-'))
  await cp(PROGRAM_BUILD, folder, { recursive: true })
  await symlink(`${ROOT}/node_modules`, `${folder}/node_modules`)
  return {
    folder,
    drop: async () => {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
