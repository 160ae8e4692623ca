import { readdir } from 'node:fs/promises'
import type { Knex } from 'knex'
import pg from 'pg'
import { ExpectedFailure } from '../../domain/expected-failure.ts'
import { LOCKS } from './lock-numbers.ts'
import { withLocks } from './locks.ts'
import { createKnexInstance } from './pool.ts'

export const migrationsFolder = new URL('../../migrations/', import.meta.url)

const TABLE = 'migrations'

const namePattern = /^\d{14}_[a-z0-9_]+\.ts$/

/** Beyond knex: migrations after the first release state their compatibility with older code that is still running. */
export interface Migration extends Knex.Migration {
  /** Expand: older code does not notice. Contract: it removes something that older code used. */
  phase?: 'expand' | 'contract'
  /** Oldest version of the code that works on the schema from here on. */
  minCode?: string
  config?: { transaction?: boolean }
}

/** Migrations by name without `.ts`, so that a built package and a checkout agree on what has run. */
class MigrationFolders implements Knex.MigrationSource<string> {
  readonly #folders: readonly URL[]

  constructor(folders: readonly URL[]) {
    this.#folders = folders
  }

  async getMigrations(): Promise<string[]> {
    return [...(await this.#files()).keys()]
  }

  getMigrationName(migration: string): string {
    return migration
  }

  async getMigration(migration: string): Promise<Migration> {
    const file = (await this.#files()).get(migration)
    if (file === undefined) throw new Error(`there is no migration ${migration}`)
    return (await import(file.href)) as Migration
  }

  async #files(): Promise<Map<string, URL>> {
    const files = await Promise.all(
      this.#folders.map(async folder => (await readdir(folder)).map(name => [name, new URL(name, folder)] as const)),
    )
    const migrations = files.flat().filter(([name]) => namePattern.test(name))
    return new Map(migrations.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, url]) => [name.slice(0, -3), url]))
  }
}

/** The version of this code, and where its migrations are. */
export interface Code {
  version: string
  folders?: readonly URL[]
}

const sourceOf = ({ folders = [migrationsFolder] }: Partial<Code>) => new MigrationFolders(folders)

/** The schema is newer than the code and does not state that the code works on it, or is not to be changed by it. */
export class SchemaAhead extends ExpectedFailure {
  constructor(state: SchemaState, code: Code, instead: string) {
    super(`${aheadText(state, code)} ${instead}`)
    this.name = 'SchemaAhead'
  }
}

/** A migration waited for a lock for its maximum time. */
export class SchemaLocked extends ExpectedFailure {
  constructor() {
    super(
      'Nothing more was migrated: another session holds a lock on a table that the next migration changes. ' +
        'End it (pg_stat_activity shows the oldest transaction), then run `parley migrate` again.',
    )
    this.name = 'SchemaLocked'
  }
}

export interface SchemaState {
  /** Names of the migrations that this code has and the database has not, oldest first. */
  pending: string[]
  /** Names of the migrations that the database has and this code has not. */
  unknown: string[]
  /** Whether every unknown migration states that this version of the code works on it. */
  compatible: boolean
}

/** One sentence about a schema that is newer than the code. */
export function aheadText({ unknown, compatible }: SchemaState, { version }: Code): string {
  const newest = unknown.at(-1) ?? ''
  return compatible
    ? `The database was migrated by a newer version of Parley (${newest}); ${version} works on it.`
    : `The database was migrated by a newer version of Parley (${newest}), on which ${version} cannot work.`
}

/** What a migration does when it is rolled back. */
export interface RollbackStep {
  name: string
  statements: string[]
  /** Whether it drops a table or a column with its data. */
  dropsData: boolean
}

const DROPS_DATA = /\bdrop\s+(table|column|schema|owned)\b|\btruncate\b|\bdelete\s+from\b/i

/** How long a migration waits for a lock: turns queue behind it as long. Then it tries again. */
const LOCK_TIMEOUT_MS = 1_000
const LOCK_PAUSE_MS = 2_000
const LOCK_ATTEMPTS = 30

/** A connection for the migrations of this code. */
export function createMigrator(url: string, code: Partial<Code> = {}): Knex {
  return createKnexInstance({
    url,
    max: 2,
    lockTimeout: LOCK_TIMEOUT_MS,
    // The state is examined here, with sentences of our own.
    migrations: { migrationSource: sourceOf(code), tableName: TABLE, disableMigrationsListValidation: true },
  })
}

/**
 * Runs `work` in no more than one process at a time. Knex keeps its own lock in a table, where a killed process leaves
 * it forever; ours ends with the connection, so its holder may clear what knex left.
 */
