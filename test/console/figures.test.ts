import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  cellText,
  drawingOf,
  figure,
  loneValues,
  type ReportColumn,
  type ReportResult,
} from '../../console/reports/figures.ts'

const date: ReportColumn = { name: 'date', role: 'dimension', type: 'date', label: 'Date' }
const model: ReportColumn = { name: 'model', role: 'dimension', type: 'string', label: 'Model' }
const replies: ReportColumn = { name: 'replies', role: 'measure', type: 'integer', label: 'Replies', unit: 'count' }
const cost: ReportColumn = { name: 'cost', role: 'measure', type: 'integer', label: 'Cost', unit: 'micro_usd' }
const result = (columns: ReportColumn[], rows: ReportResult['rows']): ReportResult => ({
  dataset: 'token_usage',
  from: '2026-03-01',
  to: '2026-03-03',
  granularity: 'day',
  time_zone: 'UTC',
  columns,
  rows,
  row_count: rows.length,
  row_cap: 500,
  truncated: false,
  refreshed_at: '2026-03-03T10:00:00Z',
})

describe('the drawing of a report', () => {
  it('has a point for every day, including those without events, and measures of one unit', () => {
    const rows = [
      { date: '2026-03-01', replies: 2, cost: 5 },
      { date: '2026-03-03', replies: 4, cost: 9 },
    ]
    assert.deepEqual(drawingOf(result([date, replies, cost], rows)), {
      kind: 'lines',
      at: ['2026-03-01', '2026-03-02', '2026-03-03'].map(day => Date.parse(day) / 1_000),
      names: [],
      series: [{ label: 'Replies', values: [2, 0, 4] }],
      unit: 'count',
    })
  })
  it('has a line for each value of a second dimension, the largest first', () => {
    const rows = [
      { date: '2026-03-01', model: 'small', replies: 1 },
      { date: '2026-03-01', model: null, replies: 5 },
      { date: '2026-03-02', model: 'small', replies: 1 },
    ]
    assert.deepEqual(drawingOf(result([date, model, replies], rows))?.series, [
      { label: '–', values: [5, 0, 0] },
      { label: 'small', values: [1, 1, 0] },
    ])
  })
  it('has bars if there is no time dimension, and no chart for totals', () => {
    const drawing = drawingOf(result([model, cost], [{ model: 'small', cost: 7 }]))
    assert.deepEqual(
      [drawing?.kind, drawing?.names, drawing?.series, drawing?.unit],
      ['bars', ['small'], [{ label: 'Cost', values: [7] }], 'micro_usd'],
    )
    assert.equal(drawingOf(result([replies], [{ replies: 3 }])), undefined)
  })
  it('tells the values that no line leads to: the only day, and a day between days without data', () => {
    assert.deepEqual([[5], [5, 6], [1, null, 3, null, 5, 6], [null], []].map(loneValues), [[0], [], [0, 2], [], []])
  })
  it('shows figures in their units', () => {
    assert.deepEqual(
      [figure(0.256, 'ratio'), figure(12_500_000, 'micro_usd'), figure(1_500, 'milliseconds'), figure(1_234_567)],
      ['25.6%', '$12.50', '1.5 s', '1,234,567'],
    )
    assert.deepEqual([cellText(null, cost), cellText(true, model)], ['–', 'yes'])
  })
})
