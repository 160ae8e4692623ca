import pg from 'pg'
import type { Knex, Pool, PoolClient } from './pool.ts'

type TransactionOptions<Result> = {
  /** How long each statement may take, as PostgreSQL writes it; default: the limit of the pool. */
  timeout?: `${number}${'s' | 'min'}`
  /**
   * All reads see the database as it was when the first of them began. Nothing is written, unless it is `writable`: a
   * write of what another transaction has changed since then fails.
   */
  snapshot?: boolean | 'writable'
  /** How long a statement waits for a lock, as PostgreSQL writes it; default: as long as the statement may take. */
  lockLimit?: `${number}ms`
  /** Whether the commit waits for the disk; default: yes. Otherwise a crash of the server may undo it as a whole. */
  durable?: boolean
  /** Whether the transaction is committed, given the result of the work; default: always. */
  commitIf?: (result: Result) => boolean
}

type Work<Session, Result> = (session: Session) => Promise<Result>

/**
 * Runs `work` in one transaction on one connection, of a pool or of a knex instance; what it throws is rethrown after a
 * rollback. When the connection breaks, the statement that meets it fails, and the pool replaces the connection.
 */
export async function transaction<Result>(
  db: Pool,
  work: Work<PoolClient, Result>,
  options?: TransactionOptions<Result>,
): Promise<Result>
export async function transaction<Result>(
  db: Knex,
  work: Work<Knex, Result>,
  options?: TransactionOptions<Result>,
): Promise<Result>
export async function transaction<Result>(
  db: Pool | Knex,
  work: Work<PoolClient & Knex, Result>,
  options: TransactionOptions<Result> = {},
): Promise<Result> {
  return await (db instanceof pg.Pool
    ? onClient(db, work as Work<PoolClient, Result>, options)
    : onKnex(db, work as Work<Knex, Result>, options))
}

async function onClient<Result>(
  pool: Pool,
  work: Work<PoolClient, Result>,
  options: TransactionOptions<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query([beginOf(options), ...settingsOf(options)].join('; '))
    const result = await work(client)
    await client.query(options.commitIf?.(result) === false ? 'rollback' : 'commit')
    return result
  } catch (error) {
    // A connection that cannot roll back must not reach the next caller.
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure))
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function onKnex<Result>(
  knex: Knex,
  work: Work<Knex, Result>,
  options: TransactionOptions<Result>,
): Promise<Result> {
  let refused: { result: Result } | undefined
  try {
    return await knex.transaction(
      async trx => {
        const settings = settingsOf(options)
        if (settings.length > 0) await trx.raw(settings.join('; '))
        const result = await work(trx)
        if (options.commitIf?.(result) !== false) return result
        refused = { result }
        throw new Error('rolled back on request')
      },
      isSnapshot(options) ? { isolationLevel: 'repeatable read', readOnly: options.snapshot === true } : undefined,
    )
  } catch (error) {
    if (refused !== undefined) return refused.result
    throw error
  }
}

function isSnapshot({ snapshot = false }: TransactionOptions<never>): boolean {
  return snapshot !== false
}

function beginOf(options: TransactionOptions<never>): string {
  if (!isSnapshot(options)) return 'begin'
  return `begin isolation level repeatable read${options.snapshot === true ? ', read only' : ''}`
}

/** What follows `begin`. */
function settingsOf({ timeout, lockLimit, durable = true }: TransactionOptions<never>): string[] {
  return [
    ...(lockLimit === undefined ? [] : [`set local lock_timeout = '${lockLimit}'`]),
    ...(durable ? [] : ['set local synchronous_commit = off']),
    ...(timeout === undefined
      ? []
      : [`set local statement_timeout = '${timeout}'`, `set local idle_in_transaction_session_timeout = '${timeout}'`]),
  ]
}

/** The connection of a transaction, for statements that take a connection of the driver: they become part of it. */
export async function connectionOf(trx: Knex): Promise<PoolClient> {
  if (trx.isTransaction !== true) throw new Error('a connection is lent out of a transaction only')
  return await (trx.client as { acquireConnection: () => Promise<PoolClient> }).acquireConnection()
}
