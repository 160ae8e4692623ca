import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import fc from 'fast-check'
import { newId } from '../../adapters/ids.ts'
import { runReport } from '../../services/analytics/reports.ts'
import { refreshAnalytics } from '../../services/analytics/refresh.ts'
import type { ReportDefinition } from '../../domain/reports/plan.ts'
import { createTestClock } from '../support/clock.ts'
import { insertEvents, type CorpusEvent } from '../support/corpus.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const DAY = 24 * 60 * 60_000
/**
 * Zones of whole, half and quarter hours, on both sides of UTC and of the date line, with clocks that change in either
 * half of the year, by an hour and by half of one.
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/Santiago',
  'Pacific/Chatham',
]
/**
 * Clocks change in Europe on 2026-03-29 and 2026-10-25, in America on 2026-03-08 and 2026-11-01, in Chile and Australia
 * on 2026-04-05.
 */
const AROUND = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05']
const KEYS = [newId(), newId(), null]
const CONVERSATIONS = [newId(), newId(), null]

type Bucket = 'hour' | 'day' | 'week' | 'month'

const walls = new Map<string, Intl.DateTimeFormat>()
function wall(timeZone: string): Intl.DateTimeFormat {
  const known =
    walls.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    })
  walls.set(timeZone, known)
  return known
}

