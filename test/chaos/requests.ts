import { setTimeout as delay } from 'node:timers/promises'

export type Sent = { path: string; body: object; bearer?: string; key?: string }
export type Service = {
  /** Of a balancer, or of a process that may have ended before the request arrives. */
  port: () => number
  /** Called with each attempt; the returned function is called with the outcome, which is undefined for a success. */
  onAttempt?: () => (failure: string | undefined) => void
  /** @param asked Retry-After of the reply, in milliseconds */
  retryAfterMs?: (asked: number) => number
}
export type Requests = {
  /** Sends a request again, under the same key, until it succeeds; resolves with the body. */
  insist: (sent: Sent) => Promise<string>
  retried: () => number
}

type Outcome = { text: string } | { failure: string; askedMs: number }

const ANSWERED_WITHIN_MS = 5_000
const ANSWERED_AT_LAST_MS = 600_000

export function createRequests({ port, onAttempt, retryAfterMs = () => 20 + Math.random() * 80 }: Service): Requests {
  let attempts = 0
  let retried = 0

  /** @throws Refused when it would be refused again */
  async function attempt({ path, body, bearer, key }: Sent): Promise<Outcome> {
    const answer = await fetch(`http://127.0.0.1:${String(port())}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      headers: {
        'Content-Type': 'application/json',
        // Many callers, since one would reach its limit.
        'X-Forwarded-For': addressOf(attempts++),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
    })
    const text = await answer.text()
    if (answer.ok) return { text }
    // While the first request is not answered, its key is taken.
    if (answer.status < 500 && answer.status !== 429 && !text.includes('"idempotency_conflict"'))
      throw new Refused(`${path}: ${String(answer.status)} ${text}`)
    return { failure: String(answer.status), askedMs: Number(answer.headers.get('Retry-After') ?? 0) * 1000 }
  }

  return {
    retried: () => retried,
    async insist(sent) {
      const giveUpAt = performance.now() + ANSWERED_AT_LAST_MS
      while (performance.now() < giveUpAt) {
        const end = onAttempt?.()
        const outcome: Outcome = await attempt(sent).catch((error: unknown) => {
          if (error instanceof Refused) throw error
          return { failure: nameOf(error), askedMs: 0 }
        })
        end?.('failure' in outcome ? outcome.failure : undefined)
        if ('text' in outcome) return outcome.text
        retried++
        await delay(retryAfterMs(outcome.askedMs))
      }
      throw new Error(`${sent.path} was not answered in ten minutes`)
    },
  }
}

class Refused extends Error {}

function addressOf(index: number): string {
  return `10.${String((index >> 16) & 255)}.${String((index >> 8) & 255)}.${String(index & 255)}`
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? error.name
}
