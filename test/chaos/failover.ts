// `make chaos` runs it; it is not part of the suite, since each failover takes half a minute.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { EFFECTS } from '../harness/effects.ts'
import { assertAllEnded, judge } from '../harness/judge.ts'
import { patroniSkip, startPatroniDatabase, type PatroniDatabase } from '../harness/patroni.ts'
import { raiseStorm, type Aftermath } from '../harness/storm.ts'

const runs = Number(process.env['FAILOVER_RUNS'] ?? 300)
const FAILOVERS = 2
const PROCESSES = { apis: 2, workers: 2 }

describe(`${String(runs)} runs while the primary of two servers is killed twice`, { skip: patroniSkip() }, () => {
  let database: PatroniDatabase
  let aftermath: Aftermath
  const answered: number[] = []
  before(
    async () => {
      database = await startPatroniDatabase()
      aftermath = await raiseStorm(database, {
        runs,
        ...PROCESSES,
        disturbances: { kills: 0, terminations: 0, suspensions: 0, cuts: 0, restarts: FAILOVERS },
        onVisited: () => undefined,
        onAttempt: () => failure => {
          if (failure === undefined) answered.push(performance.now())
        },
      })
      const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
      // eslint-disable-next-line no-console -- how long a failover takes is a result of the run
      console.log(
        [
          ...database.failovers.map(
            ({ writes, listeners, schedules }) =>
              `the database accepted writes after ${seconds(writes)}, every process listened again after ` +
              `${seconds(listeners)}, and a schedule ran after ${seconds(schedules)}`,
          ),
          `visitors had no reply for ${longestGaps(answered).map(seconds).join(' and ')}`,
          Object.entries(aftermath.figures)
            .map(([name, value]) => `${name} ${String(value)}`)
            .join(', '),
        ].join('\n'),
      )
    },
    { timeout: 20 * 60_000 },
  )
  after(async () => {
    await database.drop()
  })

  it('see both failovers, and no process that ends or has to be restarted', () => {
    assert.equal(aftermath.disturbances.restarts, FAILOVERS)
    assert.deepEqual(aftermath.casualties, { hung: [], crashed: 0 })
  })

  it('all end, and leave nothing behind', async () => {
    await assertAllEnded(database.pool, aftermath.world, runs)
  })

  it('lose nothing that was acknowledged, and have each of their effects once', async () => {
    const faults = await judge(database.pool, aftermath.world, EFFECTS)
    assert.deepEqual(faults.slice(0, 10), [])
  })
})

/** The longest intervals between two replies, as many as there were failovers, in order of length. */
function longestGaps(times: readonly number[]): number[] {
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  return gaps.sort((one, other) => other - one).slice(0, FAILOVERS)
}
