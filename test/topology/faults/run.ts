// `make topology`: two API and two worker processes behind a balancer, under load, through every fault of faults.ts.
// MINUTES=15 is the length of the run; faults shorten with it. RATE=2 conversations a second.
import { setTimeout as delay } from 'node:timers/promises'
import { leftovers } from '../../harness/judge.ts'
import { settle } from '../../harness/storm.ts'
import { startOutside } from '../../harness/workload.ts'
import { watchProgress } from '../../harness/progress.ts'
import { startReceiver } from '../../support/receiver.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { helloWorkspace } from '../../harness/load.ts'
import { lostOf, openAccount, tableOf, twiceOf } from './account.ts'
import { BALANCERS, type Deployment, startDeployment } from './deployment.ts'
import { FAULTS, type Scene } from './faults.ts'
import { startTraffic, TIMER_SECONDS } from './traffic.ts'
import { reachVerdict } from './verdict.ts'

const FULL_MINUTES = 15
const DRAINED_REQUESTS = 10_000
const minutes = Number(process.env['MINUTES'] ?? FULL_MINUTES)
const rates = { visits: Number(process.env['RATE'] ?? 2), timers: 2, slowEvents: 10 }
const scale = minutes / FULL_MINUTES
const partMs = (minutes * 60_000) / FAULTS.reduce((sum, { parts }) => sum + parts, 0)

process.exitCode = (await run()) ? 0 : 1

/** @returns whether everything was eventually accepted and happened exactly once */
async function run(): Promise<boolean> {
  const deployment = await startDeployment()
  const outside = await startOutside()
  const hanging = await startReceiver()
  hanging.answer(() => 'never')
  const port = portOf(deployment)
  const progress = await watchProgress(deployment.database.pool)
  try {
    const drainedTenant = await applyTestWorkspace(deployment.database, helloWorkspace)
    const traffic = await startTraffic(deployment.database, outside, { rates, port, hangingUrl: hanging.url })
    const scene: Scene = {
      deployment,
      traffic,
      scaled: ms => Math.max(1000, ms * scale),
      drained: { requests: Math.ceil(DRAINED_REQUESTS * Math.min(1, scale)), tenantId: drainedTenant },
    }
    const accounts = FAULTS.map(({ name }) => openAccount(name))
    const startedAt = performance.now()
    for (const [index, fault] of FAULTS.entries()) {
      const account = accounts[index]
      if (account === undefined) continue
      show(`${clock(performance.now() - startedAt)} ${fault.name}`)
      traffic.count(account)
      const endsAt = performance.now() + fault.parts * partMs
      await fault.act(scene, account)
      await delay(Math.max(0, endsAt - performance.now()))
    }
    const last = openAccount('afterwards')
    traffic.count(last)
    await traffic.end()
    await settle(progress, deployment.database)
    await reachVerdict(deployment.database.pool, traffic.outcome())
    const { hung, crashed } = deployment.fleet.casualties
    show(`\n${describeRun(deployment)}\n\n${tableOf([...accounts, last])}`)
    const left = Object.entries(await leftovers(deployment.database.pool)).filter(([, count]) => count > 0)
    for (const [what, count] of left) show(`At the end there are ${what}: ${String(count)}.`)
    for (const process of hung) show(`A process did not end after SIGTERM: ${process}.`)
    if (crashed > 0) show(`${String(crashed)} processes ended by themselves.`)
    const sound = [...accounts, last].every(account => account.unanswered + lostOf(account) + twiceOf(account) === 0)
    return sound && progress.open() === 0 && hung.length === 0 && crashed === 0
  } finally {
    await progress.stop()
    await deployment.stop()
    await Promise.all([outside.stop(), hanging.stop()])
  }
}

/** Of the first installed balancer, or of any API process if there is none. */
function portOf({ balancers, fleet }: Deployment): () => number {
  const balancer = BALANCERS.map(kind => balancers[kind]).find(found => found !== undefined)
  if (balancer === undefined) return fleet.port
  const port = Number(new URL(balancer.url).port)
  return () => port
}

function describeRun({ balancers }: Deployment): string {
  const balancer = BALANCERS.find(kind => balancers[kind] !== undefined) ?? 'no balancer'
  return (
    `Two API and two worker processes behind ${balancer} for ${String(minutes)} minutes, under a load each second\n` +
    `of ${String(rates.visits)} conversations, and ${String(rates.timers)} timers of ${String(TIMER_SECONDS)} s in ` +
    'another workspace, whose delay is shown.'
  )
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

function show(text: string): void {
  // eslint-disable-next-line no-console -- the report of the run
  console.log(text)
}
