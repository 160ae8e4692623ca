import pg from 'pg'
import { asError } from '../listener.ts'
import { isTransient } from '../transient.ts'
import { tenantNamedIn } from './named-tenant.ts'
import { MOVED, refusedUnlessMade } from './moved-shard-group.ts'
import { KeptLocks } from './kept-locks.ts'
import { makeShardGroups, type ShardGroup } from './shard-groups.ts'
import type { Routing } from './routing.ts'
import { closedWhileHanging } from './server-watch.ts'

type Config = { text: string; values?: unknown[] }
type Callback = (error: unknown, result?: unknown) => void
type Open = (group: ShardGroup) => pg.Pool

/** Connections of a pool: all, those that nobody uses, and how many callers wait for one. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/**
 * A server with shard groups: `address` is the host and port that Citus knows it by, `pool` that of one of its shard
 * groups.
 */
export type ShardServer = { node: number; address: string; pool: pg.Pool }

/** A change of the schema and one of many shards, such as a new partition, may be in one transaction. */
export const SETTINGS_OF_COORDINATOR = "; set citus.multi_shard_modify_mode = 'sequential'"

/** What settings of the session make a server run statements on the shards of a shard group as on tables. */
export function settingsOfShardGroup({ schema }: ShardGroup): string {
  return `; set search_path = ${schema}, public; set citus.enable_manual_changes_to_shards = on;
    ${refusedUnlessMade(schema)}`
}

/** The part of pg's client that shows every error of the server. */
type Errors = { connection: { on: (event: 'errorMessage', listener: (error: { code?: string }) => void) => void } }

/**
 * The pool of the coordinator, with one for each shard group. A statement that names its workspace is sent to its shard
 * group; all others to the coordinator.
 */
export class RoutedPool extends pg.Pool {
  readonly #routing: Routing
  readonly #open: Open
  /** Also those of shard groups that have moved, for who still holds one: their connections end when they are idle. */
  readonly #pools = new Map<string, pg.Pool>()