/** The bucket's name, computed independently of the service from the calendar. */
function nameOf(at: Date, timeZone: string, bucket: Bucket): string {
  const parts = Object.fromEntries(
    wall(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts['year'] ?? ''}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`
  switch (bucket) {
    case 'hour':
      const zone = parts['timeZoneName'] ?? ''
      return `${day}T${parts['hour'] ?? ''}:00:00${zone === 'GMT' ? '+00:00' : zone.replace('GMT', '')}`
    case 'day':
      return day
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'week': {
      const noon = new Date(`${day}T12:00:00Z`)
      return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
    }
  }
}

function countByHand(
  events: CorpusEvent[],
  {
    timeZone,
    from,
    to,
    bucket,
    onlyNames,
  }: { timeZone: string; from: string; to: string; bucket: Bucket; onlyNames: string[] | undefined },
): Record<string, { events: number; conversations: number }> {
  const groups = new Map<string, CorpusEvent[]>()
  for (const event of events) {
    const day = nameOf(event.at, timeZone, 'day')
    if (day < from || day > to || (onlyNames !== undefined && !onlyNames.includes(event.name))) continue
    const group = `${nameOf(event.at, timeZone, bucket)} ${event.name} ${String(event.conversationId !== null)}`
    groups.set(group, [...(groups.get(group) ?? []), event])
  }
  return Object.fromEntries(
    [...groups].map(([group, members]) => [
      group,
      {
        events: members.length,
        conversations: new Set(members.flatMap(({ conversationId }) => conversationId ?? [])).size,
      },
    ]),
  )
}

describe("a report's numbers", () => {
  let database: TestDatabase
  let tenantId = ''
  const clock = createTestClock('2026-12-01T00:07:00Z')
  before(async () => {
    database = await createTestDatabase()
    tenantId = await applyTestWorkspace(database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Acme', timezone: 'Europe/Berlin' },
    })
  })
  after(async () => {
    await database.drop()
  })
  beforeEach(async () => {
    clock.set('2026-12-01T00:07:00Z')
    for (const table of ['telemetry_events', 'rollup_telemetry', 'rollup_state', 'rollup_dirty'])
      await database.pool.query(`delete from ${table}`)
  })
  const deps = () => ({ db: database.pool, clock })

  async function report(
    asked: { timeZone: string; from: string; to: string; bucket: Bucket; onlyNames: string[] | undefined },
    measures: string[],
  ): Promise<Record<string, Record<string, unknown>>> {
    const definition: ReportDefinition = {
      dataset: 'telemetry',
      dimensions: ['date', 'name', 'in_conversation'],
      measures,
      from: asked.from,
      to: asked.to,
      granularity: asked.bucket,
      time_zone: asked.timeZone,
      ...(asked.onlyNames === undefined
        ? {}
        : { filters: [{ field: 'name', operator: 'in', value: asked.onlyNames }] }),
    }
    const outcome = await runReport(deps(), tenantId, definition, 'export')
    assert.equal(outcome.outcome, 'computed', JSON.stringify(outcome))
    assert.ok('result' in outcome && !outcome.result.truncated)
    return Object.fromEntries(
      outcome.result.rows.map(row => [
        `${String(row['date'])} ${String(row['name'])} ${String(row['in_conversation'])}`,
        Object.fromEntries(measures.map(name => [name, row[name]])),
      ]),
    )
  }
  const only = (
    counts: Record<string, { events: number; conversations: number }>,
    measures: readonly ('events' | 'conversations')[],
  ) =>
    Object.fromEntries(
      Object.entries(counts).map(([group, count]) => [
        group,
        Object.fromEntries(measures.map(name => [name, count[name]])),
      ]),
    )

  const around = fc
    .tuple(fc.constantFrom(...AROUND), fc.integer({ min: -3 * DAY, max: 3 * DAY }))
    .map(([day, distance]) => new Date(Date.parse(`${day}T00:00:00Z`) + distance))
  const event = fc.record({
    name: fc.constantFrom('seen', 'cart', 'paid'),
    keyId: fc.constantFrom(...KEYS),
    conversationId: fc.constantFrom(...CONVERSATIONS),
    at: around,
  })
  const asked = fc
    .record({
      timeZone: fc.constantFrom(...ZONES),
      bucket: fc.constantFrom<Bucket>('hour', 'day', 'week', 'month'),
      onlyNames: fc.option(fc.subarray(['seen', 'cart', 'paid'], { minLength: 1 }), { nil: undefined }),
      range: fc
        .tuple(fc.constantFrom(...AROUND), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
        .map(([day, before, after]) => {
          const shift = (days: number) =>
            new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
          return { from: shift(-before), to: shift(after) }
        }),
    })
    .map(({ range, ...rest }) => ({ ...rest, ...range }))

  it('equal a naive count, from raw rows and from sums, across time zones and changes of the clock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 60 }),
        fc.array(event, { maxLength: 10 }),
        fc.array(asked, { minLength: 1, maxLength: 4 }),
        async (early, late, questions) => {
          for (const table of ['telemetry_events', 'rollup_telemetry', 'rollup_state'])
            await database.pool.query(`delete from ${table}`)
          clock.set('2026-12-01T00:07:00Z')
          const agrees = async (events: CorpusEvent[]) => {
            for (const question of questions) {
              const byHand = countByHand(events, question)
              assert.deepEqual(
                await report(question, ['events', 'conversations']),
                only(byHand, ['events', 'conversations']),
              )
              assert.deepEqual(await report(question, ['events']), only(byHand, ['events']))
            }
          }
          await insertEvents(database.pool, tenantId, early, clock.now())
          await agrees(early)
          await refreshAnalytics(deps())
          await refreshAnalytics(deps())
          await agrees(early)
          // Late rows of earlier days are in the sums after the next refresh.
          clock.advance(60 * 60_000)
          await insertEvents(database.pool, tenantId, late, clock.now())
          clock.advance(60 * 60_000)
          await refreshAnalytics(deps())
          await agrees([...early, ...late])
        },
      ),
      { numRuns: 25 },
    )
  })

  it('hold for 100,000 events', async () => {
    const random = fc.sample(event, { numRuns: 2000, seed: 7 })
    const events = Array.from({ length: 100_000 }, (_, index): CorpusEvent => {
      const { at, ...rest } = random[index % random.length] as CorpusEvent
      return { ...rest, at: new Date(at.getTime() + Math.floor(index / random.length) * 61_000) }
    })
    for (let at = 0; at < events.length; at += 20_000)
      await insertEvents(database.pool, tenantId, events.slice(at, at + 20_000), clock.now())
    const questions = ZONES.slice(0, 4).map(timeZone => ({
      timeZone,
      from: '2026-03-01',
      to: '2026-11-30',
      bucket: 'day' as const,
      onlyNames: undefined,
    }))
    const byHand = questions.map(question => countByHandFast(events, question.timeZone))
    for (const [index, question] of questions.entries())
      assert.deepEqual(await report(question, ['events']), byHand[index])
    await refreshAnalytics(deps())
    const {
      rows: [sums],
    } = await database.pool.query<{ rows: number; total: number }>(
      'select count(*) as rows, sum(rows)::bigint as total from rollup_telemetry',
    )
    assert.equal(sums?.total, 100_000)
    for (const [index, question] of questions.entries())
      assert.deepEqual(await report(question, ['events']), byHand[index])
  })

  it('separate the two hours when the clock shows the same hour twice', async () => {
    const at = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'].map(text => new Date(text))
    await insertEvents(
      database.pool,
      tenantId,
      at.map(instant => ({ name: 'seen', keyId: null, conversationId: null, at: instant })),
      clock.now(),
    )
    const question = {
      timeZone: 'Europe/Berlin',
      from: '2026-10-25',
      to: '2026-10-25',
      bucket: 'hour' as const,
      onlyNames: undefined,
    }
    const expected = {
      '2026-10-25T02:00:00+02:00 seen false': { events: 1 },
      '2026-10-25T02:00:00+01:00 seen false': { events: 1 },
      '2026-10-25T03:00:00+01:00 seen false': { events: 1 },
    }
    assert.deepEqual(await report(question, ['events']), expected)
    await refreshAnalytics(deps())
    assert.deepEqual(await report(question, ['events']), expected)
  })

  it('include rows after the last refresh', async () => {
    await refreshAnalytics(deps())
    await insertEvents(
      database.pool,
      tenantId,
      [{ name: 'seen', keyId: null, conversationId: null, at: clock.now() }],
      clock.now(),
    )
    assert.deepEqual(
      await report({ timeZone: 'UTC', from: '2026-12-01', to: '2026-12-01', bucket: 'day', onlyNames: undefined }, [
        'events',
      ]),
      { '2026-12-01 seen false': { events: 1 } },
    )
  })

  it('are refreshed once although ten refresh at the same time', async () => {
    await insertEvents(
      database.pool,
      tenantId,
      Array.from({ length: 500 }, (_, index) => ({
        name: 'seen',
        keyId: null,
        conversationId: null,
        at: new Date(Date.parse('2026-11-01T00:00:00Z') + index * 600_000),
      })),
      clock.now(),
    )
    await Promise.all(Array.from({ length: 10 }, () => refreshAnalytics(deps())))
    const {
      rows: [sums],
    } = await database.pool.query<{ total: number }>('select sum(rows)::bigint as total from rollup_telemetry')
    assert.equal(sums?.total, 500)
  })
})

/**
 * As `countByHand`, by days, with one look at the calendar for each quarter of an hour: a hundred thousand looks take
 * minutes.
 */
function countByHandFast(events: CorpusEvent[], timeZone: string): Record<string, { events: number }> {
  const days = new Map<number, string>()
  const counts: Record<string, { events: number }> = {}
  for (const event of events) {
    const quarter = Math.floor(event.at.getTime() / 900_000)
    const day = days.get(quarter) ?? nameOf(event.at, timeZone, 'day')
    days.set(quarter, day)
    const group = `${day} ${event.name} ${String(event.conversationId !== null)}`
    const count = (counts[group] ??= { events: 0 })
    count.events += 1
  }
  return counts
}
