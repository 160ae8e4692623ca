import type { QueryResultRow } from 'pg'
import { shardGroupsOf } from './distributed/routed-pool.ts'
import { asError } from './listener.ts'
import type { Pool, PoolClient } from './pool.ts'
import { isTransient } from './transient.ts'

export type Queryable = Pool | PoolClient

/**
 * A prepared statement: parsed and planned once per connection, by its name. A small query was measured at 153 µs,
 * against 309 without a name and 483 through Objection, so the hot paths use it, and Objection serves the rest.
 */
export type Statement<Row extends QueryResultRow> = (db: Queryable, values: readonly unknown[]) => Promise<Row[]>

export function statement<Row extends QueryResultRow>(name: string, text: string): Statement<Row> {
  return async (db, values) => (await db.query<Row>({ name, text, values: values as unknown[] })).rows
}

/**
 * As `statement`, for one on rows of several workspaces that each shard group of a distributed database executes for
 * its own; the rows are those of all shard groups. It fails where it failed at one of them, when it was executed at the
 * others.
 */
export function statementOfShardGroups<Row extends QueryResultRow>(name: string, text: string): Statement<Row> {
  const run = statement<Row>(name, text)
  return async (db, values) => {
    const { rows, failures } = await settled(shardGroupsOf(db).map(async group => await run(group, values)))
    if (failures.length > 0) throw asError(failures[0])
    return rows
  }
}

/** As `statementOfShardGroups`, without the rows of shard groups whose servers are unavailable, unless all are. */
export function statementOfReachableShardGroups<Row extends QueryResultRow>(
  name: string,
  text: string,
): Statement<Row> {
  const run = statement<Row>(name, text)
  return async (db, values) => {
    return await ofReachable(shardGroupsOf(db).map(async group => await run(group, values)))
  }
}

/**
 * As `statement`, for one that finds the workspace of a value that is unique in the whole installation: the shard group
 * that has it answers, whether or not the servers of the others are available.
 */
export function statementOfOneShardGroup<Row extends QueryResultRow>(name: string, text: string): Statement<Row> {
  const run = statement<Row>(name, text)
  return async (db, values) => {
    const groups = shardGroupsOf(db)
    if (groups.length === 1) return await run(db, values)
    const answers = groups.map(async group => {
      const rows = await run(group, values)
      if (rows.length === 0) throw new NotHere()
      return rows
    })
    return await Promise.any(answers).catch((none: unknown) => {
      const failure: unknown = (none as AggregateError).errors.find(error => !(error instanceof NotHere))
      if (failure === undefined) return []
      throw asError(failure)
    })
  }
}

/** The shard group does not have the value. */
class NotHere extends Error {}

/**
 * What the servers that were asked at the same time have answered; without those that are unavailable, unless all are.
 */
export async function ofReachable<Row>(asked: readonly Promise<Row[]>[]): Promise<Row[]> {
  const { rows, failures } = await settled(asked)
  const mistake = failures.find(failure => !isTransient(failure))
  if (mistake !== undefined) throw asError(mistake)
  if (failures.length > 0 && failures.length === asked.length) throw asError(failures[0])
  return rows
}

/** At the same time: a server that does not answer would hold up all that come after it. */
async function settled<Row>(asked: readonly Promise<Row[]>[]): Promise<{ rows: Row[]; failures: unknown[] }> {
  const results = await Promise.allSettled(asked)
  return {
    rows: results.flatMap(result => (result.status === 'fulfilled' ? result.value : [])),
    failures: results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  }
}

/**
 * As `statement`, with parameters by name: `:name` in the text is replaced by that value. For statements with many
 * values.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- required of every caller
export function namedStatement<Row extends QueryResultRow, Values extends Readonly<Record<string, unknown>>>(
  name: string,
  sql: string,
): (db: Queryable, values: Values) => Promise<Row[]> {
  const { text, names } = numbered(sql)
  const run = statement<Row>(name, text)
  return async (db, values: Values) =>
    await run(
      db,
      names.map(parameter => {
        if (!(parameter in values)) throw new Error(`the statement ${name} has no value for :${parameter}`)
        return values[parameter]
      }),
    )
}

/** The text with `$1`, `$2`, … for `:name`, and the names in that order. Casts (`::jsonb`) are left alone. */
export function numbered(sql: string): { text: string; names: string[] } {
  const names: string[] = []
  const text = sql.replace(/(?<!:):([a-z][A-Za-z]*)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text, names }
}

/** SQL expressions by name: what a part of a statement takes from the statement that it becomes part of. */
export type Expressions<Name extends string> = Readonly<Record<Name, string>>

/**
 * An array as PostgreSQL reads it, of values without a character that needs quotes: ids, numbers, words, instants. The
 * driver searches each value for one, which takes 0.3 µs for an id.
 */
export function plainArray(values: readonly (string | number | null)[]): string {
  return `{${values.map(value => value ?? 'null').join()}}`
}

/** Records that a credential was used, at most once a minute. */
export type RecordUse = (db: Queryable, tenantId: string, id: string, now: Date) => Promise<void>

/** Condition of the update of a `recordUseStatement`. */
export const UNUSED_FOR_A_MINUTE = "(last_used_at is null or last_used_at <= $3::timestamptz - interval '1 minute')"

/** @param update takes workspace, id and time, and writes the time where `UNUSED_FOR_A_MINUTE` */
export function recordUseStatement(name: string, update: string): RecordUse {
  const touch = statement(name, update)
  return async (db, tenantId, id, now) => {
    await touch(db, [tenantId, id, now])
  }
}
