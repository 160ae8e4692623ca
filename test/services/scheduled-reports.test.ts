import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { getReport, presentReport, saveReportSchedule, updateReport } from '../../services/analytics/saved-reports.ts'
import { sendScheduledReports } from '../../services/analytics/scheduled-reports.ts'
import { createReportFixture, daily } from './report-fixture.ts'

const DAY = 24 * 60 * 60_000

const { database, clock, mails, state, deps, tenantId, reset, saved } = await createReportFixture()
beforeEach(reset)
after(async () => await database.drop())

describe('sendScheduledReports', () => {
  it('sends text, an HTML table, a chart and the rows as CSV', async () => {
    const { id } = await saved({ name: 'Events\r\nBcc: eve@evil.example', schedule: daily })
    assert.deepEqual(await sendScheduledReports(deps), { sent: 1, failed: 0 })
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
    assert.match(mail.html ?? '', /<td [^>]*>&lt;b&gt;seen&lt;\/b&gt;<\/td>/)
    assert.match(mail.html ?? '', /Acme &amp; Söhne/)
    assert.doesNotMatch(mail.html ?? '', /<b>seen/)
    const [chart, csv] = mail.attachments
    assert.match(mail.html ?? '', new RegExp(`cid:${chart?.contentId ?? 'none'}`))
    assert.equal(csv?.content.toString(), "Date,Event,Events\r\n2026-03-03,<b>seen</b>,1\r\n2026-03-04,'=1+1,1\r\n")
    assert.deepEqual((await getReport(deps, tenantId, id))?.lastSentAt, clock.now())
  })
  it('sends at the hour and on the ISO weekday of the schedule, in UTC', async () => {
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
    await sendScheduledReports(deps)
    assert.deepEqual(names(), ['daily', 'wednesdays'])
    clock.advance(60 * 60_000)
    await sendScheduledReports(deps)
    assert.deepEqual(names(), ['later'])
    clock.set('2026-03-07T07:05:00Z')
    await sendScheduledReports(deps)
    assert.deepEqual(names(), ['daily', 'later'])
    clock.set('2026-03-08T06:05:00Z')
    await sendScheduledReports(deps)
    assert.deepEqual(names(), ['daily', 'sundays'])
  })
  it('sends once a day, despite restarts and with any number of workers', async () => {
    await saved({ schedule: daily })
    await Promise.all(Array.from({ length: 10 }, () => sendScheduledReports(deps)))
    clock.advance(30 * 60_000)
    await sendScheduledReports(deps)
    assert.equal(mails.length, 1)
    clock.set('2026-03-05T06:05:00Z')
    await sendScheduledReports(deps)
    assert.equal(mails.length, 2)
  })
  it('records why a mail failed, sends the others, and tries again within the hour', async () => {
    const { id } = await saved({ schedule: daily })
    state.failure = new Error('the server is away')
    assert.deepEqual(await sendScheduledReports(deps), { sent: 0, failed: 1 })
    const missed = await getReport(deps, tenantId, id)
    assert.deepEqual(missed && presentReport(missed).schedule, {
      ...daily,
      enabled: true,
      last_error: 'the server is away',
    })
    state.failure = undefined
    assert.deepEqual(await sendScheduledReports(deps), { sent: 1, failed: 0 })
    assert.equal((await getReport(deps, tenantId, id))?.lastError, null)
  })
  it('sends a report whose hour was missed for that hour, once, and only the latest one', async () => {
    const { id } = await saved({ schedule: daily })
    await saved({ name: 'Weekly', schedule: { ...daily, frequency: 'weekly', weekday: 3 } })
    // No worker runs from Wednesday until early on Saturday.
    clock.set('2026-03-07T02:20:00Z')
    assert.deepEqual(await sendScheduledReports(deps), { sent: 2, failed: 0 })
    assert.deepEqual(await sendScheduledReports(deps), { sent: 0, failed: 0 })
    assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
      'Events (2026-02-28 to 2026-03-06)',
      'Weekly (2026-02-26 to 2026-03-04)',
    ])
    assert.equal(mails.find(({ subject }) => subject.startsWith('Events'))?.id, `report-${id}-2026-03-06`)
    clock.set('2026-03-07T06:05:00Z')
    assert.deepEqual(await sendScheduledReports(deps), { sent: 1, failed: 0 })
  })
  it('sends nothing for an hour that was past when the schedule was set', async () => {
    clock.set('2026-03-04T09:30:00Z')
    const { id } = await saved({ schedule: daily })
    await sendScheduledReports(deps)
    clock.advance(DAY)
    await saveReportSchedule(deps, tenantId, { id }, { ...daily, hour: 7 })
    await sendScheduledReports(deps)
    assert.equal(mails.length, 0)
    clock.set('2026-03-06T07:05:00Z')
    await sendScheduledReports(deps)
    assert.equal(mails.length, 1)
  })
  it('sends a report whose mail failed at a later hour, also when it was renamed meanwhile', async () => {
    const { id } = await saved({ schedule: daily })
    state.failure = new Error('the server is away')
    assert.deepEqual(await sendScheduledReports(deps), { sent: 0, failed: 1 })
    await updateReport(deps, tenantId, { id }, { name: 'Renamed' })
    state.failure = undefined
    clock.set('2026-03-04T09:05:00Z')
    assert.deepEqual(await sendScheduledReports(deps), { sent: 1, failed: 0 })
    assert.equal(mails[0]?.subject, 'Renamed (2026-02-26 to 2026-03-04)')
  })
  it('records whether each report was sent', async () => {
    const [{ id: good }, { id: bad }] = [await saved({ schedule: daily }), await saved({ schedule: daily })]
    await database.pool.query(
      `update reports set schedule = jsonb_set(schedule, '{recipients}', '["eve@evil.example"]') where id = $1`,
      [bad],
    )
    assert.deepEqual(await sendScheduledReports(deps), { sent: 1, failed: 1 })
    const told = async (id: string) => {
      const report = await getReport(deps, tenantId, id)
      return [report?.lastSentAt, report?.lastError]
    }
    assert.deepEqual(
      [await told(good), await told(bad)],
      [
        [clock.now(), null],
        [null, 'No recipient is in an allowed domain'],
      ],
    )
  })
  it('leaves out recipients whose domain is no longer allowed', async () => {
    const { id } = await saved({ schedule: daily })
    await database.pool.query(
      `update reports set schedule = jsonb_set(schedule, '{recipients}', '["eve@evil.example"]')`,
    )
    assert.deepEqual(await sendScheduledReports(deps), { sent: 0, failed: 1 })
    assert.match((await getReport(deps, tenantId, id))?.lastError ?? '', /allowed domain/)
  })
  it('does not send a second time for a day whose process died while it was sending', async () => {
    const { id } = await saved({ schedule: daily })
    await database.pool.query('insert into report_deliveries (tenant_id, report_id, day) values ($1, $2, $3)', [
      tenantId,
      id,
      '2026-03-04',
    ])
    // Nor when the mail of another report fails.
    await saved({ name: 'Other', schedule: daily })
    state.failure = new Error('the server is away')
    assert.deepEqual(await sendScheduledReports(deps), { sent: 0, failed: 1 })
    state.failure = undefined
    assert.deepEqual(await sendScheduledReports(deps), { sent: 1, failed: 0 })
    clock.advance(DAY)
    assert.deepEqual(await sendScheduledReports(deps), { sent: 2, failed: 0 })
  })
})
