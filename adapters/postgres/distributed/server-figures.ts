import { statement, type Queryable } from '../statement.ts'
import { RoutedPool } from './routed-pool.ts'

/** What the servers with rows of workspaces hold and do, each by the host and port that Citus knows it by. */
export type ServerFigures = {
  serverBytes: Record<string, number>
  /** Since the statistics of the server were last reset. */
  serverTransactions: Record<string, number>
}

const figures = statement<{ server: string; bytes: number; transactions: number }>(
  'server_figures',
  `
  select n.nodename || ':' || n.nodeport as server, pg_database_size(current_database()) as bytes,
    s.xact_commit + s.xact_rollback as transactions
  from pg_dist_local_group g
  join pg_dist_node n using (groupid)
  join pg_stat_database s on s.datname = current_database()
  where n.noderole = 'primary'`,
)

/** Empty for a plain server. */
export async function readServerFigures(db: Queryable): Promise<ServerFigures> {
  const read: ServerFigures = { serverBytes: {}, serverTransactions: {} }
  if (!(db instanceof RoutedPool)) return read
  // Of the places on a server, each says the same.
  for (const place of db.places)
    for (const { server, bytes, transactions } of await figures(place, [])) {
      read.serverBytes[server] = bytes
      read.serverTransactions[server] = transactions
    }
  return read
}
