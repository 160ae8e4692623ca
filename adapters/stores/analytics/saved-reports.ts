import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import type { ReportDefinition } from '../../../domain/reports/plan.ts'

export type Schedule = {
  frequency: 'daily' | 'weekly'
  hour: number
  weekday?: number
  recipients: string[]
  enabled: boolean
}

export type SavedReport = {
  id: string
  code: string | null
  name: string
  description: string | null
  definition: ReportDefinition
  pinned: boolean
  schedule: Schedule | null
  lastSentAt: Date | null
  lastError: string | null
  /** Raised by every change that a user makes; the entity tag is derived from it. */
  revision: number
  createdAt: Date
  updatedAt: Date
}

export const COLUMNS = `id, code, name, description, definition, pinned, schedule, last_sent_at, last_error, revision,
    created_at, updated_at`
const list = statement<object>(
  'reports_list',
  `
  select ${COLUMNS}
  from reports
  where tenant_id = $1 and ($2::boolean is null or pinned = $2)
    and ($3::boolean is null or (schedule is not null) = $3)
  order by pinned desc, name, id`,
)
const byId = statement<object>(
  'report_by_id',
  `
  select ${COLUMNS}
  from reports
  where tenant_id = $1 and id = $2`,
)
// Locks the row when the caller is in a transaction: of two changes that saw the same state one is refused.
const toChange = statement<object>(
  'report_to_change',
  `
  select ${COLUMNS}
  from reports
  where tenant_id = $1 and id = $2
  for update`,
)
const page = statement<object>(
  'reports_page',
  `
  select ${COLUMNS}
  from reports
  where tenant_id = $1 and ($2::boolean is null or pinned = $2)
    and ($3::boolean is null or (schedule is not null) = $3)
    and ($4::boolean is null or (not pinned, name, id) > (not $4::boolean, $5::text, $6::uuid))
  order by not pinned, name, id
  limit $7`,
)
const insert = statement<object>(
  'report_insert',
  `
  insert into reports (tenant_id, id, code, name, description, definition, pinned, schedule, scheduled_at, created_at,
    updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9)
  on conflict (tenant_id, code) do nothing
  returning ${COLUMNS}`,
)
const update = statement<object>(
  'report_update',
  `
  update reports
  set name = coalesce($4, name),
    description = coalesce($5, description),
    definition = coalesce($6::jsonb, definition),
    pinned = coalesce($7, pinned),
    schedule = case when $8::boolean then $9::jsonb else schedule end,
    scheduled_at = case when $8::boolean then $10 else scheduled_at end,
    last_error = case when $8::boolean then null else last_error end,
    revision = revision + 1,
    updated_at = $10
  where tenant_id = $1 and id = $2 and revision = $3
  returning ${COLUMNS}`,
)
const remove = statement<{ id: string }>(
  'report_delete',
  `
  delete from reports
  where tenant_id = $1 and id = $2 and revision = $3
  returning id`,
)

const claim = statement<{ day: string }>(
  'report_delivery_claim',
  `
  insert into report_deliveries (tenant_id, report_id, day)
  values ($1, $2, $3)
  on conflict do nothing
  returning day`,
)
const sent = statement(
  'report_delivery_sent',
  `
  with delivered as (
    update report_deliveries
    set sent_at = $4
    where tenant_id = $1 and report_id = $2 and day = $3
  )
  update reports
  set last_sent_at = $4, last_error = null
  where tenant_id = $1 and id = $2`,
)
const failed = statement(
  'report_delivery_failed',
  `
  with released as (
    delete from report_deliveries
    where tenant_id = $1 and report_id = $2 and day = $3 and sent_at is null and $5::boolean
  )
  update reports
  set last_error = $4
  where tenant_id = $1 and id = $2`,
)

export type NewReport = Pick<SavedReport, 'id' | 'code' | 'name' | 'description' | 'definition' | 'pinned' | 'schedule'>
export type ReportPatch = Partial<Pick<SavedReport, 'name' | 'description' | 'definition' | 'pinned' | 'schedule'>>

/** Pinned ones first, then by name. */
export async function findReports(
  db: Queryable,
  tenantId: string,
  { pinned, scheduled }: { pinned?: boolean | undefined; scheduled?: boolean | undefined } = {},
): Promise<SavedReport[]> {
  return (await list(db, [tenantId, pinned ?? null, scheduled ?? null])).map(fromRow<SavedReport>)
}

export async function findReport(db: Queryable, tenantId: string, id: string): Promise<SavedReport | undefined> {
  return first(await byId(db, [tenantId, id]))
}

/** The position of a report in a list. */
export type ReportPosition = Pick<SavedReport, 'pinned' | 'name' | 'id'>

/** At most `limit` reports after a position, pinned ones first, then by name. */
export async function findReportPage(
  db: Queryable,
  tenantId: string,
  { pinned, scheduled }: { pinned?: boolean | undefined; scheduled?: boolean | undefined },
  after: ReportPosition | undefined,
  limit: number,
): Promise<SavedReport[]> {
  return (
    await page(db, [
      tenantId,
      pinned ?? null,
      scheduled ?? null,
      after?.pinned ?? null,
      after?.name ?? null,
      after?.id ?? null,
      limit,
    ])
  ).map(fromRow<SavedReport>)
}

export async function findReportToChange(
  db: Queryable,
  tenantId: string,
  id: string,
): Promise<SavedReport | undefined> {
  return first(await toChange(db, [tenantId, id]))
}

/** Undefined when the code is taken. */
export async function insertReport(
  db: Queryable,
  tenantId: string,
  report: NewReport,
  now: Date,
): Promise<SavedReport | undefined> {
  return first(
    await insert(db, [
      tenantId,
      report.id,
      report.code,
      report.name,
      report.description,
      report.definition,
      report.pinned,
      report.schedule,
      now,
    ]),
  )
}

/** A report as its caller has seen it. */
type ReportState = { tenantId: string; id: string; ifRevision: number }

/** Undefined when there is none, or not of that revision. `schedule: null` removes the schedule. */
export async function patchReport(
  db: Queryable,
  { tenantId, id, ifRevision }: ReportState,
  patch: ReportPatch,
  now: Date,
): Promise<SavedReport | undefined> {
  return first(
    await update(db, [
      tenantId,
      id,
      ifRevision,
      patch.name ?? null,
      patch.description ?? null,
      patch.definition ?? null,
      patch.pinned ?? null,
      patch.schedule !== undefined,
      patch.schedule ?? null,
      now,
    ]),
  )
}

/** False when there is none, or not of that revision. */
export async function removeReport(db: Queryable, { tenantId, id, ifRevision }: ReportState): Promise<boolean> {
  return (await remove(db, [tenantId, id, ifRevision])).length > 0
}

/** Claims the delivery of a day: true for one caller only. */
export async function claimDelivery(db: Queryable, tenantId: string, reportId: string, day: string): Promise<boolean> {
  return (await claim(db, [tenantId, reportId, day])).length > 0
}

export async function markDelivered(
  db: Queryable,
  tenantId: string,
  reportId: string,
  day: string,
  now: Date,
): Promise<void> {
  await sent(db, [tenantId, reportId, day, now])
}

/** Records why a report was not sent, and releases the day if it was claimed, so that the next run retries. */
export async function markUndelivered(
  db: Queryable,
  tenantId: string,
  reportId: string,
  day: string,
  { error, isClaimed }: { error: string; isClaimed: boolean },
): Promise<void> {
  await failed(db, [tenantId, reportId, day, error, isClaimed])
}

function first([row]: object[]): SavedReport | undefined {
  return row === undefined ? undefined : fromRow<SavedReport>(row)
}
