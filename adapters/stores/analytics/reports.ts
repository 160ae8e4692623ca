import type { ReportPlan } from '../../../domain/reports/plan.ts'
import type { DayRange } from '../../../domain/reports/range.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { sqlStateOf } from '../../postgres/transient.ts'
import { compileReport, fittingCube, escapeLike } from './compile.ts'
import { isQuarter, sources } from './sources.ts'

export type Cell = string | number | boolean | null
export type ReportRows = {
  rows: Cell[][]
  truncated: boolean
  /** When the sums behind them were refreshed; undefined for raw rows. */ refreshedAt: Date | undefined
}

const INVALID_PARAMETER = '22023'

type BoundsRow = { from: Date; to: Date; complete_until: Date | null; refreshed_at: Date | null }
const bounds = statement<BoundsRow>(
  'report_bounds',
  `
  select $3::date::timestamp at time zone $5 as from, ($4::date + 1)::timestamp at time zone $5 as to,
    nullif(s.complete_until, '-infinity') as complete_until, s.refreshed_at
  from (select 1) one
  left join rollup_state s on s.tenant_id = $1 and s.dataset = $2`,
)

const workspace = statement<{ timezone: string; name: string }>(
  'workspace_timezone',
  'select timezone, name from tenants where id = $1',
)

/** Name and IANA time zone of a workspace; undefined if it does not exist. */
export async function findWorkspace(
  db: Queryable,
  tenantId: string,
): Promise<{ name: string; timeZone: string } | undefined> {
  const [row] = await workspace(db, [tenantId])
  return row === undefined ? undefined : { name: row.name, timeZone: row.timezone }
}

/** The first and the last instant of a range of days; undefined when PostgreSQL does not know its time zone. */
export async function findBounds(
  db: Queryable,
  tenantId: string,
  dataset: string,
  { from, to, timeZone }: DayRange,
): Promise<BoundsRow | undefined> {
  try {
    return (await bounds(db, [tenantId, dataset, from, to, timeZone]))[0]
  } catch (error) {
    if (sqlStateOf(error) === INVALID_PARAMETER) return undefined
    throw error
  }
}

/**
 * Runs a planned report: from the dataset's sums as far as they are complete and from raw rows after that, if the sums
 * have all its fields; else from raw rows alone. `raw` forces the latter. Undefined when the server does not know the
 * time zone.
 */
export async function runReportQuery(
  db: Queryable,
  tenantId: string,
  plan: ReportPlan,
  { raw = false }: { raw?: boolean } = {},
): Promise<ReportRows | undefined> {
  const found = await findBounds(db, tenantId, plan.dataset.name, plan.range)
  if (found === undefined) return undefined
  const summed =
    !raw &&
    found.complete_until !== null &&
    isQuarter(found.from) &&
    isQuarter(found.to) &&
    fittingCube(plan) !== undefined
  const { text, values } = compileReport(plan, tenantId, {
    from: found.from,
    to: found.to,
    completeUntil: summed ? (found.complete_until ?? undefined) : undefined,
  })
  const { rows } = await db.query<Record<string, unknown>>(text, values)
  return {
    rows: rows.slice(0, plan.limit).map(row => readRow(plan, row)),
    truncated: rows.length > plan.limit,
    refreshedAt: summed ? (found.refreshed_at ?? undefined) : undefined,
  }
}

export type SuggestedValue = { value: Cell; label?: string; count: number }

/** The distinct values of a field in a range, the most frequent first; values of flows come with their names. */
export async function findFilterValues(
  db: Queryable,
  tenantId: string,
  request: { dataset: keyof typeof sources; field: string; range: DayRange; query: string | undefined; limit: number },
): Promise<{ values: SuggestedValue[]; truncated: boolean } | undefined> {
  const found = await findBounds(db, tenantId, request.dataset, request.range)
  if (found === undefined) return undefined
  const source = sources[request.dataset]
  const field = source.fields[request.field]
  if (field === undefined) throw new Error(`no SQL for the declared name ${request.field}`)
  const join = field.needs === undefined ? '' : (source.joins?.[field.needs] ?? '')
  const label = LABELS[request.field] ?? 'null::text'
  const { rows } = await db.query<{ value: Cell; label: string | null; count: number }>(
    `
    select v.value, ${label} as label, v.count
    from (
      select ${field.sql} as value, count(*) as count
      from ${source.from} ${join}
      where ${source.tenant} = $1::uuid and ${source.time} >= $2::timestamptz and ${source.time} < $3::timestamptz
        and $4::text is not null
        and ${field.sql} is not null${source.where === undefined ? '' : ` and ${source.where}`}
      group by 1
    ) v
    where $5::text is null or v.value::text ilike $5 or ${label} ilike $5
    order by v.count desc, v.value
    limit $6`,
    [
      tenantId,
      found.from,
      found.to,
      request.range.timeZone,
      request.query === undefined ? null : `%${escapeLike(request.query)}%`,
      request.limit + 1,
    ],
  )
  return {
    values: rows
      .slice(0, request.limit)
      .map(({ value, label: text, count }) => ({ value, ...(text === null ? {} : { label: text }), count })),
    truncated: rows.length > request.limit,
  }
}

const LABELS: Readonly<Record<string, string>> = {
  flow_id: '(select f.name from flows f where f.tenant_id = $1::uuid and f.id = v.value)',
  person_id: '(select u.name from users u where u.tenant_id = $1::uuid and u.id = v.value)',
  key_id: '(select k.name from keys k where k.tenant_id = $1::uuid and k.id = v.value)',
  form_code: `(
      select i.definition->>'title'
      from forms f
      join form_versions i on i.tenant_id = f.tenant_id and i.form_id = f.id
      where f.tenant_id = $1::uuid and f.code = v.value
      order by i.id = f.published_version_id desc nulls last, i.version desc
      limit 1
    )`,
  goal_code: '(select g.name from goals g where g.tenant_id = $1::uuid and g.code = v.value)',
}

function readRow(plan: ReportPlan, row: Record<string, unknown>): Cell[] {
  const dimensions = plan.dimensions.map((dimension, index) => {
    const value = row[`d${index}`] as Cell
    return dimension.name === 'date' && plan.granularity === 'hour' && typeof value === 'string'
      ? withOffset(value, row['bucket'] as Date)
      : value
  })
  // Sums and means arrive as numeric, which the driver leaves as text.
  const measures = plan.measures.map((_, index) => {
    const value = row[`m${index}`]
    return value === null || value === undefined ? null : Number(value)
  })
  return [...dimensions, ...measures]
}

/** A local time with its offset from UTC, which distinguishes hours of the same name. */
function withOffset(local: string, instant: Date): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - instant.getTime()) / 60_000)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}
