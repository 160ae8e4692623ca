import { setTimeout as delay } from 'node:timers/promises'
import type { StormDatabase } from './database.ts'
import type { Fleet } from './fleet.ts'

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
