import type { PoolClient } from '../../postgres/pool.ts'
import type { DatasetName } from '../../../generated/schemas/dataset-catalog.ts'
import { bucketOf, cubes, sources, type Cube, type Source } from './sources.ts'

/** Datasets that have a rollup. */
export const rolledUp = Object.keys(cubes) as DatasetName[]

/** Subject of sums: a dataset, or the traffic of flows. */
export type Summed = DatasetName | 'traffic'

export type RollupState = { completeUntil: Date | null; seenUntil: Date | null }

/** The state of a dataset's sums, held for this transaction; undefined when another refresh holds it. */
export async function lockRollup(db: PoolClient, tenantId: string, dataset: Summed): Promise<RollupState | undefined> {
  await db.query(
    `
    insert into rollup_state (tenant_id, dataset)
    values ($1, $2)
    on conflict do nothing`,
    [tenantId, dataset],
  )
  const { rows } = await db.query<{ complete_until: Date | null; seen_until: Date | null }>(
    `
    select nullif(complete_until, '-infinity') as complete_until, nullif(seen_until, '-infinity') as seen_until
    from rollup_state
    where tenant_id = $1 and dataset = $2
    for update skip locked`,
    [tenantId, dataset],
  )
  const [row] = rows
  return row === undefined ? undefined : { completeUntil: row.complete_until, seenUntil: row.seen_until }
}

/** When a dataset's first row happened, as the quarter of an hour that it is summed in. */
export async function findFirstBucket(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
): Promise<Date | undefined> {
  const { source } = partsOf(dataset)
  const { rows } = await db.query<{ bucket: Date | null }>(
    `
    select ${bucketOf(`min(${source.time})`)} as bucket
    from ${source.from}
    where ${source.tenant} = $1`,
    [tenantId],
  )
  return rows[0]?.bucket ?? undefined
}

/**
 * Marks the quarters of an hour before `completeUntil` in which rows were added or changed since `seenUntil`. Those of
 * deleted rows were marked with the deletion.
 */
export async function markTouched(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  { completeUntil, seenUntil }: RollupState,
): Promise<void> {
  const { source, cube } = partsOf(dataset)
  const touched = cube.arrivals.map(
    arrival => `
      select ${bucketOf(source.time)} as bucket
      from ${source.from}
      where ${source.tenant} = $1 and ${arrival} >= coalesce($4::timestamptz, '-infinity')
        and ${source.time} < $3::timestamptz`,
  )
  await db.query(
    `
    insert into rollup_dirty (tenant_id, dataset, bucket)
    select $1, $2, bucket
    from (${touched.join(' union ')}) touched
    order by bucket
    on conflict do nothing`,
    [tenantId, dataset, completeUntil, seenUntil],
  )
}

/** Takes the oldest marked quarters from a range, at most `limit`; they are summed in the same transaction. */
export async function takeMarked(
  db: PoolClient,
  tenantId: string,
  dataset: Summed,
  { from, to, limit }: { from: Date | null; to: Date; limit: number },
): Promise<Date[]> {
  const { rows } = await db.query<{ bucket: Date }>(
    `
    delete from rollup_dirty
    where tenant_id = $1 and dataset = $2
      and bucket in (
        select bucket
        from rollup_dirty
        where tenant_id = $1 and dataset = $2 and bucket >= coalesce($3::timestamptz, '-infinity')
          and bucket < $4::timestamptz
        order by bucket
        limit $5::integer
      )
    returning bucket`,
    [tenantId, dataset, from, to, limit],
  )
  return rows.map(({ bucket }) => bucket)
}

/** Removes the marks of quarters before an instant, whose sums are unchanged: their rows were deleted by retention. */
export async function clearMarks(db: PoolClient, tenantId: string, dataset: DatasetName, before: Date): Promise<void> {
  await db.query(
    `
    delete from rollup_dirty
    where tenant_id = $1 and dataset = $2 and bucket < $3`,
    [tenantId, dataset, before],
  )
}

