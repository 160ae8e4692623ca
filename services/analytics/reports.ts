import type { AgentToolResult } from '../../generated/agent-tools.ts'
import type { components } from '../../generated/types/admin.ts'
import { datasets } from '../../generated/datasets.ts'
import type { DatasetDeclaration } from '../../generated/schemas/dataset-catalog.ts'
import { findFilterValues, runReportQuery, type Cell } from '../../adapters/stores/analytics/reports.ts'
import { csvLine } from '../../domain/reports/csv.ts'
import {
  findDataset,
  planReport,
  type ReportDefinition,
  type ReportMode,
  type ReportPlan,
} from '../../domain/reports/plan.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import type { ValidationError } from '../../domain/refusal.ts'
import { timeZoneOf, workspaceRange, type AnalyticsDeps, type InvalidRange } from './deps.ts'

type Schemas = components['schemas']
export type ReportResult = Schemas['ReportResult']
export type ReportExport = AgentToolResult<'analytics.export_report_csv'>
export type InvalidReport = { outcome: 'invalid_report'; violations: ValidationError[] }
export type ReportOutcome = { outcome: 'computed'; result: ReportResult } | InvalidReport | InvalidRange
export type ExportOutcome = { outcome: 'exported'; export: ReportExport } | InvalidReport | InvalidRange
export type StreamOutcome =
  { outcome: 'streamed'; filename: string; lines: Iterable<string>; truncated: boolean } | InvalidReport | InvalidRange
export type SuggestionOutcome =
  { outcome: 'suggested'; list: Schemas['FilterValueList'] } | InvalidReport | InvalidRange

type Computed = { outcome: 'computed'; plan: ReportPlan; rows: Cell[][]; truncated: boolean; refreshedAt: Date }

/** All datasets, without internal properties. */
export function listDatasets(): Schemas['DatasetList'] {
  return { datasets: datasets.map(publicDataset) }
}

/** Computes a report now. `mode` overrides that of the definition. */
export async function runReport(
  deps: AnalyticsDeps,
  tenantId: string,
  definition: ReportDefinition,
  mode?: ReportMode,
): Promise<ReportOutcome> {
  const computed = await compute(deps, tenantId, definition, mode)
  return computed.outcome === 'computed' ? { outcome: 'computed', result: present(computed) } : computed
}

/** A report at export scale as CSV, whole. */
export async function exportReportCsv(
  deps: AnalyticsDeps,
  tenantId: string,
  definition: ReportDefinition,
): Promise<ExportOutcome> {
  const computed = await compute(deps, tenantId, definition, 'export')
  if (computed.outcome !== 'computed') return computed
  return {
    outcome: 'exported',
    export: {
      filename: filenameOf(computed.plan),
      csv: [...csvLines(computed)].join(''),
      row_count: computed.rows.length,
      truncated: computed.truncated,
    },
  }
}

/** The same as lines, for callers that stream them. */
export async function streamReportCsv(
  deps: AnalyticsDeps,
  tenantId: string,
  definition: ReportDefinition,
): Promise<StreamOutcome> {
  const computed = await compute(deps, tenantId, definition, 'export')
  return computed.outcome === 'computed'
    ? {
        outcome: 'streamed',
        filename: filenameOf(computed.plan),
        lines: csvLines(computed),
        truncated: computed.truncated,
      }
    : computed
}

/**
 * The distinct values of a suggestible filter, the most frequent of the range (the last 30 days unless asked otherwise)
 * first.
 */
export async function suggestFilterValues(
  deps: AnalyticsDeps,
  tenantId: string,
  request: { dataset: string; field: string; query?: string | undefined; limit?: number | undefined } & RequestedRange,
): Promise<SuggestionOutcome> {
  const dataset = findDataset(request.dataset)
  if (dataset === undefined)
    return invalid(
      'dataset',
      datasets.map(({ name }) => name),
    )
  const suggestible = dataset.filters.filter(({ suggest }) => suggest)
  if (!suggestible.some(({ name }) => name === request.field))
    return invalid(
      'field',
      suggestible.map(({ name }) => name),
    )
  const ranged = await workspaceRange(deps, tenantId, request)
  if (ranged.outcome !== 'range') return ranged
  const found = await findFilterValues(deps.db, tenantId, {
    dataset: dataset.name,
    field: request.field,
    range: ranged.range,
    query: request.query,
    limit: Math.min(request.limit ?? 100, 100),
  })
  if (found === undefined) return invalid('time_zone', 'a time zone that the database knows')
  return {
    outcome: 'suggested',
    list: { dataset: dataset.name, field: request.field, values: found.values, truncated: found.truncated },
  }
}

async function compute(
  deps: AnalyticsDeps,
  tenantId: string,
  definition: ReportDefinition,
  mode: ReportMode | undefined,
): Promise<Computed | InvalidReport | InvalidRange> {
  const now = deps.clock.now()
  const planned = planReport(definition, { now, timeZone: await timeZoneOf(deps, tenantId), mode })
  if (planned.outcome !== 'planned') return planned
  const found = await runReportQuery(deps.db, tenantId, planned.plan)
  if (found === undefined) return invalid('time_zone', 'a time zone that the database knows')
  return {
    outcome: 'computed',
    plan: planned.plan,
    rows: found.rows,
    truncated: found.truncated,
    refreshedAt: found.refreshedAt ?? now,
  }
}

function present({ plan, rows, truncated, refreshedAt }: Computed): ReportResult {
  const columns = columnsOf(plan)
  return {
    dataset: plan.dataset.name,
    from: plan.range.from,
    to: plan.range.to,
    time_zone: plan.range.timeZone,
    ...(plan.dimensions.some(({ name }) => name === 'date') ? { granularity: plan.granularity } : {}),
    columns,
    rows: rows.map(row => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]))),
    row_count: rows.length,
    row_cap: plan.rowCap,
    truncated,
    refreshed_at: refreshedAt.toISOString(),
  }
}

function columnsOf({ dimensions, measures }: ReportPlan): ReportResult['columns'] {
  return [
    ...dimensions.map(({ name, label, type }) => ({ name, role: 'dimension' as const, type, label })),
    ...measures.map(({ name, label, type, unit }) => ({ name, role: 'measure' as const, type, label, unit })),
  ]
}

function* csvLines({ plan, rows }: Computed): Generator<string> {
  yield csvLine(columnsOf(plan).map(({ label }) => label))
  for (const row of rows) yield csvLine(row)
}

function filenameOf({ dataset, range }: ReportPlan): string {
  return `${dataset.name}-${range.from}-${range.to}.csv`
}

function publicDataset({
  name,
  label,
  description,
  dimensions,
  measures,
  filters,
}: DatasetDeclaration): Schemas['Dataset'] {
  return {
    name,
    label,
    description,
    dimensions,
    filters,
    measures: measures.map(measure => ({
      name: measure.name,
      label: measure.label,
      ...(measure.description === undefined ? {} : { description: measure.description }),
      type: measure.type,
      aggregation: measure.aggregation,
      unit: measure.unit,
    })),
  }
}

function invalid(field: string, expected: unknown): InvalidReport {
  return { outcome: 'invalid_report', violations: [{ field, rule: 'enum', expected }] }
}
