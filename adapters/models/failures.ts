import { isRetryableStatus } from '../../domain/retryable-status.ts'
import { EgressFailure } from '../egress/index.ts'
import { ModelFailure } from './model.ts'

/** Providers answer so where a lock was not free in time. */
const CONFLICT = 409

/** What a provider's library threw, without what the provider wrote: that may quote the request or the key. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const status =
    error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
  if (status !== undefined)
    return new ModelFailure(`the model's provider answered ${status}`, {
      status,
      retryable: status === CONFLICT || isRetryableStatus(status),
      cause: error,
    })
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof EgressFailure) return new ModelFailure(cause.message, { retryable: cause.retryable, cause })
  }
  return new ModelFailure("the model's provider sent something other than an answer", { retryable: true, cause: error })
}
