import { BY_ITSELF } from '../../postgres/plans.ts'
import type { ReportPlan } from '../../../domain/reports/plan.ts'
import type { FilterValue, PlannedFilter } from '../../../domain/reports/filters.ts'
import type { DatasetMeasureDeclaration } from '../../../generated/schemas/dataset-catalog.ts'
import { cubes, sources, type Cube, type Field, type Source } from './sources.ts'

export type CompiledQuery = { text: string; values: unknown[] }

/** The range, and the instant up to which the dataset's sums are complete; `completeUntil` undefined: raw rows only. */
export type QueryBounds = { from: Date; to: Date; completeUntil: Date | undefined }

const SQL_TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  enum: 'text',
  uuid: 'uuid',
  integer: 'bigint',
  number: 'double precision',
  boolean: 'boolean',
}

// $1 workspace, $2 and $3 the range, $4 the time zone.

/**
 * The SQL of a planned report. Columns are `d0…` for dimensions (`date` twice: its text and the bucket), and as `m0…`
 * for measures.
 */
export function compileReport(plan: ReportPlan, tenantId: string, bounds: QueryBounds): CompiledQuery {
  const source = sources[plan.dataset.name]
  const cube = bounds.completeUntil === undefined ? undefined : fittingCube(plan)
  const values: unknown[] = [tenantId, bounds.from, bounds.to, plan.range.timeZone]
  const parameter = (value: unknown): string => `$${values.push(value)}`
  const rows =
    cube === undefined
      ? rawRows(plan, source, parameter)
      : mixedRows(plan, source, cube, parameter, parameter(bounds.completeUntil))
  const dimensions = plan.dimensions.map((dimension, index) =>
    dimension.name === 'date' ? `${dateText(plan)} as d${index}, r.bucket` : `r.${dimension.name} as d${index}`,
  )
  const measures = plan.measures.map((measure, index) => `${aggregate(plan, measure, cube)} as m${index}`)
  const groups = plan.dimensions.flatMap(dimension =>
    dimension.name === 'date' ? ['r.bucket'] : [`r.${dimension.name}`],
  )
  const order = [
    ...plan.sort.map(({ field, direction }) => `${columnOf(plan, field)} ${direction} nulls last`),
    ...plan.dimensions.map((_, index) => `d${index} nulls last`),
  ]
  return {
    // The time zone is always named once, since PostgreSQL cannot infer the type of a parameter that the text does not
    // use.
    text: `
      select ${[...dimensions, ...measures].join(', ')}
      from (${inBuckets(plan, rows)}) r
      where $4::text is not null
      ${groups.length === 0 ? '' : `group by ${groups.join(', ')}`}
      ${order.length === 0 ? '' : `order by ${order.join(', ')}`}
      limit ${parameter(plan.limit + 1)}`,
    values,
  }
}

/** The cube that answers a report exactly, when it has every name that the report uses. */
export function fittingCube(plan: ReportPlan): Cube | undefined {
  const cube = cubes[plan.dataset.name]
  if (cube === undefined) return undefined
  const used = [...plan.dimensions.map(({ name }) => name), ...plan.filters.map(({ filter }) => filter.name)].filter(
    name => name !== 'date',
  )
  return used.every(name => cube.dimensions.includes(name)) &&
    plan.measures.every(measure => isSummed(plan, measure, cube))
    ? cube
    : undefined
}

function isSummed(plan: ReportPlan, measure: DatasetMeasureDeclaration, cube: Cube): boolean {
  switch (measure.aggregation) {
    case 'count':
      return true
    case 'sum':
      return cube.sums.some(({ field }) => field === measure.of)
    case 'avg':
      return cube.sums.some(({ field, counted }) => field === measure.of && counted)
    case 'ratio':
      return parts(plan, measure).every(part => isSummed(plan, part, cube))
    case 'count_distinct':
    case 'min':
    case 'max':
    case 'p95':
      return false
  }
}

