import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance } from '../../adapters/postgres/pool.ts'
import { connectionOf, transaction } from '../../adapters/postgres/transaction.ts'
import { encodeCursor } from '../../domain/cursors.ts'
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
} from '../../services/analytics/saved-reports.ts'
import { createReportFixture, daily, definition } from './report-fixture.ts'

const { database, clock, deps, tenantId, neighbour, reset, saved, refused } = await createReportFixture()
beforeEach(reset)
after(async () => await database.drop())

describe('a saved report', () => {
  it('is read as it was saved, pinned ones first', async () => {
    const [b, a] = [await saved({ name: 'b', code: 'events', description: 'All' }), await saved({ name: 'a' })]
    await saved({ name: 'theirs' }, neighbour)
    const pinned = await saved({ name: 'z', pinned: true, schedule: daily })
    assert.deepEqual(
      (await listReports(deps, tenantId)).map(({ name }) => name),
      ['z', 'a', 'b'],
    )
    assert.deepEqual(
      (await listReports(deps, tenantId, { pinned: true, scheduled: true })).map(({ id }) => id),
      [pinned.id],
    )
    assert.deepEqual(
      (await listReports(deps, tenantId, { scheduled: false })).map(({ id }) => id),
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
    assert.equal(await getReport(deps, neighbour, b.id), undefined)
  })
  it('is refused with names that its dataset does not have, or with a code that is taken', async () => {
    assert.deepEqual(await refused({ definition: { dataset: 'telemetry', measures: ['sums'] } }), [
      'definition.measures.0',
    ])
    await saved({ code: 'events' })
    assert.deepEqual(await refused({ code: 'events' }), ['conflict'])
    await saved({ code: 'events' }, neighbour)
  })
  it('takes a schedule only with last_days, a weekday when weekly, and allowed recipients', async () => {
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
    const changed = await updateReport(deps, tenantId, { id, ifMatch: '"1"' }, { name: 'New' })
    assert.deepEqual('report' in changed && [changed.report.name, changed.report.revision, changed.report.definition], [
      'New',
      2,
      definition,
    ])
    assert.equal((await updateReport(deps, tenantId, { id, ifMatch: '"1"' }, { name: 'Newer' })).outcome, 'stale')
    const pinned = await pinReport(deps, tenantId, { id, ifMatch: '"2"' }, true)
    assert.deepEqual('report' in pinned && [pinned.report.pinned, pinned.report.revision], [true, 3])
    const again = await pinReport(deps, tenantId, { id }, true)
    assert.equal('report' in again && again.report.revision, 3)
    const scheduled = await saveReportSchedule(deps, tenantId, { id }, { ...daily, weekday: 3, enabled: false })
    assert.deepEqual('report' in scheduled && scheduled.report.schedule, { ...daily, enabled: false })
    const free = await updateReport(
      deps,
      tenantId,
      { id },
      {
        definition: { dataset: 'telemetry', measures: ['events'] },
      },
    )
    assert.equal(free.outcome, 'invalid_report')
    assert.equal((await saveReportSchedule(deps, tenantId, { id }, null)).outcome, 'saved')
    assert.equal((await saveReportSchedule(deps, tenantId, { id }, null)).outcome, 'not_found')
    const gone = [
      await deleteReport(deps, tenantId, { id, ifMatch: '"1"' }),
      await deleteReport(deps, neighbour, { id }),
      await deleteReport(deps, tenantId, { id }),
      await deleteReport(deps, tenantId, { id }),
    ]
    assert.deepEqual(
      gone.map(({ outcome }) => outcome),
      ['stale', 'not_found', 'deleted', 'not_found'],
    )
    for (const outcome of [
      await updateReport(deps, tenantId, { id }, { name: 'x' }),
      await pinReport(deps, tenantId, { id }, true),
      await saveReportSchedule(deps, tenantId, { id }, daily),
      await runSavedReport(deps, tenantId, id, {}),
    ])
      assert.equal(outcome.outcome, 'not_found')
  })
  it('is on exactly one page of the list, in its order, with any characters in its name', async () => {
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
    const whole = (await listReports(deps, tenantId)).map(({ id }) => id)
    const seen: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await listReportPage(deps, tenantId, { limit: 2, cursor })
      seen.push(...page.reports.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    }
    assert.deepEqual(seen, whole)
    assert.deepEqual(
      (await listReportPage(deps, tenantId, { pinned: true, scheduled: false, limit: 50 })).reports.length,
      2,
    )
    for (const cursor of ['nonsense', encodeCursor('goals', `true ${newId()} x`), encodeCursor('reports', 'true 1 x')])
      await assert.rejects(listReportPage(deps, tenantId, { limit: 2, cursor }), { code: 'invalid_input' })
  })
  it('is changed in the transaction of the caller, which sees it as it was, and rolled back with it', async () => {
    const knex = createKnexInstance({ url: database.url })
    try {
      const report = await saved({ schedule: daily })
      const change = async (keep: boolean) =>
        await transaction(knex, async trx => {
          const inside = { ...deps, db: await connectionOf(trx) }
          const created = await createReport(inside, tenantId, {
            code: `new-${String(keep)}`,
            name: 'New',
            definition,
          })
          assert.ok('before' in created && created.before === null)
          const renamed = await updateReport(
            inside,
            tenantId,
            { id: report.id, ifMatch: keep ? '"1"' : undefined },
            { name: 'Renamed' },
          )
          assert.deepEqual('before' in renamed && [renamed.before, renamed.report.name], [report, 'Renamed'])
          const unplanned = await saveReportSchedule(inside, tenantId, { id: report.id, ifMatch: '"2"' }, null)
          assert.deepEqual('before' in unplanned && [unplanned.before?.schedule, unplanned.report.schedule], [
            { ...daily, enabled: true },
            null,
          ])
          assert.equal((await pinReport(inside, tenantId, { id: report.id, ifMatch: '"2"' }, true)).outcome, 'stale')
          const pinned = await pinReport(inside, tenantId, { id: report.id }, true)
          assert.deepEqual('before' in pinned && [pinned.before?.pinned, pinned.report.pinned], [false, true])
          // A taken code must not spoil the transaction.
          assert.equal(
            (await createReport(inside, tenantId, { code: `new-${String(keep)}`, name: 'Again', definition })).outcome,
            'conflict',
          )
          if (!keep) throw new Error('not this time')
        })
      await assert.rejects(change(false), /not this time/)
      assert.deepEqual(
        (await listReports(deps, tenantId)).map(({ name, revision }) => [name, revision]),
        [['Events', 1]],
      )
      await change(true)
      assert.deepEqual(
        (await listReports(deps, tenantId)).map(({ name, revision }) => [name, revision]),
        [
          ['Renamed', 4],
          ['New', 1],
        ],
      )
      await assert.rejects(connectionOf(knex), /out of a transaction only/)
    } finally {
      await knex.destroy()
    }
  })
  it('takes one of two changes that saw the same state', async () => {
    const { id } = await saved()
    const outcomes = await Promise.all(
      ['a', 'b', 'c'].map(async name => (await updateReport(deps, tenantId, { id, ifMatch: '"1"' }, { name })).outcome),
    )
    assert.deepEqual(outcomes.toSorted(), ['saved', 'stale', 'stale'])
  })
  it('is exported as a file', async () => {
    const { id } = await saved()
    const exported = await streamSavedReport(deps, tenantId, id)
    assert.ok(exported.outcome === 'streamed')
    assert.deepEqual(
      [exported.filename, exported.truncated, [...exported.lines]],
      [
        'telemetry-2026-02-26-2026-03-04.csv',
        false,
        ['Date,Event,Events\r\n', '2026-03-03,<b>seen</b>,1\r\n', "2026-03-04,'=1+1,1\r\n"],
      ],
    )
    assert.equal((await streamSavedReport(deps, neighbour, id)).outcome, 'not_found')
  })
  it('runs with a range other than its own', async () => {
    const { id } = await saved()
    const own = await runSavedReport(deps, tenantId, id, {})
    const other = await runSavedReport(deps, tenantId, id, {
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
