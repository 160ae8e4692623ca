import { getPriority, setPriority } from 'node:os'

/** Steps of `nice`: where the processors are busy, a tenth of the time that the event loop gets. */
const STEPS = 10
const LEAST = 19

/** Has the thread that calls it yield to the event loop: for threads that compute for long. */
export function yieldToEventLoop(): void {
  // On Linux alone a thread has a priority of its own; elsewhere this would be that of the process.
  if (process.platform === 'linux') setPriority(0, Math.min(LEAST, getPriority(0) + STEPS))
}
