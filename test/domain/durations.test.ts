import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDuration, isDuration, parseInstant } from '../../domain/durations.ts'

const FROM = new Date('2026-01-31T12:00:00.000Z')

describe('durations', () => {
  it('move an instant by clock and calendar', () => {
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

  it('are refused when they are none', () => {
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
    for (const text of ['2026-12-24', '2026-12-24T18:00:00', 'tomorrow', '', '2026-13-01T00:00:00Z'])
      assert.equal(parseInstant(text), undefined, text)
  })
})