/** Sums these quarters of an hour again. */
export async function sumQuarters(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  quarters: readonly Date[],
): Promise<void> {
  const { source } = partsOf(dataset)
  await writeSums(
    db,
    dataset,
    {
      replaced: 'bucket = any($2::timestamptz[])',
      rows: `${source.time} >= t.start and ${source.time} < t.start + interval '15 minutes'`,
      join: 'cross join unnest($2::timestamptz[]) t(start)',
    },
    [tenantId, quarters],
  )
}

/** When the row at this offset from an instant happened; undefined if there are no more rows. */
export async function findTimeAfter(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  { from, to }: { from: Date; to: Date },
  count: number,
): Promise<Date | undefined> {
  const { source } = partsOf(dataset)
  const { rows } = await db.query<{ at: Date }>(
    `
    select ${source.time} as at
    from ${source.from}
    where ${source.tenant} = $1 and ${source.time} >= $2 and ${source.time} < $3
    order by 1
    offset $4
    limit 1`,
    [tenantId, from, to, count],
  )
  return rows[0]?.at
}

/** Sums the rows from one instant up to another; later sums do not exist yet. */
export async function sumRange(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const { source } = partsOf(dataset)
  await writeSums(
    db,
    dataset,
    {
      replaced: 'bucket >= $2::timestamptz and $3::timestamptz is not null',
      rows: `${source.time} >= $2::timestamptz and ${source.time} < $3::timestamptz`,
      join: '',
    },
    [tenantId, from, to],
  )
}

async function writeSums(
  db: PoolClient,
  dataset: DatasetName,
  { replaced, rows, join }: { replaced: string; rows: string; join: string },
  values: unknown[],
): Promise<void> {
  const { source, cube } = partsOf(dataset)
  await db.query(
    `
    delete from ${cube.table}
    where tenant_id = $1 and ${replaced}`,
    values,
  )
  const keys = ['bucket', ...cube.dimensions]
  const sums = cube.sums.flatMap(({ field, counted }) => [`${field}_sum`, ...(counted ? [`${field}_n`] : [])])
  const summed = cube.sums.flatMap(({ field, counted }) => [`sum(${field})`, ...(counted ? [`count(${field})`] : [])])
  await db.query(
    `
    insert into ${cube.table} (tenant_id, slot, ${[...keys, 'rows', ...sums].join(', ')})
    select $1, row_number() over (partition by bucket),
      ${[...keys, 'count(*)', ...summed].join(', ')}
    from (
      select ${[`${bucketOf(source.time)} as bucket`, ...columns(source, cube)].join(', ')}
      from ${source.from} ${joins(source, cube)} ${join}
      where ${source.tenant} = $1 ${source.where === undefined ? '' : `and ${source.where}`} and ${rows}
    ) r
    group by ${keys.join(', ')}`,
    values,
  )
}

/** Writes the given properties and leaves the others unchanged. */
export async function saveRollupState(
  db: PoolClient,
  tenantId: string,
  dataset: Summed,
  { completeUntil, seenUntil, refreshedAt }: { completeUntil: Date; seenUntil?: Date; refreshedAt?: Date },
): Promise<void> {
  await db.query(
    `
    update rollup_state
    set complete_until = $3, seen_until = coalesce($4, seen_until), refreshed_at = coalesce($5, refreshed_at)
    where tenant_id = $1 and dataset = $2`,
    [tenantId, dataset, completeUntil, seenUntil ?? null, refreshedAt ?? null],
  )
}

function partsOf(dataset: DatasetName): { source: Source; cube: Cube } {
  const cube = cubes[dataset]
  if (cube === undefined) throw new Error(`${dataset} has no rollup`)
  return { source: sources[dataset], cube }
}

function columns(source: Source, cube: Cube): string[] {
  return [...cube.dimensions, ...cube.sums.map(({ field }) => field)].map(
    name => `${source.fields[name]?.sql ?? 'null'} as ${name}`,
  )
}

function joins(source: Source, cube: Cube): string {
  const needed = [...cube.dimensions, ...cube.sums.map(({ field }) => field)].flatMap(
    name => source.fields[name]?.needs ?? [],
  )
  return [...new Set(needed)].map(name => source.joins?.[name] ?? '').join(' ')
}
