// What each operation of the admin API costs with flows of 990 nodes, and what another workspace notices of a workspace
// that sends nothing else.
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { startProcess as StartProcess } from '../../test/harness/processes.ts'
import type { BenchServer } from '../database.ts'
import { familyTime, loopTime } from '../processor-time.ts'
import { median } from '../report.ts'
import { openCheckout } from '../turns.ts'
import { startAttackers } from './attackers.ts'
import { ATTACKS, type Attack, type Target } from './attacks.ts'
import { startClientProcess } from './client-process.ts'
import type { Noticed, Order } from './quiet-client.ts'
import { costTable, noticedTable, type Attacked, type Cost, type Figures } from './tables.ts'
import { freshSalt, openWorkspaces, prepareTarget, type Workspace } from './workspaces.ts'

/** Milliseconds of processor time from which an operation is an attack. */
const COSTLY_MS = 50
const CALLS = 3
/** How often five seconds with the attack follow on five seconds without it. */
const ROUNDS = 3
const WATCHED_MS = 5_000
/** Until a thread, the connections and the caches of an attack are at work, or idle again. */
const SETTLED_MS = 500

type Started = {
  port: number
  pid: number
  loud: Workspace
  quiet: Workspace
  target: Target
  watch: (order: Order) => Promise<Noticed>
}

/**
 * @param folder another checkout, which is measured first; undefined for this one alone
 * @param name part of the name of the operations that are measured
 */
export async function measureNeighbours(
  server: BenchServer,
  folder: string | undefined,
  name: string,
): Promise<string> {
  const other = await openCheckout(folder)
  let before: Figures | undefined
  if (other !== undefined && folder !== undefined)
    before = await measureCheckout(other.server, folder, name).finally(other.server.stop)
  const now = await measureCheckout(server, resolve(import.meta.dirname, '../..'), name)
  return [costTable(now, before), '', noticedTable(now, before)].join('\n')
}

async function measureCheckout(server: BenchServer, folder: string, name: string): Promise<Figures> {
  const { startProcess } = (await import(pathToFileURL(resolve(folder, 'test/harness/processes.ts')).href)) as {
    startProcess: typeof StartProcess
  }
  const database = await server.copy()
  const running = await startProcess('api', database.url)
  const client = await startClientProcess('quiet-client.ts')
  try {
    const { loud, quiet } = await openWorkspaces({ folder, url: database.url, port: running.port })
    const target = await prepareTarget(loud, running.port)
    const watch = async (order: Order) => await client.ask<Noticed>(order)
    const started = { port: running.port, pid: running.child.pid ?? 0, loud, quiet, target, watch }
    const costs: Cost[] = []
    const measured = ATTACKS.filter(({ operation }) => operation.includes(name))
    for (const attack of measured) costs.push(await costOf(started, attack))
    // The first requests of a workspace are slow: code is not compiled yet, and caches are empty.
    await watch({ port: running.port, token: quiet.token, ms: WATCHED_MS })
    const attacks = new Map<string, Attacked>()
    for (const attack of measured) {
      if (!costs.some(({ operation, all }) => operation === attack.operation && all >= COSTLY_MS)) continue
      attacks.set(attack.operation, await attackedBy(started, attack))
    }
    return { costs, attacks }
  } finally {
    client.stop()
    await running.kill()
    await database.drop()
  }
}

async function costOf({ pid, loud, target }: Started, attack: Attack): Promise<Cost> {
  const loops: number[] = []
  const alls: number[] = []
  let status = 0
  for (let call = 0; call < CALLS; call++) {
    const [loop, all] = [loopTime(pid), familyTime(pid)]
    const answer = await loud.send(attack.call(target, freshSalt()))
    loops.push((loopTime(pid) - loop) / 1_000)
    alls.push((familyTime(pid) - all) / 1_000)
    status = answer.status
    if (status > 299) console.log(attack.operation, status, answer.text.slice(0, 300))
  }
  return { operation: attack.operation, status, loop: median(loops), all: median(alls) }
}

/** What the quiet workspace notices alone, and while the loud one calls an operation from as many clients as it has. */
async function attackedBy({ port, loud, quiet, target, watch }: Started, attack: Attack): Promise<Attacked> {
  const order = { port, token: quiet.token, ms: WATCHED_MS }
  const [alone, beside, answered]: [Noticed[], Noticed[], string[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await watch(order))
    const attackers = await startAttackers(loud, target, [attack])
    await delay(SETTLED_MS)
    beside.push(await watch(order))
    answered.push(await attackers.end())
    await delay(SETTLED_MS)
  }
  return { alone: joined(alone), beside: joined(beside), attackers: answered.at(-1) ?? '' }
}

function joined(rounds: Noticed[]): Noticed {
  return {
    times: rounds.flatMap(({ times }) => times),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
    health: Math.max(...rounds.map(({ health }) => health)),
    client: Math.max(...rounds.map(({ client }) => client)),
  }
}
