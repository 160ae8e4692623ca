import { setTimeout as delay } from 'node:timers/promises'

/** Long enough for a machine that runs six processes at the same time. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 20

/**
 * Retries until it succeeds: for effects of another process, or of a notification, without an event for the test. The
 * last failure is the test's.
 */
export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
      await delay(PAUSE_MS)
    }
  }
}
