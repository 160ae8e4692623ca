import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { atPlace, OF_PLACES, refusalOf, type Place } from './places.ts'

/*
 * A place that moves to another server refuses its statements until the processes know where it is: the rows that are
 * left behind would answer, and take writes that nobody reads.
 */

/** The channel that the triggers of the schema notify. */
export const CHANGE_CHANNEL = 'parley_changes'
/** On that channel: places have moved. A process that knows nothing of places drops what it has cached. */
export const PLACES_MOVED = 'places moved'

/**
 * SQLSTATE of every statement at a place that has moved: `object_not_in_prerequisite_state`, which PostgreSQL itself
 * gives an insert into a view of this kind.
 */
export const MOVED = '55000'

/** For a new session: without the schema of its place, it would find the distributed tables in `public`. */
export function refusedUnlessMade(schema: string): string {
  return `do $$ begin
    if to_regnamespace('${schema}') is null then
      raise exception 'the place is not made yet' using errcode = '${MOVED}';
    end if;
  end $$`
}

/** For transactions that use the place to end by themselves. Statements that come later wait meanwhile. */
const GRACE_MS = 300
const LOOK_AGAIN_MS = 50
/** If something else than a process of Parley holds the place. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * From its return on, every statement at the place is refused. A transaction that has used some of its views, and waits
 * for another one, is ended after the grace: it waits for this one, and this one for it.
 */
export async function refusePlace(place: Place): Promise<void> {
  await atPlace(place, async server => {
    await server.query(`set lock_timeout = ${String(LOCK_TIMEOUT_MS)}`)
    const { rows } = await server.query<{ pid: number }>('select pg_backend_pid() as pid')
    const done = new AbortController()
    const refused = server.query(await refusingViews(server, place)).finally(() => done.abort())
    await Promise.all([refused, endBlockers(place, rows[0]?.pid, done.signal)])
  })
}

async function endBlockers(place: Place, pid: number | undefined, signal: AbortSignal): Promise<void> {
  await delay(GRACE_MS, undefined, { signal }).catch(() => undefined)
  await atPlace(place, async server => {
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
async function refusingViews(server: pg.Client, place: Place): Promise<string> {
  const { schema } = place
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
      select ${columns} from (select ${refusalOf(place)}() as refused offset 0) r where refused offset 0;`,
  )
  // One transaction, as every text of several statements.
  return `
    create or replace function ${refusalOf(place)}() returns boolean language plpgsql as $$ begin
      raise exception 'the place is moving to another server' using errcode = '${MOVED}';
    end $$;
    ${views.join('')}`
}

/** Rows of the tables that each place has of its own, by table. */
export type LeftBehind = Record<string, unknown[]>

/** Of a place that refuses. */
export async function readLeftBehind(place: Place): Promise<LeftBehind> {
  return await atPlace(place, async server => {
    const left: LeftBehind = {}
    for (const table of OF_PLACES)
      left[table] = (await server.query<Record<string, unknown>>(`select * from ${place.schema}.${table}`)).rows
    return left
  })
}

/** For a place that is about to be made. */
export async function bringAlong(server: pg.Client, { schema }: Place, left: LeftBehind): Promise<void> {
  for (const [table, rows] of Object.entries(left))
    await server.query(
      `insert into ${schema}.${table} select * from json_populate_recordset(null::${schema}.${table}, $1)
      on conflict do nothing`,
      [JSON.stringify(rows)],
    )
}
