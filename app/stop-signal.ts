import type { Logger } from 'pino'

export type StopSignal = 'SIGTERM' | 'SIGINT'

/** Resolves with the first request to stop; a second one ends the process immediately. */
export async function stopSignal(): Promise<StopSignal> {
  const signals = ['SIGTERM', 'SIGINT'] as const
  const first = await new Promise<StopSignal>(resolve => {
    for (const signal of signals) process.once(signal, () => resolve(signal))
  })
  for (const signal of signals) process.once(signal, () => process.exit(1))
  return first
}

/** A statement that does not return, or a lost connection, must not hold the process until it is killed. */
const END_AFTER_MS = 9_700

/** Ends the process if `stop` takes too long; leases of unfinished work expire. */
export async function endInTime(stop: () => Promise<void>, logger: Logger): Promise<void> {
  const end = setTimeout(() => {
    logger.warn('stopped with work unfinished')
    process.exit(1)
  }, END_AFTER_MS)
  await stop()
  clearTimeout(end)
}
