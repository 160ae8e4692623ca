import type { components } from '../../generated/types/admin.ts'
import type { NewId } from '../../adapters/ids.ts'
import {
  findReport,
  findReportPage,
  findReports,
  findReportToChange,
  insertReport,
  patchReport,
  removeReport,
  type ReportPosition,
  type SavedReport,
  type Schedule,
} from '../../adapters/stores/analytics/saved-reports.ts'
import { differences, type Patch } from '../../adapters/postgres/tenant-rows.ts'
import { findConfigValue } from '../../adapters/stores/configuration/overrides.ts'
import { cutPage, decodeCursor } from '../../domain/cursors.ts'
import { ifMatchMatches, revisionEtag } from '../../domain/etags.ts'
import { Refusal, type ValidationError } from '../../domain/refusal.ts'
import { planReport, type ReportDefinition, type ReportMode } from '../../domain/reports/plan.ts'
import { isRecipientAllowed } from '../../domain/reports/recipients.ts'
import { timeZoneOf, type AnalyticsDeps, type InvalidRange } from './deps.ts'
import { runReport, streamReportCsv, type InvalidReport, type ReportOutcome, type StreamOutcome } from './reports.ts'

type Schemas = components['schemas']
export type { SavedReport }
export type ReportInput = {
  code?: string | undefined
  name: string
  description?: string | undefined
  definition: ReportDefinition
  pinned?: boolean | undefined
  schedule?: ScheduleInput | undefined
}
/** Absent properties are unchanged. */
export type ReportChanges = {
  name?: string | undefined
  description?: string | undefined
  definition?: ReportDefinition | undefined
}
/** A report to change; `ifMatch`: refuses with `stale` when it is not at that entity tag. */
export type ReportTarget = { id: string; ifMatch?: string | undefined }
/** Values that replace those of a definition. */
export type ReportInstead = { from?: string | undefined; to?: string | undefined; mode?: ReportMode | undefined }
export type ScheduleInput = Omit<Schedule, 'enabled'> & { enabled?: boolean }
/** `before` is the report as it was, null for a new one; it and `report` are the same if nothing had to change. */
export type SaveOutcome =
  | { outcome: 'saved'; before: SavedReport | null; report: SavedReport }
  | InvalidReport
  | { outcome: 'conflict' }
  | { outcome: 'not_found' }
  | { outcome: 'stale' }

export type ReportPage = { reports: SavedReport[]; nextCursor: string | null }

const LIST = 'reports'
const RECIPIENT_DOMAINS = 'insights/reports/recipient_domains'

/** Saved reports, pinned ones first, then by name. */
export async function listReports(
  { db }: Pick<AnalyticsDeps, 'db'>,
  tenantId: string,
  only: { pinned?: boolean | undefined; scheduled?: boolean | undefined } = {},
): Promise<SavedReport[]> {
  return await findReports(db, tenantId, only)
}

/** The same in pages. @throws Refusal `invalid_input` for a cursor that is not from this list */
export async function listReportPage(
  { db }: Pick<AnalyticsDeps, 'db'>,
  tenantId: string,
  {
    limit,
    cursor,
    ...only
  }: { pinned?: boolean | undefined; scheduled?: boolean | undefined; limit: number; cursor?: string | undefined },
): Promise<ReportPage> {
  const found = await findReportPage(
    db,
    tenantId,
    only,
    cursor === undefined ? undefined : positionOf(cursor),
    limit + 1,
  )
  const { items, nextCursor } = cutPage(LIST, found, limit, ({ pinned, id, name }) => `${String(pinned)} ${id} ${name}`)
  return { reports: items, nextCursor }
}

export async function getReport(
  { db }: Pick<AnalyticsDeps, 'db'>,
  tenantId: string,
  reportId: string,
): Promise<SavedReport | undefined> {
  return await findReport(db, tenantId, reportId)
}

