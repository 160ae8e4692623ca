import path from 'node:path'
import { ExpectedFailure } from '../domain/expected-failure.ts'
import { createKnexInstance, type Knex, createPool } from '../adapters/postgres/pool.ts'
import { aheadText, migrate, SchemaAhead, schemaState } from '../adapters/postgres/migrations.ts'
import { makePartitions } from '../adapters/postgres/partitions.ts'
import { distribute } from '../adapters/postgres/distributed/distribute.ts'
import { dropViews } from '../adapters/postgres/distributed/places.ts'
import { findRouting, routingOf } from '../adapters/postgres/distributed/routing.ts'
import { PoolerInTransactionMode, refuseTransactionPooling } from '../adapters/postgres/pooler.ts'
import { isRestarting } from '../adapters/postgres/transient.ts'
import { retry } from '../adapters/retry.ts'
import { hasEmbeddedDatabase, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Environment } from './environment.ts'
import { version } from './version.ts'

export interface OpenDatabase {
  url: string
  close: () => Promise<void>
}

type DatabaseEnvironment = Pick<Environment, 'databaseUrl' | 'dataDir'> & Partial<Pick<Environment, 'databaseReadUrl'>>

/** The schema is older than the code. */
export class SchemaBehind extends ExpectedFailure {
  constructor(pending: readonly string[]) {
    const count = `${String(pending.length)} migration${pending.length === 1 ? '' : 's'}`
    super(`The database lacks ${count}; run \`parley migrate\` first.`)
    this.name = 'SchemaBehind'
  }
}

/** A command for a database that exists was called where there is none. */
export class NoDatabase extends ExpectedFailure {
  constructor(dataDir: string) {
    super(
      `There is no database in ${path.resolve(dataDir)}. Run this where Parley runs, or name its database in ` +
        'DATABASE_URL; `parley serve` and `parley migrate` make a new one here.',
    )
    this.name = 'NoDatabase'
  }
}

/**
 * The server of `DATABASE_URL`, or the embedded one, started or joined.
 * @param makes whether an embedded database is made where there is none
 * @throws PoolerInTransactionMode, NoDatabase
 */
export async function openDatabase(
  environment: DatabaseEnvironment,
  log: (sentence: string) => void = () => undefined,
  makes = true,
): Promise<OpenDatabase> {
  await refusePoolerOfReads(environment.databaseReadUrl)
  const { databaseUrl: url } = environment
  if (url !== undefined) {
    await onceStarted(async () => await refuseTransactionPooling(url), log)
    await findRouting(url)
    return { url, close: () => Promise.resolve() }
  }
  const { dataDir } = environment
  if (!makes && !hasEmbeddedDatabase(dataDir)) throw new NoDatabase(dataDir)
  if (!makes) log(`The database is the one in ${path.resolve(dataDir)}.`)
  const server = await startEmbeddedPostgres({ dataDir, log })
  return { url: server.url, close: server.stop }
}

/** A server that restarts is back within some seconds; one that recovers from a crash may need this long. */
const STARTED = { attempts: 60, firstPauseMs: 500 }

/** Repeats `work` while the server starts or stops, for half a minute. */
async function onceStarted<Result>(work: () => Promise<Result>, log: (sentence: string) => void): Promise<Result> {
  let isTold = false
  return await retry(work, {
    ...STARTED,
    shouldRetry: isRestarting,
    onRetry: () => {
      if (!isTold) log('The database is starting or stopping: waiting for it.')
      isTold = true
    },
  })
}

/** A standby that is unavailable does not prevent the start. */
async function refusePoolerOfReads(url: string | undefined): Promise<void> {
  if (url === undefined) return
  await refuseTransactionPooling(url, 'DATABASE_READ_URL').catch((error: unknown) => {
    if (error instanceof PoolerInTransactionMode) throw error
  })
}

/**
 * Migrates the schema, and makes the partitions of the current weeks: a database that was restored, or stopped for
 * weeks, has none, and a period whose first row went to the default partition never gets one. Safe to call from many
 * processes.
 * @returns the names of the migrations that ran
 * @throws SchemaAhead, SchemaLocked, PartitionsLocked
 */
export async function migrateDatabase(url: string): Promise<string[]> {
  if (routingOf(url) !== undefined) return await migrateDistributed(url)
  const names = await migrate(url, { version })
  const pool = createPool({ url, max: 1 })
  await makePartitions(pool).finally(() => pool.end())
  return names
}

/** As `migrateDatabase`; what is new is distributed as well. */
async function migrateDistributed(url: string): Promise<string[]> {
  const pool = createPool({ url, max: 2 })
  try {
    const { pending } = await schemaState(pool, { version })
    if (pending.length > 0) await dropViews(pool, url)
    const names = await migrate(url, { version }).finally(async () => await distribute(url))
    await makePartitions(pool)
    return names
  } finally {
    await pool.end()
  }
}

/**
 * Distributes a migrated database over the servers of Citus.
 * @returns the tables that were distributed
 * @throws NotDistributable, SchemaBehind
 */
export async function distributeDatabase(url: string, shards?: number): Promise<string[]> {
  const pool = createPool({ url, max: 1 })
  const { pending } = await schemaState(pool, { version }).finally(() => pool.end())
  if (pending.length > 0) throw new SchemaBehind(pending)
  return await distribute(url, { shards })
}

/**
 * Like `openDatabase`, with a schema that fits: the embedded database is migrated, another one must be. A newer schema
 * that states that this code works on it is noted in the log.
 * @param makes whether an embedded database is made where there is none: a process that serves does, a command does not
 * @throws SchemaBehind when a server of `DATABASE_URL` lacks migrations; SchemaAhead, NoDatabase
 */
export async function openCurrentDatabase(
  environment: DatabaseEnvironment,
  log: (sentence: string) => void = () => undefined,
  makes = false,
): Promise<OpenDatabase> {
  const database = await openDatabase(environment, log, makes)
  try {
    if (environment.databaseUrl === undefined) await migrateDatabase(database.url)
    const state = await onceStarted(async () => {
      const pool = createPool({ url: database.url, max: 1 })
      return await schemaState(pool, { version }).finally(() => pool.end())
    }, log)
    if (!state.compatible) throw new SchemaAhead(state, { version }, 'Start that version.')
    if (state.pending.length > 0) throw new SchemaBehind(state.pending)
    if (state.unknown.length > 0) log(aheadText(state, { version }))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Runs a command's work on a current database and closes what belongs to it. */
export async function withDatabase<T>(
  environment: DatabaseEnvironment,
  log: (sentence: string) => void,
  work: (url: string) => Promise<T>,
  makes = false,
): Promise<T> {
  const database = await openCurrentDatabase(environment, log, makes)
  return await work(database.url).finally(database.close)
}

/** Runs a command's work on a current database and closes everything after it. */
export async function withKnex<T>(
  environment: DatabaseEnvironment,
  log: (sentence: string) => void,
  work: (knex: Knex) => Promise<T>,
  makes = false,
): Promise<T> {
  const onUrl = async (url: string): Promise<T> => {
    const knex = createKnexInstance({ url, max: 2 })
    return await work(knex).finally(() => knex.destroy())
  }
  return await withDatabase(environment, log, onUrl, makes)
}