  constructor(config: pg.PoolConfig, routing: Routing, open: Open) {
    super(config)
    this.#routing = routing
    this.#open = open
    closedWhileHanging(this, routing.url, routing.watch)
    const own = super.query.bind(this) as (...query: unknown[]) => unknown
    const connect = this.connect.bind(this) as (...callback: unknown[]) => unknown
    const routed = {
      query: async (query: string | Config, values?: unknown[]) => {
        const group = await this.#shardGroupOf(query, values)
        return group === undefined ? await own(query, values) : await this.at(group).query(query as Config, values)
      },
      // The pool's own statements connect with a callback.
      connect: (callback?: unknown) => (callback === undefined ? this.#session() : connect(callback)),
    }
    Object.assign(this, routed)
    this.connectHere = async () => await (connect() as Promise<pg.PoolClient>)
  }

  readonly connectHere: () => Promise<pg.PoolClient>

  /** Of the coordinator. */
  get url(): string {
    return this.#routing.url
  }

  /** The pool of each shard group. */
  get shardGroups(): readonly pg.Pool[] {
    return this.#routing.shardGroups().map(group => this.at(group))
  }

  get servers(): readonly ShardServer[] {
    const groups = new Map(this.#routing.shardGroups().map(group => [group.node, group]))
    return [...groups].map(([node, group]) => ({ node, address: new URL(group.url).host, pool: this.at(group) }))
  }

  /** The connections of this pool and those of its shard groups, now and later. */
  get counts(): PoolCounts {
    const sum = (count: keyof PoolCounts) =>
      [...this.#pools.values()].reduce((total, pool) => total + pool[count], this[count])
    return {
      get totalCount() {
        return sum('totalCount')
      },
      get idleCount() {
        return sum('idleCount')
      },
      get waitingCount() {
        return sum('waitingCount')
      },
    }
  }

  async poolOf(tenantId: string): Promise<pg.Pool> {
    return this.at(await this.#routing.shardGroupOf(tenantId))
  }

  at(group: ShardGroup): pg.Pool {
    const found = this.#pools.get(keyOf(group))
    if (found !== undefined) return found
    const open = closedWhileHanging(this.#open(group), group.url, this.#routing.watch)
    open.on('connect', client => {
      this.#followMoves(client)
      // For whoever follows the statements of all connections.
      this.emit('connect', client)
    })
    this.#pools.set(keyOf(group), open)
    return open
  }

  #followMoves({ connection }: Errors): void {
    connection.on('errorMessage', ({ code }) => {
      // Found out by the next statement, if it fails.
      if (code === MOVED) this.#routing.reload().catch(() => undefined)
    })
  }

  async #shardGroupOf(query: string | Config, values?: unknown[]): Promise<ShardGroup | undefined> {
    const [text, given] = typeof query === 'string' ? [query, values] : [query.text, query.values ?? values]
    const tenantId = tenantNamedIn(text, given ?? [])
    return tenantId === undefined ? undefined : await this.#routing.shardGroupOf(tenantId)
  }

  async #session(): Promise<pg.PoolClient> {
    return await Promise.resolve(
      new RoutedSession(
        async (query, values) => await this.#shardGroupOf(query, values),
        async group => (group === undefined ? await this.connectHere() : await this.at(group).connect()),
      ) as unknown as pg.PoolClient,
    )
  }

  override async end(): Promise<void> {
    await Promise.all([...this.#pools.values()].map(async pool => await pool.end()))
    await super.end()
  }
}

function keyOf({ schema, url }: ShardGroup): string {
  return `${schema} ${url}`
}

type Bound = { client: pg.PoolClient; group: ShardGroup | undefined; hasWritten: boolean }

const READS = /^\s*(?:select|with)\b(?![\s\S]*\b(?:insert into|update \w+ set|delete from)\b)/i
const BEGINS = /^\s*(?:begin|start transaction)\b/i
const ENDS = /^\s*(?:commit|rollback)\s*;?\s*$/i
const COMMITS = /^\s*commit\b/i
/** `lockUntilEnd`: on the coordinator, where the processes meet. */
const LOCKS = /^\s*select pg_advisory_xact_lock/i
/** A setting of the transaction. */
const SETS = /^\s*set\s+(?:local|transaction)\b/i

/**
 * A connection that is chosen by the first statement of its transaction that names a workspace, or that writes, and
 * kept until that ends: the shard group of the workspace, from which tables of every server can be written as well;
 * else the coordinator.
 */
export class RoutedSession {
  readonly #shardGroupOf: (query: string | Config, values?: unknown[]) => Promise<ShardGroup | undefined>
  readonly #connect: (group: ShardGroup | undefined) => Promise<pg.PoolClient>
  #begin: string[] = []
  #locks: KeptLocks | undefined
  #bound: Bound | undefined

  constructor(
    shardGroupOf: (query: string | Config, values?: unknown[]) => Promise<ShardGroup | undefined>,
    connect: (group: ShardGroup | undefined) => Promise<pg.PoolClient>,
  ) {
    this.#shardGroupOf = shardGroupOf
    this.#connect = connect
  }

  /** With a callback as knex calls it, with a promise otherwise. */
  query(query: string | Config, values?: unknown[] | Callback): Promise<unknown> | undefined {
    if (typeof values !== 'function') return this.#run(query, values)
    this.#run(query).then(
      result => values(null, result),
      (error: unknown) => values(error),
    )
    return undefined
  }

  async #run(query: string | Config, values?: unknown[]): Promise<unknown> {
    const text = typeof query === 'string' ? query : query.text
    if (this.#bound === undefined && (BEGINS.test(text) || (this.#begin.length > 0 && SETS.test(text)))) {
      this.#begin.push(text.replace(/;\s*$/, ''))
      return { rows: [], rowCount: null }
    }
    if (ENDS.test(text)) return await this.#end(query)
    if (this.#begin.length > 0 && LOCKS.test(text)) return await this.#lock(query, values)
    const group = await this.#shardGroupOf(query, values)
    const client = (await this.#bind(group, text)).client
    const isAlone = this.#begin.length === 0
    try {
      return await client.query(query as Config, values)
    } finally {
      if (isAlone) this.release()
    }
  }

  async #bind(group: ShardGroup | undefined, text: string): Promise<Bound> {
    const isRead = READS.test(text)
    const bound = this.#bound
    if (bound !== undefined && (group === undefined || bound.group?.schema === group.schema)) {
      bound.hasWritten ||= !isRead
      return bound
    }
    if (bound?.group !== undefined) throw new Error('a transaction is of one workspace')
    if (bound !== undefined) {
      if (bound.hasWritten) return bound
      // Also if the shard group cannot be reached: it is released once.
      this.#bound = undefined
      // What it has only read there, it keeps locked to its end.
      if (this.#locks === undefined) this.#locks = new KeptLocks(bound.client)
      else bound.client.release(true)
    }
    // Transactions that each held one connection of the pool and waited for another would wait for each other.
    const locks = this.#locks
    if (group === undefined && locks !== undefined) {
      this.#locks = undefined
      this.#bound = { client: await locks.end(), group, hasWritten: !isRead }
      return this.#bound
    }
    const client = await this.#connect(group)
    this.#bound = { client, group, hasWritten: !isRead }
    if (this.#begin.length > 0) await client.query(this.#begin.join('; '))
    return this.#bound
  }

  async #lock(query: string | Config, values?: unknown[]): Promise<unknown> {
    const bound = this.#bound
    if (bound !== undefined && bound.group === undefined) return await bound.client.query(query as Config, values)
    if (this.#locks === undefined) {
      this.#locks = new KeptLocks(await this.#connect(undefined))
      await this.#locks.query(this.#begin.join('; '))
    }
    return await this.#locks.query(query as Config, values)
  }

  async #end(query: string | Config): Promise<unknown> {
    const bound = this.#bound
    if (bound === undefined) {
      this.release()
      return { rows: [], rowCount: null }
    }
    try {
      // Without its lock another transaction may have begun to work on the same.
      if (COMMITS.test(typeof query === 'string' ? query : query.text)) await this.#locks?.query('select')
      const result = await bound.client.query(query as Config)
      this.release()
      return result
    } catch (error) {
      this.release(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }

  release(broken?: Error | boolean): void {
    const bound = this.#bound
    this.#bound = undefined
    this.#begin = []
    bound?.client.release(broken)
    const locks = this.#locks
    this.#locks = undefined
    void locks?.release()
  }
}

/** After tables were added. */
export async function remakeShardGroups(db: pg.Pool): Promise<void> {
  if (db instanceof RoutedPool) await makeShardGroups(db, db.url)
}

/**
 * A pool for each shard group of a distributed database, whose statements run there; the given one of a plain server.
 */
export function poolsOf(db: pg.Pool): readonly pg.Pool[] {
  return db instanceof RoutedPool ? db.shardGroups : [db]
}

/** As `poolsOf`, also for the connection of a transaction, which stays where it is. */
export function shardGroupsOf(db: pg.Pool | pg.PoolClient): readonly (pg.Pool | pg.PoolClient)[] {
  return db instanceof RoutedPool ? db.shardGroups : [db]
}

type TakeFromShardGroups = <Thing>(
  db: pg.Pool | pg.PoolClient,
  limit: number,
  take: (group: pg.Pool | pg.PoolClient, limit: number) => Promise<Thing[]>,
) => Promise<Thing[]>

/**
 * For one queue: takes up to `limit` things, from one shard group after the other, beginning after the one that was the
 * last to give any, so that no shard group is served more often than another that has things too. A shard group whose
 * server is unavailable keeps its things, and holds up nothing else.
 */
export function shardGroupsInTurn(): TakeFromShardGroups {
  let next = 0
  return async (db, limit, take) => {
    const groups = shardGroupsOf(db)
    const taken = []
    const failures: unknown[] = []
    const first = next
    for (let step = 0; step < groups.length && taken.length < limit; step += 1) {
      const at = (first + step) % groups.length
      try {
        const found = await take(groups[at] as pg.Pool, limit - taken.length)
        taken.push(...found)
        if (found.length > 0) next = at + 1
      } catch (error) {
        if (!isTransient(error)) throw error
        failures.push(error)
      }
    }
    if (failures.length === groups.length) throw asError(failures[0])
    return taken
  }
}

/**
 * What belongs to workspaces, by the pool of the shard group that has their rows; all of it by `db` on a plain server.
 */
export async function byShardGroup<Thing extends { tenantId: string }>(
  db: pg.Pool | pg.PoolClient,
  things: readonly Thing[],
): Promise<Map<pg.Pool | pg.PoolClient, Thing[]>> {
  if (!(db instanceof RoutedPool)) return new Map([[db, [...things]]])
  const grouped = new Map<pg.Pool | pg.PoolClient, Thing[]>()
  for (const thing of things) {
    const group = await db.poolOf(thing.tenantId)
    const here = grouped.get(group) ?? []
    here.push(thing)
    grouped.set(group, here)
  }
  return grouped
}