export async function createReport(
  deps: AnalyticsDeps & { newId: NewId },
  tenantId: string,
  input: ReportInput,
): Promise<SaveOutcome> {
  const schedule = input.schedule === undefined ? null : complete(input.schedule)
  const violations = [
    ...(await definitionViolations(deps, tenantId, input.definition)),
    ...(await scheduleViolations(deps, tenantId, schedule, input.definition)),
  ]
  if (violations.length > 0) return { outcome: 'invalid_report', violations }
  const report = await insertReport(
    deps.db,
    tenantId,
    {
      id: deps.newId(),
      code: input.code ?? null,
      name: input.name,
      description: input.description ?? null,
      definition: input.definition,
      pinned: input.pinned ?? false,
      schedule,
    },
    deps.clock.now(),
  )
  return report === undefined ? { outcome: 'conflict' } : { outcome: 'saved', before: null, report }
}

/** Changes the given properties. */
export async function updateReport(
  deps: AnalyticsDeps,
  tenantId: string,
  { id, ifMatch }: ReportTarget,
  patch: ReportChanges,
): Promise<SaveOutcome> {
  const known = await findReportToChange(deps.db, tenantId, id)
  if (known === undefined) return { outcome: 'not_found' }
  if (isStale(known, ifMatch)) return { outcome: 'stale' }
  const definition = patch.definition ?? known.definition
  const violations =
    patch.definition === undefined
      ? []
      : [
          ...(await definitionViolations(deps, tenantId, definition)),
          ...(await scheduleViolations(deps, tenantId, known.schedule, definition)),
        ]
  return violations.length > 0 ? { outcome: 'invalid_report', violations } : await save(deps, tenantId, known, patch)
}

/** Pins or unpins a report; one that already has the state is unchanged. */
export async function pinReport(
  deps: AnalyticsDeps,
  tenantId: string,
  { id, ifMatch }: ReportTarget,
  pinned: boolean,
): Promise<SaveOutcome> {
  const known = await findReportToChange(deps.db, tenantId, id)
  if (known === undefined) return { outcome: 'not_found' }
  if (isStale(known, ifMatch)) return { outcome: 'stale' }
  return await save(deps, tenantId, known, { pinned })
}

/** Sets, replaces or, with null, removes the schedule; a report that has none to remove is `not_found`. */
export async function saveReportSchedule(
  deps: AnalyticsDeps,
  tenantId: string,
  { id, ifMatch }: ReportTarget,
  input: ScheduleInput | null,
): Promise<SaveOutcome> {
  const known = await findReportToChange(deps.db, tenantId, id)
  if (known === undefined || (input === null && known.schedule === null)) return { outcome: 'not_found' }
  if (isStale(known, ifMatch)) return { outcome: 'stale' }
  const schedule = input === null ? null : complete(input)
  const violations = await scheduleViolations(deps, tenantId, schedule, known.definition)
  return violations.length > 0
    ? { outcome: 'invalid_report', violations }
    : await save(deps, tenantId, known, { schedule })
}

export async function deleteReport(
  { db }: Pick<AnalyticsDeps, 'db'>,
  tenantId: string,
  { id, ifMatch }: ReportTarget,
): Promise<{ outcome: 'deleted'; before: SavedReport } | { outcome: 'not_found' } | { outcome: 'stale' }> {
  const known = await findReportToChange(db, tenantId, id)
  if (known === undefined) return { outcome: 'not_found' }
  if (isStale(known, ifMatch)) return { outcome: 'stale' }
  return (await removeReport(db, { tenantId, id, ifRevision: known.revision }))
    ? { outcome: 'deleted', before: known }
    : { outcome: 'stale' }
}

