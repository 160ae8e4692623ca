/** Waits; a test's returns at once. */
export type Delay = (ms: number) => Promise<void>

/** One attempt's outcome. `retryAfterMs` is what the other side asked for. */
export type Attempt<Result> = { result: Result, again: boolean, retryAfterMs?: number | undefined }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000

/** Runs up to `1 + retries` attempts, with growing pauses between them, until one is not to be tried again. */
export async function withRetries<Result>(retries: number, delay: Delay, attempt: (number: number) => Promise<Attempt<Result>>): Promise<Result> {
  for (let number = 0; ; number++) {
    const { result, again, retryAfterMs = 0 } = await attempt(number)
    if (!again || number >= retries) return result
    await delay(Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS * 2 ** number, retryAfterMs)))
  }
}

export function retryAfterMs(header: string | undefined): number | undefined {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1_000 : undefined
}
