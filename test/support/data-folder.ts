import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const MEMORY = '/dev/shm'
const ROOM_IN_MEMORY = 4 * 2 ** 30
/** Of this user's folders; the rest of a name identifies the checkout. */
const PREFIX = `parley-test-${process.getuid?.() ?? 0}-`

/** The data folder of the test server, one for each checkout and user: in memory if there is room. */
export function testDataFolder(): string {
  const onDisk = `${ROOT}/.data/test`
  const checkout = createHash('sha256').update(onDisk).digest('hex').slice(0, 8)
  return hasRoomInMemory() ? `${MEMORY}/${PREFIX}${checkout}` : onDisk
}

/** A new folder for servers of a cluster, in memory if there is room; those of processes that are gone are removed. */
export function makeClusterFolder(parent = hasRoomInMemory() ? MEMORY : tmpdir()): string {
  for (const name of readdirSync(parent)) {
    const owner = /^parley-citus-(\d+)-/.exec(name)?.[1]
    if (owner !== undefined && !isAlive(Number(owner))) rmSync(`${parent}/${name}`, { recursive: true, force: true })
  }
  return mkdtempSync(`${parent}/parley-citus-${process.pid}-`)
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_IN_MEMORY
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
