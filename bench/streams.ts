import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../adapters/ids.ts'
import { createSessionTokens } from '../adapters/chat-tokens.ts'
import { createPool } from '../adapters/postgres/pool.ts'
import { findMovedConversations, type FollowedConversation } from '../adapters/stores/conversations/across-tenants.ts'
import { V8_OPTIONS } from '../test/harness/processes.ts'
import type { BenchServer } from './database.ts'
import { familyTime } from './processor-time.ts'
import { APP_SECRET, ask } from './service.ts'
import type { Memory, StreamsMessage } from './streams-server.ts'
import { INTENT, KEY_ID, ORDER_NO, TENANT_ID } from './workspace.ts'

const SERVER = fileURLToPath(new URL('streams-server.ts', import.meta.url))
const AT_ONCE = 20
const IDLE_MS = 20_000
const NEWS = 50
/** Streams that are opened and closed before anything is measured. */
const WARM_UP = 500

type Visitor = { conversationId: string; token: string }
type Open = { visitor: Visitor; response: IncomingMessage }

/**
 * What idle streams of conversations cost a process, each of a run that waits for an answer: its memory for each, the
 * processor time of all of them, and how long an answer takes to arrive.
 * @returns a Markdown table
 */
export async function measureStreams(server: BenchServer, count: number): Promise<string> {
  const plain = await measurePlain(count)
  const { url, drop } = await server.copy()
  const { child, request, end } = startServer()
  try {
    const port = await request<number>({ databaseUrl: url, streams: count })
    // Their turns, and streams that have been open, make the process as large as one that is busy.
    const visitors = await beginConversations(url, port, count)
    await openAndClose(port, visitors.slice(0, WARM_UP))
    const before = await request<Memory>('memory')
    const open = await openStreams(port, visitors)
    const after = await request<Memory>('memory')
    const usedBefore = familyTime(child.pid ?? 0)
    await delay(IDLE_MS)
    const used = familyTime(child.pid ?? 0) - usedBefore
    const later = await request<Memory>('memory')
    const looks = await measureLooks(url, visitors)
    const arrivals = await measureArrivals(url, port, open)
    for (const { response } of open) response.destroy()
    const each = (of: keyof Memory) =>
      [after, later, plain].map(at => `${((at[of] - (at === plain ? 0 : before[of])) / count / 1_000).toFixed(1)} kB`)
    return [
      `| ${count} idle streams in one process | opened | ${IDLE_MS / 1_000} s later | of Node's server alone |`,
      '| --- | --- | --- | --- |',
      `| resident memory of each | ${each('resident').join(' | ')} |`,
      `| pages of the heap for each | ${each('reserved').join(' | ')} |`,
      `| heap of each | ${each('heap').join(' | ')} |`,
      `| outside the heap of each | ${each('external').join(' | ')} |`,
      `| processor time of the service | | ${(used / IDLE_MS / 10).toFixed(1)} % of a core | |`,
      `| the statement that looks for news of all, twice a second | | median ${median(looks).toFixed(1)} ms | |`,
      `| from the answer of a turn to its blocks | | median ${median(arrivals).toFixed(0)} ms | |`,
    ].join('\n')
  } finally {
    await end()
    await drop()
  }
}

function startServer() {
  const child = fork(SERVER, { execArgv: ['--expose-gc', ...V8_OPTIONS] })
  const ended = once(child, 'exit')
  return {
    child,
    request: async <Answer>(message: StreamsMessage): Promise<Answer> => {
      child.send(message)
      const [answer] = (await Promise.race([
        once(child, 'message'),
        ended.then(() => Promise.reject(new Error('the service of the streams ended'))),
      ])) as [Answer]
      return answer
    },
    end: async () => {
      child.disconnect()
      await ended
    },
  }
}

/** The memory that so many streams add to a server of Node that does nothing else. */
async function measurePlain(count: number): Promise<Memory> {
  const { request, end } = startServer()
  try {
    const port = await request<number>('plain')
    await openAndClose(port, someVisitors(WARM_UP))
    const before = await request<Memory>('memory')
    const open = await openStreams(port, someVisitors(count))
    const after = await request<Memory>('memory')
    for (const { response } of open) response.destroy()
    return Object.fromEntries(
      Object.entries(after).map(([of, bytes]) => [of, bytes - before[of as keyof Memory]]),
    ) as Memory
  } finally {
    await end()
  }
}

