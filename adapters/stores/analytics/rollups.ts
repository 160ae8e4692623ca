import type { PoolClient } from '../../postgres/pool.ts'
import type { DatasetName } from '../../../generated/schemas/dataset-catalog.ts'
import { bucketOf, cubes, sources, type Cube, type Source } from './sources.ts'

/** Datasets that have a rollup. */
export const rolledUp = Object.keys(cubes) as DatasetName[]

export type RollupState = { completeUntil: Date | null; seenUntil: Date | null }

/** The state of a dataset's sums, held for this transaction; undefined when another refresh holds it. */
export async function lockRollup(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
): Promise<RollupState | undefined> {
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

/**
 * Quarters of an hour before `state.completeUntil` in which rows were added, changed or deleted since they were last
 * summed.
 */
export async function findTouchedBuckets(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  state: RollupState,
): Promise<Date[]> {
  const { source, cube } = partsOf(dataset)
  const deleted = `
    delete from rollup_dirty
    where tenant_id = $1 and dataset = $2
    returning bucket`
  const touched = cube.arrivals.map(
    arrival => `
      select ${bucketOf(source.time)} as bucket
      from ${source.from}
      where ${source.tenant} = $1 and ${arrival} >= coalesce($4::timestamptz, '-infinity')
        and ${source.time} < $3::timestamptz`,
  )
  const { rows } = await db.query<{ bucket: Date }>(
    `
    with dirty as (
      ${deleted}
    )
    select bucket
    from dirty
    where bucket < $3::timestamptz and $4::timestamptz is not distinct from $4
    ${state.completeUntil === null ? '' : touched.map(text => `union ${text}`).join(' ')}`,
    [tenantId, dataset, state.completeUntil, state.seenUntil],
  )
  return rows.map(({ bucket }) => bucket)
}

/** Recomputes the touched quarters, and sums all from `state.completeUntil` up to `until`. */
export async function writeRollup(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  state: RollupState,
  touched: readonly Date[],
  until: Date,
): Promise<void> {
  const { source, cube } = partsOf(dataset)
  await db.query(
    `
    delete from ${cube.table}
    where tenant_id = $1 and (bucket = any($2::timestamptz[]) or bucket >= coalesce($3::timestamptz, '-infinity'))`,
    [tenantId, touched, state.completeUntil],
  )
  const rows = (conditions: string, join = ''): string => `
    select ${[`${bucketOf(source.time)} as bucket`, ...columns(source, cube)].join(', ')}
    from ${source.from} ${joins(source, cube)} ${join}
    where ${source.tenant} = $1 ${source.where === undefined ? '' : `and ${source.where}`} and ${conditions}`
  const keys = ['bucket', ...cube.dimensions]
  const sums = cube.sums.flatMap(({ field, counted }) => [`${field}_sum`, ...(counted ? [`${field}_n`] : [])])
  const summed = cube.sums.flatMap(({ field, counted }) => [`sum(${field})`, ...(counted ? [`count(${field})`] : [])])
  const fresh = rows(`${source.time} >= coalesce($3::timestamptz, '-infinity') and ${source.time} < $4::timestamptz`)
  const again = rows(
    `${source.time} >= t.start and ${source.time} < t.start + interval '15 minutes'
      and t.start < coalesce($3::timestamptz, '-infinity')`,
    'cross join unnest($2::timestamptz[]) t(start)',
  )
  await db.query(
    `
    insert into ${cube.table} (tenant_id, slot, ${[...keys, 'rows', ...sums].join(', ')})
    select $1, row_number() over (partition by bucket),
      ${[...keys, 'count(*)', ...summed].join(', ')}
    from (
      ${fresh}
      union all
      ${again}
    ) r
    group by ${keys.join(', ')}`,
    [tenantId, touched, state.completeUntil, until],
  )
}

export async function saveRollupState(
  db: PoolClient,
  tenantId: string,
  dataset: DatasetName,
  state: { completeUntil: Date; seenUntil: Date; refreshedAt: Date },
): Promise<void> {
  await db.query(
    `
    update rollup_state
    set complete_until = $3, seen_until = $4, refreshed_at = $5
    where tenant_id = $1 and dataset = $2`,
    [tenantId, dataset, state.completeUntil, state.seenUntil, state.refreshedAt],
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
