import { setTimeout as delay } from 'node:timers/promises'

const ATTEMPTS = 5
const FIRST_PAUSE_MS = 100

/**
 * Runs `work` up to five times, with growing pauses of 1.5 seconds in all, until it does not throw. It must be safe to
 * repeat where its effect came through unnoticed, as a commit is that names the revision it moves.
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  onFailure: (error: unknown) => void,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      onFailure(error)
      await delay(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}
