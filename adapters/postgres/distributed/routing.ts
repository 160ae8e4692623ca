import type pg from 'pg'
import { askingPool } from './asking-pool.ts'
import { findShardGroups, isDistributed, SHARD_GROUP_OF_TENANT, type ShardGroup } from './shard-groups.ts'
import { ServerWatch } from './server-watch.ts'

/** The shard groups of a distributed database, and which of them has the rows of a workspace. */
export type Routing = {
  url: string
  shardGroups: () => readonly ShardGroup[]
  shardGroupOf: (tenantId: string) => Promise<ShardGroup>
  /** Reads anew where the shard groups are: after one has answered that it moved. */
  reload: () => Promise<void>
  /** Calls `listener` after each time that they were read anew. Returns what ends the subscription. */
  onReloaded: (listener: () => void) => () => void
  /** Of the coordinator, and of the servers that have shard groups. */
  watch: ServerWatch
}

/** Of the coordinator, which may hang. */
const ANSWER_MS = 5_000

const routings = new Map<string, Routing>()

/** That of the database with this address, if `findRouting` has found it to be distributed. */
export function routingOf(url: string): Routing | undefined {
  return routings.get(url)
}

/** Workspaces whose shard group is held in memory. */
const KNOWN_AT_MOST = 100_000

/**
 * Where the database is distributed, pools for this address send the statements of a workspace to its shard group from
 * now on.
 */
export async function findRouting(url: string): Promise<void> {
  const lookup = askingPool(url, { name: 'parley-routing', answerMs: ANSWER_MS, max: 2 })
  const groups = (await isDistributed(lookup)) ? await findShardGroups(lookup, url) : []
  if (groups.length === 0) await lookup.end()
  else routings.set(url, createRouting(lookup, url, groups))
}

function createRouting(lookup: pg.Pool, url: string, first: ShardGroup[]): Routing {
  let groups = first
  const known = new Map<string, Promise<ShardGroup>>()
  const listeners = new Set<() => void>()
  let reloading: Promise<void> | undefined
  const find = async (tenantId: string): Promise<ShardGroup> => {
    const { rows } = await lookup.query<{ schema: string }>({
      name: 'place_of_tenant',
      text: SHARD_GROUP_OF_TENANT,
      values: [tenantId],
    })
    const here = () => groups.find(({ schema }) => schema === rows[0]?.schema)
    // Unknown: its shard group was divided, or is a new one.
    if (here() === undefined) await reload()
    const group = here()
    if (group === undefined) throw new Error(`no shard group has the rows of the workspace ${tenantId}`)
    return group
  }
  const read = async () => {
    groups = await findShardGroups(lookup, url)
    known.clear()
    for (const listener of listeners) listener()
  }
  const reload = async () => {
    reloading ??= read().finally(() => (reloading = undefined))
    await reloading
  }
  const watch = new ServerWatch(() => serversAt(url, groups))
  return {
    url,
    watch,
    shardGroups: () => groups,
    shardGroupOf: async tenantId => {
      const found = known.get(tenantId)
      if (found !== undefined) return await found
      if (known.size >= KNOWN_AT_MOST) known.clear()
      const group = find(tenantId)
      known.set(tenantId, group)
      group.catch(() => known.delete(tenantId))
      return await group
    },
    reload,
    onReloaded: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The servers whose notifications a process has to receive: triggers send them from where a row is. */
export function serversOf(url: string): string[] {
  return serversAt(url, routingOf(url)?.shardGroups() ?? [])
}

function serversAt(url: string, groups: readonly ShardGroup[]): string[] {
  return [...new Set([url, ...groups.map(group => group.url)])]
}
