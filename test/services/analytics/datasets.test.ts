import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import type { FilterOperator } from '../../../domain/reports/filters.ts'
import type { ReportDefinition } from '../../../domain/reports/plan.ts'
import { datasets } from '../../../generated/datasets.ts'
import type { DatasetFilterDeclaration } from '../../../generated/schemas/dataset-catalog.ts'
import { datasetCatalog } from '../../../generated/schemas/validators.js'
import { refreshAnalytics } from '../../../services/analytics/refresh.ts'
import {
  exportReportCsv,
  listDatasets,
  streamReportCsv,
  suggestFilterValues,
} from '../../../services/analytics/reports.ts'
import { createSmallWorkspace } from './small-workspace.ts'

describe('datasets of a small workspace', async () => {
  const { database, deps, tenantId, flow, rows } = await createSmallWorkspace()
  after(async () => {
    await database.drop()
  })

  describe('the dataset catalog', () => {
    it('has the shape that is declared for it', () => {
      assert.ok(datasetCatalog({ datasets }), JSON.stringify(datasetCatalog.errors))
    })
    it('leaves out internal properties', () => {
      assert.deepEqual(
        listDatasets().datasets.map(({ name }) => name),
        datasets.map(({ name }) => name),
      )
      assert.doesNotMatch(JSON.stringify(listDatasets()), /"(of|time)":/)
    })
    const sample = ({ type, values }: DatasetFilterDeclaration, operator: FilterOperator): unknown => {
      if (operator === 'is_null' || operator === 'is_not_null') return undefined
      const one =
        type === 'enum'
          ? values?.[0]
          : type === 'integer' || type === 'number'
            ? 1
            : type === 'boolean'
              ? true
              : type === 'uuid'
                ? newId()
                : "it's"
      return operator === 'in' || operator === 'not_in' ? [one] : one
    }
    for (const dataset of datasets) {
      it(`computes every name of ${dataset.name}, from raw rows and from sums`, async () => {
        const currency = dataset.name === 'goals' ? ['currency'] : []
        for (let round = 0; round < 2; round++) {
          for (const { name } of dataset.dimensions) {
            const found = await rows({
              dataset: dataset.name,
              dimensions: [...new Set([name, ...currency])],
              measures: dataset.measures.map(measure => measure.name),
            })
            assert.ok(found.length > 0, name)
            for (const row of found)
              for (const { name: measure } of dataset.measures)
                assert.ok(
                  row[measure] === null || typeof row[measure] === 'number',
                  `${measure} is ${String(row[measure])}`,
                )
          }
          for (const measure of dataset.measures)
            await rows({ dataset: dataset.name, dimensions: ['date', ...currency], measures: [measure.name] })
          for (const filter of dataset.filters) {
            for (const operator of filter.operators) {
              const value = sample(filter, operator)
              await rows({
                dataset: dataset.name,
                dimensions: currency,
                measures: [dataset.measures[0].name],
                filters: [{ field: filter.name, operator, ...(value === undefined ? {} : { value }) }],
              })
            }
            const suggested = await suggestFilterValues(deps, tenantId, { dataset: dataset.name, field: filter.name })
            assert.equal(suggested.outcome, filter.suggest ? 'suggested' : 'invalid_report')
          }
          await refreshAnalytics(deps)
        }
      })
    }
  })

  describe('the dataset handoffs', () => {
    it('has the wait and the rating of each queue and person', async () => {
      const found = await rows({
        dataset: 'handoffs',
        dimensions: ['queue', 'person'],
        measures: ['handoffs', 'avg_wait_ms', 'ratings', 'avg_rating'],
        sort: [{ field: 'queue', direction: 'desc' }],
      })
      assert.deepEqual(found, [
        { queue: 'sales', person: 'Grace', handoffs: 3, avg_wait_ms: 180_000, ratings: 2, avg_rating: 4.5 },
        { queue: 'care', person: null, handoffs: 1, avg_wait_ms: null, ratings: 0, avg_rating: null },
      ])
    })
  })

  describe('exportReportCsv', () => {
    it('writes RFC 4180 that no spreadsheet evaluates', async () => {
      const definition: ReportDefinition = {
        dataset: 'telemetry',
        dimensions: ['name', 'in_conversation'],
        measures: ['events'],
        from: '2026-03-01',
        to: '2026-03-31',
      }
      const outcome = await exportReportCsv(deps, tenantId, definition)
      assert.deepEqual(outcome, {
        outcome: 'exported',
        export: {
          filename: 'telemetry-2026-03-01-2026-03-31.csv',
          csv: "Event,In a conversation,Events\r\n'=cmd(),true,1\r\nse%en,false,1\r\n",
          row_count: 2,
          truncated: false,
        },
      })
      const streamed = await streamReportCsv(deps, tenantId, definition)
      assert.ok('lines' in streamed && 'export' in outcome && [...streamed.lines].join('') === outcome.export.csv)
    })
  })

  describe('suggestFilterValues', () => {
    const suggest = async (asked: Parameters<typeof suggestFilterValues>[2]) => {
      const outcome = await suggestFilterValues(deps, tenantId, asked)
      return 'list' in outcome ? outcome.list.values : outcome
    }
    it('suggests the most frequent values first, with names for ids', async () => {
      assert.deepEqual(await suggest({ dataset: 'conversations', field: 'locale' }), [
        { value: 'en', count: 2 },
        { value: 'de', count: 1 },
      ])
      assert.deepEqual(await suggest({ dataset: 'executions', field: 'flow_id' }), [
        { value: flow.id, label: 'Hello flow', count: 4 },
      ])
      assert.deepEqual(await suggest({ dataset: 'executions', field: 'flow_id', query: 'HELLO' }), [
        { value: flow.id, label: 'Hello flow', count: 4 },
      ])
      assert.deepEqual(await suggest({ dataset: 'telemetry', field: 'name', query: '%' }), [
        { value: 'se%en', count: 1 },
      ])
      assert.deepEqual(
        await suggest({ dataset: 'conversations', field: 'locale', from: '2026-03-01', to: '2026-03-02' }),
        [],
      )
    })
    it('says when there are more', async () => {
      const outcome = await suggestFilterValues(deps, tenantId, {
        dataset: 'conversations',
        field: 'locale',
        limit: 1,
      })
      assert.deepEqual('list' in outcome && [outcome.list.values.length, outcome.list.truncated], [1, true])
    })
  })
})
