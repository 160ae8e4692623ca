// The client of the quiet workspace, in a process of its own: what it notices must not come from attackers that share
// its event loop. The process answers each order with what it noticed.
// It stands for another machine, so it comes before what the service computes where this process may say so.
import { constants, setPriority } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { answerTo } from './workspaces.ts'

export type Order = { port: number; token: string; ms: number }
/**
 * What a neighbour notices, in milliseconds: `times` of each request, the slowest answer of `/healthz`, and how long
 * this process itself was late at most (`client`).
 */
export type Noticed = { times: number[]; refused: number; health: number; client: number }

const NEIGHBOUR_EVERY_MS = 20
const HEALTH_EVERY_MS = 100
const PATHS = ['/flows?limit=20', '/users?limit=20', '/workspace', '/conversations?limit=20']

try {
  setPriority(constants.priority.PRIORITY_HIGHEST)
} catch {
  console.error('the quiet client has no priority here: it is late itself where the processors are busy')
}
process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => void watch(order).then(noticed => process.send?.(noticed)))
process.send?.('ready')

async function watch({ port, token, ms }: Order): Promise<Noticed> {
  const end = AbortSignal.timeout(ms)
  const late = monitorEventLoopDelay({ resolution: 5 })
  late.enable()
  const origin = `http://127.0.0.1:${String(port)}`
  const headers = { Authorization: `Bearer ${token}` }
  const [healths, answers] = await Promise.all([
    every(HEALTH_EVERY_MS, end, async () => await answerTo(`${origin}/healthz`)),
    every(NEIGHBOUR_EVERY_MS, end, async index => {
      return await answerTo(`${origin}/api/admin/v1${PATHS[index % PATHS.length] ?? ''}`, { headers })
    }),
  ])
  late.disable()
  return {
    times: answers.map(answer => answer.ms),
    refused: answers.filter(({ status }) => status !== 200).length,
    health: Math.max(...healths.map(answer => answer.ms)),
    client: late.max / 1e6,
  }
}

/** Sends at a fixed pace, also while earlier requests are not answered. */
async function every<Result>(
  ms: number,
  signal: AbortSignal,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const sent: Promise<Result>[] = []
  const from = performance.now()
  while (!signal.aborted) {
    sent.push(send(sent.length))
    const due = from + sent.length * ms
    if (due > performance.now()) await delay(due - performance.now())
  }
  return await Promise.all(sent)
}
