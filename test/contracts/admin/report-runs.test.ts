import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { datasets as known } from '../../../generated/datasets.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const definition = { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'], last_days: 7 }
const daily = { frequency: 'daily', hour: 6, recipients: ['ada@acme.example'] }

describe('runs of reports on the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const create = async (body: object = {}, { token }: AdminWorkspace = home): Promise<Loose> =>
    await successBody(token.post('/reports', { name: 'Conversations', definition, ...body }))
  const path = ({ id }: Loose, more = '') => `/reports/${String(id)}${more}`
  const converse = async ({ tenantId }: AdminWorkspace, locale: string, times = 1) => {
    for (let index = 0; index < times; index++)
      await service.database.pool.query(
        'insert into conversations (tenant_id, id, locale, created_at, updated_at) values ($1, $2, $3, $4, $4)',
        [tenantId, newId(), locale, service.clock.now()],
      )
  }

  describe('runReport', () => {
    it('computes the report now; given values override the definition, and nothing is saved', async () => {
      const workspace = await adminWorkspace(service, 'Running')
      await converse(workspace, 'de', 3)
      await converse(workspace, 'en')
      const report = await create({ definition: { ...definition, mode: 'preview' } }, workspace)
      const own = await successBody(workspace.token.post(path(report, '/run'), {}))
      assert.deepEqual(
        [own['rows'], own['row_cap'], own['time_zone']],
        [
          [
            { locale: 'de', conversations: 3 },
            { locale: 'en', conversations: 1 },
          ],
          200,
          'Europe/Berlin',
        ],
      )
      const other = await successBody(
        workspace.token.post(path(report, '/run'), { from: '2026-01-01', to: '2026-01-31', mode: 'export' }),
      )
      assert.deepEqual(
        [other['from'], other['to'], other['rows'], other['row_cap']],
        ['2026-01-01', '2026-01-31', [], 5000],
      )
      assert.equal((await workspace.token.get(path(report))).headers['etag'], '"1"')
      assertViolations(
        await workspace.token.post(path(report, '/run'), { from: '2020-01-01', to: '2026-01-31' }),
        422,
        'validation_failed',
        [['from', 'maximum']],
      )
    })
    it('truncates the rows at the cap of the mode', async () => {
      const workspace = await adminWorkspace(service, 'Capped')
      for (let index = 0; index < 201; index++) await converse(workspace, `x${index}`)
      for (const [mode, rows, truncated] of [
        ['preview', 200, true],
        ['view', 201, false],
      ] as const) {
        const result = await successBody(workspace.token.post('/report-runs', { ...definition, mode }))
        assert.deepEqual(
          [result['row_count'], (result['rows'] as object[]).length, result['truncated']],
          [rows, rows, truncated],
        )
      }
    })
    it('requires the permission to read analytics; the one to manage reports is not enough', async () => {
      const reader = await home.adminCaller(['service.insights.analytics'])
      const report = await create()
      assert.equal((await reader.post(path(report, '/run'), {})).status, 200)
      assert.equal((await reader.get(path(report, '/export'))).status, 200)
      assert.equal((await reader.post('/report-runs', definition)).status, 200)
      assert.equal(
        assertRefused(await reader.post('/reports', { name: 'x', definition }), 403, 'permission_denied')['permission'],
        'service.insights.reports.manage',
      )
      assert.equal(
        assertRefused(await reader.put(path(report, '/schedule'), daily, NOW), 403, 'permission_denied')['permission'],
        'service.insights.reports.manage',
      )
      assertRefused(
        await (await home.adminCaller(['service.insights.reports.manage'])).post(path(report, '/run'), {}),
        403,
        'permission_denied',
      )
    })
  })

  describe('runAdHocReport', () => {
    it('is 422 for names that are not in the dataset', async () => {
      assertViolations(
        await home.token.post('/report-runs', { ...definition, measures: ['sums'] }),
        422,
        'validation_failed',
        [['measures.0', 'enum']],
      )
    })
  })

  describe('exportReport', () => {
    it('answers a file whose text no spreadsheet evaluates', async () => {
      const workspace = await adminWorkspace(service, 'Exporting')
      await converse(workspace, '=HYPERLINK("http://evil.example")', 2)
      await converse(workspace, 'de')
      const report = await create({}, workspace)
      const answer = await workspace.token.get(path(report, '/export'))
      assert.equal(answer.status, 200)
      assert.equal(answer.text, 'Language,Conversations\r\n"\'=HYPERLINK(""http://evil.example"")",2\r\nde,1\r\n')
      assert.deepEqual(
        [
          answer.headers['content-type'],
          answer.headers['x-report-truncated'],
          answer.headers['cache-control'],
          answer.headers['transfer-encoding'],
        ],
        ['text/csv; charset=utf-8; header=present', 'false', 'no-store', 'chunked'],
      )
      assert.match(
        answer.headers['content-disposition'] ?? '',
        /^attachment; filename="conversations-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
      )
    })
    it('exports 5000 rows at most', async () => {
      const workspace = await adminWorkspace(service, 'Big')
      await service.database.pool.query(
        `insert into conversations (tenant_id, id, locale, created_at, updated_at)
        select $1, gen_random_uuid(), 'x' || n, $2, $2
        from generate_series(1, 5001) n`,
        [workspace.tenantId, service.clock.now()],
      )
      const answer = await workspace.token.get(path(await create({}, workspace), '/export'))
      assert.deepEqual([answer.text.split('\r\n').length, answer.headers['x-report-truncated']], [5002, 'true'])
    })
    it('is 422 for a range that has become too long', async () => {
      const report = await create({
        definition: {
          dataset: 'conversations',
          measures: ['conversations'],
          from: service.clock.now().toISOString().slice(0, 10),
        },
      })
      await service.database.pool.query(
        `update reports set definition = jsonb_set(definition, '{from}', '"2020-01-01"') where id = $1`,
        [report['id']],
      )
      assertViolations(await home.token.get(path(report, '/export')), 422, 'validation_failed', [['from', 'maximum']])
    })
  })

  describe('suggestFilterValues', () => {
    it('suggests the values that exist and contain a text, the most frequent first', async () => {
      const workspace = await adminWorkspace(service, 'Suggesting')
      await converse(workspace, 'de', 2)
      await converse(workspace, 'en-GB')
      const values = async (query: string) =>
        (await successBody(workspace.token.get(`/report-datasets/conversations/values?field=locale${query}`)))[
          'values'
        ] as Loose[]
      assert.deepEqual(
        [await values(''), await values('&search=GB'), await values('&search=%25')],
        [
          [
            { value: 'de', count: 2 },
            { value: 'en-GB', count: 1 },
          ],
          [{ value: 'en-GB', count: 1 }],
          [],
        ],
      )
    })
    it('is 400 for a field without suggestions, and for an unknown dataset', async () => {
      assertViolations(
        await home.token.get('/report-datasets/conversations/values?field=colour'),
        400,
        'invalid_input',
        [['field', 'enum']],
      )
      assertRefused(await home.token.get('/report-datasets/colours/values?field=locale'), 400, 'invalid_input')
      assertRefused(await home.token.get('/report-datasets/conversations/values'), 400, 'invalid_input')
    })
  })

  describe('listReportDatasets', () => {
    it('names every dataset, and the dimensions and measures that a report may use', async () => {
      const { datasets } = (await successBody(home.token.get('/report-datasets'))) as { datasets: Loose[] }
      assert.deepEqual(
        datasets.map(({ name }) => String(name)),
        known.map(({ name }) => name),
      )
      for (const { name, dimensions, measures } of datasets) {
        const [dimension, measure] = [dimensions[0].name as string, measures[0].name as string]
        const run = { dataset: name as string, dimensions: [dimension], measures: [measure], last_days: 1 }
        assert.equal(
          (await home.token.post('/report-runs', run)).status,
          200,
          `${String(name)} ${dimension} ${measure}`,
        )
      }
    })
  })
})
