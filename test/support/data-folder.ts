import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const MEMORY = '/dev/shm'
const ROOM_IN_MEMORY = 4 * 2 ** 30
/** Of this user's folders; the rest of a name identifies the checkout. */
const PREFIX = `parley-test-${process.getuid?.() ?? 0}-`

/** The data folder of the test server, one for each checkout and user: in memory if there is room. */
export function testDataFolder(): string {
  const onDisk = `${ROOT}/.data/test`
  if (!existsSync(MEMORY)) return onDisk
  const { bavail, bsize } = statfsSync(MEMORY)
  const checkout = createHash('sha256').update(onDisk).digest('hex').slice(0, 8)
  return bavail * bsize < ROOM_IN_MEMORY ? onDisk : `${MEMORY}/${PREFIX}${checkout}`
}

/** Makes the folder, and removes those of checkouts that no longer exist, which no later run would use. */
export function openTestDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/checkout`, ROOT)
  if (existsSync(MEMORY)) removeAbandoned(MEMORY)
}

/** Exported for its test. */
export function removeAbandoned(memory: string): void {
  for (const name of readdirSync(memory).filter(each => each.startsWith(PREFIX))) {
    const checkout = textOf(`${memory}/${name}/checkout`)
    const server = Number.parseInt(textOf(`${memory}/${name}/postgres/postmaster.pid`) ?? '')
    if (checkout === undefined || existsSync(checkout) || isAlive(server)) continue
    rmSync(`${memory}/${name}`, { recursive: true, force: true })
  }
}

/** Whether any user has a process with this id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
