import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What the Dockerfile copies out of the checkout into the image, beside node_modules. */
export async function copiedNames(): Promise<string[]> {
  const stages = (await readFile(`${ROOT}/Dockerfile`, 'utf8')).split(/^FROM /m)
  return [...(stages.at(-1) ?? '').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names]) => names?.split(' ') ?? [],
  )
}

/**
 * A folder with the contents of the image. Its packages are the checkout's; production-packages.ts keeps the others
 * away from a process.
 */
export async function layOutImage(): Promise<{ folder: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-image-'))
  for (const name of await copiedNames()) {
    await mkdir(path.dirname(`${folder}/${name}`), { recursive: true })
    await cp(`${ROOT}/${name}`, `${folder}/${name}`, { recursive: true })
  }
  await symlink(`${ROOT}/node_modules`, `${folder}/node_modules`)
  return {
    folder,
    drop: async () => {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
