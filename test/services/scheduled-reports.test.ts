import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { newId } from '../../adapters/ids.ts'
import { createMailer, type Mail, type Mailer } from '../../adapters/mail/index.ts'
import { encodePng } from '../../adapters/png.ts'
import { drawBars } from '../../domain/reports/chart.ts'
import { csvLine } from '../../domain/reports/csv.ts'
import {
  createReport,
  deleteReport,
  getReport,
  listReportPage,
  listReports,
  pinReport,
  presentReport,
  runSavedReport,
  saveReportSchedule,
  streamSavedReport,
  updateReport,
  type ReportInput,
  type SavedReport,
} from '../../services/analytics/saved-reports.ts'
import { sendScheduledReports } from '../../services/analytics/scheduled-reports.ts'
import { connectionOf } from '../../adapters/postgres/knex.ts'
import { createKnexInstance } from '../../adapters/postgres/knex.ts'
import { encodeCursor } from '../../domain/cursors.ts'
import { createTestClock } from '../support/clock.ts'
import { insertEvents } from '../support/corpus.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const DAY = 24 * 60 * 60_000
const definition: ReportInput['definition'] = {
  dataset: 'telemetry',
  dimensions: ['date', 'name'],
  measures: ['events'],
  last_days: 7,
}
const daily = { frequency: 'daily' as const, hour: 6, recipients: ['ada@acme.example'] }

