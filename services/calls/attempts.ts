import { CallPostponed, CircuitOpen, type CallSlots, type CallTarget } from './slots.ts'

/** Waits; the one of tests returns immediately. */
export type Delay = (ms: number) => Promise<void>

/** One attempt's outcome. `retryAfterMs` is requested by the other side. `timedOut`: it did not answer. */
export type Attempt<Result> = {
  result: Result
  again: boolean
  retryAfterMs?: number | undefined
  timedOut?: boolean
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000

/** Time limits of a call: `timeoutMs` for each attempt, `withinMs` for all of them with the pauses between. */
export type Patience = { retries: number; timeoutMs: number; withinMs?: number }

export type AttemptDeps = { delay: Delay; isHeld: () => Promise<boolean>; slots: CallSlots; target: CallTarget }

/** Another process has taken over the call: its result must come from there. */
export class CallOvertaken extends Error {
  constructor() {
    super('another process makes this call, or has saved its result')
    this.name = 'CallOvertaken'
  }
}

/**
 * Runs up to `1 + retries` attempts, with growing pauses between them, until one must not be retried or there is no
 * time for another. Each gets its milliseconds. `isHeld` is checked before every attempt, since a process may be
 * suspended at any moment and resume long after another has taken over its work. Each attempt is made in a slot of its
 * target; if there is none for a further attempt, the last result is returned.
 * @throws CallOvertaken
 * @throws CircuitOpen, CallPostponed before the first attempt
 */
export async function withRetries<Result>(
  { retries, timeoutMs, withinMs = Infinity }: Patience,
  { delay, isHeld, slots, target }: AttemptDeps,
  attempt: (timeoutMs: number) => Promise<Attempt<Result>>,
): Promise<Result> {
  const began = performance.now()
  let last: Attempt<Result> | undefined
  for (let number = 0; ; number++) {
    const left = withinMs - (performance.now() - began)
    const forOne = Math.max(1, Math.ceil(Math.min(timeoutMs, left)))
    try {
      last = await slots.within(target, forOne, async () => {
        if (!(await isHeld())) throw new CallOvertaken()
        return await attempt(forOne)
      })
    } catch (error) {
      if (last !== undefined && (error instanceof CircuitOpen || error instanceof CallPostponed)) return last.result
      throw error
    }
    const { result, again, retryAfterMs = 0 } = last
    if (!again || number >= retries) return result
    const pause = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS * 2 ** number, retryAfterMs))
    if (performance.now() - began + pause >= withinMs) return result
    await delay(pause)
  }
}

export function retryAfterMs(header: string | undefined): number | undefined {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1_000 : undefined
}
