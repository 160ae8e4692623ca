import { setTimeout as delay } from 'node:timers/promises'
import { applyTestWorkspace } from '../support/workspace.ts'
import type { StormDatabase } from './database.ts'
import { type World, worldOf } from './effects.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { chaosWorkspace, startOutside } from './workload.ts'
import { startProcess } from './processes.ts'
import { type Progress, watchProgress } from './progress.ts'
import { createVisitors, type Service } from './visitors.ts'

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

export const DISTURBANCES = ['kills', 'terminations', 'suspensions', 'cuts', 'restarts'] as const
export type Counts = Record<(typeof DISTURBANCES)[number], number>

export type Disturbances = {
  /** Awaited before each conversation. One before which a disturbance is due starts it, and waits for its end. */
  before(index: number): Promise<void>
  /** How often each took place. */
  counts: Counts
}

/** How long a process stays suspended after its leases have expired, for others to take over. */
const SUSPENDED_MS = 1_200
const TRY_AGAIN_MS = 20

/**
 * Disturbances by the progress of the conversations, so that their number holds on a machine of any speed: `planned` of
 * each are spread over the runs.
 */
export function createDisturbances(
  { fleet, database }: { fleet: Fleet; database: StormDatabase },
  runs: number,
  planned: Counts,
): Disturbances {
  const counts: Counts = { kills: 0, terminations: 0, suspensions: 0, cuts: 0, restarts: 0 }
  /** Each says whether it could take place. */
  const acts: Record<keyof Counts, () => Promise<boolean>> = {
    kills: async () => {
      if (await database.isWorkAtItsLastAttempts()) return false
      const killed = await fleet.kill()
      if (killed) await database.passLeases()
      return killed
    },
    terminations: fleet.terminate,
    suspensions: async () =>
      !(await database.isWorkAtItsLastAttempts()) &&
      (await fleet.suspend(async () => {
        await database.passLeases()
        await delay(SUSPENDED_MS)
      })),
    cuts: async () => (await database.cutConnections()) > 0,
    restarts: async () => {
      await database.restart(counts.restarts % 2 === 0 ? 'immediate' : 'fast')
      return true
    },
  }
  const series = DISTURBANCES.map(name =>
    spread(runs, planned[name], async () => {
      while (!(await acts[name]())) await delay(TRY_AGAIN_MS)
      counts[name]++
    }),
  )
  return {
    counts,
    before: async index => {
      await Promise.all(series.map(async before => await before(index)))
    },
  }
}

/** Conversations that start during a disturbance do not wait for it, but for the previous one. */
function spread(runs: number, times: number, act: () => Promise<void>): (index: number) => Promise<void> {
  const due = new Set(Array.from({ length: times }, (_, time) => Math.floor(((time + 1) * runs) / (times + 1))))
  const started: Promise<void>[] = []
  return async index => {
    const previous = started.at(due.has(index) ? -1 : -2)
    if (!due.has(index)) return await previous
    const own = Promise.resolve(previous).then(act)
    started.push(own)
    await own
  }
}
