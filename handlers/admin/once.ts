import type { AdminCaller } from '../../services/admin/caller.ts'
import type { Idempotency, IdempotencyKey } from '../../services/idempotency/idempotency.ts'
import type { AnyReply } from '../wire.ts'

/**
 * Runs an operation that takes an `Idempotency-Key` once for the key: a repetition gets the first reply again, headers
 * included. `change` stores it in the transaction of what it changes.
 */
export async function onceByKey(
  idempotency: Idempotency,
  key: IdempotencyKey | undefined,
  caller: AdminCaller,
  run: () => Promise<AnyReply>,
): Promise<AnyReply> {
  return await idempotency.once(key, async lease => {
    caller.keyLease = lease
    return await run()
  })
}
