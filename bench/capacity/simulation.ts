import { seededChance } from '../../domain/simulation/chance.ts'
import { quantile } from '../report.ts'
import { coresFor, SHARD_GROUPS_OF_SERVER, type Installation, type Plan } from './capacity.ts'

export type Simulated = {
  /** Milliseconds from the request to the reply, of processor time and of waiting for a processor. */
  p50: number
  p99: number
  /** The share of its cores that the busiest server uses. */
  busiest: number
}

type Options = {
  seed: string
  turns: number
  /** The largest workspaces that have a shard group of their own, which is put on the server with the least load. */
  isolated: number
}

/**
 * Turns that arrive at random wait for the processor of a process, then for one of the server of their workspace.
 * Processor time is distributed exponentially about its mean. Events and webhooks take their share of the cores away.
 */
export function simulate(installation: Installation, plan: Plan, { seed, turns, isolated }: Options): Simulated {
  const random = seededChance(seed)
  const { perSecond, cost, coresOfServer } = installation
  const shares = sharesOf(installation.workspaces)
  const serverOf = placed(shares, { servers: plan.servers, isolated, random })
  const load = Array.from({ length: plan.servers }, () => 0)
  for (const [workspace, share] of shares.entries()) load[serverOf[workspace] ?? 0]! += share
  const whole = coresFor(installation)
  const ofTurns = coresFor({ cost, perSecond: { ...perSecond, events: 0, webhooks: 0 } })
  // The same turns take longer on the cores that other work shares.
  const slower = { service: whole.service / ofTurns.service, postgres: whole.postgres / ofTurns.postgres }
  const processes = Array.from({ length: plan.processes }, () => [0])
  const servers = Array.from({ length: plan.servers }, () => Array.from({ length: coresOfServer }, () => 0))
  const workspaceAt = chooser(shares)
  const exponential = (mean: number) => -Math.log(1 - random()) * mean
  const latencies: number[] = []
  let now = 0
  for (let turn = 0; turn < turns; turn += 1) {
    now += exponential(1_000 / perSecond.turns)
    const process = processes[Math.floor(random() * processes.length)] ?? []
    const decided = serve(process, now, exponential((cost.turn.service * slower.service) / 1_000))
    const server = servers[serverOf[workspaceAt(random())] ?? 0] ?? []
    latencies.push(serve(server, decided, exponential((cost.turn.postgres * slower.postgres) / 1_000)) - now)
  }
  return {
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    busiest: (Math.max(...load) * whole.postgres) / coresOfServer,
  }
}

/** On the core that is free first. @returns when it is done */
function serve(freeAt: number[], arrives: number, takes: number): number {
  let first = 0
  for (const [core, free] of freeAt.entries()) if (free < (freeAt[first] ?? 0)) first = core
  const done = Math.max(arrives, freeAt[first] ?? 0) + takes
  freeAt[first] = done
  return done
}

/** The others have the rest by the harmonic series: few are busy, and most hardly are. */
function sharesOf({ count, largestShare }: Installation['workspaces']): number[] {
  const weights = Array.from({ length: count - 1 }, (_, at) => 1 / (at + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return [largestShare, ...weights.map(weight => ((1 - largestShare) * weight) / sum)]
}

/**
 * The server of each workspace: that of the shard group which a hash gives it, or the emptiest one for its own shard
 * group.
 */
function placed(
  shares: number[],
  { servers, isolated, random }: { servers: number; isolated: number; random: () => number },
): number[] {
  const groups = servers * SHARD_GROUPS_OF_SERVER
  const at = shares.map(() => Math.floor(random() * groups) % servers)
  const load = Array.from({ length: servers }, () => 0)
  for (const [workspace, share] of shares.entries()) if (workspace >= isolated) load[at[workspace] ?? 0]! += share
  for (let workspace = 0; workspace < Math.min(isolated, shares.length); workspace += 1) {
    const emptiest = load.indexOf(Math.min(...load))
    at[workspace] = emptiest
    load[emptiest]! += shares[workspace] ?? 0
  }
  return at
}

/** The workspace at a number between 0 and 1 of their shares, side by side. */
function chooser(shares: number[]): (at: number) => number {
  const ends: number[] = []
  for (const share of shares) ends.push((ends.at(-1) ?? 0) + share)
  return at => {
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 1) <= at) low = middle + 1
      else high = middle
    }
    return low
  }
}
