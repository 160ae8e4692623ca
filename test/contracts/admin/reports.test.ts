import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { sendScheduledReports } from '../../../services/analytics/scheduled-reports.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const DAY = 86_400_000
const definition = { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'], last_days: 7 }
const daily = { frequency: 'daily', hour: 6, recipients: ['ada@acme.example'] }

describe('reports', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const create = async (body: object = {}, { token }: AdminWorkspace = home): Promise<Loose> =>
    await successBody(token.post('/reports', { name: 'Conversations', definition, ...body }))
  const path = ({ id }: Loose, more = '') => `/reports/${String(id)}${more}`
  const entries = async ({ id }: Loose) =>
    await successItems(home.token.get(`/audit?resourceType=report&resourceId=${String(id)}`))

  /** A report that is mailed daily at six, and how many mails go out at the next six o'clock. */
  const scheduled = async () => {
    const workspace = await adminWorkspace(service, `Sending ${newId()}`, {
      config: { tenant: { 'mail/sender/address': 'reports@acme.example' } },
    })
    const recipient = `bob-${newId()}@acme.example`
    const sent: string[][] = []
    const mailer = {
      delivers: true,
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
      await sendScheduledReports({
        ...service.deps,
        mailer,
        databaseNow: async () => await Promise.resolve(service.clock.now()),
      })
      return sent.filter(([to]) => to === recipient).length
    }
    const report = await create({}, workspace)
    const planned = await successBody(
      workspace.token.put(path(report, '/schedule'), { ...daily, weekday: 3, recipients: [recipient] }, NOW),
    )
    assert.deepEqual(planned['schedule'], { ...daily, recipients: [recipient], enabled: true })
    return { workspace, report, sixOClock }
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
    it('is 422 for names that are not in the dataset, and for a schedule that could not run', async () => {
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
    it('accepts only recipients of the allowed domains', async () => {
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
    it('lists pinned reports first, then by name, page by page', async () => {
      const workspace = await adminWorkspace(service, 'Reports')
      for (const more of [{ name: 'b' }, { name: 'a', schedule: daily }, { name: 'z', pinned: true }])
        await create(more, workspace)
      const page = async (query: string) =>
        (await successBody(workspace.token.get(`/reports?${query}`))) as { items: Loose[]; nextCursor: string | null }
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

  describe('getReport', () => {
    it('shows the definition and the schedule, and never the rows', async () => {
      const report = await create({ schedule: daily, pinned: true })
      const answer = await home.token.get(path(report))
      assert.deepEqual([answer.body, answer.headers['etag']], [report, '"1"'])
      assert.deepEqual(
        [report['definition'], report['schedule'], 'rows' in report],
        [definition, { ...daily, enabled: true }, false],
      )
    })
  })

  describe('updateReport', () => {
    it('changes the given fields, at the given entity tag', async () => {
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

  describe('pinReport', () => {
    it('pins the report for everyone, and changes nothing when it is pinned', async () => {
      const report = await create()
      assert.equal((await successBody(home.token.post(path(report, '/pin'))))['pinned'], true)
      assert.equal((await home.token.post(path(report, '/pin'))).headers['etag'], '"2"')
      const colleague = await home.adminCaller(['service.insights.analytics'])
      assert.equal((await successBody(colleague.get(path(report))))['pinned'], true)
    })
  })

  describe('unpinReport', () => {
    it('unpins the report at the state that was seen, and changes nothing when it is not pinned', async () => {
      const report = await create()
      await successBody(home.token.post(path(report, '/pin')))
      assertRefused(
        await home.token.post(path(report, '/unpin'), undefined, { 'If-Match': '"1"' }),
        412,
        'precondition_failed',
      )
      assert.equal(
        (await successBody(home.token.post(path(report, '/unpin'), undefined, { 'If-Match': '"2"' })))['pinned'],
        false,
      )
      assert.equal((await home.token.post(path(report, '/unpin'))).headers['etag'], '"3"')
      assert.deepEqual(
        (await entries(report)).map(({ action }) => String(action)),
        ['report.unpin', 'report.pin', 'report.create'],
      )
    })
  })

  describe('deleteReport', () => {
    it('deletes the report with its schedule, and no other', async () => {
      const other = await create({ schedule: daily })
      const report = await create({ schedule: daily })
      assert.equal((await home.token.delete(path(report), { 'If-Match': '"1"' })).status, 204)
      assertRefused(await home.token.get(path(report)), 404, 'not_found')
      assert.deepEqual((await home.token.get(path(other))).body, other)
      const [entry] = await entries(report)
      assert.deepEqual(
        [entry?.['action'], entry?.['before'].name, entry?.['after']],
        ['report.delete', 'Conversations', null],
      )
    })
  })

  describe('saveReportSchedule', () => {
    it('is 422 for a schedule that could not run', async () => {
      assertViolations(
        await home.token.put(path(await create(), '/schedule'), { ...daily, frequency: 'weekly' }, NOW),
        422,
        'validation_failed',
        [['weekday', 'required']],
      )
    })
    it('sends the report from now on', async () => {
      const { workspace, report, sixOClock } = await scheduled()
      assert.equal(await sixOClock(), 1)
      assert.equal(typeof (await successBody(workspace.token.get(path(report))))['schedule'].last_sent_at, 'string')
      const items = await successItems(workspace.token.get('/audit?action=report.*'))
      assert.deepEqual(
        items.map(({ action, before, after: state }): unknown[] => [action, before?.schedule, state.schedule === null]),
        [
          ['report.save_schedule', null, false],
          ['report.create', undefined, true],
        ],
      )
    })
  })

  describe('deleteReportSchedule', () => {
    it('stops the mails and leaves the report', async () => {
      const { workspace, report, sixOClock } = await scheduled()
      assert.equal(await sixOClock(), 1)
      assert.equal((await workspace.token.delete(path(report, '/schedule'), { 'If-Match': '"2"' })).status, 204)
      assert.equal(await sixOClock(), 0)
      assert.ok(!('schedule' in (await successBody(workspace.token.get(path(report))))))
      assertRefused(await workspace.token.delete(path(report, '/schedule'), NOW), 404, 'not_found')
      const [entry] = (await successBody(workspace.token.get('/audit?action=report.delete_schedule')))[
        'items'
      ] as Loose[]
      assert.deepEqual([entry?.['before'].schedule.frequency, entry?.['after'].schedule], ['daily', null])
    })
  })
})