describe('saved and scheduled reports', () => {
  let database: TestDatabase
  let tenantId = ''
  let neighbour = ''
  const clock = createTestClock()
  const mails: Mail[] = []
  let failure: Error | undefined
  const mailer: Mailer = {
    send: async mail => {
      await Promise.resolve()
      if (failure !== undefined) throw failure
      mails.push(mail)
    },
    close: () => undefined,
  }
  const deps = () => ({
    db: database.pool,
    clock,
    newId,
    mailer,
    databaseNow: async () => await Promise.resolve(clock.now()),
  })
  before(async () => {
    database = await createTestDatabase()
    const workspace = (name: string, config = {}) =>
      applyTestWorkspace(database, {
        apiVersion: 'parley/v1',
        organization: { name },
        workspace: { name, timezone: 'Europe/Berlin' },
        config: { tenant: config },
      })
    tenantId = await workspace('Acme & Söhne', {
      'mail/sender/address': 'reports@acme.example',
      'mail/sender/name': 'Acme reports',
      'mail/sender/reply_to': 'help@acme.example',
      'insights/reports/recipient_domains': ['acme.example'],
    })
    neighbour = await workspace('Neighbour')
    await insertEvents(
      database.pool,
      tenantId,
      [
        { name: '<b>seen</b>', keyId: null, conversationId: null, at: new Date('2026-03-03T10:00:00Z') },
        { name: '=1+1', keyId: null, conversationId: null, at: new Date('2026-03-04T10:00:00Z') },
      ],
      new Date('2026-03-04T10:00:00Z'),
    )
  })
  after(async () => {
    await database.drop()
  })
  beforeEach(async () => {
    await database.pool.query('delete from reports')
    mails.length = 0
    failure = undefined
    clock.set('2026-03-04T06:05:00Z')
  })

  async function saved(input: Partial<ReportInput> = {}, tenant = tenantId): Promise<SavedReport> {
    const outcome = await createReport(deps(), tenant, { name: 'Events', definition, ...input })
    assert.ok('report' in outcome, JSON.stringify(outcome))
    return outcome.report
  }
  async function refused(input: Partial<ReportInput>): Promise<string[]> {
    const outcome = await createReport(deps(), tenantId, { name: 'Events', definition, ...input })
    return 'violations' in outcome ? outcome.violations.map(({ field }) => field) : [outcome.outcome]
  }

  describe('a saved report', () => {
    it('is read as it was saved, pinned ones first', async () => {
      const [b, a] = [await saved({ name: 'b', code: 'events', description: 'All' }), await saved({ name: 'a' })]
      await saved({ name: 'theirs' }, neighbour)
      const pinned = await saved({ name: 'z', pinned: true, schedule: daily })
      assert.deepEqual(
        (await listReports(deps(), tenantId)).map(({ name }) => name),
        ['z', 'a', 'b'],
      )
      assert.deepEqual(
        (await listReports(deps(), tenantId, { pinned: true, scheduled: true })).map(({ id }) => id),
        [pinned.id],
      )
      assert.deepEqual(
        (await listReports(deps(), tenantId, { scheduled: false })).map(({ id }) => id),
        [a.id, b.id],
      )
      assert.deepEqual(presentReport(b), {
        id: b.id,
        code: 'events',
        name: 'b',
        description: 'All',
        definition,
        pinned: false,
        created_at: clock.now().toISOString(),
        updated_at: clock.now().toISOString(),
      })
      assert.deepEqual(presentReport(pinned).schedule, { ...daily, enabled: true })
      assert.equal(await getReport(deps(), neighbour, b.id), undefined)
    })
    it('is refused with names its dataset does not have, or with a code that is taken', async () => {
      assert.deepEqual(await refused({ definition: { dataset: 'telemetry', measures: ['sums'] } }), [
        'definition.measures.0',
      ])
      await saved({ code: 'events' })
      assert.deepEqual(await refused({ code: 'events' }), ['conflict'])
      await saved({ code: 'events' }, neighbour)
    })
    it('takes a schedule only with last_days, a weekday where weekly, and recipients in the allowed domains', async () => {
      assert.deepEqual(await refused({ definition: { dataset: 'telemetry', measures: ['events'] }, schedule: daily }), [
        'definition.last_days',
      ])
      assert.deepEqual(await refused({ schedule: { ...daily, frequency: 'weekly' } }), ['schedule.weekday'])
      assert.deepEqual(
        await refused({
          schedule: { ...daily, recipients: ['a@ACME.example', 'a@mail.acme.example', 'a@notacme.example'] },
        }),
        ['schedule.recipients.2'],
      )
    })
    it('is changed, pinned, scheduled and deleted at the revision that was read', async () => {
      const { id } = await saved()
      const changed = await updateReport(deps(), tenantId, id, { name: 'New' }, '"1"')
      assert.deepEqual(
        'report' in changed && [changed.report.name, changed.report.revision, changed.report.definition],
        ['New', 2, definition],
      )
      assert.equal((await updateReport(deps(), tenantId, id, { name: 'Newer' }, '"1"')).outcome, 'stale')
      const pinned = await pinReport(deps(), tenantId, id, true, '"2"')
      assert.deepEqual('report' in pinned && [pinned.report.pinned, pinned.report.revision], [true, 3])
      const again = await pinReport(deps(), tenantId, id, true)
      assert.equal('report' in again && again.report.revision, 3)
      const scheduled = await saveReportSchedule(deps(), tenantId, id, { ...daily, weekday: 3, enabled: false })
      assert.deepEqual('report' in scheduled && scheduled.report.schedule, { ...daily, enabled: false })
      const free = await updateReport(deps(), tenantId, id, {
        definition: { dataset: 'telemetry', measures: ['events'] },
      })
      assert.equal(free.outcome, 'invalid_report')
      assert.equal((await saveReportSchedule(deps(), tenantId, id, null)).outcome, 'saved')
      assert.equal((await saveReportSchedule(deps(), tenantId, id, null)).outcome, 'not_found')
      const gone = [
        await deleteReport(deps(), tenantId, id, '"1"'),
        await deleteReport(deps(), neighbour, id),
        await deleteReport(deps(), tenantId, id),
        await deleteReport(deps(), tenantId, id),
      ]
      assert.deepEqual(
        gone.map(({ outcome }) => outcome),
        ['stale', 'not_found', 'deleted', 'not_found'],
      )
      for (const outcome of [
        await updateReport(deps(), tenantId, id, { name: 'x' }),
        await pinReport(deps(), tenantId, id, true),
        await saveReportSchedule(deps(), tenantId, id, daily),
        await runSavedReport(deps(), tenantId, id, {}),
      ])
        assert.equal(outcome.outcome, 'not_found')
    })
    it('comes in pages in the order of the list, each once, whatever stands in its name', async () => {
      for (const [name, pinned] of [
        ['b', false],
        ['a', false],
        ['a', false],
        ['true 1 "x"', true],
        ['ä\n', true],
        ['Z', false],
      ] as const)
        await saved({ name, pinned })
      await saved({ name: 'theirs' }, neighbour)
      const whole = (await listReports(deps(), tenantId)).map(({ id }) => id)
      const seen: string[] = []
      for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
        const page = await listReportPage(deps(), tenantId, { limit: 2, cursor })
        seen.push(...page.reports.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      }
      assert.deepEqual(seen, whole)
      assert.deepEqual(
        (await listReportPage(deps(), tenantId, { pinned: true, scheduled: false, limit: 50 })).reports.length,
        2,
      )
      for (const cursor of [
        'nonsense',
        encodeCursor('goals', `true ${newId()} x`),
        encodeCursor('reports', 'true 1 x'),
      ])
        await assert.rejects(listReportPage(deps(), tenantId, { limit: 2, cursor }), { code: 'invalid_input' })
    })
    it('is changed within a transaction of the caller, which sees it as it was, and undone with it', async () => {
      const knex = createKnexInstance({ url: database.url })
      try {
        const report = await saved({ schedule: daily })
        const change = async (keep: boolean) =>
          await knex.transaction(async trx => {
            const inside = { ...deps(), db: await connectionOf(trx) }
            const created = await createReport(inside, tenantId, {
              code: `new-${String(keep)}`,
              name: 'New',
              definition,
            })
            assert.ok('before' in created && created.before === null)
            const renamed = await updateReport(
              inside,
              tenantId,
              report.id,
              { name: 'Renamed' },
              keep ? '"1"' : undefined,
            )
            assert.deepEqual('before' in renamed && [renamed.before, renamed.report.name], [report, 'Renamed'])
            const unplanned = await saveReportSchedule(inside, tenantId, report.id, null, '"2"')
            assert.deepEqual('before' in unplanned && [unplanned.before?.schedule, unplanned.report.schedule], [
              { ...daily, enabled: true },
              null,
            ])
            assert.equal((await pinReport(inside, tenantId, report.id, true, '"2"')).outcome, 'stale')
            const pinned = await pinReport(inside, tenantId, report.id, true)
            assert.deepEqual('before' in pinned && [pinned.before?.pinned, pinned.report.pinned], [false, true])
            // A taken code must not spoil the transaction.
            assert.equal(
              (await createReport(inside, tenantId, { code: `new-${String(keep)}`, name: 'Again', definition }))
                .outcome,
              'conflict',
            )
            if (!keep) throw new Error('not this time')
          })
        await assert.rejects(change(false), /not this time/)
        assert.deepEqual(
          (await listReports(deps(), tenantId)).map(({ name, revision }) => [name, revision]),
          [['Events', 1]],
        )
        await change(true)
        assert.deepEqual(
          (await listReports(deps(), tenantId)).map(({ name, revision }) => [name, revision]),
          [
            ['Renamed', 4],
            ['New', 1],
          ],
        )
        await assert.rejects(connectionOf(knex))
      } finally {
        await knex.destroy()
      }
    })
    it('lets one of two changes of the same state through', async () => {
      const { id } = await saved()
      const outcomes = await Promise.all(
        ['a', 'b', 'c'].map(async name => (await updateReport(deps(), tenantId, id, { name }, '"1"')).outcome),
      )
      assert.deepEqual(outcomes.toSorted(), ['saved', 'stale', 'stale'])
    })
    it('is exported as a file', async () => {
      const { id } = await saved()
      const exported = await streamSavedReport(deps(), tenantId, id)
      assert.ok(exported.outcome === 'streamed')
      assert.deepEqual(
        [exported.filename, exported.truncated, [...exported.lines]],
        [
          'telemetry-2026-02-26-2026-03-04.csv',
          false,
          ['Date,Event,Events\r\n', '2026-03-03,<b>seen</b>,1\r\n', "2026-03-04,'=1+1,1\r\n"],
        ],
      )
      assert.equal((await streamSavedReport(deps(), neighbour, id)).outcome, 'not_found')
    })
    it('runs with another range than its own', async () => {
      const { id } = await saved()
      const own = await runSavedReport(deps(), tenantId, id, {})
      const other = await runSavedReport(deps(), tenantId, id, {
        from: '2026-03-03',
        to: '2026-03-03',
        mode: 'preview',
      })
      assert.deepEqual('result' in own && [own.result.from, own.result.to, own.result.row_count], [
        '2026-02-26',
        '2026-03-04',
        2,
      ])
      assert.deepEqual('result' in other && [other.result.rows, other.result.row_cap], [
        [{ date: '2026-03-03', name: '<b>seen</b>', events: 1 }],
        200,
      ])
    })
  })

  describe('sendScheduledReports', () => {
    it('sends text, an HTML table, a chart and the rows as CSV', async () => {
      const { id } = await saved({ name: 'Events\r\nBcc: eve@evil.example', schedule: daily })
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 1, failed: 0 })
      const [mail] = mails
      assert.ok(mail)
      assert.deepEqual(
        [mail.from, mail.replyTo, mail.to, mail.id],
        [
          { address: 'reports@acme.example', name: 'Acme reports' },
          { address: 'help@acme.example' },
          ['ada@acme.example'],
          `report-${id}-2026-03-04`,
        ],
      )
      assert.equal(mail.subject, 'Events Bcc: eve@evil.example (2026-02-26 to 2026-03-04)')
      assert.match(mail.text, /Date\tEvent\tEvents\n2026-03-03\t<b>seen<\/b>\t1\n/)
      assert.match(mail.html, /<td [^>]*>&lt;b&gt;seen&lt;\/b&gt;<\/td>/)
      assert.match(mail.html, /Acme &amp; Söhne/)
      assert.doesNotMatch(mail.html, /<b>seen/)
      const [chart, csv] = mail.attachments
      assert.match(mail.html, new RegExp(`cid:${chart?.contentId ?? 'none'}`))
      assert.equal(csv?.content.toString(), "Date,Event,Events\r\n2026-03-03,<b>seen</b>,1\r\n2026-03-04,'=1+1,1\r\n")
      assert.deepEqual((await getReport(deps(), tenantId, id))?.lastSentAt, clock.now())
    })
    it('sends at the hour, and on the ISO weekday, of the schedule in UTC', async () => {
      // 2026-03-04 is a Wednesday, 2026-03-08 a Sunday.
      await saved({ name: 'daily', schedule: daily })
      await saved({ name: 'later', schedule: { ...daily, hour: 7 } })
      await saved({ name: 'wednesdays', schedule: { ...daily, frequency: 'weekly', weekday: 3 } })
      await saved({ name: 'sundays', schedule: { ...daily, frequency: 'weekly', weekday: 7 } })
      await saved({ name: 'off', schedule: { ...daily, enabled: false } })
      await saved({ name: 'unplanned' })
      const names = () =>
        mails
          .splice(0)
          .map(({ subject }) => subject.split(' ')[0])
          .sort()
      await sendScheduledReports(deps())
      assert.deepEqual(names(), ['daily', 'wednesdays'])
      clock.advance(60 * 60_000)
      await sendScheduledReports(deps())
      assert.deepEqual(names(), ['later'])
      clock.set('2026-03-07T07:05:00Z')
      await sendScheduledReports(deps())
      assert.deepEqual(names(), ['daily', 'later'])
      clock.set('2026-03-08T06:05:00Z')
      await sendScheduledReports(deps())
      assert.deepEqual(names(), ['daily', 'sundays'])
    })
    it('sends once a day, whatever restarts and however many run at once', async () => {
      await saved({ schedule: daily })
      await Promise.all(Array.from({ length: 10 }, () => sendScheduledReports(deps())))
      clock.advance(30 * 60_000)
      await sendScheduledReports(deps())
      assert.equal(mails.length, 1)
      clock.set('2026-03-05T06:05:00Z')
      await sendScheduledReports(deps())
      assert.equal(mails.length, 2)
    })
    it('tells of a mail that did not go, goes on with the others, and tries again within the hour', async () => {
      const { id } = await saved({ schedule: daily })
      failure = new Error('the server is away')
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 0, failed: 1 })
      const missed = await getReport(deps(), tenantId, id)
      assert.deepEqual(missed && presentReport(missed).schedule, {
        ...daily,
        enabled: true,
        last_error: 'the server is away',
      })
      failure = undefined
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 1, failed: 0 })
      assert.equal((await getReport(deps(), tenantId, id))?.lastError, null)
    })
    it('sends a report whose hour was missed for that hour, once, and only the latest one', async () => {
      const { id } = await saved({ schedule: daily })
      await saved({ name: 'Weekly', schedule: { ...daily, frequency: 'weekly', weekday: 3 } })
      // No worker runs from Wednesday until early on Saturday.
      clock.set('2026-03-07T02:20:00Z')
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 2, failed: 0 })
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 0, failed: 0 })
      assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
        'Events (2026-02-28 to 2026-03-06)',
        'Weekly (2026-02-26 to 2026-03-04)',
      ])
      assert.equal(mails.find(({ subject }) => subject.startsWith('Events'))?.id, `report-${id}-2026-03-06`)
      clock.set('2026-03-07T06:05:00Z')
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 1, failed: 0 })
    })
    it('sends nothing for an hour that was past when the schedule was set', async () => {
      clock.set('2026-03-04T09:30:00Z')
      const { id } = await saved({ schedule: daily })
      await sendScheduledReports(deps())
      clock.advance(DAY)
      await saveReportSchedule(deps(), tenantId, id, { ...daily, hour: 7 })
      await sendScheduledReports(deps())
      assert.equal(mails.length, 0)
      clock.set('2026-03-06T07:05:00Z')
      await sendScheduledReports(deps())
      assert.equal(mails.length, 1)
    })
    it('sends a report whose mail failed at a later hour of the day, also when the report was renamed meanwhile', async () => {
      const { id } = await saved({ schedule: daily })
      failure = new Error('the server is away')
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 0, failed: 1 })
      await updateReport(deps(), tenantId, id, { name: 'Renamed' })
      failure = undefined
      clock.set('2026-03-04T09:05:00Z')
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 1, failed: 0 })
      assert.equal(mails[0]?.subject, 'Renamed (2026-02-26 to 2026-03-04)')
    })
    it('leaves out recipients whose domain is not allowed any more', async () => {
      const { id } = await saved({ schedule: daily })
      await database.pool.query(
        `update reports set schedule = jsonb_set(schedule, '{recipients}', '["eve@evil.example"]')`,
      )
      assert.deepEqual(await sendScheduledReports(deps()), { sent: 0, failed: 1 })
      assert.match((await getReport(deps(), tenantId, id))?.lastError ?? '', /allowed domain/)
    })
    it('does not send for a day whose process ended in between', async () => {
      const { id } = await saved({ schedule: daily })
      await database.pool.query('insert into report_deliveries (tenant_id, report_id, day) values ($1, $2, $3)', [
        tenantId,
        id,
        '2026-03-04',
      ])
      await sendScheduledReports(deps())
      assert.equal(mails.length, 0)
      clock.advance(DAY)
      await sendScheduledReports(deps())
      assert.equal(mails.length, 1)
    })
  })
})

