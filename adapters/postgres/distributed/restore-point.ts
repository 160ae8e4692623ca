import type pg from 'pg'
import { holdingShardGroups } from './held-shard-groups.ts'
import { connectTo, urlOf } from './shard-groups.ts'

/** A transaction that commits on several servers is recorded on the one that began it. */
const HOLD_COMMITS = 'begin; lock table pg_dist_transaction in exclusive mode'

/**
 * Writes a mark into the log of every server, at which a restore of all of them ends: each transaction is then on all
 * servers or on none. Citus holds back the commits that the coordinator begins; those of workers, where transactions at
 * shard groups begin, are held back here. None waits longer than some milliseconds. The logs up to the mark are closed,
 * so that they are archived at once.
 * @throws NotDistributable
 */
export async function createRestorePoint(url: string, name: string): Promise<void> {
  await holdingShardGroups(url, async coordinator => {
    const workers: pg.Client[] = []
    try {
      for (const worker of await findWorkers(coordinator, url)) workers.push(await connectTo(worker))
      for (const worker of workers) await worker.query(HOLD_COMMITS)
      await coordinator.query('select citus_create_restore_point($1)', [name])
      for (const worker of workers) await worker.query('rollback')
      for (const server of [coordinator, ...workers]) await server.query('select pg_switch_wal()')
    } finally {
      await Promise.all(workers.map(async worker => await worker.end()))
    }
  })
}

async function findWorkers(coordinator: pg.Client, url: string): Promise<string[]> {
  const { rows } = await coordinator.query<{ host: string; port: number }>(
    "select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary'",
  )
  return rows.map(server => urlOf(url, server))
}
