import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { NotDistributable } from './distribute.ts'
import { holdingShardGroups } from './held-shard-groups.ts'
import {
  bringAlong,
  CHANGE_CHANNEL,
  SHARD_GROUPS_MOVED,
  readLeftBehind,
  refuseShardGroup,
  type LeftBehind,
} from './moved-shard-group.ts'
import {
  connectTo,
  findShardGroups,
  makeMissingShardGroups,
  SHARD_GROUP_OF_TENANT,
  type ShardGroup,
} from './shard-groups.ts'

/*
 * Moves shard groups to other servers while processes run. Citus copies the shards, follows their changes, locks them
 * against its own statements and switches over. It knows nothing of ours, which go to the shards directly. So this
 * holds the lock, shared, until Citus waits for it; has the shard group refuse; and lets Citus go on. Statements at the
 * shard group are refused from then until the new shard group is made: a second or so, whatever the size of the shards.
 */

export type Server = { host: string; port: number }
type Move = { shard: string; from: Server; to: Server }

/** The mode of Citus that does not block writes: what it copies has to be followed by logical replication. */
const MODE = 'force_logical'

/**
 * Moves shard groups from servers that hold more to those that hold less, and from those that shall hold none, by the
 * plan of Citus.
 * @param onMoved called after each move, with its description
 */
export async function rebalance(url: string, onMoved: (sentence: string) => void): Promise<void> {
  await whileNothingElseMoves(url, async mover => {
    await mover.query('select replicate_reference_tables($1)', [MODE])
    const { rows } = await mover.query<Move>(`
      select shardid as shard, json_build_object('host', sourcename, 'port', sourceport) as from,
        json_build_object('host', targetname, 'port', targetport) as to
      from get_rebalance_table_shards_plan('executions')
      where table_name = 'executions'::regclass`)
    for (const move of rows) {
      await moveShardGroup(mover, url, move)
      onMoved(described(move))
    }
  })
}

/**
 * Gives a workspace a shard group of its own, and moves that. Its old shard group, with all workspaces of it, refuses
 * its statements while it is divided: Citus cannot follow the changes of partitions into the parts of a shard.
 * @param to the server; undefined leaves the shard group where it is
 * @returns the schema of the shard group
 * @throws NotDistributable where there is no such workspace or server
 */
export async function isolate(url: string, tenantId: string, to?: Server): Promise<string> {
  return await whileNothingElseMoves(url, async mover => {
    await refuseUnknown(mover, tenantId, to)
    const group = await shardGroupOf(mover, url, tenantId)
    if (!(await isOfOneWorkspace(mover, group)))
      await whileItRefuses(mover, url, group, {
        work: async () => {
          await mover.query("select isolate_tenant_to_new_shard('executions', $1::uuid, 'CASCADE', 'block_writes')", [
            tenantId,
          ])
        },
      })
    const own = await shardGroupOf(mover, url, tenantId)
    const { hostname: host, port } = new URL(own.url)
    const from = { host, port: Number(port) }
    if (to !== undefined && (to.host !== from.host || to.port !== from.port)) {
      await mover.query('select replicate_reference_tables($1)', [MODE])
      await moveShardGroup(mover, url, { shard: shardOf(own), from, to })
    }
    return own.schema
  })
}

/** Citus has a shard for every id, and would find out about a server when the shard group is divided already. */
async function refuseUnknown(mover: pg.Client, tenantId: string, to: Server | undefined): Promise<void> {
  if ((await mover.query('select from tenants where id = $1', [tenantId])).rowCount === 0)
    throw new NotDistributable(`There is no workspace ${tenantId}.`)
  if (to === undefined) return
  const { rowCount } = await mover.query(
    `select
    from pg_dist_node
    where nodename = $1 and nodeport = $2 and noderole = 'primary' and isactive and shouldhaveshards`,
    [to.host, to.port],
  )
  if (rowCount === 0)
    throw new NotDistributable(`No server ${to.host}:${String(to.port)} takes rows: add it with citus_add_node.`)
}

/** The lock is of the session that moves, which moves on where the command is killed: nothing starts before its end. */
async function whileNothingElseMoves<Result>(
  url: string,
  work: (mover: pg.Client) => Promise<Result>,
): Promise<Result> {
  return await holdingShardGroups(url, async mover => {
    // Those that a killed command left refusing.
    await announced(mover, async () => await makeMissingShardGroups(mover, url))
    return await work(mover)
  })
}

