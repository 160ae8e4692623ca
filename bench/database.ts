import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '../adapters/postgres/migrations.ts'
import { version } from '../app/version.ts'
import { startEmbeddedPostgres } from '../app/embedded-postgres.ts'
import { seedWorkspace } from './workspace.ts'

/** Databases that are all alike: every measurement gets a copy of its own, so that none depends on another. */
export type BenchServer = {
  describe: () => Promise<string>
  copy: () => Promise<{ url: string; drop: () => Promise<void> }>
  stop: () => Promise<void>
}

const dataDir = fileURLToPath(new URL('../.data/bench', import.meta.url))
const PREFIX = 'parley_bench_'

/**
 * The server of DATABASE_URL, or the embedded one with its settings in production: no safety is traded for speed.
 */
export async function openBenchServer(): Promise<BenchServer> {
  const given = process.env['DATABASE_URL'] ?? ''
  const server = given === '' ? await startEmbeddedPostgres({ dataDir }) : { url: given, stop: () => Promise.resolve() }
  const admin = new pg.Client({ connectionString: server.url, application_name: 'parley-bench' })
  await admin.connect()
  await removeLeftovers(admin)
  const template = `${PREFIX}${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${template} template template0`)
  await migrate(withDatabase(server.url, template), { version })
  await seedWorkspace(withDatabase(server.url, template))
  let copies = 0
  return {
    describe: async () => {
      const { rows } = await admin.query<{ name: string; setting: string }>(
        `select name, setting
        from pg_settings
        where name in ('server_version', 'fsync', 'synchronous_commit', 'full_page_writes')
        order by name desc`,
      )
      return rows.map(({ name, setting }) => `${name}=${setting}`).join(' ')
    },
    copy: async () => {
      const name = `${template}_${String((copies += 1))}`
      // file_copy ends in a checkpoint, so that a measurement does not pay for the writes of the one before it.
      await admin.query(`create database ${name} template ${template} strategy file_copy`)
      return {
        url: withDatabase(server.url, name),
        drop: async () => {
          await admin.query(`drop database ${name} with (force)`)
        },
      }
    },
    stop: async () => {
      await admin.query(`drop database if exists ${template} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}

/** Drops what a killed benchmark left behind. Two at once would disturb each other's figures anyway. */
async function removeLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [PREFIX],
  )
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`)
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
