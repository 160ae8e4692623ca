import { setTimeout } from 'node:timers/promises'

const LOCK_NOT_AVAILABLE = '55P03'

export interface LockPatience {
  attempts: number
  pauseMs: number
}

/**
 * Repeats work that changes the schema and gave up waiting for a lock: turns queue behind it while it waits, so that it
 * waits briefly and often.
 * @returns its result, or undefined when the lock was never free
 */
export async function withLocks<T>(
  { attempts, pauseMs }: LockPatience,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { result: await work() }
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
      if (attempt === attempts) return undefined
      await setTimeout(pauseMs)
    }
  }
}
