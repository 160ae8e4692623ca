import type { Clock } from '../../adapters/clock.ts'

export interface TestClock extends Clock {
  /** Moves the clock by `ms` milliseconds; a negative number sets it back. */
  advance(ms: number): void
  set(instant: Date | string): void
}

/**
 * A clock that is stopped until a test moves it. Every `now()` is a new Date, so a caller cannot change the clock
 * through it.
 */
export function createTestClock(start: Date | string = '2026-01-01T00:00:00.000Z'): TestClock {
  let at = milliseconds(start)
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms
    },
    set(instant) {
      at = milliseconds(instant)
    },
  }
}

function milliseconds(instant: Date | string): number {
  const value = new Date(instant).getTime()
  if (Number.isNaN(value)) throw new RangeError(`not an instant: ${String(instant)}`)
  return value
}
