import { asError } from '../listener.ts'
import { sqlStateOf } from '../transient.ts'
import { statement, type Queryable } from '../statement.ts'
import { MOVED } from './moved-shard-group.ts'
import { RoutedPool, type ShardServer } from './routed-pool.ts'

/** What the servers with rows of workspaces hold and do, each by the host and port that Citus knows it by. */
export type ServerFigures = {
  /** 1 for a server that answers, else 0. */
  serverUp: Record<string, number>
  /** Of those that answer. */
  serverBytes: Record<string, number>
  /** Since the statistics of the server were last reset. */
  serverTransactions: Record<string, number>
}

const figures = statement<{ bytes: number; transactions: number }>(
  'server_figures',
  `
  select pg_database_size(current_database()) as bytes, xact_commit + xact_rollback as transactions
  from pg_stat_database
  where datname = current_database()`,
)
const answers = statement('server_answers', 'select')

/** Empty for a plain server. */
export async function readServerFigures(db: Queryable): Promise<ServerFigures> {
  const read: ServerFigures = { serverUp: {}, serverBytes: {}, serverTransactions: {} }
  const note = async ({ address, pool }: ShardServer) => {
    try {
      const [found] = await figures(pool, [])
      read.serverUp[address] = 1
      read.serverBytes[address] = found?.bytes ?? 0
      read.serverTransactions[address] = found?.transactions ?? 0
    } catch (error) {
      read.serverUp[address] = isMoving(error) ? 1 : 0
    }
  }
  if (db instanceof RoutedPool) await Promise.all(db.servers.map(note))
  return read
}

/**
 * Which of the servers with rows of workspaces do not answer, by their `nodeid` in `pg_dist_node`; none of a plain
 * server.
 * @throws what one of them failed with, where none answers
 */
export async function findLostServers(db: Queryable): Promise<number[]> {
  if (!(db instanceof RoutedPool)) return []
  const { servers } = db
  const failures = new Map<number, unknown>()
  const ask = async ({ node, pool }: ShardServer) => {
    await answers(pool, []).catch((error: unknown) => {
      if (!isMoving(error)) failures.set(node, error)
    })
  }
  await Promise.all(servers.map(ask))
  const [failure] = failures.values()
  if (failure !== undefined && failures.size === servers.length) throw asError(failure)
  return [...failures.keys()].sort((a, b) => a - b)
}

/** The server answers; the shard group that was asked is on its way to another one. */
function isMoving(error: unknown): boolean {
  return sqlStateOf(error) === MOVED
}
