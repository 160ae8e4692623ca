import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import pg from 'pg'
import { migrate, migrationsFolder } from '../../adapters/postgres/migrations.ts'
import { version } from '../../app/version.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../app/embedded-postgres.ts'
import { explainedDataDir, explainStatements } from '../spread/explained.ts'
import {
  distributeDatabase,
  joinServers,
  onCitus,
  openServers,
  otherServers,
  serversOfTests,
  testPool,
} from '../citus/databases.ts'
import { spreadTenants } from '../spread/variant.ts'
import { isAlive, openTestDataFolder, testDataFolder } from './data-folder.ts'

/*
 * One server for a test run, one migrated template on it, and for each test file a copy of that template. The server is
 * that of TEST_DATABASE_URL (set by the global set-up for its children) or of DATABASE_URL, else an embedded one, which
 * a single file started by hand finds or starts as well. Its data are in memory if there is room, since a copy of the
 * template is some 2,000 small files: that takes a tenth of the processor time there.
 */

const TEMPLATE_LOCK = 7_227_541
/** Whether the tests run on the schema that `test/spread/` spreads by workspace, on its own server (`make spread`). */
const spread = process.env['TEST_SPREAD'] === '1'
const dataDir = spread ? explainedDataDir : testDataFolder()

export interface TestDatabase {
  url: string
  pool: Pool
  /** A pool on each server that the database consists of. */
  servers?: Pool[]
  drop: () => Promise<void>
}

export interface TestServer {
  url: string
  stop: () => Promise<void>
}

/** The server of test databases. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() }
  openTestDataFolder(dataDir)
  return startEmbeddedPostgres({ dataDir, fast: true })
}

let server: Promise<EmbeddedPostgres> | undefined
let open = 0

/**
 * A separate migrated, empty database; `drop` it in `after`, when everything that used it is closed.
 * @param serverUrl another server than that of the test run
 */
export async function createTestDatabase(serverUrl?: string): Promise<TestDatabase> {
  const fill: Fill = async (admin, name, url) => {
    const template = await templateName()
    await createFrom(admin, name, template).catch(async (error: unknown) => {
      if (!isOneOf(error, ['3D000'])) throw error
      await buildTemplate(url, template)
      await createFrom(admin, name, template)
    })
  }
  return serverUrl === undefined ? await createDatabase(fill) : await createDatabaseOn(serverUrl, fill)
}

/** A database without tables, for the tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(async (admin, name) => {
    await createFrom(admin, name, 'template0')
  })
}

type Fill = (admin: pg.Client, name: string, serverUrl: string) => Promise<void>

async function createDatabase(fill: Fill): Promise<TestDatabase> {
  server ??= openTestServer()
  open += 1
  const { url: serverUrl } = await server
  const database = await createDatabaseOn(serverUrl, fill)
  return {
    ...database,
    drop: async () => {
      await database.drop()
      open -= 1
      if (open === 0) {
        const last = await server
        server = undefined
        await last?.stop()
      }
    },
  }
}

async function createDatabaseOn(serverUrl: string, fill: Fill): Promise<TestDatabase> {
  const name = `parley_test_${String(process.pid)}_${randomBytes(4).toString('hex')}`
  await withAdmin(serverUrl, admin => fill(admin, name, serverUrl))
  const url = withDatabase(serverUrl, name)
  const servers = onCitus ? await openServers(url) : []
  const pool = testPool(url)
  return {
    url,
    pool,
    ...(onCitus ? { servers } : {}),
    drop: async () => {
      for (const one of [pool, ...servers]) await one.end()
      for (const server of serversOfTests(serverUrl))
        await withAdmin(server, admin => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Creates the template of the current migrations and removes what earlier runs left behind. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  const template = await templateName()
  await withAdmin(serverUrl, async admin => {
    const { rows } = await admin.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^parley_(test|template)_'",
    )
    for (const { name } of rows) {
      const abandoned = name.startsWith('parley_test_') ? !isAlive(Number(name.split('_')[2])) : name !== template
      if (abandoned) await admin.query(`drop database if exists ${name}`).catch(() => undefined)
    }
  })
  await buildTemplate(serverUrl, template)
  if (spread) await withAdmin(serverUrl, explainStatements)
}

async function buildTemplate(serverUrl: string, template: string): Promise<void> {
  await withAdmin(serverUrl, async admin => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    // Named only when it is complete, so that no one copies an incomplete one.
    const draft = `parley_test_${String(process.pid)}_template`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await createFrom(admin, draft, 'template0')
    if (onCitus) await joinServers(draft)
    await migrate(withDatabase(serverUrl, draft), { version })
    if (spread) await spreadTenants(withDatabase(serverUrl, draft))
    if (onCitus) await distributeDatabase(withDatabase(serverUrl, draft))
    for (const server of serversOfTests(serverUrl))
      await withAdmin(server, one => one.query(`alter database ${draft} rename to ${template}`))
  })
}

let template: Promise<string> | undefined

/** Of the migrations as this process found them first. */
async function templateName(): Promise<string> {
  return await (template ??= nameOfTemplate())
}

async function nameOfTemplate(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await readdir(migrationsFolder)).filter(file => file.endsWith('.ts')).sort()
  for (const file of files) hash.update(file).update(await readFile(new URL(file, migrationsFolder)))
  if (onCitus)
    for (const file of ['distribute.ts', 'shard-groups.ts', 'shard-views.ts'])
      hash.update(await readFile(new URL(`../../adapters/postgres/distributed/${file}`, import.meta.url)))
  if (spread) hash.update(await readFile(new URL('../spread/variant.ts', import.meta.url)))
  return `parley_template_${hash.digest('hex').slice(0, 16)}`
}

async function createFrom(admin: pg.Client, name: string, template: string): Promise<void> {
  const text = `create database ${name} template ${template} strategy file_copy`
  await admin.query(text)
  for (const other of otherServers) await withAdmin(other, one => one.query(text))
}

async function withAdmin<T>(serverUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function isOneOf(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
