import { readdir } from 'node:fs/promises'
import createKnex from 'knex'
import type { Knex } from 'knex'
import pg from 'pg'
import { columnTypes, type PoolClient } from './pool.ts'

export type { Knex }

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

export interface KnexOptions {
  url: string
  /** Connections at most; default 5. */
  max?: number
}

/** The database for administration; connections open on first use and close when idle. */
export function createKnexInstance(options: KnexOptions): Knex {
  return createKnex({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: 'parley-admin',
      types: columnTypes,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: options.max ?? 5 },
    acquireConnectionTimeout: 5_000,
    migrations: { migrationSource: source, tableName: TABLE },
  })
}

/** The connection of a transaction, for statements that take a connection of the driver: they become part of it. */
export async function connectionOf(trx: Knex): Promise<PoolClient> {
  if (trx.isTransaction !== true) throw new Error('a connection is lent out of a transaction only')
  return await (trx.client as { acquireConnection: () => Promise<PoolClient> }).acquireConnection()
}

/**
 * Runs `work` in no more than one process at a time. Knex keeps its own lock in a table, where a killed process leaves
 * it for ever; ours ends with the connection, so its holder may clear what knex left.
 */
async function alone<T>(url: string, work: (knex: Knex) => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url, application_name: 'parley-migrate' })
  await holder.connect()
  const knex = createKnexInstance({ url, max: 2 })
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
 * Rolls back the last batch, or everything with `all`; returns the names in the order in which they were rolled back.
 */
export async function rollback(url: string, options: { all?: boolean } = {}): Promise<string[]> {
  return alone(url, async knex => {
    const [, names] = (await knex.migrate.rollback(undefined, options.all === true)) as [number, string[]]
    return names
  })
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
