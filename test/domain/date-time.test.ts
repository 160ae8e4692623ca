import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { DateTime, Duration } from 'luxon'
import { addDuration, durationMs, isDuration, parseInstant } from '../../domain/date-time.ts'
import { isTimeZone } from '../../domain/time-zones.ts'

const FROM = new Date('2026-01-31T12:00:00.000Z')

describe('durations', () => {
  it('move an instant by time and calendar', () => {
    for (const [duration, expected] of [
      ['PT2S', '2026-01-31T12:00:02.000Z'],
      ['PT0.5S', '2026-01-31T12:00:00.500Z'],
      ['PT24H', '2026-02-01T12:00:00.000Z'],
      ['P1D', '2026-02-01T12:00:00.000Z'],
      ['P2W', '2026-02-14T12:00:00.000Z'],
      ['P1M', '2026-02-28T12:00:00.000Z'],
      ['P1Y1M', '2027-02-28T12:00:00.000Z'],
      ['P1DT1H1M1S', '2026-02-01T13:01:01.000Z'],
    ] as const)
      assert.equal(addDuration(FROM, duration)?.toISOString(), expected, duration)
  })

  it('of whole weeks to seconds are as long as the calendar of UTC makes them', () => {
    const whole = fc.nat({ max: 100_000 })
    fc.assert(
      fc.property(whole, whole, whole, whole, (days, hours, minutes, seconds) => {
        const text = `P${days}DT${hours}H${minutes}M${seconds}S`
        const expected = DateTime.fromJSDate(FROM, { zone: 'utc' }).plus(Duration.fromISO(text)).toJSDate()
        assert.deepEqual(addDuration(FROM, text), expected)
      }),
    )
  })

  it('have a length in milliseconds', () => {
    assert.deepEqual(['PT1.5S', 'P1D', 'P1W2D'].map(durationMs), [1500, 86_400_000, undefined])
  })

  it('are refused beyond 1000 years, and give no instant past the year 9999', () => {
    for (const text of ['P1000Y', 'P12000M', 'P52177W']) assert.equal(isDuration(text), true, text)
    for (const text of ['P1001Y', 'P9000Y', 'P400000D', 'PT99999999999999S', `P${'9'.repeat(40)}D`])
      assert.equal(isDuration(text), false, text)
    assert.equal(addDuration(FROM, 'P7973Y')?.getUTCFullYear(), 9999)
    assert.equal(addDuration(FROM, 'P7974Y'), undefined)
  })

  it('are refused when they are malformed', () => {
    for (const text of [
      '',
      'P',
      'PT',
      'P1',
      '1D',
      'P1DT',
      'PT1',
      'P-1D',
      'P1W2D',
      'pt1s',
      `PT${'9'.repeat(80)}S`,
      'P99999999999Y',
    ])
      assert.equal(isDuration(text), false, text)
  })
})

describe('instants', () => {
  it('need a date, a time and an offset', () => {
    assert.equal(parseInstant('2026-12-24T18:00:00+01:00')?.toISOString(), '2026-12-24T17:00:00.000Z')
    assert.equal(parseInstant('2026-12-24T18:00Z')?.toISOString(), '2026-12-24T18:00:00.000Z')
    assert.equal(parseInstant('2026-12-24 18:00:00.5-0130')?.toISOString(), '2026-12-24T19:30:00.500Z')
    for (const text of ['2026-12-24', '2026-12-24T18:00:00', 'tomorrow', '', '2026-12-24T18:00:00+99:99'])
      assert.equal(parseInstant(text), undefined, text)
  })

  it('exist by the calendar and the clock, in the years 1 to 9999', () => {
    for (const text of ['2026-13-01T00:00:00Z', '2026-02-29T00:00:00Z', '2026-12-31T23:59:60Z', '2026-01-01T25:00Z'])
      assert.equal(parseInstant(text), undefined, text)
    for (const text of ['0000-12-31T00:00:00Z', '9999-12-31T23:00:00-02:00', '+012026-01-01T00:00:00Z'])
      assert.equal(parseInstant(text), undefined, text)
    assert.equal(parseInstant('0001-01-01T00:00:00Z')?.toISOString(), '0001-01-01T00:00:00.000Z')
  })
})

describe('time zones', () => {
  it('are those of the IANA database, by name', () => {
    for (const name of ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])
      assert.equal(isTimeZone(name), true, name)
    for (const name of ['+01:00', 'Mars/Olympus', '', 'Europe/Berlin; drop table', 'local'])
      assert.equal(isTimeZone(name), false, name)
  })
})
