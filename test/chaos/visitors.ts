import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ENGINE_TOKEN } from '../support/service.ts'
import { PUBLIC_KEY } from './workload.ts'

/** A conversation, the surface that it was had on, and its id, which names all that it leads to. */
export type Visit = { run: string; surface: 'engine' | 'chat' }
/** A reply under a key. */
export type Reply = { key: string; text: string }
export type Service = {
  /** Of a process that may be gone before the request arrives. */
  port: () => number
  tenantId: string
}
export type Visitors = {
  /** Has a conversation, and does around it what a page and a shop do. */
  visit(index: number): Promise<void>
  /** Those that are over. */
  visits: Visit[]
  /** Every key that a request was sent under, and each reply that came for it. */
  keys: string[]
  replies: Reply[]
  retried(): number
}

const ANSWERED_WITHIN_MS = 5_000
const ANSWERED_AT_LAST_MS = 120_000
/** Of so many keyed requests one is repeated although it was answered. */
const REPEATED_EVERY = 3

type Sent = { path: string; body: object; bearer?: string; key?: string }
type EngineReply = { execution_id: string; metadata: { wait_token?: string } }
type ChatReply = { reply: { executionId: string; waitToken: string } }

export function createVisitors({ port, tenantId }: Service): Visitors {
  const visits: Visit[] = []
  const keys: string[] = []
  const replies: Reply[] = []
  let retried = 0

  /** Sends a request again, under the same key, until there is an answer. */
  async function insist({ path, body, bearer, key }: Sent): Promise<string> {
    const giveUpAt = performance.now() + ANSWERED_AT_LAST_MS
    while (performance.now() < giveUpAt) {
      try {
        const answer = await fetch(`http://127.0.0.1:${String(port())}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
          headers: {
            'Content-Type': 'application/json',
            ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
            ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          },
        })
        const text = await answer.text()
        if (answer.ok) return text
        const { error } = JSON.parse(text) as { error?: string }
        // While the first request is not answered, its key is taken.
        if (answer.status < 500 && error !== 'idempotency_conflict')
          throw new Refused(`${path}: ${String(answer.status)} ${text}`)
      } catch (error) {
        if (error instanceof Refused) throw error
      }
      retried++
      await delay(20 + Math.random() * 80)
    }
    throw new Error(`${path} was not answered in two minutes`)
  }

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
    retried: () => retried,
    async visit(index) {
      const opened = await insist({ path: '/api/public/v1/chat/sessions', body: { publicKey: PUBLIC_KEY } })
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
      visits.push({ run, surface: even ? 'engine' : 'chat' })
    },
  }
}

class Refused extends Error {}