async function alone<T>(url: string, code: Code, work: (knex: Knex, state: SchemaState) => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url, application_name: 'parley-migrate' })
  await holder.connect()
  const knex = createMigrator(url, code)
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    await knex.migrate.forceFreeMigrationsLock()
    return await work(knex, await schemaState(holder, code))
  } finally {
    await knex.destroy()
    await holder.end()
  }
}

/**
 * Migrates the schema to the version of this code, one migration after the other; returns the names of those that ran.
 * Safe to call from many processes. A newer schema that the code works on stays as it is.
 * @throws SchemaAhead, SchemaLocked
 */
export async function migrate(url: string, code: Code): Promise<string[]> {
  return alone(url, code, async (knex, state) => {
    if (state.unknown.length > 0) {
      if (state.compatible && state.pending.length === 0) return []
      throw new SchemaAhead(state, code, 'Migrate it with that version.')
    }
    const ran: string[] = []
    for (;;) {
      const [, names] = (await locked(async () => (await knex.migrate.up()) as unknown)) as [number, string[]]
      if (names.length === 0) break
      ran.push(...names)
    }
    await storeMinCode(knex, sourceOf(code))
    return ran
  })
}

async function locked<T>(work: () => Promise<T>): Promise<T> {
  const done = await withLocks({ attempts: LOCK_ATTEMPTS, pauseMs: LOCK_PAUSE_MS }, work)
  if (done === undefined) throw new SchemaLocked()
  return done.result
}

/** What older code reads to know whether it works on this schema. */
async function storeMinCode(knex: Knex, source: MigrationFolders): Promise<void> {
  if (!(await knex.schema.hasColumn(TABLE, 'min_code')))
    await locked(async () => {
      await knex.raw(`alter table ${TABLE} add column min_code text`)
    })
  for (const name of await source.getMigrations()) {
    const { minCode } = await source.getMigration(name)
    if (minCode !== undefined) await knex(TABLE).where({ name }).update({ min_code: minCode })
  }
}

/**
 * Rolls back the newest migration, or every one with `all`, when `approve` allows what it is shown; no other process
 * can migrate in between. Returns the names in the order in which they were rolled back.
 * @throws SchemaAhead for a migration that this code does not have, SchemaLocked
 */
export async function rollback(
  url: string,
  code: Code,
  approve: (steps: RollbackStep[]) => Promise<boolean>,
  { all = false }: { all?: boolean } = {},
): Promise<string[]> {
  return alone(url, code, async (knex, state) => {
    if (state.unknown.length > 0) throw new SchemaAhead(state, code, 'Roll it back with that version.')
    const source = sourceOf(code)
    const [done] = (await knex.migrate.list()) as [{ name: string }[], unknown]
    const names = done.map(({ name }) => name).reverse()
    const steps = await Promise.all(
      (all ? names : names.slice(0, 1)).map(async name => await rollbackStep(source, name)),
    )
    if (steps.length === 0 || !(await approve(steps))) return []
    for (const { name } of steps) await locked(async () => (await knex.migrate.down({ name })) as unknown)
    return steps.map(({ name }) => name)
  })
}

async function rollbackStep(source: MigrationFolders, name: string): Promise<RollbackStep> {
  const { down } = await source.getMigration(name)
  const statements: string[] = []
  const recorder = { raw: (sql: string) => Promise.resolve(statements.push(sql)) }
  await down?.(recorder as unknown as Knex)
  return { name, statements, dropsData: statements.some(sql => DROPS_DATA.test(sql)) }
}

/** What this code and the database have of each other's migrations. Writes nothing. */
export async function schemaState(
  database: {
    query: (sql: string) => Promise<{ rows: { name: string | null; minCode?: string | null }[] }>
  },
  code: Code,
): Promise<SchemaState> {
  const known = await sourceOf(code).getMigrations()
  const {
    rows: [table],
  } = await database.query(`select to_regclass('${TABLE}')::text as name`)
  if (table?.name == null) return { pending: known, unknown: [], compatible: true }
  // Through JSON: the column is added by the first migration of this code.
  const { rows } = await database.query(`
    select name, to_jsonb(${TABLE}) ->> 'min_code' as "minCode"
    from ${TABLE}
    order by name`)
  const done = new Set(rows.map(row => row.name))
  const unknown = rows.filter(row => row.name !== null && !known.includes(row.name))
  return {
    pending: known.filter(name => !done.has(name)),
    unknown: unknown.map(row => row.name ?? ''),
    compatible: unknown.every(({ minCode }) => minCode != null && isAtLeast(code.version, minCode)),
  }
}

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, 'en', { numeric: true }) >= 0
}