describe('mailers', () => {
  let server: TestSmtpServer
  before(async () => {
    server = await startSmtpServer()
  })
  after(async () => {
    await server.stop()
  })
  const mail: Mail = {
    from: undefined,
    to: ['ada@acme.example', 'bob@acme.example'],
    subject: 'Ünïcode',
    text: 'text',
    html: '<p>html <img src="cid:chart@parley"></p>',
    id: 'report-1',
    attachments: [
      { filename: 'chart.png', contentType: 'image/png', content: Buffer.from('png'), contentId: 'chart@parley' },
      { filename: 'rows.csv', contentType: 'text/csv', content: Buffer.from('a,b') },
    ],
  }
  const logged: unknown[] = []
  const options = {
    log: (entry: unknown) => {
      logged.push(entry)
    },
    host: 'parley.example',
  }

  it('hand a mail to an SMTP server', async () => {
    const mailer = createMailer(`${server.url}?from=reports@parley.example`, options)
    await mailer.send({ ...mail, replyTo: { name: 'Help', address: 'help@acme.example' } })
    mailer.close()
    const [received] = server.mails
    assert.ok(received)
    assert.deepEqual([received.from, received.to], ['reports@parley.example', mail.to])
    for (const part of [
      'Message-ID: <report-1@parley.example>',
      'Reply-To: Help <help@acme.example>',
      'Content-ID: <chart@parley>',
      'filename=rows.csv',
      'multipart/alternative',
    ])
      assert.ok(received.data.includes(part), part)
  })
  it('fail when the server refuses, or is not there', async () => {
    server.refuse = true
    await assert.rejects(createMailer(server.url, options).send(mail))
    server.refuse = false
    await assert.rejects(createMailer('smtp://127.0.0.1:1', options).send(mail))
  })
  it('write to the log without what is attached, or drop', async () => {
    await createMailer('log://', options).send(mail)
    await createMailer('null://', options).send(mail)
    assert.deepEqual(logged, [
      { ...mail, from: { address: 'parley@parley.example' }, attachments: ['chart.png', 'rows.csv'] },
    ])
  })
})

describe('a chart', () => {
  it('is a PNG with a bar for each value, from the line at zero', () => {
    const picture = drawBars([1, null, 4, -2])
    assert.ok(picture)
    const png = encodePng(picture)
    assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const pixels = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8))
    assert.equal(pixels.length, (1 + picture.width * 3) * picture.height)
    assert.equal(picture.rectangles.filter(({ colour: [red] }) => red === 0).length, 2)
    assert.equal(drawBars([]), undefined)
    assert.equal(drawBars([null]), undefined)
    assert.ok(drawBars([0, 0]))
  })
})

describe('a line of CSV', () => {
  it('is quoted where it must be, and starts no formula', () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\uff1d1', '\u00a0=1']
    for (const text of dangerous) assert.match(csvLine([text]), /^"?'/, JSON.stringify(text))
    assert.equal(
      csvLine(['a', 'a,b', 'say "x"', 'two\nlines', -1, 1.5, true, null, '', 'a=b', "it's"]),
      'a,"a,b","say ""x""","two\nlines",-1,1.5,true,,,a=b,it\'s\r\n',
    )
  })
})
