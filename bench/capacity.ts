// `node bench/capacity.ts [FILE]`: what an installation needs, for a hundred, a thousand and ten thousand turns a
// second, or for the numbers of a file like bench/capacity/measured.yaml. docs/operating/capacity.md explains it.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { planFor, type Installation } from './capacity/capacity.ts'
import { simulate } from './capacity/simulation.ts'

const MEASURED = new URL('capacity/measured.yaml', import.meta.url)
const LADDER = [100, 1_000, 10_000]
const TURNS = 100_000

const [file] = process.argv.slice(2)
const given = parse(readFileSync(file ?? MEASURED, 'utf8')) as Installation
const installations = file === undefined ? LADDER.map(turns => withTurns(given, turns)) : [given]
const head = ['turns a second', 'processes', 'servers', 'cores of the largest workspace', 'turns of one at most']
const more = ['connections of a server', 'GB a day', 'GB kept by each', 'p50 / p99 ms', 'busiest server', 'isolated']
const rows = installations.map(installation => {
  const plan = planFor(installation)
  const simulated = (isolated: number) => simulate(installation, plan, { seed: 'capacity', turns: TURNS, isolated })
  const hashed = simulated(0)
  const isolated = simulated(1)
  return [
    whole(installation.perSecond.turns),
    whole(plan.processes),
    whole(plan.servers),
    plan.coresOfLargest.toFixed(1),
    whole(plan.turnsOfOneWorkspace),
    whole(plan.connectionsOfServer),
    whole(plan.gigabytes.aDay),
    whole(plan.gigabytes.keptByServer),
    `${hashed.p50.toFixed(1)} / ${hashed.p99.toFixed(1)}`,
    `${String(Math.round(100 * hashed.busiest))} %`,
    `${isolated.p99.toFixed(1)}, ${String(Math.round(100 * isolated.busiest))} %`,
    ...plan.limits,
  ]
})
for (const cells of [[...head, ...more], [...head, ...more].map(() => '---'), ...rows])
  console.log(`| ${cells.join(' | ')} |`)

/** With events and webhooks in the same proportion. */
function withTurns(installation: Installation, turns: number): Installation {
  const { perSecond } = installation
  const factor = turns / perSecond.turns
  return {
    ...installation,
    perSecond: { turns, events: perSecond.events * factor, webhooks: perSecond.webhooks * factor },
  }
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
