import { setTimeout as delay } from 'node:timers/promises'
import { applyTestWorkspace } from '../support/workspace.ts'
import type { StormDatabase } from './database.ts'
import { createDisturbances, type Counts } from './disturbances.ts'
import { worldOf, type World } from './effects.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { startOutside } from './outside.ts'
import { startProcess } from './processes.ts'
import { watchProgress, type Progress } from './progress.ts'
import type { Service } from './requests.ts'
import { createVisitors } from './visitors.ts'
import { chaosWorkspace } from './workload.ts'

export type StormPlan = {
  runs: number
  apis: number
  workers: number
  disturbances: Counts
  /** Called after every conversation. */
  onVisited: (visits: number) => void
  /** Called with each request; the returned function is called with its failure, or undefined for a success. */
  onAttempt?: NonNullable<Service['onAttempt']>
}
/** Result of a storm. */
export type Aftermath = {
  world: World
  disturbances: Counts
  casualties: Fleet['casualties']
  figures: { retriedRequests: number; seconds: number; settlingSeconds: number; runsPerSecond: number }
}

/** Conversations at the same time. */
const VISITORS = 20
/**
 * Runs that have not ended, at most. An event reaches every run that waits for one of its name, so the work of a storm
 * without this bound grows with the square of its runs.
 */
const OPEN_RUNS = 60
const LOOK_AGAIN_MS = 50
const RETRIED_WITHIN_MS = 500
const QUIET_AGAIN_MS = 2_000

/**
 * Runs the workload while its processes, connections and database are disturbed, until every run has ended or nothing
 * makes progress.
 */
export async function raiseStorm(
  database: StormDatabase,
  { runs, apis, workers, disturbances: planned, onVisited, onAttempt = () => () => undefined }: StormPlan,
): Promise<Aftermath> {
  const outside = await startOutside()
  const tenantId = await applyTestWorkspace(database, chaosWorkspace(outside))
  const fleet = await startFleet(async role => await startProcess(role, database.url), { apis, workers })
  const progress = await watchProgress(database.pool)
  const visitors = createVisitors({ port: fleet.port, tenantId, onAttempt })
  const disturbances = createDisturbances({ fleet, database }, runs, planned)
  const began = performance.now()
  const leases = passLeasesWhenQuiet(database, progress)
  try {
    const queue = Array.from({ length: runs }).keys()
    await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        for (const index of queue) {
          await disturbances.before(index)
          while (progress.open() >= OPEN_RUNS && !progress.isStuck()) await delay(LOOK_AGAIN_MS)
          if (progress.isStuck()) return
          await visitors.visit(index)
          onVisited(visitors.visits.length)
        }
      }),
    )
    const settlingSince = performance.now()
    await settle(progress, database)
    const seconds = (performance.now() - began) / 1000
    const settlingSeconds = (performance.now() - settlingSince) / 1000
    return {
      world: worldOf(outside, visitors, tenantId),
      disturbances: disturbances.counts,
      casualties: fleet.casualties,
      figures: {
        retriedRequests: visitors.retried(),
        seconds: Math.round(seconds),
        settlingSeconds: Math.round(settlingSeconds),
        runsPerSecond: Math.round(runs / seconds),
      },
    }
  } finally {
    await leases.stop()
    await progress.stop()
    await fleet.stop()
    await outside.stop()
  }
}

/** Waits until every run has ended and every webhook is delivered, or nothing makes progress. */
export async function settle(progress: Progress, database: StormDatabase): Promise<void> {
  while (progress.open() > 0 && !progress.isStuck()) await delay(LOOK_AGAIN_MS)
  // The remaining ones were refused once, and are retried after a minute.
  while (progress.undelivered() > 0 && !progress.isStuck()) {
    await database.passLeases()
    await delay(RETRIED_WITHIN_MS)
  }
}

/**
 * Lets leases expire when no other work is left. Those of live processes expire with them: where these pause, they
 * would lose their work repeatedly, until a message counts as one that kills its process.
 */
function passLeasesWhenQuiet(database: StormDatabase, progress: Progress): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const passing = (async () => {
    let passedAt = performance.now()
    while (!stopped.signal.aborted) {
      await delay(LOOK_AGAIN_MS)
      if (performance.now() - passedAt < QUIET_AGAIN_MS || !progress.isQuiet()) continue
      if (!progress.isIdle() && (await database.isWorkAtItsLastAttempts())) continue
      await database.passLeases()
      passedAt = performance.now()
    }
  })()
  return {
    stop: async () => {
      stopped.abort()
      await passing
    },
  }
}
