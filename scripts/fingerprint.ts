import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const NAME = 'fingerprint.txt'

/** Runs a build when one of its input files and folders has changed since the last one into its folder. */
export async function buildWhenChanged(folder: string, sources: string[], build: () => Promise<void>): Promise<void> {
  const file = `${folder}/${NAME}`
  const fingerprint = fingerprintOf(sources)
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return
  await build()
  writeFileSync(file, fingerprint)
}

function fingerprintOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(`${ROOT}/${file}`))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(`${ROOT}/${path}`, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`.slice(ROOT.length + 1))
    .sort()
}
