import { isOvertaken, isTransient } from '../adapters/postgres/transient.ts'
import { retry } from '../adapters/retry.ts'
import { Refusal } from '../domain/refusal.ts'

/** The database is usually back, or a connection free, within this time. */
const RETRY_AFTER_S = 2

/**
 * The refusal of a request that may be sent again as it is: for a transient error, such as a restart of the database,
 * and for a transaction that lost to another one; undefined for all others.
 */
export function unavailable(error: unknown): Refusal | undefined {
  if (!isTransient(error) && !isOvertaken(error)) return undefined
  return new Refusal('service_unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_S) }, cause: error })
}

const RETRY_MS = 1_000

/**
 * Repeats `write` while the database is unavailable. It must be safe to repeat if its effect was committed unnoticed.
 * Ends with the pool: a closed one rejects with an error that is not transient.
 * @param onWait called once with the cause, which may be one that only an operator can remove, such as a wrong password
 */
export async function onceAvailable<Result>(
  write: () => Promise<Result>,
  onWait: (error: unknown) => void,
): Promise<Result> {
  let waits = false
  const onRetry = (error: unknown) => {
    if (!waits) onWait(error)
    waits = true
  }
  return await retry(write, { firstPauseMs: RETRY_MS, shouldRetry: isTransient, onRetry, ref: false })
}
