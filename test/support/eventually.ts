import { setTimeout as delay } from 'node:timers/promises'

/** Only what hangs takes this long, however slow the machine is. */
const PATIENCE_MS = 180_000
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
