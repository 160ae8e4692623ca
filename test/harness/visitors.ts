import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ENGINE_TOKEN } from '../support/service.ts'
import { PUBLIC_KEYS } from './workload.ts'

/** A conversation, its surface, and its id, which names all its effects. */
export type Visit = { run: string; surface: 'engine' | 'chat' }
/** A reply under a key. */
export type Reply = { key: string; text: string }
export type Visitors = {
  /** Holds a conversation, with the requests of a page and a shop around it. */
  visit(index: number): Promise<Visit>
  /** Those that have ended. */
  visits: Visit[]
  /** Every key of a request, and each of its replies. */
  keys: string[]
  replies: Reply[]
  retried(): number
}

/** Of this many keyed requests one is repeated although it was answered. */
const REPEATED_EVERY = 3

type EngineReply = { execution_id: string; metadata: { wait_token?: string } }
type ChatReply = { reply: { executionId: string; waitToken: string } }

export function createVisitors(service: Service & { tenantId: string }): Visitors {
  const { tenantId } = service
  const visits: Visit[] = []
  const keys: string[] = []
  const replies: Reply[] = []
  const { insist, retried } = createRequests(service)

  async function keyed<Body>(sent: Omit<Sent, 'key'>): Promise<Body> {
    const key = randomUUID()
    keys.push(key)
    const again = keys.length % REPEATED_EVERY === 0
    const texts = [await insist({ ...sent, key }), ...(again ? [await insist({ ...sent, key })] : [])]
    replies.push(...texts.map(text => ({ key, text })))
    return JSON.parse(texts[0] ?? '') as Body
  }

  const engine = async <Body>(path: string, body: object) =>
    await keyed<Body>({ path, body: { tenant_id: tenantId, ...body }, bearer: ENGINE_TOKEN })

  async function converseByEngine(run: string): Promise<void> {
    const reply = await engine<EngineReply>('/api/v1/engine/triggers/chat', {
      intent_name: 'chaos',
      conversation_id: run,
    })
    await engine(`/api/v1/engine/executions/${reply.execution_id}/resume`, {
      wait_token: reply.metadata.wait_token,
      input: { values: { answer: 'yes' } },
    })
  }

  async function converseByChat(bearer: string): Promise<void> {
    const path = '/api/public/v1/chat/messages'
    const { reply } = await keyed<ChatReply>({ path, bearer, body: { text: 'Go', intentName: 'chaos' } })
    const { executionId, waitToken } = reply
    await keyed({ path, bearer, body: { executionId, waitToken, input: { values: { answer: 'yes' } } } })
  }

  return {
    visits,
    keys,
    replies,
    retried,
    async visit(index) {
      const opened = await insist({
        path: '/api/public/v1/chat/sessions',
        body: { publicKey: PUBLIC_KEYS[index % PUBLIC_KEYS.length] },
      })
      const { conversationId: run, sessionToken } = JSON.parse(opened) as {
        conversationId: string
        sessionToken: string
      }
      const even = index % 2 === 0
      await (even ? converseByEngine(run) : converseByChat(sessionToken))
      await insist({
        path: '/api/public/v1/chat/events',
        bearer: sessionToken,
        body: { name: 'page_seen', properties: { run }, clientEventId: run },
      })
      await engine('/api/v1/insights/conversions', {
        goal: 'converted',
        conversation_id: run,
        props: { run },
        ...(even ? { external_ref: run } : {}),
      })
      await engine('/api/v1/engine/events', {
        event_name: 'chaos.paid',
        data: { run },
        ...(even ? { idempotency_key: run } : {}),
      })
      const visit: Visit = { run, surface: even ? 'engine' : 'chat' }
      visits.push(visit)
      return visit
    },
  }
}

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
