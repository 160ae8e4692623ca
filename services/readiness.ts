import { withinTime } from '../adapters/time-limit.ts'
import type { Seldom } from '../adapters/seldom.ts'

export type ReadinessCheck = {
  name:
    | 'database'
    | 'servers'
    | 'migrations'
    | 'app_secret'
    | 'data_folder'
    | 'admin_connections'
    | 'queues'
    | 'shutdown'
    | 'processes'
  ready: boolean
  reason?: string
}

/** A part of readiness: `check` resolves with the problem, or with undefined; it rejects with the cause. */
export type Probe = {
  name: ReadinessCheck['name']
  check: () => Promise<string | undefined>
  /** Shown instead of the cause, which names hosts, users and folders and is only logged. */
  failure: string
  /** Set where the process can serve all the same: the problem is only told. */
  isOnlyTold?: boolean
}

export type Readiness = {
  checks(): Promise<ReadinessCheck[]>
  /** A further probe of this process from now on. */
  add(probe: Probe): void
}

/** Whether this process can serve, within `limitMs`. Concurrent requests share one check of each probe. */
export function createReadiness(
  first: readonly Probe[],
  { limitMs, warn }: { limitMs: number; warn: Seldom },
): Readiness {
  const probes = [...first]
  let underWay: Promise<ReadinessCheck[]> | undefined

  async function run({ name, check, failure, isOnlyTold = false }: Probe): Promise<ReadinessCheck> {
    try {
      const reason = await withinTime(limitMs, check())
      return reason === undefined ? { name, ready: true } : { name, ready: isOnlyTold, reason }
    } catch (error) {
      warn({ err: error }, `not ready: ${name}`)
      return { name, ready: false, reason: failure }
    }
  }

  return {
    add: probe => void probes.push(probe),
    checks: async () =>
      await (underWay ??= Promise.all(probes.map(run)).finally(() => {
        underWay = undefined
      })),
  }
}

/**
 * The checks of several processes as one list: each is ready if it is ready in all of them, and has the reason of one.
 * `silent` processes have not answered.
 */
export function joinChecks(all: readonly ReadinessCheck[][], silent: number): ReadinessCheck[] {
  const joined = new Map<string, ReadinessCheck>()
  for (const check of all.flat()) {
    const known = joined.get(check.name)
    if (known?.reason === undefined || (known.ready && !check.ready)) joined.set(check.name, check)
  }
  const count = all.length + silent
  return [
    ...joined.values(),
    silent === 0
      ? { name: 'processes', ready: true }
      : { name: 'processes', ready: false, reason: `${silent} of ${count} processes are not responding` },
  ]
}
