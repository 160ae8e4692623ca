import pg from 'pg'
import { distribute } from '../../adapters/postgres/distributed/distribute.ts'
import { tenantNamedIn } from '../../adapters/postgres/distributed/named-tenant.ts'
import { byShardGroup, poolsOf } from '../../adapters/postgres/distributed/routed-pool.ts'
import { findRouting } from '../../adapters/postgres/distributed/routing.ts'
import { createPool, type Pool, type PoolClient } from '../../adapters/postgres/pool.ts'

/*
 * Databases of tests on the servers of TEST_CITUS, that of the coordinator first. A database of Citus is one of the
 * same name on each of them, so that a copy of all of them is a database of its own.
 */

const servers = (process.env['TEST_CITUS'] ?? '').split(',').filter(url => url !== '')
export const onCitus = servers.length > 0
export const otherServers = servers.slice(1)

/** The server of test databases, and those that it consists of. */
export function serversOfTests(url: string): string[] {
  return onCitus && url === servers[0] ? servers : [url]
}

/** Makes empty databases of this name one of Citus. */
export async function joinServers(name: string): Promise<void> {
  const [coordinator = '', ...workers] = servers.map(url => at(url, name))
  for (const url of [coordinator, ...workers]) await query(url, 'create extension citus')
  await query(coordinator, `select citus_set_coordinator_host('127.0.0.1', ${new URL(coordinator).port})`)
  for (const url of workers) await query(coordinator, `select citus_add_node('127.0.0.1', ${new URL(url).port})`)
}

export async function distributeDatabase(url: string): Promise<void> {
  await distribute(url)
  // Its daemon keeps a database of Citus open, and an open one is not copied.
  for (const server of servers) {
    const { pathname } = new URL(url)
    const name = pathname.slice(1)
    await query(
      at(server, 'postgres'),
      `alter database ${name} allow_connections false;
      select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  }
}

/**
 * What Citus cannot do with the rows of several servers: it has changed nothing. It calls some of it a wrong syntax or
 * an unknown table; a statement with that mistake fails at a shard group as well.
 */
const REFUSED = ['0A000', 'XX000', '42601', '42P01']
const isRefused = (error: unknown) => error instanceof pg.DatabaseError && REFUSED.includes(error.code ?? '')
/** At each shard group it would insert rows of the others as well. */
const INSERTS = /^\s*insert\b/i

/**
 * A pool for statements of a test: one on rows of several workspaces that Citus refuses runs at each shard group
 * instead.
 */
export function testPool(url: string): Pool {
  const pool = createPool({ url, name: 'parley-test' })
  const query = pool.query.bind(pool) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  const insistent = async (text: string, values?: unknown[]) =>
    await query(text, values).catch(async (error: unknown) => {
      if (!isRefused(error) || INSERTS.test(text)) throw error
      return await queryEach(poolsOf(pool), text, values)
    })
  return onCitus ? Object.assign(pool, { query: insistent }) : pool
}

/** One answer of all. */
async function queryEach(groups: Iterable<Pool | PoolClient>, text: string, values?: unknown[]) {
  const results = []
  for (const group of groups) results.push(await group.query(text, values))
  return {
    ...results[0],
    rows: results.flatMap(({ rows }) => rows as unknown[]),
    rowCount: results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
  }
}

const LOCKS_TABLE = /^\s*lock table (?<table>\w+)/i

/**
 * A connection whose transaction has run the statement: one on rows of unnamed workspaces that Citus refuses, at the
 * shard group that has such rows; one that locks a table of workspaces, at each shard group.
 */
export async function lockAt(pool: Pool, statement: string, values: readonly unknown[]): Promise<PoolClient> {
  const table = LOCKS_TABLE.exec(statement)?.groups?.['table']
  if (onCitus && table !== undefined && (await isOfWorkspaces(pool, table))) return await lockTable(pool, statement)
  const here = await begun(pool, statement, values).catch((error: unknown) => {
    if (!onCitus || !isRefused(error)) throw error
  })
  if (here !== undefined) return here.client
  for (const group of poolsOf(pool)) {
    const { client, rows } = await begun(group, statement, values)
    if (rows !== 0) return client
    client.release(true)
  }
  throw new Error('no shard group has the rows that a test locks')
}

async function isOfWorkspaces(pool: Pool, table: string): Promise<boolean> {
  const distributed = "select from pg_dist_partition where logicalrelid = to_regclass($1) and partmethod = 'h'"
  return (await pool.query(distributed, [table])).rowCount === 1
}

/** Its statements run in the transaction at the shard group of the workspace that they name, or else in each. */
async function lockTable(pool: Pool, statement: string): Promise<PoolClient> {
  const held = new Map<Pool | PoolClient, PoolClient>()
  for (const group of poolsOf(pool)) held.set(group, (await begun(group, statement, [])).client)
  const query = async (text: string, values: unknown[] = []) => {
    const tenantId = tenantNamedIn(text, values)
    const [group] = tenantId === undefined ? [] : (await byShardGroup(pool, [{ tenantId }])).keys()
    const own = group === undefined ? undefined : held.get(group)
    return await queryEach(own === undefined ? held.values() : [own], text, values)
  }
  const release = (broken: boolean) => {
    for (const client of held.values()) client.release(broken)
  }
  return { query, release } as unknown as PoolClient
}

async function begun(pool: Pool, statement: string, values: readonly unknown[]) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rowCount: rows } = await client.query(statement, [...values])
    return { client, rows }
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Where pools for this address send their statements, and a pool on each server of it. */
export async function openServers(url: string): Promise<Pool[]> {
  const pools = servers.map(server =>
    createPool({ url: at(server, new URL(url).pathname.slice(1)), name: 'parley-test' }),
  )
  await findRouting(url)
  return pools
}

function at(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
