import createKnex, { type Knex } from 'knex'
import pg from 'pg'
import {
  RoutedPool,
  SETTINGS_OF_COORDINATOR,
  settingsOfShardGroup,
  type PoolCounts,
} from './distributed/routed-pool.ts'
import { routingOf } from './distributed/routing.ts'
import { BY_INDEX } from './plans.ts'

export type { Knex }
export type Pool = pg.Pool
export type PoolClient = pg.PoolClient
export type { PoolCounts }

const INT8 = 20
const DATE = 1082

const builtIn = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => (text: string) => unknown

/** `bigint` as a number; a value that a double cannot hold exactly is an error, never a rounded figure. */
export function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

/**
 * How column values arrive, for pg and knex alike: `bigint` (and counts) as numbers, `date` as `YYYY-MM-DD` (the driver
 * itself would move a day by the machine's time zone), everything else as pg returns it.
 */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return parseBigint
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    return builtIn(oid, format)
  }) as typeof pg.types.getTypeParser,
}

interface PoolOptions {
  url: string
  /** Connections at most; default 10. */
  max?: number
  /** What `pg_stat_activity` shows. */
  name?: string
  /** Transactions may not write. */
  readOnly?: boolean
  /** For queues: plans use indexes, however small the tables are when the plans are made. */
  byIndex?: boolean
  /** Statements of one connection are sent without waiting for each other's results. */
  pipeline?: boolean
  /** Milliseconds before a statement is cancelled; default 30,000. */
  statementTimeout?: number
  /** Milliseconds before a connection, and a result, count as lost; default 5,000 and never. */
  answerTimeout?: number
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError?: (error: Error) => void
}

const ignore = () => undefined

const CONNECT_TIMEOUT_MS = 5_000

/** With properties that the driver's types lack. */
type PoolConfig = pg.PoolConfig & {
  pipeline?: boolean
  onConnect: (client: { query: (query: { text: string; query_timeout: number }) => Promise<unknown> }) => Promise<void>
}

/** What makes a session read-only, to follow other statements. */
function readOnlyOf({ readOnly = false }: { readOnly?: boolean }): string {
  return readOnly ? '; set default_transaction_read_only = on' : ''
}

/*
 * A machine that loses its power or network closes no connection. Its transactions end before the statements that wait
 * for their locks (30 seconds), and its sessions free their connections for the processes that replace it.
 */
const ENDED_WITH_ITS_MACHINE = `
  set idle_in_transaction_session_timeout = 10000;
  set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`

/**
 * A pool that fails fast when the server is unavailable, and never ends the process because an idle connection broke.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const routing = routingOf(options.url)
  const watched = (pool: pg.Pool) => watchedPool(pool, options.onError)
  if (routing === undefined) return watched(new pg.Pool(configOf(options)))
  return watched(
    new RoutedPool(configOf(options, SETTINGS_OF_COORDINATOR), routing, group =>
      watched(new pg.Pool(configOf({ ...options, url: group.url }, settingsOfShardGroup(group)))),
    ),
  )
}

/** @param settings of each session besides those of every pool, to follow other statements */
function configOf(options: PoolOptions, settings = ''): PoolConfig {
  return {
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.name ?? 'parley',
    connectionTimeoutMillis: options.answerTimeout ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Not as parameters of the connection, which a pooler refuses or ignores. PostgreSQL 15 takes no `_` in a number.
    onConnect: async client => {
      await client.query({
        text: `set statement_timeout = ${options.statementTimeout ?? 30_000};
          ${ENDED_WITH_ITS_MACHINE}${options.byIndex === true ? BY_INDEX : ''}${readOnlyOf(options)}${settings}`,
        query_timeout: CONNECT_TIMEOUT_MS,
      })
    },
    types: columnTypes,
    ...(options.pipeline === true ? { pipeline: true } : {}),
    ...(options.answerTimeout === undefined ? {} : { query_timeout: options.answerTimeout }),
  }
}

function watchedPool(pool: pg.Pool, onError: (error: Error) => void = ignore): pg.Pool {
  pool.on('error', onError)
  // The pool listens only while a connection is idle: without a listener, a connection that breaks between two
  // statements, or right after it was made, ends the process. Its next statement fails, and the pool replaces it.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

export interface KnexOptions {
  url: string
  /** Connections at most; default 5. */
  max?: number
  /** Transactions may not write. */
  readOnly?: boolean
  migrations?: Knex.MigratorConfig
  /** Milliseconds before a statement is cancelled; default never. */
  statementTimeout?: number
  /** Milliseconds before a statement stops to wait for a lock; default never. */
  lockTimeout?: number
  /** Receives what knex would print, such as the loss of an idle connection. A caller's own query rejects as well. */
  onWarning?: (message: unknown) => void
}

/** The database for administration; connections open on first use and close when idle. */
export function createKnexInstance(options: KnexOptions): Knex {
  const { onWarning = ignore } = options
  const rest = {
    client: 'pg',
    acquireConnectionTimeout: 5_000,
    ...(options.migrations === undefined ? {} : { migrations: options.migrations }),
    log: { warn: onWarning, error: onWarning, deprecate: onWarning, debug: onWarning },
  }
  if (routingOf(options.url) !== undefined) return routedKnex(options, rest)
  return createKnex({
    ...rest,
    connection: {
      connectionString: options.url,
      application_name: 'parley-admin',
      types: columnTypes,
    } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: options.max ?? 5,
      // Not as a parameter of the connection, which a pooler refuses or ignores.
      afterCreate: (connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) => {
        const { statementTimeout = 0, lockTimeout = 0 } = options
        const limits = `set statement_timeout = ${statementTimeout}; set lock_timeout = ${lockTimeout}`
        const session = `${limits}; ${ENDED_WITH_ITS_MACHINE}${readOnlyOf(options)}`
        connection.query(session, error => done(error, connection))
      },
    },
  })
}

type KnexPool = { numUsed: () => number; numFree: () => number; numPendingAcquires: () => number }

/** Of instances without a pool of knex's own. */
const routedPools = new WeakMap<Knex, Pool>()

/** The connections of a pool or knex instance, now and later. */
export function countsOf(db: Pool | Knex): PoolCounts {
  if (db instanceof RoutedPool) return db.counts
  if (db instanceof pg.Pool) return db
  const routed = routedPools.get(db)
  if (routed !== undefined) return countsOf(routed)
  const { pool } = db.client as { pool: KnexPool }
  return {
    get totalCount() {
      return pool.numUsed() + pool.numFree()
    },
    get idleCount() {
      return pool.numFree()
    },
    get waitingCount() {
      return pool.numPendingAcquires()
    },
  }
}

/** On the connections of a routed pool: each transaction has one of the shard group of its workspace. */
function routedKnex({ url, max = 5, readOnly = false, ...options }: KnexOptions, config: Knex.Config): Knex {
  const { statementTimeout = 0, onWarning = ignore } = options
  const pool = createPool({ url, max, name: 'parley-admin', readOnly, statementTimeout, onError: onWarning })
  const knex = createKnex({ ...config, connectionPool: pool as unknown as Knex.ConnectionPool })
  routedPools.set(knex, pool)
  const client = knex.client as { destroy: () => Promise<void> }
  const destroy = client.destroy.bind(client)
  client.destroy = async () => {
    await destroy()
    await pool.end()
  }
  return knex
}