const someVisitors = (count: number): Visitor[] =>
  Array.from({ length: count }, () => ({ conversationId: newId(), token: 't'.repeat(300) }))

/** A conversation for each visitor, with a run that waits for the order's number. */
async function beginConversations(url: string, port: number, count: number): Promise<Visitor[]> {
  const pool = createPool({ url, name: 'parley-bench' })
  const sessions = createSessionTokens({ secrets: [APP_SECRET] })
  const now = new Date()
  const visitors = await Promise.all(
    Array.from({ length: count }, async (): Promise<Visitor> => {
      const conversationId = newId()
      const { token } = await sessions.issue({ tenantId: TENANT_ID, keyId: KEY_ID, conversationId, now })
      return { conversationId, token }
    }),
  )
  await pool.query(
    'insert into conversations (tenant_id, id, key_id) select $1, id, $2 from unnest($3::uuid[]) as id',
    [TENANT_ID, KEY_ID, visitors.map(({ conversationId }) => conversationId)],
  )
  await pool.end()
  await inPortions(visitors, async ({ token }) => {
    await ask(port, { path: MESSAGES, token, body: { text: 'Hello', intentName: INTENT } })
  })
  return visitors
}

const MESSAGES = '/api/public/v1/chat/messages'

async function openStreams(port: number, visitors: readonly Visitor[]): Promise<Open[]> {
  const agent = new Agent({ keepAlive: false })
  return await inPortions(visitors, async visitor => {
    const path = `/api/public/v1/chat/conversations/${visitor.conversationId}/events`
    const sent = get({ port, path, agent, headers: { Authorization: `Bearer ${visitor.token}` } })
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) throw new Error(`a stream was answered ${String(response.statusCode)}`)
    const begun = Promise.withResolvers<undefined>()
    let text = ''
    response
      .on('data', piece => {
        text = (text + String(piece)).slice(-10_000)
        if (text.includes('event: state')) begun.resolve(undefined)
      })
      .on('error', () => undefined)
    await begun.promise
    return { visitor, response }
  })
}

async function openAndClose(port: number, visitors: readonly Visitor[]): Promise<void> {
  for (const { response } of await openStreams(port, visitors)) response.destroy()
  // Until then the service still notices that they have gone.
  await delay(1_000)
}

/** Milliseconds of the statement that finds out which conversations have moved, where none has. */
async function measureLooks(url: string, visitors: readonly Visitor[]): Promise<number[]> {
  const pool = createPool({ url, name: 'parley-bench', max: 1 })
  const { rows } = await pool.query<FollowedConversation>(
    `select tenant_id as "tenantId", id as "conversationId", xmin::text as mark
    from conversations
    where tenant_id = $1 and id = any($2)`,
    [TENANT_ID, visitors.map(({ conversationId }) => conversationId)],
  )
  const times: number[] = []
  for (let look = 0; look < NEWS; look++) {
    const startedAt = performance.now()
    await findMovedConversations(pool, rows)
    times.push(performance.now() - startedAt)
  }
  await pool.end()
  return times
}

/** Milliseconds from the reply to an answer, which another process could have taken, to its blocks in the stream. */
async function measureArrivals(url: string, port: number, open: readonly Open[]): Promise<number[]> {
  const pool = createPool({ url, name: 'parley-bench' })
  const arrivals: number[] = []
  for (const { visitor, response } of open.slice(0, NEWS)) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from executions where tenant_id = $1 and conversation_id = $2',
      [TENANT_ID, visitor.conversationId],
    )
    const executionId = rows[0]?.id ?? ''
    const { waitToken } = await readExecution(port, visitor, executionId)
    const arrived = once(response, 'data')
    const body = { executionId, waitToken, input: { values: { order_no: ORDER_NO } } }
    await ask(port, { path: MESSAGES, token: visitor.token, body })
    const answeredAt = performance.now()
    await arrived
    arrivals.push(performance.now() - answeredAt)
  }
  await pool.end()
  return arrivals
}

async function readExecution(port: number, { token }: Visitor, executionId: string): Promise<{ waitToken: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/public/v1/chat/executions/${executionId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { execution: { waitToken: string } }).execution
}

async function inPortions<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))))
  return results
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
