import { ExpectedFailure } from '../../domain/expected-failure.ts'
import { NIL_ID } from '../ids.ts'
import { poolsOf, remakePlaces } from './distributed/routed-pool.ts'
import { LOCKS } from './lock-numbers.ts'
import { lockUntilEnd, withLocks } from './locks.ts'
import type { Pool } from './pool.ts'
import { transaction } from './transaction.ts'
import { inPortions, PORTION } from './portions.ts'
import { statement, type Queryable } from './statement.ts'

/**
 * The tables that are partitioned by the time of their ids, and what a partition spans. A week where rows end after
 * weeks; a month where they stay long, or where a turn looks rows up and few partitions are opened faster.
 */
export const partitioned = {
  messages: { period: 'month', options: '' },
  event_log: { period: 'week', options: '' },
  domain_events: { period: 'month', options: '' },
  telemetry_events: { period: 'week', options: '' },
  webhook_events: { period: 'week', options: '' },
  // Room on a page for the recorded version of each of its rows: 7 % less WAL than with full pages.
  webhook_deliveries: { period: 'week', options: 'with (fillfactor = 50)' },
  webhook_attempts: { period: 'week', options: '' },
} as const satisfies Record<string, { period: 'week' | 'month'; options: string }>

export type PartitionedTable = keyof typeof partitioned

/**
 * Future periods that already have a partition: for that long no worker needs to run before rows go to the default
 * partition.
 */
const AHEAD = 2

const make = statement<{ created: number }>(
  'make_partitions',
  'select parley_make_partitions($1, $2, parley_now(), $3, $4) as created',
)

/** Turns queue behind a change of the schema for as long as it waits for its lock. */
const LOCK_TIMEOUT = "set local lock_timeout = '100ms'"
const PATIENCE = { attempts: 50, pauseMs: 500 }

/** Partitions were not created, because other transactions held the tables throughout. */
export class PartitionsLocked extends ExpectedFailure {
  constructor(tables: readonly string[]) {
    super(
      `Partitions of ${tables.join(', ')} may be missing: another session holds a lock there. ` +
        'End it (pg_stat_activity shows the oldest transaction), then run `parley migrate` again.',
    )
    this.name = 'PartitionsLocked'
  }
}

/**
 * Makes the partitions of the current and the next periods. Safe to call from many processes.
 * @returns how many were missing
 * @throws PartitionsLocked after those of all other tables were made
 */
export async function makePartitions(db: Pool, patience = PATIENCE): Promise<number> {
  let total = 0
  const locked: string[] = []
  for (const [table, { period, options }] of Object.entries(partitioned)) {
    const created = await changing(
      db,
      async client => {
        await lockUntilEnd(client, LOCKS.partitions)
        return (await make(client, [table, period, AHEAD, options]))[0]?.created ?? 0
      },
      patience,
    )
    if (created === undefined) locked.push(table)
    total += created ?? 0
  }
  if (total > 0) await remakePlaces(db)
  if (locked.length > 0) throw new PartitionsLocked(locked)
  return total
}

/** A partition of a table; the default partition, which takes the rows of any other time, has no instants. */
export interface Partition {
  name: string
  from: Date | null
  to: Date | null
}

// Bounds contain no columns: without the table's id, showing them does not lock it.
const list = statement<Partition>(
  'partitions',
  `
  select p.name, parley_instant(p.bounds[1]) as from, parley_instant(p.bounds[2]) as to
  from (
    select c.relname as name,
      regexp_match(pg_get_expr(c.relpartbound, 0), $$FROM \\('([^']+)'\\) TO \\('([^']+)'\\)$$)::uuid[] as bounds
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = $1::text::regclass
  ) p
  order by p.bounds[1]`,
)

/** The partitions of a table, oldest first, the default partition last. */
export async function findPartitions(db: Queryable, table: PartitionedTable): Promise<Partition[]> {
  return await list(db, [table])
}

/**
 * The instant before which rows are in no partition that will be dropped: they belong to dropped partitions, or to
 * none. What expires after it goes with its partition.
 */
export async function findFloor(db: Queryable, table: PartitionedTable, before: Date): Promise<Date> {
  const live = (await findPartitions(db, table)).find(({ to }) => to !== null && to > before)
  return live?.from != null && live.from < before ? live.from : before
}

/**
 * Drops a partition with its rows. A statement that reads the table waits for no longer than the drop takes.
 * @returns false if other transactions held the table throughout: the next purge drops it
 */
export async function dropPartition(db: Pool, name: string): Promise<boolean> {
  const dropped = await changing(db, async client => {
    await client.query(`drop table if exists ${name}`)
    return true
  })
  return dropped ?? false
}

/** What a purge did: how many rows it deleted one by one, and how many partitions it dropped. */
export interface Purged {
  rows: number
  partitions: number
}

/**
 * Drops the partitions whose rows are all older than an instant.
 * @param note of the rows of a partition before it is dropped
 * @returns how many
 */
export async function dropPartitionsBefore(
  db: Pool,
  table: PartitionedTable,
  before: Date,
  note?: (partition: string) => Promise<void>,
): Promise<number> {
  let dropped = 0
  for (const { name, to } of await findPartitions(db, table)) {
    if (to === null || to > before) continue
    await note?.(name)
    if (await dropPartition(db, name)) dropped += 1
  }
  return dropped
}

async function changing<T>(
  db: Pool,
  work: (client: Queryable) => Promise<T>,
  patience = PATIENCE,
): Promise<T | undefined> {
  const done = await withLocks(
    patience,
    async () =>
      await transaction(db, async client => {
        await client.query(LOCK_TIMEOUT)
        return await work(client)
      }),
  )
  return done?.result
}

/** Runs `part` over the rows that follow a key, and yields the key of the last row and the number of rows. */
const portionOf = (name: string, part: string) => `
  with portion as materialized (
    select *
    from ${name}
    where (tenant_id, id) > ($1::uuid, $2::uuid)
    order by tenant_id, id
    limit ${String(PORTION)}
  ),
  ${part}
  select tenant_id, id, (select count(*) from portion) as count
  from portion
  order by tenant_id desc, id desc
  limit 1`

/**
 * Runs a part of a statement over the rows of a partition, which it sees as `portion`: what has to be noted of rows
 * before their partition is dropped. A walk that ended early is repeated from its start.
 * @returns how many rows there are
 */
export async function walkPartition(db: Pool, name: string, part: string): Promise<number> {
  let count = 0
  for (const place of poolsOf(db)) {
    let after = { tenant_id: NIL_ID, id: NIL_ID, count: 0 }
    count += await inPortions(place, PORTION, async client => {
      const { rows } = await client.query<typeof after>(portionOf(name, part), [after.tenant_id, after.id])
      after = rows[0] ?? { ...after, count: 0 }
      return after.count
    })
  }
  return count
}