/** Sums up to the instant at which they are complete, and raw rows, each as a separate sum, from there. */
function mixedRows(
  plan: ReportPlan,
  source: Source,
  cube: Cube,
  parameter: (value: unknown) => string,
  completeUntil: string,
): string {
  const from = `greatest($2::timestamptz, ${completeUntil}::timestamptz)`
  return `
    ${summedRows(plan, cube, parameter, completeUntil)}
    union all
    ${rawRows(plan, source, parameter, { cube, from })}`
}

function rawRows(
  plan: ReportPlan,
  source: Source,
  parameter: (value: unknown) => string,
  { cube, from = '$2::timestamptz' }: { cube?: Cube; from?: string } = {},
): string {
  const names = [
    ...new Set([
      ...plan.dimensions.map(({ name }) => name).filter(name => name !== 'date'),
      ...(cube === undefined ? plan.measures.flatMap(measure => fieldsOf(plan, measure)) : []),
    ]),
  ]
  const columns = names.map(name => `${fieldOf(source, name).sql} as ${name}`)
  const summed =
    cube === undefined
      ? []
      : [
          '1::bigint as rows',
          ...cube.sums.flatMap(({ field, counted }) => {
            const { sql } = fieldOf(source, field)
            return [
              `(${sql})::bigint as ${field}_sum`,
              ...(counted ? [`(case when ${sql} is null then 0 else 1 end)::bigint as ${field}_n`] : []),
            ]
          }),
        ]
  const needed = [
    ...names,
    ...plan.filters.map(({ filter }) => filter.name),
    ...(cube?.sums.map(({ field }) => field) ?? []),
  ].flatMap(name => fieldOf(source, name).needs ?? [])
  const joins = [...new Set(needed)].map(name => source.joins?.[name] ?? '')
  const conditions = [
    `${source.tenant} = $1::uuid`,
    `${source.time} >= ${from}`,
    `${source.time} < $3::timestamptz`,
    ...(source.where === undefined ? [] : [source.where]),
    ...plan.filters.map(filter => condition(filter, fieldOf(source, filter.filter.name).sql, parameter)),
  ]
  return `
    select ${[`${source.time} as at`, ...columns, ...summed].join(', ')}
    from ${source.from} ${joins.join(' ')}
    where ${conditions.join(' and ')}`
}

function summedRows(
  plan: ReportPlan,
  cube: Cube,
  parameter: (value: unknown) => string,
  completeUntil: string,
): string {
  const names = plan.dimensions.map(({ name }) => name).filter(name => name !== 'date')
  const sums = cube.sums.flatMap(({ field, counted }) => [`s.${field}_sum`, ...(counted ? [`s.${field}_n`] : [])])
  const conditions = [
    's.tenant_id = $1::uuid',
    's.bucket >= $2::timestamptz',
    `s.bucket < least($3::timestamptz, ${completeUntil}::timestamptz)`,
    ...plan.filters.map(filter => condition(filter, `s.${filter.filter.name}`, parameter)),
  ]
  return `
    select ${['s.bucket as at', ...names.map(name => `s.${name}`), 's.rows', ...sums].join(', ')}
    from ${cube.table} s
    where ${conditions.join(' and ')}`
}

function aggregate(plan: ReportPlan, measure: DatasetMeasureDeclaration, cube: Cube | undefined): string {
  const name = typeof measure.of === 'string' ? measure.of : ''
  switch (measure.aggregation) {
    case 'count':
      return cube === undefined ? 'count(*)' : 'coalesce(sum(r.rows), 0)'
    case 'count_distinct':
      return `count(distinct r.${name})`
    case 'sum':
      return `coalesce(sum(r.${cube === undefined ? name : `${name}_sum`}), 0)`
    case 'avg':
      return cube === undefined ? `avg(r.${name})` : `sum(r.${name}_sum) / nullif(sum(r.${name}_n), 0)`
    case 'min':
      return `min(r.${name})`
    case 'max':
      return `max(r.${name})`
    case 'p95':
      return `percentile_cont(0.95) within group (order by r.${name})`
    case 'ratio': {
      const [above, below] = parts(plan, measure).map(part => aggregate(plan, part, cube))
      return `(${above ?? '0'})::numeric / nullif(${below ?? '0'}, 0)`
    }
  }
}

