import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { sendScheduledReports } from '../../../services/analytics/scheduled-reports.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { made, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const DAY = 86_400_000
const definition = { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'], last_days: 7 }
const daily = { frequency: 'daily', hour: 6, recipients: ['ada@acme.example'] }

describe('reports', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const create = async (body: object = {}, { token }: AdminWorkspace = home): Promise<Loose> =>
    await made(token.post('/reports', { name: 'Conversations', definition, ...body }))
  const path = ({ id }: Loose, more = '') => `/reports/${String(id)}${more}`
  const entries = async ({ id }: Loose) =>
    (await made(home.token.get(`/audit?resourceType=report&resourceId=${String(id)}`)))['items'] as Loose[]
  const converse = async ({ tenantId }: AdminWorkspace, locale: string, times = 1) => {
    for (let index = 0; index < times; index++)
      await service.database.pool.query(
        'insert into conversations (tenant_id, id, locale, created_at, updated_at) values ($1, $2, $3, $4, $4)',
        [tenantId, newId(), locale, service.clock.now()],
      )
  }

  describe('createReport', () => {
    it('saves a report with its schedule', async () => {
      const code = uniqueCode()
      const answer = await home.token.post('/reports', {
        code,
        name: 'By language',
        description: 'For Mondays',
        definition,
        pinned: true,
        schedule: { ...daily, frequency: 'weekly', weekday: 1 },
      })
      assert.equal(answer.status, 201, answer.text)
      const report = answer.body as Loose
      assert.deepEqual(
        [report['code'], report['pinned'], report['schedule'], answer.headers['etag']],
        [code, true, { ...daily, frequency: 'weekly', weekday: 1, enabled: true }, '"1"'],
      )
      const [entry] = await entries(report)
      assert.deepEqual(
        [entry?.['action'], entry?.['before'], entry?.['after'].name],
        ['report.create', null, 'By language'],
      )
      assertRefused(await home.token.post('/reports', { code, name: 'Again', definition }), 409, 'conflict')
    })
    it('is 422 for names that its dataset does not have, and for a schedule that could not run', async () => {
      const refused = async (body: object) => await home.token.post('/reports', { name: 'x', definition, ...body })
      assertViolations(
        await refused({ definition: { ...definition, measures: ['sums'], dimensions: ['colour'] } }),
        422,
        'validation_failed',
        [
          ['definition.dimensions.0', 'enum'],
          ['definition.measures.0', 'enum'],
        ],
      )
      assertViolations(await refused({ schedule: { ...daily, frequency: 'weekly' } }), 422, 'validation_failed', [
        ['schedule.weekday', 'required'],
      ])
      assertViolations(
        await refused({ definition: { dataset: 'conversations', measures: ['conversations'] }, schedule: daily }),
        422,
        'validation_failed',
        [['definition.last_days', 'required']],
      )
      assertViolations(await refused({ schedule: { ...daily, hour: 24 } }), 422, 'validation_failed', [
        ['schedule.hour', 'maximum'],
      ])
      assertViolations(
        await refused({
          definition: { dataset: 'conversations', measures: ['conversations'], from: '0000-01-01', to: '0000-01-02' },
        }),
        422,
        'validation_failed',
        [['definition.from', 'format']],
      )
    })
    it('sends only to domains that are allowed', async () => {
      const strict = await adminWorkspace(service, 'Strict', {
        config: { tenant: { 'insights/reports/recipient_domains': ['acme.example'] } },
      })
      assertViolations(
        await strict.token.post('/reports', {
          name: 'x',
          definition,
          schedule: { ...daily, recipients: ['ada@acme.example', 'eve@evil.example'] },
        }),
        422,
        'validation_failed',
        [['schedule.recipients.1', 'enum']],
      )
    })
  })

  describe('listReports', () => {
    it('shows pinned ones first, then by name, in pages', async () => {
      const workspace = await adminWorkspace(service, 'Reports')
      for (const more of [{ name: 'b' }, { name: 'a', schedule: daily }, { name: 'z', pinned: true }])
        await create(more, workspace)
      const page = async (query: string) =>
        (await made(workspace.token.get(`/reports?${query}`))) as { items: Loose[]; nextCursor: string | null }
      const first = await page('limit=2')
      const { items } = await page(`limit=2&cursor=${String(first.nextCursor)}`)
      assert.deepEqual(
        [...first.items, ...items].map(({ name }) => String(name)),
        ['z', 'a', 'b'],
      )
      const names = async (query: string) => (await page(query)).items.map(({ name }) => String(name))
      assert.deepEqual(
        [
          await names('pinned=true'),
          await names('pinned=false'),
          await names('scheduled=true'),
          await names('scheduled=false&pinned=false'),
        ],
        [['z'], ['a', 'b'], ['a'], ['b']],
      )
    })
  })

  describe('updateReport', () => {
    it('changes what is given at the state that was seen', async () => {
      const report = await create({ description: 'For Mondays' })
      const answer = await home.token.patch(path(report), { name: 'New' }, { 'If-Match': '"1"' })
      assert.deepEqual(
        [answer.status, answer.headers['etag'], (answer.body as Loose)['name'], (answer.body as Loose)['description']],
        [200, '"2"', 'New', 'For Mondays'],
      )
      assertRefused(
        await home.token.patch(path(report), { name: 'Newer' }, { 'If-Match': '"1"' }),
        412,
        'precondition_failed',
      )
      assert.equal((await home.token.patch(path(report), { name: 'New' }, NOW)).headers['etag'], '"2"')
      assert.deepEqual(
        (await entries(report)).map(({ action, before, after: state }): unknown[] => [action, before, state])[0],
        ['report.update', { name: 'Conversations' }, { name: 'New' }],
      )
      assert.equal((await entries(report)).length, 2)
    })
    it('is 422 for a definition that its schedule could not run', async () => {
      const report = await create({ schedule: daily })
      assertViolations(
        await home.token.patch(
          path(report),
          { definition: { dataset: 'conversations', measures: ['conversations'] } },
          NOW,
        ),
        422,
        'validation_failed',
        [['definition.last_days', 'required']],
      )
    })
  })

  it('are pinned for everyone and unpinned; what is so already stays as it is', async () => {
    const report = await create()
    assert.equal((await made(home.token.post(path(report, '/pin'))))['pinned'], true)
    assert.equal((await home.token.post(path(report, '/pin'))).headers['etag'], '"2"')
    assert.equal(
      (await made(home.token.post(path(report, '/unpin'), undefined, { 'If-Match': '"2"' })))['pinned'],
      false,
    )
    assert.equal((await home.token.post(path(report, '/unpin'))).headers['etag'], '"3"')
    assert.deepEqual(
      (await entries(report)).map(({ action }) => String(action)),
      ['report.unpin', 'report.pin', 'report.create'],
    )
  })

  it('are deleted with their schedule', async () => {
    const report = await create({ schedule: daily })
    assert.equal((await home.token.delete(path(report), { 'If-Match': '"1"' })).status, 204)
    assertRefused(await home.token.get(path(report)), 404, 'not_found')
    const [entry] = await entries(report)
    assert.deepEqual(
      [entry?.['action'], entry?.['before'].name, entry?.['after']],
      ['report.delete', 'Conversations', null],
    )
  })

  it('are sent on their schedule as long as it stands', async () => {
    const workspace = await adminWorkspace(service, 'Sending', {
      config: { tenant: { 'mail/sender/address': 'reports@acme.example' } },
    })
    const sent: string[][] = []
    const mailer = {
      send: async (mail: { to: string[] }) => {
        sent.push(await Promise.resolve(mail.to))
      },
      close: () => undefined,
    }
    const sixOClock = async () => {
      service.clock.set(
        new Date(Math.ceil((service.clock.now().getTime() + 1) / DAY) * DAY + 6 * 3_600_000 + 300_000).toISOString(),
      )
      await service.clockSet()
      sent.length = 0
      await sendScheduledReports({ ...service.deps, mailer })
      return sent.filter(([to]) => to === 'bob@acme.example').length
    }
    const report = await create({}, workspace)
    assertViolations(
      await workspace.token.put(path(report, '/schedule'), { ...daily, frequency: 'weekly' }, NOW),
      422,
      'validation_failed',
      [['weekday', 'required']],
    )
    const planned = await made(
      workspace.token.put(path(report, '/schedule'), { ...daily, weekday: 3, recipients: ['bob@acme.example'] }, NOW),
    )
    assert.deepEqual(planned['schedule'], { ...daily, recipients: ['bob@acme.example'], enabled: true })
    assert.equal(await sixOClock(), 1)
    assert.equal(typeof (await made(workspace.token.get(path(report))))['schedule'].last_sent_at, 'string')
    assert.equal((await workspace.token.delete(path(report, '/schedule'), { 'If-Match': '"2"' })).status, 204)
    assertRefused(await workspace.token.delete(path(report, '/schedule'), NOW), 404, 'not_found')
    assert.equal(await sixOClock(), 0)
    const { items } = (await made(workspace.token.get('/audit?action=report.*'))) as { items: Loose[] }
    assert.deepEqual(
      items.map(({ action, before, after: state }): unknown[] => [
        action,
        before?.schedule === null,
        state.schedule === null,
      ]),
      [
        ['report.delete_schedule', false, true],
        ['report.save_schedule', true, false],
        ['report.create', false, true],
      ],
    )
  })

  describe('runReport', () => {
    it('computes now; what is given beats the definition, and nothing is saved', async () => {
      const workspace = await adminWorkspace(service, 'Running')
      await converse(workspace, 'de', 3)
      await converse(workspace, 'en')
      const report = await create({ definition: { ...definition, mode: 'preview' } }, workspace)
      const own = await made(workspace.token.post(path(report, '/run'), {}))
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
      const other = await made(
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
    it('cuts rows off at the cap of the mode', async () => {
      const workspace = await adminWorkspace(service, 'Capped')
      for (let index = 0; index < 201; index++) await converse(workspace, `x${index}`)
      for (const [mode, rows, truncated] of [
        ['preview', 200, true],
        ['view', 201, false],
      ] as const) {
        const result = await made(workspace.token.post('/report-runs', { ...definition, mode }))
        assert.deepEqual(
          [result['row_count'], (result['rows'] as object[]).length, result['truncated']],
          [rows, rows, truncated],
        )
      }
    })
    it('is for whoever reads analytics; saving is not', async () => {
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
    it('is 422 for names that the dataset does not have', async () => {
      assertViolations(
        await home.token.post('/report-runs', { ...definition, measures: ['sums'] }),
        422,
        'validation_failed',
        [['measures.0', 'enum']],
      )
    })
  })

  describe('exportReport', () => {
    it('is a file whose text no spreadsheet runs', async () => {
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
    it('has 5000 rows at most', async () => {
      const workspace = await adminWorkspace(service, 'Big')
      await service.database.pool.query(
        "insert into conversations (tenant_id, id, locale, created_at, updated_at) select $1, gen_random_uuid(), 'x' || n, $2, $2 from generate_series(1, 5001) n",
        [workspace.tenantId, service.clock.now()],
      )
      const answer = await workspace.token.get(path(await create({}, workspace), '/export'))
      assert.deepEqual([answer.text.split('\r\n').length, answer.headers['x-report-truncated']], [5002, 'true'])
    })
    it('is 422 for a range that has grown too long', async () => {
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
    it('gives the values there are, the most frequent first, that hold a text', async () => {
      const workspace = await adminWorkspace(service, 'Suggesting')
      await converse(workspace, 'de', 2)
      await converse(workspace, 'en-GB')
      const values = async (query: string) =>
        (await made(workspace.token.get(`/report-datasets/conversations/values?field=locale${query}`)))[
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
    it('is 400 for a field that cannot be suggested, and for a dataset that there is not', async () => {
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

  it('know their datasets', async () => {
    const { datasets } = (await made(home.token.get('/report-datasets'))) as { datasets: Loose[] }
    assert.ok(datasets.some(({ name }) => name === 'conversations'))
  })
})
