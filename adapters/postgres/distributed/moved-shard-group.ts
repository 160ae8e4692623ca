import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { atShardGroup, OF_SHARD_GROUPS, refusalOf, type ShardGroup } from './shard-groups.ts'

/*
 * A shard group that moves to another server refuses its statements until the processes know where it is: the rows that
 * are left behind would answer, and take writes that nobody reads.
 */

/** The channel that the triggers of the schema notify. */
export const CHANGE_CHANNEL = 'parley_changes'
/**
 * On that channel: shard groups have moved. A process that knows nothing of them drops what it has cached. The text is
 * still that of older versions, which run beside newer ones during an upgrade.
 */
export const SHARD_GROUPS_MOVED = 'places moved'

/**
 * SQLSTATE of every statement at a shard group that has moved: `object_not_in_prerequisite_state`, which PostgreSQL
 * itself gives an insert into a view of this kind.
 */
export const MOVED = '55000'

/** For a new session: without the schema of its shard group, it would find the distributed tables in `public`. */
export function refusedUnlessMade(schema: string): string {
  return `do $$ begin
    if to_regnamespace('${schema}') is null then
      raise exception 'the shard group is not made yet' using errcode = '${MOVED}';
    end if;
  end $$`
}

/** For transactions that use the shard group to end by themselves. Statements that come later wait meanwhile. */
const GRACE_MS = 300
const LOOK_AGAIN_MS = 50
/** If something else than a process of Parley holds the shard group. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * From its return on, every statement at the shard group is refused. A transaction that has used some of its views, and
 * waits for another one, is ended after the grace: it waits for this one, and this one for it.
 */
export async function refuseShardGroup(group: ShardGroup): Promise<void> {
  await atShardGroup(group, async server => {
    await server.query(`set lock_timeout = ${String(LOCK_TIMEOUT_MS)}`)
    const { rows } = await server.query<{ pid: number }>('select pg_backend_pid() as pid')
    const done = new AbortController()
    const refused = server.query(await refusingViews(server, group)).finally(() => done.abort())
    await Promise.all([refused, endBlockers(group, rows[0]?.pid, done.signal)])
  })
}

async function endBlockers(group: ShardGroup, pid: number | undefined, signal: AbortSignal): Promise<void> {
  await delay(GRACE_MS, undefined, { signal }).catch(() => undefined)
  await atShardGroup(group, async server => {
    while (!signal.aborted) {
      await server.query(END_BLOCKERS, [pid])
      await delay(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined)
    }
  })
}

const END_BLOCKERS = `
  select pg_terminate_backend(pid)
  from pg_stat_activity
  where pid = any(pg_blocking_pids($1::integer)) and application_name like 'parley%'`

/**
 * Its views, with the columns that they have, since prepared statements name them, over a function that fails instead
 * of a table. They depend on no table, so that the shards can be dropped. "offset 0": otherwise the planner sees that
 * no null equals the workspace, and has the statement find nothing.
 */
async function refusingViews(server: pg.Client, group: ShardGroup): Promise<string> {
  const { schema } = group
  const { rows } = await server.query<{ view: string; columns: string }>(
    `select c.relname as view,
      string_agg(format('null::%s as %I', format_type(a.atttypid, a.atttypmod), a.attname), ', ' order by a.attnum)
        as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = to_regnamespace($1) and c.relkind = 'v'
    group by c.relname
    order by c.relname`,
    [schema],
  )
  const views = rows.map(
    ({ view, columns }) => `
    drop view ${schema}.${view};
    create view ${schema}.${view} as
      select ${columns} from (select ${refusalOf(group)}() as refused offset 0) r where refused offset 0;`,
  )
  // One transaction, as every text of several statements.
  return `
    create or replace function ${refusalOf(group)}() returns boolean language plpgsql as $$ begin
      raise exception 'the shard group is moving to another server' using errcode = '${MOVED}';
    end $$;
    ${views.join('')}`
}

/** Rows of the tables that each shard group has of its own, by table. */
export type LeftBehind = Record<string, unknown[]>

/** Of a shard group that refuses. */
export async function readLeftBehind(group: ShardGroup): Promise<LeftBehind> {
  return await atShardGroup(group, async server => {
    const left: LeftBehind = {}
    for (const table of OF_SHARD_GROUPS)
      left[table] = (await server.query<Record<string, unknown>>(`select * from ${group.schema}.${table}`)).rows
    return left
  })
}

/** For a shard group that is about to be made. */
export async function bringAlong(server: pg.Client, { schema }: ShardGroup, left: LeftBehind): Promise<void> {
  for (const [table, rows] of Object.entries(left))
    await server.query(
      `insert into ${schema}.${table} select * from json_populate_recordset(null::${schema}.${table}, $1)
      on conflict do nothing`,
      [JSON.stringify(rows)],
    )
}
