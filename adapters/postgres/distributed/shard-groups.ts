import pg from 'pg'
import { viewOf, type Shard } from './shard-views.ts'

type Queryable = Pick<pg.Client | pg.Pool, 'query'>

/*
 * A shard group holds the rows of some workspaces: the shards of one number, on one server. In its schema there, each
 * table of workspaces is a view of its shard, by the same name and with `ctid` and `xmin`, so that a statement on a
 * workspace runs as it does on a plain server, also where Citus would refuse it: `insert` in a `with` query, recursive
 * steps, `for update skip locked`, functions in `on conflict do update`.
 */

export type ShardGroup = {
  /** That of the shard of `executions`. */
  schema: string
  /** Of the server. */
  url: string
  /** Its number in `pg_dist_node`. */
  node: number
}

/** Reference tables: those that are not of a workspace, and are read or referred to with those that are. */
export const OF_ALL_SERVERS = ['organisations', 'tenants', 'config_values', 'sign_in_failures', 'secret_probe']

/** Tables that are not of a workspace, but of the workspaces of a shard group: each shard group has its own. */
export const OF_SHARD_GROUPS = ['webhook_claims']

/** Whether the tables of workspaces are distributed. */
export async function isDistributed(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ citus: boolean }>("select to_regclass('pg_dist_partition') is not null as citus")
  if (rows[0]?.citus !== true) return false
  return (await db.query("select from pg_dist_partition where partmethod = 'h' limit 1")).rowCount === 1
}

const SHARD_GROUPS = `
  select s.shardid, n.nodeid as node, n.nodename as host, n.nodeport as port
  from pg_dist_shard s
  join pg_dist_placement p using (shardid)
  join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
  where s.logicalrelid = to_regclass('executions')
  order by s.shardid`

export async function findShardGroups(db: Queryable, url: string): Promise<ShardGroup[]> {
  const { rows } = await db.query<{ shardid: string; node: number; host: string; port: number }>(SHARD_GROUPS)
  return rows.map(({ shardid, node, host, port }) => ({
    schema: `place_${shardid}`,
    url: urlOf(url, { host, port }),
    node,
  }))
}

/** The schema of the shard group that has the rows of a workspace, by its id. */
export const SHARD_GROUP_OF_TENANT =
  "select 'place_' || get_shard_id_for_distribution_column('executions', $1::uuid) as schema"

/** The shards of each shard group. */
const SHARDS = `
  select 'place_' || first.shardid as schema, s.logicalrelid::regclass::text as table,
    shard_name(s.logicalrelid, s.shardid) as shard, (
      select a.attname
      from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid and not c.relispartition
      where d.adrelid = s.logicalrelid and pg_get_expr(d.adbin, d.adrelid) ^@ 'nextval('
    ) as numbered
  from pg_dist_shard first
  join pg_dist_partition f on f.logicalrelid = first.logicalrelid
  join pg_dist_partition t on t.colocationid = f.colocationid
  join pg_dist_shard s on s.logicalrelid = t.logicalrelid and s.shardminvalue = first.shardminvalue
  where first.logicalrelid = to_regclass('executions')`

/** Makes the views of every shard group anew: after tables or columns have changed. */
export async function makeShardGroups(db: Queryable, url: string): Promise<void> {
  for (const [group, views] of await viewsOfShardGroups(db, url)) await makeShardGroup(group, views)
}

/**
 * Makes the shard groups that are not made, or refuse their statements.
 * @param before called in the transaction that makes one, when it has its own tables
 */
export async function makeMissingShardGroups(
  db: Queryable,
  url: string,
  before?: (server: pg.Client, group: ShardGroup) => Promise<void>,
): Promise<void> {
  for (const [group, views] of await viewsOfShardGroups(db, url))
    if (!(await isMade(group))) await makeShardGroup(group, views, before)
}

async function viewsOfShardGroups(db: Queryable, url: string): Promise<[ShardGroup, string[]][]> {
  const { rows: shards } = await db.query<Shard>(SHARDS)
  return (await findShardGroups(db, url)).map(group => [
    group,
    shards.filter(({ schema }) => schema === group.schema).map(viewOf),
  ])
}

async function isMade(group: ShardGroup): Promise<boolean> {
  const { rowCount } = await atShardGroup(
    group,
    async server =>
      await server.query('select where to_regnamespace($1) is not null and to_regproc($2) is null', [
        group.schema,
        refusalOf(group),
      ]),
  )
  return rowCount === 1
}

/** The function of a shard group that refuses its statements. */
export function refusalOf({ schema }: ShardGroup): string {
  return `${schema}.refuse`
}

async function makeShardGroup(
  group: ShardGroup,
  views: string[],
  before?: (server: pg.Client, group: ShardGroup) => Promise<void>,
): Promise<void> {
  const own = OF_SHARD_GROUPS.map(
    table => `create table if not exists ${group.schema}.${table} (like public.${table} including all);`,
  )
  await atShardGroup(group, async server => {
    await server.query(`begin; create schema if not exists ${group.schema}; ${own.join('')}`)
    await before?.(server, group)
    await server.query(`${views.join('')} drop function if exists ${refusalOf(group)}; commit`)
  })
}

/** Before migrations: a view would keep its columns from being changed. */
export async function dropViews(db: Queryable, url: string): Promise<void> {
  const { rows: shards } = await db.query<{ schema: string; table: string }>(SHARDS)
  for (const group of await findShardGroups(db, url)) {
    const views = shards.filter(({ schema }) => schema === group.schema)
    const sql = views.map(({ table }) => `drop view if exists ${group.schema}.${table};`).join('')
    await atShardGroup(group, async server => await server.query(sql))
  }
}

/** On a connection that changes this server alone, and sees shards. */
export async function atShardGroup<Result>(
  { url }: ShardGroup,
  work: (server: pg.Client) => Promise<Result>,
): Promise<Result> {
  const server = await connectTo(url)
  try {
    await server.query('set citus.enable_ddl_propagation = off; set citus.override_table_visibility = off')
    return await work(server)
  } finally {
    await server.end()
  }
}

/** A server by its address in `pg_dist_node`, with the user and database of another URL. */
export function urlOf(url: string, { host, port }: { host: string; port: number }): string {
  return Object.assign(new URL(url), { hostname: host, port: String(port) }).href
}

/** A connection for changes of the schema and of shard groups. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'parley-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
