import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { assertListening, freePort } from './ports.ts'

export type PgBouncer = { url: string; stop(): Promise<void> }

const PROGRAM = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  name => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
)
/** pgbouncer refuses to run as root; Debian's `nobody`. */
const NOBODY = 65_534

/** Why tests with pgbouncer are skipped, or false. */
export const pgbouncerSkip: string | false = PROGRAM === undefined ? 'pgbouncer is not installed' : false

/** pgbouncer before a database, with the settings that docs/operating/deployment.md names. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  settings: readonly string[] = [],
): Promise<PgBouncer> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl)
  const account = `user=${username}${password === '' ? '' : ` password=${decodeURIComponent(password)}`}`
  const folder = await mkdtemp(join(tmpdir(), 'parley-pgbouncer-'))
  const port = await freePort()
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${databasePort || '5432'} ${account}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 60
max_client_conn = 200
${settings.join('\n')}
`,
  )
  const asRoot = process.getuid?.() === 0
  if (asRoot) for (const path of [folder, join(folder, 'pgbouncer.ini')]) chownSync(path, NOBODY, NOBODY)
  const child = spawn(PROGRAM ?? '', [join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(asRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    await assertListening(port)
  })
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const ended = once(child, 'exit')
      // At once: SIGINT would wait for its clients.
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
