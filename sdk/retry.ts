import { retryAfterOf, type ParleyErrorCode } from './errors.ts'

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

export type RetryOptions = {
  /** How often a request is sent at most; 3 unless given. */
  attempts?: number
  /**
   * The client does not wait for a `Retry-After` above this many milliseconds: it fails immediately, with
   * `retryAfterMs`. 60,000 unless given.
   */
  longestWaitMs?: number
  random?: () => number
  now?: () => number
  /** Resolves after `milliseconds`, rejects when the signal aborts. */
  sleep?: (milliseconds: number, signal?: AbortSignal | null) => Promise<void>
}

/** Codes for which another attempt cannot help, whatever their status. */
export const NEVER_RETRY: ReadonlySet<ParleyErrorCode> = new Set<ParleyErrorCode>([
  'invalid_input',
  'widget_disabled',
  'origin_not_allowed',
  'intent_not_matched',
  'validation_failed',
  'invalid_scope',
  'scope_denied',
  'not_found',
])

const BASE_MS = 500
const JITTER_MS = 250
const CAP_MS = 8000

/** Milliseconds before the retry with number `n` (from 0): `min(500 · 2^n + random(0..250), 8000)`. */
export function retryDelay(n: number, random: () => number = Math.random): number {
  return Math.min(BASE_MS * 2 ** n + random() * JITTER_MS, CAP_MS)
}

/** How often the request behind this reply or this failure was sent. */
const sent = new WeakMap<object, number>()

export function attemptsOf(outcome: unknown): number {
  return typeof outcome === 'object' && outcome !== null ? (sent.get(outcome) ?? 1) : 1
}

/** Of the kind that `fetch` throws, so that it is repeated like any failure of the network. */
export class LateAnswer extends TypeError {}

/**
 * A `fetch` that gives up an attempt whose answer has not arrived in time: that of JSON as a whole, that of a stream
 * when it begins. It fails as a network does.
 */
export function timedFetch(fetch: Fetch, timeoutMs: number): Fetch {
  return async (input, init) => {
    const gone = new AbortController()
    const late = new LateAnswer(`The service did not answer within ${timeoutMs} ms`)
    const timer = setTimeout(() => {
      gone.abort(late)
    }, timeoutMs)
    const given = init?.signal ?? undefined
    const stop = (): void => {
      clearTimeout(timer)
    }
    given?.addEventListener('abort', stop, { once: true })
    try {
      const signal = given === undefined ? gone.signal : AbortSignal.any([given, gone.signal])
      return await whole(await fetch(input, { ...init, signal }))
    } catch (error) {
      throw gone.signal.aborted && init?.signal?.aborted !== true ? late : error
    } finally {
      stop()
      given?.removeEventListener('abort', stop)
    }
  }
}

/** A `fetch` that retries on 408, 429, 5xx and network failures, and waits for `Retry-After`. */
export function retryingFetch(fetch: Fetch, options: RetryOptions = {}): Fetch {
  const { attempts = 3, longestWaitMs = 60_000, random = Math.random, now = Date.now, sleep = pause } = options

  async function waitBefore(outcome: Response | undefined, n: number): Promise<number | undefined> {
    if (outcome === undefined) return retryDelay(n, random)
    if (!isTransient(outcome.status) || NEVER_RETRY.has(await codeOf(outcome))) return undefined
    const retryAfter = retryAfterOf(outcome.headers, now())
    if (retryAfter === undefined) return retryDelay(n, random)
    return retryAfter <= longestWaitMs ? retryAfter : undefined
  }

  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      let response: Response | undefined
      try {
        response = await fetch(input, init)
        sent.set(response, attempt)
      } catch (error) {
        if (typeof error === 'object' && error !== null) sent.set(error, attempt)
        if (init?.signal?.aborted === true || attempt >= attempts) throw error
      }
      if (response?.ok === true || (response !== undefined && attempt >= attempts)) return response
      const wait = await waitBefore(response, attempt - 1)
      if (wait === undefined) return response as Response
      await response?.body?.cancel().catch(() => undefined)
      await sleep(wait, init?.signal)
    }
  }
}

/** A reply whose JSON has arrived, since one that breaks off can only be asked for again before it is passed on. */
async function whole(response: Response): Promise<Response> {
  const { body, headers, ok, status, statusText } = response
  if (!ok || body === null || headers.get('content-type')?.startsWith('application/json') !== true) return response
  return new Response(await response.arrayBuffer(), { headers, status, statusText })
}

function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

export async function codeOf(response: Response): Promise<ParleyErrorCode> {
  const envelope = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { error?: ParleyErrorCode } | null | undefined
  return envelope?.error ?? 'unexpected_response'
}

/** Waits; an abort ends the wait immediately. */
export async function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(reasonOf(signal))
      return
    }
    const stop = (): void => {
      clearTimeout(timer)
      reject(reasonOf(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

export function reasonOf(signal: AbortSignal | null | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new DOMException('This operation was aborted', 'AbortError')
}
