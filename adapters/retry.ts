import { setTimeout as delay } from 'node:timers/promises'

export type RetryOptions = {
  /** How often `work` runs at most; without a limit when absent. */
  attempts?: number
  firstPauseMs: number
  /** Each pause is this many times the one before. */
  factor?: number
  /** Whether another attempt may help; any error is retried when absent. */
  shouldRetry?: (error: unknown) => boolean
  onRetry?: (error: unknown) => void
  /** If false, a pause alone does not keep the process running. */
  ref?: boolean
}

/**
 * Runs `work` until it succeeds. It must be safe to repeat if its effect was committed unnoticed.
 * @throws the error of the last attempt
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  { attempts = Infinity, firstPauseMs, factor = 1, shouldRetry = () => true, onRetry, ref = true }: RetryOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !shouldRetry(error)) throw error
      onRetry?.(error)
      await delay(firstPauseMs * factor ** (attempt - 1), undefined, { ref })
    }
  }
}
