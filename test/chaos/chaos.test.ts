import assert from 'node:assert/strict'
import { it } from 'node:test'
import { raiseStorm } from './storm.ts'

const runs = Number(process.env['CHAOS_RUNS'] ?? 80)
const processes = Number(process.env['CHAOS_PROCESSES'] ?? 2)
const RUNS_PER_KILL = 16
const RUNS_PER_CUT = 8

it(
  `${String(runs)} runs end once each while processes are killed and connections are cut`,
  { timeout: 30 * 60_000 },
  async () => {
    const figures = await raiseStorm({
      runs,
      together: 20,
      apis: processes,
      workers: processes,
      runsPerKill: RUNS_PER_KILL,
      runsPerCut: RUNS_PER_CUT,
    })
    // eslint-disable-next-line no-console -- the figures are the point
    console.log(
      Object.entries(figures)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(', '),
    )
    const { lost, twice, unfinished, miscounted, failedMessages } = figures
    assert.deepEqual(
      { lost, twice, unfinished, miscounted, failedMessages },
      { lost: 0, twice: 0, unfinished: 0, miscounted: 0, failedMessages: 0 },
    )
    assert.equal(figures.kills, Math.floor(runs / RUNS_PER_KILL))
    assert.ok(figures.cutConnections >= Math.floor(runs / RUNS_PER_CUT))
  },
)
