import type { components } from '../../generated/types/admin.ts'
import { datasets } from '../../generated/datasets.ts'
import type {
  DatasetDeclaration,
  DatasetDimensionDeclaration,
  DatasetMeasureDeclaration,
} from '../../generated/schemas/dataset-catalog.ts'
import type { ValidationError } from '../refusal.ts'
import { planFilter, type PlannedFilter } from './filters.ts'
import { isTimeZone } from '../time-zones.ts'
import { resolveRange, type DayRange } from './range.ts'

type Schemas = components['schemas']
/** A definition as it is sent or was saved: fields with a default may be absent. */
export type ReportDefinition = Omit<Schemas['ReportDefinition'], 'sort'> & {
  sort?: { field: string; direction?: 'asc' | 'desc' }[]
}
export type ReportMode = NonNullable<Schemas['ReportMode']>
export type Granularity = NonNullable<Schemas['ReportGranularity']>

/** A report that is valid for its dataset, with all defaults applied. */
export type ReportPlan = {
  dataset: DatasetDeclaration
  dimensions: DatasetDimensionDeclaration[]
  measures: DatasetMeasureDeclaration[]
  filters: PlannedFilter[]
  range: DayRange
  granularity: Granularity
  sort: { field: string; direction: 'asc' | 'desc' }[]
  limit: number
  rowCap: 200 | 500 | 5000
}

export type PlanOutcome =
  | { outcome: 'planned'; plan: ReportPlan }
  | { outcome: 'invalid_report'; violations: ValidationError[] }
  | { outcome: 'invalid_range'; message: string }

const ROW_CAPS: Readonly<Record<ReportMode, 200 | 500 | 5000>> = { preview: 200, view: 500, export: 5000 }

export function findDataset(name: string): DatasetDeclaration | undefined {
  return datasets.find(dataset => dataset.name === name)
}

/** Checks a definition against the catalog of datasets. `timeZone` is the workspace's, for a report without one. */
export function planReport(
  definition: ReportDefinition,
  { now, timeZone: own, mode }: { now: Date; timeZone: string; mode?: ReportMode | undefined },
): PlanOutcome {
  const dataset = findDataset(definition.dataset)
  if (dataset === undefined)
    return invalid([{ field: 'dataset', rule: 'enum', expected: datasets.map(({ name }) => name) }])
  const violations: ValidationError[] = []
  const dimensions = pick(definition.dimensions ?? [], dataset.dimensions, 'dimensions', violations)
  const measures = pick(definition.measures, dataset.measures, 'measures', violations)
  if (definition.measures.length === 0) violations.push({ field: 'measures', rule: 'min_length', expected: 1 })
  const filters = (definition.filters ?? []).flatMap((filter, index) => {
    const planned = planFilter(dataset, filter, `filters.${index}`)
    if (planned.outcome === 'planned') return [planned.planned]
    violations.push(planned.violation)
    return []
  })
  violations.push(...missingCurrency(dimensions, measures, filters), ...sortViolations(definition))
  if (definition.last_days !== undefined && (definition.from !== undefined || definition.to !== undefined))
    violations.push({ field: 'last_days', rule: 'enum', expected: 'last_days alone, or from and to' })
  const timeZone = definition.time_zone ?? own
  if (!isTimeZone(timeZone)) violations.push({ field: 'time_zone', rule: 'format', expected: 'an IANA name' })
  if (violations.length > 0) return invalid(violations)

  const found = resolveRange(
    { from: definition.from, to: definition.to, lastDays: definition.last_days },
    timeZone,
    now,
  )
  if (found.outcome === 'invalid_day') return invalid([{ field: found.field, rule: 'format', expected: 'date' }])
  if (found.outcome === 'invalid_range') return found
  const rowCap = ROW_CAPS[mode ?? definition.mode ?? 'view']
  return {
    outcome: 'planned',
    plan: {
      dataset,
      dimensions,
      measures,
      filters,
      range: found.range,
      granularity: definition.granularity ?? 'day',
      rowCap,
      limit: Math.min(definition.limit ?? rowCap, rowCap),
      sort: (definition.sort ?? defaultSort(definition)).map(({ field, direction }) => ({
        field,
        direction: direction ?? 'asc',
      })),
    },
  }
}

function defaultSort({ dimensions = [], measures }: ReportDefinition): NonNullable<ReportDefinition['sort']> {
  return dimensions.includes('date')
    ? [{ field: 'date', direction: 'asc' }]
    : measures.slice(0, 1).map(field => ({ field, direction: 'desc' }))
}

function pick<Member extends { name: string }>(
  names: readonly string[],
  known: readonly Member[],
  field: string,
  violations: ValidationError[],
): Member[] {
  return names.flatMap((name, index) => {
    const member = known.find(candidate => candidate.name === name)
    if (member === undefined)
      violations.push({ field: `${field}.${index}`, rule: 'enum', expected: known.map(candidate => candidate.name) })
    else if (names.indexOf(name) !== index)
      violations.push({ field: `${field}.${index}`, rule: 'enum', expected: 'each name once' })
    return member === undefined ? [] : [member]
  })
}

/** Sums of different currencies are never added. */
function missingCurrency(
  dimensions: DatasetDimensionDeclaration[],
  measures: DatasetMeasureDeclaration[],
  filters: PlannedFilter[],
): ValidationError[] {
  const isTold =
    dimensions.some(({ name }) => name === 'currency') ||
    filters.some(
      ({ filter, operator, values }) =>
        filter.name === 'currency' && ['eq', 'in'].includes(operator) && values.length === 1,
    )
  return isTold
    ? []
    : measures.flatMap(({ name, unit }) =>
        unit === 'micro_currency'
          ? [
              {
                field: `measures.${name}`,
                rule: 'required' as const,
                expected: 'the dimension currency, or a filter on one currency',
              },
            ]
          : [],
      )
}

function sortViolations({ sort = [], dimensions = [], measures }: ReportDefinition): ValidationError[] {
  const columns = [...dimensions, ...measures]
  return sort.flatMap(({ field }, index) =>
    columns.includes(field) ? [] : [{ field: `sort.${index}.field`, rule: 'enum' as const, expected: columns }],
  )
}

function invalid(violations: ValidationError[]): PlanOutcome {
  return { outcome: 'invalid_report', violations }
}
