import type pg from 'pg'
import { LOCKS } from '../lock-numbers.ts'
import { NotDistributable } from './distribute.ts'
import { connectTo, isDistributed } from './places.ts'

/** A transaction that commits on several servers is recorded on the one that began it. */
const HOLD_COMMITS = 'begin; lock table pg_dist_transaction in exclusive mode'

/**
 * Writes a mark into the log of every server, at which a restore of all of them ends: each transaction is then on all
 * servers or on none. Citus holds back the commits that the coordinator begins; those of workers, where transactions at
 * places begin, are held back here. None waits longer than some milliseconds. The logs up to the mark are closed, so
 * that they are archived at once.
 * @throws NotDistributable
 */
export async function createRestorePoint(url: string, name: string): Promise<void> {
  const servers = [await connectTo(url)]
  try {
    const [coordinator] = servers as [pg.Client]
    if (!(await isDistributed(coordinator))) throw new NotDistributable('The database is not distributed.')
    // No place moves meanwhile.
    await coordinator.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    for (const worker of await findWorkers(coordinator, url)) servers.push(await connectTo(worker))
    for (const worker of servers.slice(1)) await worker.query(HOLD_COMMITS)
    await coordinator.query('select citus_create_restore_point($1)', [name])
    for (const worker of servers.slice(1)) await worker.query('rollback')
    for (const server of servers) await server.query('select pg_switch_wal()')
  } finally {
    await Promise.all(servers.map(async server => await server.end()))
  }
}

async function findWorkers(coordinator: pg.Client, url: string): Promise<string[]> {
  const { rows } = await coordinator.query<{ host: string; port: number }>(
    "select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary'",
  )
  return rows.map(({ host, port }) => Object.assign(new URL(url), { hostname: host, port: String(port) }).href)
}
