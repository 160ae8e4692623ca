import assert from 'node:assert/strict'
import { it } from 'node:test'
import { raiseStorm } from './storm.ts'

const runs = Number(process.env['CHAOS_RUNS'] ?? 80)
const processes = Number(process.env['CHAOS_PROCESSES'] ?? 2)

it(
  `${String(runs)} runs end once each while processes are killed and connections are cut`,
  { timeout: 30 * 60_000 },
  async () => {
    const figures = await raiseStorm({
      runs,
      together: 20,
      apis: processes,
      workers: processes,
      killEveryMs: 1_000,
      cutEveryMs: 500,
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
    assert.ok(figures.kills > 0 && figures.cutConnections > 0)
  },
)
