import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planFor, type Installation } from '../../bench/capacity/capacity.ts'
import { simulate } from '../../bench/capacity/simulation.ts'

const installation: Installation = {
  perSecond: { turns: 6_000, events: 2_000, webhooks: 1_000 },
  cost: {
    turn: { service: 500, postgres: 800 },
    event: { service: 300, postgres: 500 },
    webhook: { service: 100, postgres: 200 },
  },
  coresOfServer: 4,
  busyAtMost: 0.5,
  workspaces: { count: 500, largestShare: 0.25 },
  stored: { bytesOfTurn: 5_000, days: 30 },
  connections: { ofProcessToShardGroup: 20, atMost: 400 },
}

describe('the plan of an installation', () => {
  it('has processes and servers for the processor time of its turns, events and webhooks', () => {
    const { processes, servers } = planFor(installation)
    // 3.7 cores of processes and 6 of databases, half of them busy.
    assert.deepEqual({ processes, servers }, { processes: 8, servers: 3 })
  })

  it('says how much of a server one workspace takes, and how far one goes', () => {
    const { coresOfLargest, turnsOfOneWorkspace } = planFor(installation)
    assert.deepEqual({ coresOfLargest, turnsOfOneWorkspace }, { coresOfLargest: 1.5, turnsOfOneWorkspace: 2_000 })
  })

  it('says what is stored, and how many connections a server gets', () => {
    const { gigabytes, connectionsOfServer } = planFor(installation)
    assert.deepEqual(gigabytes, { aDay: 2_592, keptByServer: 25_920 })
    assert.equal(connectionsOfServer, 320)
  })

  it('names the limits that it breaks, and none otherwise', () => {
    assert.deepEqual(planFor(installation).limits, [])
    const large = { ...installation, workspaces: { count: 500, largestShare: 0.4 } }
    assert.match(planFor(large).limits.join(), /^The largest workspace needs more than a server/)
    const huge = { ...installation, perSecond: { turns: 100_000, events: 0, webhooks: 0 } }
    assert.equal(planFor(huge).limits.length, 2)
  })
})

describe('simulated turns', () => {
  const run = (changes: Partial<Installation> = {}, isolated = 0, seed = 'one') => {
    const changed = { ...installation, ...changes }
    return simulate(changed, planFor(installation), { seed, turns: 20_000, isolated })
  }

  it('are the same for the same seed, and others for another one', () => {
    assert.deepEqual(run(), run())
    assert.notDeepEqual(run(), run({}, 0, 'two'))
  })

  it('take their processor time alone where nothing else arrives', () => {
    const { p50, busiest } = run({ perSecond: { turns: 1, events: 0, webhooks: 0 } })
    // The median of the sum of two exponential times with means of 0.5 and 0.8 ms.
    assert.ok(p50 > 1 && p50 < 1.2, String(p50))
    assert.ok(busiest < 0.001)
  })

  it('wait longer the more arrive', () => {
    const more = run({ perSecond: { turns: 8_000, events: 2_000, webhooks: 1_000 } })
    assert.ok(more.p99 > run().p99)
    assert.ok(more.busiest > run().busiest)
  })

  it('load the busiest server less when the largest workspace has a place of its own', () => {
    const busiest = (isolated: number) =>
      Math.max(...['one', 'two', 'three', 'four'].map(seed => run({}, isolated, seed).busiest))
    assert.ok(busiest(1) < busiest(0))
  })
})
