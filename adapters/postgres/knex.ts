import createKnex from 'knex'
import type { Knex } from 'knex'
import type pg from 'pg'
import { columnTypes, readOnlyOf, type PoolClient } from './pool.ts'

export type { Knex }

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
  /** Gets what knex would print, such as the loss of an idle connection. What a caller asked for rejects too. */
  onWarning?: (message: unknown) => void
}

const ignore = () => undefined

/** The database for administration; connections open on first use and close when idle. */
export function createKnexInstance(options: KnexOptions): Knex {
  const { onWarning = ignore } = options
  return createKnex({
    client: 'pg',
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
        connection.query(`${limits}${readOnlyOf(options)}`, error => done(error, connection))
      },
    },
    acquireConnectionTimeout: 5_000,
    ...(options.migrations === undefined ? {} : { migrations: options.migrations }),
    log: { warn: onWarning, error: onWarning, deprecate: onWarning, debug: onWarning },
  })
}

/** The connection of a transaction, for statements that take a connection of the driver: they become part of it. */
export async function connectionOf(trx: Knex): Promise<PoolClient> {
  if (trx.isTransaction !== true) throw new Error('a connection is lent out of a transaction only')
  return await (trx.client as { acquireConnection: () => Promise<PoolClient> }).acquireConnection()
}
