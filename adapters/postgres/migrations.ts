import { readdir } from 'node:fs/promises'
import type { Knex } from 'knex'
import pg from 'pg'
import { createKnexInstance } from './knex.ts'

export const migrationsFolder = new URL('../../migrations/', import.meta.url)

const TABLE = 'migrations'
/** Never to be changed: every process that migrates takes this advisory lock. */
const MIGRATION_LOCK = 7_227_539

const namePattern = /^\d{14}_[a-z0-9_]+\.ts$/

/** Migrations by name without `.ts`, so that a built package and a checkout agree on what has run. */
class MigrationFolder implements Knex.MigrationSource<string> {
  async getMigrations(): Promise<string[]> {
    const files = await readdir(migrationsFolder)
    return files
      .filter(file => namePattern.test(file))
      .sort()
      .map(file => file.slice(0, -'.ts'.length))
  }

  getMigrationName(migration: string): string {
    return migration
  }

  async getMigration(migration: string): Promise<Knex.Migration> {
    return (await import(new URL(`${migration}.ts`, migrationsFolder).href)) as Knex.Migration
  }
}

const source = new MigrationFolder()

/** What a migration does when it is rolled back. */
export interface RollbackStep {
  name: string
  statements: string[]
  /** Whether a table or a column goes, with what is stored in it. */
  dropsData: boolean
}

const DROPS_DATA = /\bdrop\s+(table|column|schema|owned)\b|\btruncate\b|\bdelete\s+from\b/i

/** A connection for the migrations of this code. */
export function createMigrator(url: string): Knex {
  return createKnexInstance({ url, max: 2, migrations: { migrationSource: source, tableName: TABLE } })
}

/**
 * Runs `work` in no more than one process at a time. Knex keeps its own lock in a table, where a killed process leaves
 * it for ever; ours ends with the connection, so its holder may clear what knex left.
 */
async function alone<T>(url: string, work: (knex: Knex) => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url, application_name: 'parley-migrate' })
  await holder.connect()
  const knex = createMigrator(url)
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await knex.migrate.forceFreeMigrationsLock()
    return await work(knex)
  } finally {
    await knex.destroy()
    await holder.end()
  }
}

/**
 * Migrates the schema to its latest version; returns the names of the migrations that ran. Safe to call from many
 * processes.
 */
export async function migrate(url: string): Promise<string[]> {
  return alone(url, async knex => {
    const [, names] = (await knex.migrate.latest()) as [number, string[]]
    return names
  })
}

/**
 * Rolls back the newest migration, or every one with `all`, when `approve` allows what it is shown; no other process
 * can migrate in between. Returns the names in the order in which they were rolled back.
 */
export async function rollback(
  url: string,
  approve: (steps: RollbackStep[]) => Promise<boolean>,
  { all = false }: { all?: boolean } = {},
): Promise<string[]> {
  return alone(url, async knex => {
    const [done] = (await knex.migrate.list()) as [{ name: string }[], unknown]
    const names = done.map(({ name }) => name).reverse()
    const steps = await Promise.all((all ? names : names.slice(0, 1)).map(rollbackStep))
    if (steps.length === 0 || !(await approve(steps))) return []
    for (const { name } of steps) await knex.migrate.down({ name })
    return steps.map(({ name }) => name)
  })
}

async function rollbackStep(name: string): Promise<RollbackStep> {
  const { down } = await source.getMigration(name)
  const statements: string[] = []
  const recorder = { raw: async (sql: string) => await Promise.resolve(statements.push(sql)) }
  await down?.(recorder as unknown as Knex)
  return { name, statements, dropsData: statements.some(sql => DROPS_DATA.test(sql)) }
}

/** Names of the migrations that this code has and the database has not, oldest first. Writes nothing. */
export async function pendingMigrations(database: {
  query: (sql: string) => Promise<{ rows: { name: string }[] }>
}): Promise<string[]> {
  const known = await source.getMigrations()
  const {
    rows: [table],
  } = await database.query(`select to_regclass('${TABLE}')::text as name`)
  if (table?.name == null) return known
  const { rows } = await database.query(`select name from ${TABLE}`)
  const done = new Set(rows.map(row => row.name))
  return known.filter(name => !done.has(name))
}
