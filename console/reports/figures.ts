import type { components } from '../../generated/types/admin.ts'
import { textOf } from '../parts/json.ts'
import { span } from '../parts/span.ts'

type Schemas = components['schemas']
export type ReportResult = Schemas['ReportResult']
export type ReportColumn = Schemas['ReportColumn']
export type Unit = NonNullable<ReportColumn['unit']>

/** The drawing of a report: lines over time, or bars. `at`: seconds since 1970. */
export type Drawing = {
  kind: 'lines' | 'bars'
  at: number[]
  /** Label of each bar. */
  names: string[]
  series: { label: string; values: (number | null)[] }[]
  unit: Unit
}

/** More lines cannot be distinguished. */
const MOST_LINES = 6
const MOST_BARS = 12
const DAY_MS = 86_400_000
const MICROS = 1_000_000

/** The drawing that fits the columns of a report; undefined if there is nothing to draw. */
export function drawingOf(result: ReportResult): Drawing | undefined {
  const dimensions = result.columns.filter(({ role }) => role === 'dimension')
  const measures = result.columns.filter(({ role }) => role === 'measure')
  const [measure] = measures
  if (measure === undefined || dimensions.length === 0 || result.rows.length === 0) return undefined
  const unit = measure.unit ?? 'count'
  if (!dimensions.some(({ name }) => name === 'date')) return barsOf(result, dimensions, measure)
  const times = timesOf(result)
  const at = times.map(time => Date.parse(time) / 1_000)
  const other = dimensions.find(({ name }) => name !== 'date')
  const groups =
    other === undefined
      ? measures
          .filter(one => one.unit === measure.unit)
          .map(one => ({ label: one.label, name: one.name, rows: result.rows }))
      : groupsOf(result, other, measure)
  const empty = measure.type === 'number' ? null : 0
  const series = groups.slice(0, MOST_LINES).map(({ label, name, rows }) => {
    const byTime = new Map<string, number>()
    for (const row of rows) {
      const time = String(row['date'])
      if (typeof row[name] === 'number') byTime.set(time, (byTime.get(time) ?? 0) + row[name])
    }
    return { label, values: times.map(time => byTime.get(time) ?? empty) }
  })
  return { kind: 'lines', at, names: [], series, unit }
}

/** Indexes of values without a neighbour, to which no line leads: such as the only day of a report. */
export function loneValues(values: readonly (number | null)[]): number[] {
  const isThere = (index: number) => typeof values[index] === 'number'
  return values.flatMap((_, index) => (isThere(index) && !isThere(index - 1) && !isThere(index + 1) ? [index] : []))
}

/** Days without a row are days on which nothing happened. */
function timesOf({ rows, from, to, granularity }: ReportResult): string[] {
  if (granularity !== undefined && granularity !== 'day')
    return [...new Set(rows.map(row => String(row['date'])))].sort()
  const days: string[] = []
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS)
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/** Rows by the value of a dimension, the largest group first. */
function groupsOf({ rows }: ReportResult, by: ReportColumn, measure: ReportColumn) {
  const groups = new Map<string, ReportResult['rows']>()
  for (const row of rows) {
    const label = cellText(row[by.name], by)
    groups.set(label, [...(groups.get(label) ?? []), row])
  }
  return [...groups]
    .map(([label, own]) => ({ label, name: measure.name, rows: own, total: totalOf(own, measure.name) }))
    .sort((one, other) => other.total - one.total)
}

function barsOf({ rows }: ReportResult, dimensions: readonly ReportColumn[], measure: ReportColumn): Drawing {
  const shown = rows.slice(0, MOST_BARS)
  return {
    kind: 'bars',
    at: shown.map((_, index) => index),
    names: shown.map(row => dimensions.map(one => cellText(row[one.name], one)).join(', ')),
    series: [{ label: measure.label, values: shown.map(row => numberOf(row[measure.name])) }],
    unit: measure.unit ?? 'count',
  }
}

export function totalOf(rows: ReportResult['rows'], name: string): number {
  return rows.reduce((total, row) => total + (numberOf(row[name]) ?? 0), 0)
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** A number as people read it. */
export function figure(value: number, unit: Unit = 'count'): string {
  switch (unit) {
    case 'ratio':
      return percent.format(value)
    case 'milliseconds':
      return span(value)
    case 'micro_usd':
      return dollars.format(value / MICROS)
    case 'micro_currency':
      return whole.format(value / MICROS)
    case 'count':
    case 'tokens':
      return whole.format(value)
  }
}

/** A cell of a result. A dimension without a value is a dash, as is a measure without data. */
export function cellText(value: unknown, { unit, role }: Pick<ReportColumn, 'unit' | 'role'>): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number') return role === 'measure' ? figure(value, unit) : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return textOf(value)
}
