import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { redactJson, redactText } from '../../domain/redaction.ts'

const REDACTED: [kind: string, texts: string[]][] = [
  ['EMAIL', ['ada@acme.example', 'ada.lovelace+news@mail.acme.co.uk', 'Zoë@bücher.example', 'x_1%2@a-b.museum']],
  [
    'PHONE',
    [
      '+49 171 1234567',
      '+491711234567',
      '+1 (415) 555-2671',
      '+49 (0)30 1234567',
      '(415) 555-2671',
      '415-555-2671',
      '1-800-555-2199',
      '030 1234567',
      '0171/1234567',
      '(030) 123-4567',
      '01 23 45 67 89',
      '+33.1.23.45.67.89',
      '0049 171 1234567',
      '020 7946 0958',
    ],
  ],
  ['AUTH', ['Bearer abcdef0123456789', 'bearer AbCdEf-._~+/0=', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln']],
  [
    'TOKEN',
    [
      'sk-proj-abcdefgh12345678',
      'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
      'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
      'xoxb-123456789012-abcdef',
      `AIza${'aB3'.repeat(12)}`,
      'whsec_0123456789abcdefghij',
      'cfp_0123456789abcdefghij',
    ],
  ],
  ['JWT', ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U']],
  ['AWSKEY', ['AKIAIOSFODNN7EXAMPLE', 'ASIAY34FZKBOKMUTVV7A']],
]

const UNCHANGED = [
  '018f5e7a-0000-7000-8000-000000000002',
  '01800000-0000-7000-8000-000000000002',
  '123456',
  '0000123456',
  '4711-2024-00012',
  'ORD-2024-000123',
  'ORD-030-1234567',
  '302-1234567-1234567',
  '100000012345',
  '2026-03-02T10:00:00.000Z',
  '2026-03-02T10:00:00+02:00',
  '2026-11-21 04:30:07',
  '01.02.2026 10:30',
  '01/02/2026 10:30',
  '01-02-2026 10:30:00',
  '02.03.2026',
  '1,299.00 EUR',
  '1.299,00 €',
  '$1,234,567.89',
  '+1234567.89',
  '99.99',
  '192.168.0.1',
  '10:30',
  '#0815',
  'bearer authentication is needed',
  'sk-slovakia-bratislava-hotels',
  'pk_live_AcmeShopDemoKey',
  'user@localhost',
  'a@b',
  '(2024) 12',
  'v1.2.3-4',
  '1 000 000',
  '978-3-16-148410-0',
]

describe('redaction', () => {
  for (const [kind, texts] of REDACTED)
    for (const text of texts) {
      it(`replaces ${kind} ${text}`, () => {
        assert.deepEqual(redactText(text), { value: `[REDACTED-${kind}]`, kinds: [kind] })
        assert.equal(redactText(`It is ${text}, he said.`).value, `It is [REDACTED-${kind}], he said.`)
        assert.equal(redactText(`(${text})`).value.includes(text), false)
      })
    }
  for (const text of UNCHANGED)
    it(`leaves ${text} unchanged`, () => assert.deepEqual(redactText(text), { value: text, kinds: [] }))

  it('redacts every text of a value, names included, and reports the kinds', () => {
    assert.deepEqual(
      redactJson({ 'a': [{ b: 'ada@acme.example' }], '+49 171 1234567': 1, 'n': 491711234567, 't': true, 'z': null }),
      {
        value: { 'a': [{ b: '[REDACTED-EMAIL]' }], '[REDACTED-PHONE]': 1, 'n': 491711234567, 't': true, 'z': null },
        kinds: ['EMAIL', 'PHONE'],
      },
    )
  })

  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  it('UUIDs, order numbers, timestamps and prices survive beside anything else', () => {
    const kept = fc.oneof(
      fc.uuid(),
      instants.map(date => date.toISOString()),
      instants.map(date => date.toISOString().slice(0, 19).replace('T', ' ')),
      fc.nat({ max: 9_999_999_999 }).map(String),
      fc
        .tuple(fc.constantFrom('ORD', 'A', 'INV', 'PO'), fc.nat({ max: 99_999_999 }))
        .map(([prefix, number]) => `${prefix}-${number}`),
      fc
        .tuple(fc.integer({ min: 2000, max: 2099 }), fc.nat({ max: 999_999 }))
        .map(([year, number]) => `${year}-${String(number).padStart(6, '0')}`),
      fc
        .nat({ max: 99_999_999 })
        .map(cents => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })),
      fc.nat({ max: 99_999_999 }).map(cents => `${(cents / 100).toFixed(2)} EUR`),
      fc
        .nat({ max: 99_999_999 })
        .map(cents => (cents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })),
    )
    fc.assert(
      fc.property(kept, value => {
        assert.equal(redactText(value).value, value)
        assert.equal(redactText(`The value "${value}" was kept.`).value, `The value "${value}" was kept.`)
      }),
      { numRuns: 2000 },
    )
  })
  it('leaves redacted text unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), ...REDACTED.map(([, texts]) => fc.constantFrom(...texts))), { maxLength: 8 }),
        parts => {
          const once = redactText(parts.join(' ')).value
          assert.equal(redactText(once).value, once)
        },
      ),
      { numRuns: 500 },
    )
  })
  it('takes time linear in the length of any text', () => {
    const hostile = [
      'a',
      '@',
      'a.',
      'a@',
      'a.a@',
      'eyJ',
      'eyJaaaa.',
      'eyJaaaa.aaaa',
      'sk-',
      'sk-a',
      'Bearer ',
      'bearer bearer',
      '+',
      '+1 ',
      '1',
      '1 ',
      '0',
      '(',
      '1-',
      '030 ',
      '030 1',
      'AKIA',
      'SG.',
      'SG.aaaaaaaaaaaaaaaaa',
      '-',
      'a-',
      'xoxb-',
      'é',
      'a@a.a',
    ]
    for (const piece of hostile) {
      const time = (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length))
        const from = performance.now()
        redactText(text)
        return performance.now() - from
      }
      time(10_000)
      const [small, large] = [Math.min(time(50_000), time(50_000)), Math.min(time(400_000), time(400_000))]
      assert.ok(
        large < 60 * (small + 1),
        `${piece}: ${small.toFixed(1)} ms for 50,000 characters, ${large.toFixed(1)} ms for 400,000`,
      )
    }
  })
})
