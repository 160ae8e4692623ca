/*
 * What an installation needs, from measured costs: arithmetic, without a clock. `simulation.ts` says how long turns
 * wait on what is planned here.
 */

/** Microseconds of processor time. */
export type Cost = { service: number; postgres: number }
export type Installation = {
  /** A second, of all workspaces together. */
  perSecond: { turns: number; events: number; webhooks: number }
  cost: { turn: Cost; event: Cost; webhook: Cost }
  /** Of a database server. */
  coresOfServer: number
  /** The share of its cores that a server, or a process, is to use at most. */
  busyAtMost: number
  /** What all the others do not need is the largest workspace's share of everything. */
  workspaces: { count: number; largestShare: number }
  /** Kept of a turn with its log, in bytes, and for how many days. */
  stored: { bytesOfTurn: number; days: number }
  /** Connections of one process to each shard group, and what a server accepts. */
  connections: { ofProcessToShardGroup: number; atMost: number }
}

export type Plan = {
  /** Of API and workers, each with one busy core. */
  processes: number
  servers: number
  /** Cores of the databases that the largest workspace keeps busy. */
  coresOfLargest: number
  /** Turns a second that one workspace can have on a server for itself, with its events and webhooks. */
  turnsOfOneWorkspace: number
  /** Written by all servers together, in a day, and kept by each. */
  gigabytes: { aDay: number; keptByServer: number }
  connectionsOfServer: number
  /** What the plan breaks, in sentences. */
  limits: string[]
}

/** Parts of each table for each server, as `parley distribute` makes them. */
export const SHARD_GROUPS_OF_SERVER = 2
const MICROSECONDS = 1_000_000
const SECONDS_OF_DAY = 86_400
const GIGABYTE = 1_000_000_000

/** Cores that stay busy with so much, of processes and of databases. */
export function coresFor({ perSecond, cost }: Pick<Installation, 'perSecond' | 'cost'>): Cost {
  const sum = (of: keyof Cost) =>
    (perSecond.turns * cost.turn[of] + perSecond.events * cost.event[of] + perSecond.webhooks * cost.webhook[of]) /
    MICROSECONDS
  return { service: sum('service'), postgres: sum('postgres') }
}

export function planFor(installation: Installation): Plan {
  const { coresOfServer, busyAtMost, workspaces, perSecond, stored, connections } = installation
  const cores = coresFor(installation)
  const processes = Math.max(2, Math.ceil(cores.service / busyAtMost))
  const servers = Math.max(1, Math.ceil(cores.postgres / (coresOfServer * busyAtMost)))
  const coresOfLargest = cores.postgres * workspaces.largestShare
  const turnsOfOneWorkspace = Math.floor((perSecond.turns * coresOfServer * busyAtMost) / cores.postgres)
  const aDay = (perSecond.turns * SECONDS_OF_DAY * stored.bytesOfTurn) / GIGABYTE
  const connectionsOfServer =
    processes * connections.ofProcessToShardGroup * (servers === 1 ? 1 : SHARD_GROUPS_OF_SERVER)
  const limits: string[] = []
  if (coresOfLargest > coresOfServer * busyAtMost)
    limits.push('The largest workspace needs more than a server: divide it into several, or take larger servers.')
  if (connectionsOfServer > connections.atMost)
    limits.push(
      'The processes open more connections than a server accepts: a pooler in session mode, or more cores each.',
    )
  return {
    processes,
    servers,
    coresOfLargest,
    turnsOfOneWorkspace,
    gigabytes: { aDay, keptByServer: (aDay * stored.days) / servers },
    connectionsOfServer,
    limits,
  }
}
