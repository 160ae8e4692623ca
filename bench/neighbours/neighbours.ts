// What each operation of the admin API costs with flows of 990 nodes, and what another workspace notices of a workspace
// that sends nothing else.
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { startProcess as StartProcess } from '../../test/harness/processes.ts'
import type { BenchServer } from '../database.ts'
import { familyTime, loopTime } from '../processor-time.ts'
import { median, quantile } from '../report.ts'
import { ATTACKS, type Attack, type Target } from './attacks.ts'
import { answerTo, freshSalt, openWorkspaces, prepareTarget, type Workspace } from './workspaces.ts'

/** Milliseconds of processor time from which an operation is an attack. */
const COSTLY_MS = 50
const CALLS = 3
const ATTACKERS = 12
const WATCHED_MS = 3_000
const NEIGHBOUR_EVERY_MS = 20
const HEALTH_EVERY_MS = 100

/** Milliseconds: of the event loop, of the whole process, and until the answer. */
type Cost = { operation: string; status: number; loop: number; all: number; answer: number }
/** What a neighbour notices, in milliseconds, and what the attackers are answered. */
type Noticed = { p50: number; p99: number; refused: number; sent: number; health: number; attackers: string }
type Figures = { costs: Cost[]; quiet: Noticed; attacks: Map<string, Noticed> }
type Started = { port: number; pid: number; loud: Workspace; quiet: Workspace; target: Target }

/** @param folder another checkout, which is measured first; undefined for this one alone */
export async function measureNeighbours(server: BenchServer, folder: string | undefined): Promise<string> {
  const before = folder === undefined || folder === '' ? undefined : await measureCheckout(server, folder)
  const now = await measureCheckout(server, resolve(import.meta.dirname, '../..'))
  return [costTable(now, before), '', noticedTable(now, before)].join('\n')
}

async function measureCheckout(server: BenchServer, folder: string): Promise<Figures> {
  const { startProcess } = (await import(pathToFileURL(resolve(folder, 'test/harness/processes.ts')).href)) as {
    startProcess: typeof StartProcess
  }
  const database = await server.copy()
  const running = await startProcess('api', database.url)
  try {
    const { loud, quiet } = await openWorkspaces(database.url, running.port)
    const target = await prepareTarget(loud, running.port)
    const started = { port: running.port, pid: running.child.pid ?? 0, loud, quiet, target }
    const costs: Cost[] = []
    for (const attack of ATTACKS) costs.push(await costOf(started, attack))
    const alone = await noticedOf(started, undefined)
    const attacks = new Map<string, Noticed>()
    for (const { operation } of costs.filter(({ all }) => all >= COSTLY_MS)) {
      const attack = ATTACKS.find(one => one.operation === operation)
      attacks.set(operation, await noticedOf(started, attack))
      await delay(500)
    }
    return { costs, quiet: alone, attacks }
  } finally {
    await running.kill()
    await database.drop()
  }
}

async function costOf({ pid, loud, target }: Started, attack: Attack): Promise<Cost> {
  const loops: number[] = []
  const alls: number[] = []
  const answers: number[] = []
  let status = 0
  for (let call = 0; call < CALLS; call++) {
    const [loop, all] = [loopTime(pid), familyTime(pid)]
    const answer = await loud.send(attack.call(target, freshSalt()))
    loops.push((loopTime(pid) - loop) / 1_000)
    alls.push((familyTime(pid) - all) / 1_000)
    answers.push(answer.ms)
    status = answer.status
    if (status > 299) console.log(attack.operation, status, JSON.stringify(answer.body).slice(0, 300))
  }
  return { operation: attack.operation, status, loop: median(loops), all: median(alls), answer: median(answers) }
}

/** What the quiet workspace notices while the loud one calls an operation from as many clients as it has. */
async function noticedOf({ port, loud, quiet, target }: Started, attack: Attack | undefined): Promise<Noticed> {
  const end = new AbortController()
  const statuses = new Map<number, number>()
  const attackers = Array.from({ length: attack === undefined ? 0 : ATTACKERS }, async () => {
    while (!end.signal.aborted && attack !== undefined) {
      const { status } = await loud.send(attack.call(target, freshSalt()))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // As a client that retries at once; one that does not wait at all would measure itself.
      if (status === 429 || status === 503) await delay(10)
    }
  })
  await delay(300)
  const health = every(HEALTH_EVERY_MS, end.signal, async () => await answerTo(`http://127.0.0.1:${port}/healthz`))
  const paths = ['/flows?limit=20', '/users?limit=20', '/workspace', '/conversations?limit=20']
  const answers = every(NEIGHBOUR_EVERY_MS, end.signal, async index => {
    return await quiet.send({ method: 'GET', path: paths[index % paths.length] ?? '' })
  })
  await delay(WATCHED_MS)
  end.abort()
  const [healths, all] = await Promise.all([health, answers])
  await Promise.all(attackers)
  const times = all.map(({ ms }) => ms)
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused: all.filter(({ status }) => status !== 200).length,
    sent: all.length,
    health: Math.max(...healths.map(({ ms }) => ms)),
    attackers: [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', '),
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

function costTable({ costs }: Figures, before: Figures | undefined): string {
  return [
    '| ms of processor time, flow of 990 nodes | before: event loop | all threads | now: event loop | all threads |',
    '| --- | --- | --- | --- | --- |',
    ...costs.map(({ operation, status, loop, all }) => {
      const old = before?.costs.find(cost => cost.operation === operation)
      const shown = [old?.loop, old?.all, loop, all].map(ms => ms?.toFixed(0) ?? '')
      return `| ${operation}${status > 299 ? ` (${String(status)})` : ''} | ${shown.join(' | ')} |`
    }),
  ].join('\n')
}

function noticedTable({ quiet, attacks }: Figures, before: Figures | undefined): string {
  const operations = [...new Set([...(before?.attacks.keys() ?? []), ...attacks.keys()])]
  const cells = (figures: Figures | undefined, operation: string): string[] => {
    const noticed = figures?.attacks.get(operation)
    if (figures === undefined || noticed === undefined) return ['', '', '']
    const { p99, refused, sent, health } = noticed
    return [(p99 / figures.quiet.p99).toFixed(2), `${String(refused)} of ${String(sent)}`, health.toFixed(0)]
  }
  return [
    `p50 and p99 of the quiet workspace without attacks: ${quiet.p50.toFixed(1)} and ${quiet.p99.toFixed(1)} ms`,
    '',
    "| attack of another workspace | before: neighbour's p99 to quiet | refused | /healthz ms at most " +
      "| now: neighbour's p99 to quiet | refused | /healthz ms at most | attackers are answered |",
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...operations.map(operation => {
      const row = [...cells(before, operation), ...cells({ costs: [], quiet, attacks }, operation)]
      return `| ${operation} | ${row.join(' | ')} | ${attacks.get(operation)?.attackers ?? ''} |`
    }),
  ].join('\n')
}