/** Computes a saved report now; the given values replace those of its definition. */
export async function runSavedReport(
  deps: AnalyticsDeps,
  tenantId: string,
  reportId: string,
  { from, to, mode }: ReportInstead,
): Promise<ReportOutcome | InvalidRange | { outcome: 'not_found' }> {
  const known = await findReport(deps.db, tenantId, reportId)
  if (known === undefined) return { outcome: 'not_found' }
  const definition: ReportDefinition = {
    ...known.definition,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
  if (from !== undefined || to !== undefined) delete definition.last_days
  return await runReport(deps, tenantId, definition, mode)
}

/** A saved report at export scale as lines of CSV. */
export async function streamSavedReport(
  deps: AnalyticsDeps,
  tenantId: string,
  reportId: string,
): Promise<StreamOutcome | { outcome: 'not_found' }> {
  const known = await findReport(deps.db, tenantId, reportId)
  return known === undefined ? { outcome: 'not_found' } : await streamReportCsv(deps, tenantId, known.definition)
}

/** A saved report as every surface shows it. Properties that do not apply are absent. */
export function presentReport(report: SavedReport): Schemas['SavedReport'] {
  const { id, code, name, description, definition, pinned, schedule, lastSentAt, lastError } = report
  return {
    id,
    ...(code === null ? {} : { code }),
    name,
    ...(description === null ? {} : { description }),
    definition: definition as Schemas['ReportDefinition'],
    pinned,
    ...(schedule === null
      ? {}
      : {
          schedule: {
            ...schedule,
            ...(lastSentAt === null ? {} : { last_sent_at: lastSentAt.toISOString() }),
            ...(lastError === null ? {} : { last_error: lastError }),
          },
        }),
    created_at: report.createdAt.toISOString(),
    updated_at: report.updatedAt.toISOString(),
  }
}

function isStale(known: SavedReport, ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && !ifMatchMatches(ifMatch, revisionEtag(known))
}

async function save(
  { db, clock }: AnalyticsDeps,
  tenantId: string,
  known: SavedReport,
  patch: Patch<SavedReport>,
): Promise<SaveOutcome> {
  const differing = differences(known, patch)
  if (Object.keys(differing).length === 0) return { outcome: 'saved', before: known, report: known }
  const report = await patchReport(db, { tenantId, id: known.id, ifRevision: known.revision }, differing, clock.now())
  if (report !== undefined) return { outcome: 'saved', before: known, report }
  return (await findReport(db, tenantId, known.id)) === undefined ? { outcome: 'not_found' } : { outcome: 'stale' }
}

async function definitionViolations(
  deps: AnalyticsDeps,
  tenantId: string,
  definition: ReportDefinition,
): Promise<ValidationError[]> {
  const planned = planReport(definition, { now: deps.clock.now(), timeZone: await timeZoneOf(deps, tenantId) })
  switch (planned.outcome) {
    case 'planned':
      return []
    case 'invalid_report':
      return planned.violations.map(violation => ({ ...violation, field: `definition.${violation.field}` }))
    case 'invalid_range':
      return [{ field: 'definition.from', rule: 'maximum', expected: planned.message }]
  }
}

async function scheduleViolations(
  { db }: AnalyticsDeps,
  tenantId: string,
  schedule: Schedule | null,
  definition: ReportDefinition,
): Promise<ValidationError[]> {
  if (schedule === null) return []
  const domains = await findConfigValue(db, tenantId, RECIPIENT_DOMAINS)
  return [
    ...(definition.last_days === undefined ? [{ field: 'definition.last_days', rule: 'required' as const }] : []),
    ...(schedule.frequency === 'weekly' && schedule.weekday === undefined
      ? [{ field: 'schedule.weekday', rule: 'required' as const }]
      : []),
    ...schedule.recipients.flatMap((recipient, index) =>
      isRecipientAllowed(recipient, domains)
        ? []
        : [{ field: `schedule.recipients.${index}`, rule: 'enum' as const, expected: domains }],
    ),
  ]
}

function complete({ frequency, hour, weekday, recipients, enabled = true }: ScheduleInput): Schedule {
  return {
    frequency,
    hour,
    ...(frequency === 'daily' || weekday === undefined ? {} : { weekday }),
    recipients,
    enabled,
  }
}

const PLACE = /^(true|false) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (.*)$/s

function positionOf(cursor: string): ReportPosition {
  const [, pinned, id, name] = PLACE.exec(decodeCursor(LIST, cursor) ?? '') ?? []
  if (pinned === undefined || id === undefined || name === undefined)
    throw new Refusal('invalid_input', { details: { validation_errors: [{ field: 'cursor', rule: 'format' }] } })
  return { pinned: pinned === 'true', id, name }
}