function fieldsOf(plan: ReportPlan, measure: DatasetMeasureDeclaration): string[] {
  if (measure.aggregation === 'ratio') return parts(plan, measure).flatMap(part => fieldsOf(plan, part))
  return typeof measure.of === 'string' ? [measure.of] : []
}

function parts(plan: ReportPlan, { of }: DatasetMeasureDeclaration): DatasetMeasureDeclaration[] {
  return Array.isArray(of) ? of.flatMap(name => plan.dataset.measures.find(measure => measure.name === name) ?? []) : []
}

function condition(
  { filter, operator, values }: PlannedFilter,
  sql: string,
  parameter: (value: unknown) => string,
): string {
  const type = SQL_TYPES[filter.type] ?? 'text'
  const [first] = values
  switch (operator) {
    case 'eq':
      return `${sql} = ${parameter(first)}::${type}`
    case 'neq':
      return `${sql} is distinct from ${parameter(first)}::${type}`
    case 'in':
      return `${sql} = any(${parameter(values)}::${type}[])`
    case 'not_in':
      return `coalesce(${sql} <> all(${parameter(values)}::${type}[]), true)`
    case 'gt':
      return `${sql} > ${parameter(first)}::${type}`
    case 'gte':
      return `${sql} >= ${parameter(first)}::${type}`
    case 'lt':
      return `${sql} < ${parameter(first)}::${type}`
    case 'lte':
      return `${sql} <= ${parameter(first)}::${type}`
    case 'contains':
      return `${sql} ilike ${parameter(`%${escapeLike(first)}%`)}::text`
    case 'starts_with':
      return `${sql} ilike ${parameter(`${escapeLike(first)}%`)}::text`
    case 'is_null':
      return `${sql} is null`
    case 'is_not_null':
      return `${sql} is not null`
  }
}

/** Escapes the text, so that `like` matches it escapeLike. */
export function escapeLike(value: FilterValue | undefined): string {
  return String(value ?? '').replaceAll(/[\\%_]/g, '\\$&')
}

// Truncating an instant in its zone keeps the two hours apart that have the same name when clocks are set back.
const truncate = (granularity: string, at: string) => `date_trunc('${granularity}', ${at}, $4)`

/**
 * The rows with the start of their bucket. To truncate in a zone takes microseconds, and a report over months has a
 * sum for each quarter of an hour: the starts of days and longer buckets are computed once, and rows are sorted in by
 * comparison. No day is shorter than the steps in which its start is searched.
 */
function inBuckets({ granularity, dimensions }: ReportPlan, rows: string): string {
  if (!dimensions.some(({ name }) => name === 'date')) return rows
  if (granularity === 'hour') return `select r.*, ${truncate(granularity, 'r.at')} as bucket from (${rows}) r`
  return `
    select r.*, b.starts[width_bucket(r.at, b.starts)] as bucket
    from (
      select array(
        select distinct ${truncate(granularity, 't')}
        from generate_series($2::timestamptz, $3::timestamptz, interval '12 hours') t
        order by 1
      ) as starts
      ${BY_ITSELF}
    ) b, (${rows}) r`
}

function dateText({ granularity }: ReportPlan): string {
  const format = granularity === 'hour' ? 'YYYY-MM-DD"T"HH24:MI:SS' : 'YYYY-MM-DD'
  return `to_char(r.bucket at time zone $4, '${format}')`
}

/** A column that rows are sorted by: time series by their instants, so that hours of the same name stay in order. */
function columnOf(plan: ReportPlan, name: string): string {
  const dimension = plan.dimensions.findIndex(candidate => candidate.name === name)
  if (dimension >= 0) return name === 'date' ? 'bucket' : `d${dimension}`
  return `m${plan.measures.findIndex(measure => measure.name === name)}`
}

function fieldOf(source: Source, name: string): Field {
  const found = source.fields[name]
  if (found === undefined) throw new Error(`no SQL for the declared name ${name}`)
  return found
}
