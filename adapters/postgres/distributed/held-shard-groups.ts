import type pg from 'pg'
import { LOCKS } from '../lock-numbers.ts'
import { NotDistributable } from './distribute.ts'
import { connectTo, isDistributed } from './shard-groups.ts'

/**
 * Works on the coordinator while nothing else moves shard groups or changes the schema.
 * @throws NotDistributable where the database is not distributed
 */
export async function holdingShardGroups<Result>(
  url: string,
  work: (coordinator: pg.Client) => Promise<Result>,
): Promise<Result> {
  const coordinator = await connectTo(url)
  try {
    if (!(await isDistributed(coordinator))) throw new NotDistributable('The database is not distributed.')
    await coordinator.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    return await work(coordinator)
  } finally {
    await coordinator.end()
  }
}
