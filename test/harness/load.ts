import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { eventually } from '../support/eventually.ts'
import { ENGINE_TOKEN } from '../support/service.ts'

export type Load = {
  answered: number
  failures: string[]
  /** Resolves when so many more requests have ended. */
  more(requests: number): Promise<void>
  stop: () => Promise<void>
}
/** Clients each send their next request as soon as the last is answered. */
export type LoadOptions = { clients: number; tenantId: string }

/** Its intent `hello` is answered within the turn. */
export const helloWorkspace = {
  apiVersion: 'parley/v1',
  organization: { name: 'Acme Group' },
  workspace: { name: 'Acme Shop' },
  flows: [
    {
      code: 'hello',
      name: 'hello',
      triggers: [{ type: 'chat_intent', intent: 'hello' }],
      start: 'first',
      nodes: [{ id: 'first', type: 'end', text: 'Hello' }],
    },
  ],
}

/** Sends requests like a balancer that polls `/readyz` five times a second. */
export function startDirectLoad(urls: readonly string[], options: LoadOptions): Load {
  const ready = new Set(urls)
  let next = 0
  let stopped = false
  const look = async () => {
    while (!stopped) {
      for (const url of urls) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined)
        if (answer?.status === 200) ready.add(url)
        else ready.delete(url)
      }
      await delay(200)
    }
  }
  const looking = look()
  // If no process is ready, any may be used, as balancers do.
  const load = startLoad(() => {
    const usable = ready.size > 0 ? [...ready] : urls
    return usable[next++ % usable.length] ?? ''
  }, options)
  const { stop } = load
  return Object.assign(load, {
    stop: async () => {
      stopped = true
      await Promise.all([looking, stop()])
    },
  })
}

export function startLoad(urlOf: () => string, { clients, tenantId }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true })
  const load = { answered: 0, failures: [] as string[] }
  let stopped = false
  let sent = 0
  const client = async () => {
    while (!stopped) {
      const failure = await send(agent, { base: urlOf(), index: sent++, tenantId })
      if (failure === undefined) load.answered++
      else load.failures.push(failure)
    }
  }
  const ends = Promise.all(Array.from({ length: clients }, client))
  const ended = () => load.answered + load.failures.length
  return Object.assign(load, {
    more: async (requests: number) => {
      const enough = ended() + requests
      await eventually(() => assert.ok(ended() >= enough))
    },
    stop: async () => {
      stopped = true
      await ends
      agent.destroy()
    },
  })
}

/** One request, every other one with an effect; resolves with the problem. */
async function send(
  agent: Agent,
  { base, index, tenantId }: { base: string; index: number; tenantId: string },
): Promise<string | undefined> {
  const starts = index % 2 === 0
  const url = `${base}/api/v1/engine/${starts ? 'triggers/chat' : `intents?tenant_id=${tenantId}`}`
  const headers = {
    'Authorization': `Bearer ${ENGINE_TOKEN}`,
    'Content-Type': 'application/json',
    // Many callers, since one would reach its limit.
    'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  }
  return await new Promise(resolve => {
    const sent = request(url, { agent, headers, method: starts ? 'POST' : 'GET' }, answer => {
      answer.resume()
      answer.once('error', error => resolve(error.message))
      answer.once('end', () => resolve(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`))
    })
    sent.once('error', error => resolve(`${starts ? 'POST' : 'GET'}: ${error.message}`))
    sent.end(starts ? JSON.stringify({ tenant_id: tenantId, intent_name: 'hello' }) : undefined)
  })
}
