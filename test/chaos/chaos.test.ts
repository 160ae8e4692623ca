import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type ChaosDatabase, startChaosDatabase } from '../harness/database.ts'
import { type Aftermath, type Counts, raiseStorm } from '../harness/storm.ts'
import { EFFECTS } from '../harness/effects.ts'
import { assertAllEnded, type Fault, judge, mutate, type Mutation } from '../harness/judge.ts'

const runs = Number(process.env['CHAOS_RUNS'] ?? 60)
const processes = Number(process.env['CHAOS_PROCESSES'] ?? 2)
const MUTATIONS: Mutation[] = ['lost', 'twice']
const FAULTS_SHOWN = 10
const SHOWN_EVERY = 250

/** Number of each disturbance, for a storm of this many executions. */
const planned: Counts = {
  kills: Math.max(2, Math.floor(runs / 60)),
  terminations: Math.max(1, Math.floor(runs / 100)),
  suspensions: Math.max(1, Math.floor(runs / 100)),
  cuts: Math.max(6, Math.floor(runs / 30)),
  restarts: Math.max(2, Math.floor(runs / 200)),
}

describe(`${String(runs)} runs under kills, suspensions, cut connections and restarts of the database`, () => {
  let database: ChaosDatabase
  let aftermath: Aftermath
  before(
    async () => {
      database = await startChaosDatabase()
      aftermath = await raiseStorm(database, {
        runs,
        apis: processes,
        workers: processes,
        disturbances: planned,
        onVisited: visits => {
          if (visits % SHOWN_EVERY === 0) show(`${String(visits)} of ${String(runs)} conversations`)
        },
      })
      const { figures, disturbances, casualties } = aftermath
      show(
        Object.entries({ runs, ...figures, ...disturbances, hung: casualties.hung.join(' and ') || 'none' })
          .map(([name, value]) => `${name} ${String(value)}`)
          .join(', '),
      )
    },
    { timeout: 40 * 60_000 },
  )
  after(async () => {
    await database.drop()
  })

  it('see every disturbance as often as it was planned, and no process that ends unexpectedly', () => {
    assert.deepEqual(aftermath.disturbances, planned)
    assert.equal(aftermath.casualties.crashed, 0)
  })

  it('all end, and leave nothing behind', async () => {
    await assertAllEnded(database.pool, aftermath.world, runs)
  })

  it('have each of their effects once, by its key', async () => {
    const faults = await judge(database.pool, aftermath.world)
    assert.deepEqual({ faults: faults.length, first: faults.slice(0, FAULTS_SHOWN) }, { faults: 0, first: [] })
  })

  for (const effect of EFFECTS)
    for (const mutation of MUTATIONS)
      it(`notice when one in a hundred ${effect.name} is ${mutation}`, async () => {
        const client = await database.pool.connect()
        try {
          await client.query('begin')
          const { world, changed } = await mutate(client, aftermath.world, effect, mutation)
          assert.ok(changed > 0)
          assert.deepEqual(summary(await judge(client, world, [effect])), { [mutation]: changed })
        } finally {
          await client.query('rollback')
          client.release()
        }
      })
})

function show(line: string): void {
  // eslint-disable-next-line no-console -- a long storm reports its progress
  console.log(line)
}

function summary(faults: readonly Fault[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { fault, times } of faults) sums[fault] = (sums[fault] ?? 0) + times
  return sums
}
