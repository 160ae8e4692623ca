import { setTimeout as delay } from 'node:timers/promises'
import { type World, worldOf } from '../../harness/effects.ts'
import { chaosWorkspace, type Outside } from '../../harness/workload.ts'
import { createRequests, createVisitors, type Service } from '../../harness/visitors.ts'
import { ENGINE_TOKEN } from '../../support/service.ts'
import type { TestDatabase } from '../../support/database.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { type Account, countFailure } from './account.ts'

export const TIMER_SECONDS = 3
/** Each second, while the traffic lasts; a slow workspace's events only while its fault lasts. */
export type Rates = { visits: number; timers: number; slowEvents: number }
export type Traffic = {
  /** Requests and conversations that start, and timers that are due, from now on count for this account. */
  count(account: Account): void
  /** For this time, publishes events whose executions call a host that never answers. */
  publishSlowEvents(ms: number): Promise<void>
  /** Sends nothing more, and waits for outstanding replies. */
  end(): Promise<void>
  outcome(): Outcome
}
/** The time of an account: when it began, and how many keys had been used before. */
type Span = { account: Account; since: number; keys: number }
/** Accepted effects, each with its account; for timers that of their due time. */
export type Outcome = {
  world: World
  visits: ReadonlyMap<string, Account>
  keys: ReadonlyMap<string, Account>
  timers: ReadonlyMap<string, Account>
  slowEvents: ReadonlyMap<string, Account>
}

const ANY_ID = /[0-9a-f]{8}-[-0-9a-f]{27}/g

const flow = (code: string, trigger: object, nodes: object[]) => ({
  code,
  name: code,
  triggers: [trigger],
  start: 'first',
  nodes,
})
const bystander = {
  apiVersion: 'parley/v1',
  organization: { name: 'Bystander' },
  workspace: { name: 'Bystander' },
  flows: [
    flow('timer', { type: 'chat_intent', intent: 'timer' }, [
      { id: 'first', type: 'wait', for: `PT${String(TIMER_SECONDS)}S`, next: 'bye' },
      { id: 'bye', type: 'end', text: 'Rested' },
    ]),
  ],
}
const slow = (url: string) => ({
  apiVersion: 'parley/v1',
  organization: { name: 'Slow' },
  workspace: { name: 'Slow' },
  flows: [
    flow('slow', { type: 'event', event: 'slow' }, [
      { id: 'first', type: 'http', method: 'POST', url, timeoutMs: 3000, retries: 0, next: 'bye', onError: 'bye' },
      { id: 'bye', type: 'end', text: 'Gave up' },
    ]),
  ],
})

/** Starts visitors of the chaos workload, and timers of another workspace, at a steady rate. */
export async function startTraffic(
  database: TestDatabase,
  outside: Outside,
  { rates, port, hangingUrl }: { rates: Rates; port: Service['port']; hangingUrl: string },
): Promise<Traffic> {
  const tenantId = await applyTestWorkspace(database, chaosWorkspace(outside))
  const bystanderId = await applyTestWorkspace(database, bystander)
  const slowId = await applyTestWorkspace(database, slow(hangingUrl))
  let account: Account | undefined
  const service: Service = {
    port,
    retryAfterMs: asked => Math.max(asked, 500) + Math.random() * 1000,
    onAttempt: () => {
      const own = account
      if (own !== undefined) own.requests++
      return failure => {
        if (own !== undefined && failure !== undefined) countFailure(own, failure)
      }
    },
  }
  const visitors = createVisitors({ ...service, tenantId })
  const { insist } = createRequests(service)
  const visits = new Map<string, Account>()
  const dueAt = new Map<string, number>()
  const slowEvents = new Map<string, Account>()
  const spans: Span[] = []
  const pending = new Set<Promise<void>>()
  const stopped = new AbortController()

  const engine = async (path: string, body: object, key: string) =>
    JSON.parse(await insist({ path: `/api/v1/engine/${path}`, body, bearer: ENGINE_TOKEN, key })) as {
      execution_id: string
    }
  const start = (work: (own: Account) => Promise<void>) => {
    const own = account
    if (own === undefined) return
    const running = work(own)
      .catch((error: unknown) => {
        own.unanswered++
        own.notes.push(error instanceof Error ? error.message.replace(ANY_ID, '…') : String(error))
      })
      .finally(() => pending.delete(running))
    pending.add(running)
  }
  const hasReply = () => {
    const answered = new Set(visitors.replies.map(({ key }) => key))
    return (key: string) => answered.has(key)
  }
  const visit = (index: number) =>
    start(async own => {
      const { run } = await visitors.visit(index)
      visits.set(run, own)
    })
  const startTimer = (index: number) =>
    start(async () => {
      const body = { tenant_id: bystanderId, intent_name: 'timer' }
      const { execution_id } = await engine('triggers/chat', body, `timer-${String(index)}`)
      dueAt.set(execution_id, performance.now() + TIMER_SECONDS * 1000)
    })
  const publish = (index: number) =>
    start(async own => {
      const id = `slow-${String(index)}`
      const body = { tenant_id: slowId, event_name: 'slow', data: { id }, idempotency_key: id }
      await engine('events', body, id)
      slowEvents.set(id, own)
    })
  const series = [steady(rates.visits, stopped.signal, visit), steady(rates.timers, stopped.signal, startTimer)]
  return {
    count(next) {
      account = next
      spans.push({ account: next, since: performance.now(), keys: visitors.keys.length })
    },
    publishSlowEvents: async ms => {
      const first = slowEvents.size
      await steady(rates.slowEvents, AbortSignal.timeout(ms), index => publish(first + index))
    },
    async end() {
      stopped.abort()
      await Promise.all(series)
      await Promise.all(pending)
    },
    outcome: () => ({
      world: worldOf(outside, { ...visitors, keys: visitors.keys.filter(hasReply()) }, tenantId),
      visits,
      keys: accountsOf(visitors.keys.entries(), ([index, key]) => [key, spans.findLast(({ keys }) => keys <= index)]),
      timers: accountsOf(dueAt, ([id, at]) => [id, spans.findLast(({ since }) => since <= at)]),
      slowEvents,
    }),
  }
}

/** Calls `act` this many times a second, without waiting for earlier calls. */
async function steady(rate: number, signal: AbortSignal, act: (index: number) => void): Promise<void> {
  const startedAt = performance.now()
  for (let index = 0; ; index++) {
    const dueInMs = startedAt + (index * 1000) / rate - performance.now()
    await delay(Math.max(0, dueInMs), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    act(index)
  }
}

function accountsOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => readonly [string, Span | undefined],
): Map<string, Account> {
  const accounts = new Map<string, Account>()
  for (const item of items) {
    const [id, span] = find(item)
    if (span !== undefined) accounts.set(id, span.account)
  }
  return accounts
}
