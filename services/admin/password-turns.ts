import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { requireClient, type AdminCaller } from './caller.ts'
import { sharesOf } from './shares.ts'

/**
 * Hashes or compares one password of a workspace at a time, and none for a client that has left.
 * @throws Refusal `rate_limited` when too many wait
 */
export async function inPasswordTurn<Result>(
  knex: Database,
  caller: Pick<AdminCaller, 'tenantId' | 'hasLeft'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return await sharesOf(knex).passwords.within(caller.tenantId, async () => {
    requireClient(caller)
    return await work()
  })
}
