import { isRetryableStatus } from '../retryable-status.ts'

/** Seconds before attempts 1 to 6 (specification, Limits). */
const ATTEMPT_WAITS_S = [0, 60, 300, 900, 3_600, 14_400] as const

/** Result of one attempt: the receiver's status, or why there was none. */
export type AttemptResult = { status: number } | { failure: AttemptFailure }
export type AttemptFailure =
  'refused_address' | 'dns' | 'connect' | 'tls' | 'timeout' | 'too_large' | 'key_revoked' | 'internal'

/** `failed` ended by an answer that no repetition changes, `dead` by the last attempt. */
export type DeliveryVerdict = { state: 'succeeded' | 'failed' | 'dead' } | { state: 'pending'; waitS: number }

const PERMANENT_FAILURES: ReadonlySet<AttemptFailure> = new Set(['refused_address', 'key_revoked'])

/** The delivery's state after its attempt number `number`, counted from 1 (specification, Webhook delivery). */
export function judgeAttempt(number: number, result: AttemptResult): DeliveryVerdict {
  if ('status' in result && result.status >= 200 && result.status < 300) return { state: 'succeeded' }
  if (!isRetryable(result)) return { state: 'failed' }
  const waitS = ATTEMPT_WAITS_S[number]
  return waitS === undefined ? { state: 'dead' } : { state: 'pending', waitS }
}

function isRetryable(result: AttemptResult): boolean {
  return 'status' in result ? isRetryableStatus(result.status) : !PERMANENT_FAILURES.has(result.failure)
}