async function moveShardGroup(mover: pg.Client, url: string, { shard, from, to }: Move): Promise<void> {
  const group = (await findShardGroups(mover, url)).find(({ schema }) => schema === `place_${shard}`)
  if (group === undefined) throw new Error(`there is no shard group of the shard ${shard}`)
  await removeLeftovers(mover, shard)
  await handOver(mover, url, group, {
    text: 'select citus_move_shard_placement($1, $2, $3, $4, $5, $6)',
    values: [shard, from.host, from.port, to.host, to.port, MODE],
  })
}

/** Citus moves no shard that an earlier move has left behind, and drops it only when no statement uses it. */
async function removeLeftovers(mover: pg.Client, shard: string): Promise<void> {
  const isLeft = 'select from pg_dist_cleanup where object_name = $1'
  for (;;) {
    await mover.query('call citus_cleanup_orphaned_resources()')
    if ((await mover.query(isLeft, [`public.executions_${shard}`])).rowCount === 0) return
    await delay(LOOK_AGAIN_MS)
  }
}

/** Moves a shard group; its statements are refused for the last part of the move. */
async function handOver(mover: pg.Client, url: string, group: ShardGroup, copy: Copy): Promise<void> {
  const holder = await connectTo(url)
  try {
    await holder.query('begin')
    await holder.query('select lock_shard_metadata($1, array[$2::bigint])', [SHARE_LOCK, shardOf(group)])
    const { rows } = await mover.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid
    const copied = mover.query(copy)
    // Awaited below.
    copied.catch(() => undefined)
    await Promise.race([copied, untilItWaits(holder, pid)])
    await whileItRefuses(mover, url, group, {
      work: async () => {
        await holder.query('commit')
        await copied
      },
      // Before its shard group takes statements again, and before the lock is released.
      undo: async () => {
        await holder.query('select pg_cancel_backend($1::integer)', [pid])
        await copied.catch(() => undefined)
      },
    })
  } finally {
    await holder.end()
  }
}

type Copy = { text: string; values: unknown[] }

/** Whatever comes of the work, shard groups are made where the shards are then. */
async function whileItRefuses(
  mover: pg.Client,
  url: string,
  group: ShardGroup,
  { work, undo }: { work: () => Promise<void>; undo?: () => Promise<void> },
): Promise<void> {
  let left: LeftBehind | undefined
  try {
    await refuseShardGroup(group)
    left = await readLeftBehind(group)
    await work()
  } catch (error) {
    await undo?.()
    throw error
  } finally {
    await announced(mover, async () => {
      await makeMissingShardGroups(mover, url, async (server, made) => {
        if (left !== undefined) await bringAlong(server, made, left)
      })
    })
  }
}

async function announced(mover: pg.Client, work: () => Promise<void>): Promise<void> {
  await work()
  await mover.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, SHARD_GROUPS_MOVED])
}

/** PostgreSQL's number of this mode. */
const SHARE_LOCK = 5
const LOOK_AGAIN_MS = 100
/** For the lock of a shard's metadata, or of that of all shards with the same workspaces, as Citus numbers them. */
const WAITS = "select from pg_locks where pid = $1 and locktype = 'advisory' and objsubid in (4, 8) and not granted"

async function untilItWaits(holder: pg.Client, pid: number | undefined): Promise<void> {
  while ((await holder.query(WAITS, [pid])).rowCount === 0) await delay(LOOK_AGAIN_MS)
}

async function shardGroupOf(mover: pg.Client, url: string, tenantId: string): Promise<ShardGroup> {
  const { rows } = await mover.query<{ schema: string }>(SHARD_GROUP_OF_TENANT, [tenantId])
  const group = (await findShardGroups(mover, url)).find(({ schema }) => schema === rows[0]?.schema)
  if (group === undefined) throw new Error(`no shard group has the rows of the workspace ${tenantId}`)
  return group
}

async function isOfOneWorkspace(mover: pg.Client, group: ShardGroup): Promise<boolean> {
  const { rowCount } = await mover.query(
    'select from pg_dist_shard where shardid = $1 and shardminvalue = shardmaxvalue',
    [shardOf(group)],
  )
  return rowCount === 1
}

function shardOf({ schema }: ShardGroup): string {
  return schema.replace('place_', '')
}

function described({ shard, from, to }: Move): string {
  return `shard group ${shard} from ${from.host}:${String(from.port)} to ${to.host}:${String(to.port)}`
}
