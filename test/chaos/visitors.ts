import { randomUUID } from 'node:crypto'
import { ENGINE_TOKEN } from '../support/service.ts'
import { createRequests, type Sent, type Service } from './requests.ts'
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

/** Of so many keyed requests one is repeated although it was answered. */
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
