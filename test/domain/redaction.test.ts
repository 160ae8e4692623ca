import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { redactJson, redactText } from '../../domain/redaction.ts'

const AWS_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const PEM = `-----BEGIN RSA PRIVATE KEY-----
Proc-Type: 4,ENCRYPTED
DEK-Info: AES-128-CBC,7A5BE9A2

${'MIIEpAIBAAKCAQEA7bq1+/aZ'.repeat(10)}
-----END RSA PRIVATE KEY-----`

const REDACTED: [kind: string, texts: string[]][] = [
  [
    'EMAIL',
    [
      'ada@acme.example',
      'ada.lovelace+news@mail.acme.co.uk',
      'Zoë@bücher.example',
      'x_1%2@a-b.museum',
      'x%40y.z',
      "o'brien@x.ie",
    ],
  ],
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
      '004930901820',
      '0301234567',
      '01711234567',
      '2024561111',
    ],
  ],
  [
    'AUTH',
    [
      'Bearer abcdef0123456789',
      'bearer AbCdEf-._~+/0=',
      'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
      'Bearer a1b2',
      'Bearer sEcret',
    ],
  ],
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
      'gsk_abcdefgh12345678ijklmnop',
      'pplx-abcdefgh12345678ijklmnop',
      'r8_abcdefgh12345678ijklmnop',
      PEM,
      PEM.replaceAll('\n', '\\n'),
    ],
  ],
  ['JWT', ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U']],
  ['AWSKEY', ['AKIAIOSFODNN7EXAMPLE', 'ASIAY34FZKBOKMUTVV7A', `AKIAIOSFODNN7EXAMPLE:${AWS_SECRET}`]],
]

/** Values that only their names identify. */
const NAMED: [text: string, redacted: string][] = [
  // Cut off: the rest of it is secret as well.
  [`key: ${PEM.slice(0, 200)}`, 'key: [REDACTED-TOKEN]'],
  ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: [REDACTED-AUTH]'],
  ['authorization=Bearer abc', 'authorization=[REDACTED-AUTH]'],
  ['{"authorization":"Basic dXNlcjpwYXNz"}', '{"authorization":"[REDACTED-AUTH]"}'],
  ['Authorization%3A%20Basic%20dXNlcjpwYXNz', 'Authorization%3A%20[REDACTED-AUTH]'],
  ['/login?user=ada&password=hunter2&x=1', '/login?user=ada&password=[REDACTED-AUTH]&x=1'],
  ['db_password="two words"; next', 'db_password=[REDACTED-AUTH]; next'],
  ['/cb#access_token=abc.def&state=1', '/cb#access_token=[REDACTED-AUTH]&state=1'],
  ['{"api_key":"abc","n":1}', '{"api_key":[REDACTED-AUTH],"n":1}'],
  [`aws_secret_access_key = ${AWS_SECRET}`, 'aws_secret_access_key = [REDACTED-AWSKEY]'],
  [`AWS_SECRET_ACCESS_KEY: "${AWS_SECRET}"`, 'AWS_SECRET_ACCESS_KEY: "[REDACTED-AWSKEY]"'],
  [`{"SecretAccessKey":"${AWS_SECRET}"}`, '{"SecretAccessKey":"[REDACTED-AWSKEY]"}'],
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
  '+1234567890123456',
  '0123456789012345',
  '1772445600',
  '1772445600000',
  '1772445600000000',
  '9783161484100',
  '20260302100000',
  '20260302T100000Z',
  'order/2024561111',
  '#2024561111',
  'ORD-2024561111',
  '00012345',
  '0001234567',
  'bearer bonds and bearer shares',
  'the password is wrong',
  'Password: must have 8 characters',
  'authorization is needed',
  '-----BEGIN here-----',
  "'a'b'",
]

describe('redaction', () => {
  for (const [kind, texts] of REDACTED)
    for (const text of texts) {
      it(`replaces ${kind} ${JSON.stringify(text.slice(0, 60))}`, () => {
        assert.deepEqual(redactText(text), { value: `[REDACTED-${kind}]`, kinds: [kind] })
        assert.equal(redactText(`It is ${text}, he said.`).value, `It is [REDACTED-${kind}], he said.`)
        assert.equal(redactText(`(${text})`).value.includes(text), false)
      })
    }
  for (const [text, redacted] of NAMED)
    it(`replaces the parts that ${JSON.stringify(text.slice(0, 60))} names`, () =>
      assert.equal(redactText(text).value, redacted))
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

  it('a known answer of five characters or more is replaced inside texts, a shorter one only as a whole', () => {
    const known = [
      { kind: 'EMAIL', text: 'Adam' },
      { kind: 'PHONE', text: 'Grace' },
    ] as const
    assert.deepEqual(redactJson(['Adam', 'Adamant', 'disGraceful'], { known }), {
      value: ['[REDACTED-EMAIL]', 'Adamant', 'dis[REDACTED-PHONE]ful'],
      kinds: ['EMAIL', 'PHONE'],
    })
  })

  it('a text is cut to its limit without the first half of an address in it', () => {
    const cut = redactJson('It is ada@acme.example, she said.', { most: 12 })
    assert.deepEqual(cut, { value: 'It is [REDAC', kinds: ['EMAIL'] })
    assert.equal(redactJson('It is twelve', { most: 12 }).value, 'It is twelve')
  })

  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  it('UUIDs, order numbers, timestamps and prices survive next to anything else', () => {
    const digits = (length: number) =>
      fc
        .tuple(
          fc.integer({ min: 1, max: 9 }),
          fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 }),
        )
        .map(([first, rest]) => [first, ...rest].join(''))
    const unchanged = fc.oneof(
      fc.uuid(),
      instants.map(date => date.toISOString()),
      instants.map(date => date.toISOString().slice(0, 19).replace('T', ' ')),
      instants.map(date => date.toISOString().slice(0, 10)),
      // Up to 2033 in seconds. Ten digits that start with 2 to 9 are as likely to be a North American number.
      fc.integer({ min: 0, max: 1_999_999_999 }).map(String),
      fc.integer({ min: 1_000_000_000_000, max: 1_999_999_999_999 }).map(String),
      fc.nat({ max: 999_999_999 }).map(String),
      fc.nat({ max: 999_999 }).map(number => String(number).padStart(10, '0')),
      fc.integer({ min: 11, max: 20 }).chain(digits),
      fc
        .tuple(fc.constantFrom('ORD-', 'A-', 'INV-', 'PO', '#', 'orders/'), fc.nat({ max: 9_999_999_999 }))
        .map(([prefix, number]) => `${prefix}${number}`),
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
      fc.property(unchanged, value => {
        assert.equal(redactText(value).value, value)
        assert.equal(redactText(`The value "${value}" was stored.`).value, `The value "${value}" was stored.`)
      }),
      { numRuns: 3000 },
    )
  })
  it('addresses, numbers and credentials in any spelling are replaced anywhere', () => {
    const text = (characters: string, minLength: number, maxLength = minLength) =>
      fc.array(fc.constantFrom(...Array.from(characters)), { minLength, maxLength }).map(list => list.join(''))
    const alnum = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
    const digit = '0123456789'
    const label = text('abcdefghijklmnopqrstuvwxyz', 1, 12)
    const secret = fc.oneof(
      fc
        .tuple(text(`${alnum}._%+-`, 1, 20), fc.constantFrom('@', '%40'), label, label)
        .map(([local, at, host, top]) => ['EMAIL', `${local}${at}${host}.${top}`]),
      fc
        .tuple(fc.constantFrom('+', '00'), text('123456789', 2), text(digit, 9, 11))
        .map(([prefix, country, number]) => ['PHONE', `${prefix}${country}${number}`]),
      fc.tuple(text('123456789', 1), text(digit, 8, 10)).map(([area, number]) => ['PHONE', `0${area}${number}`]),
      fc
        .tuple(text('23456789', 1), text('012345678', 1), text(digit, 1), text('23456789', 1), text(digit, 6))
        .map(parts => ['PHONE', parts.join('')]),
      fc.tuple(text(alnum, 1, 60), text(digit, 1)).map(([token, last]) => ['AUTH', `Bearer ${token}${last}`]),
      fc
        .tuple(fc.constantFrom('sk-', 'gsk_', 'pplx-', 'r8_'), text(alnum, 20, 60), text(digit, 1))
        .map(([prefix, key, last]) => ['TOKEN', `${prefix}${key}${last}`]),
    )
    fc.assert(
      fc.property(secret, ([kind, value]) => {
        assert.equal(redactText(`It is ${value}, he said.`).value, `It is [REDACTED-${kind}], he said.`)
        assert.equal(redactText(`{"value":"${value}"}`).value, `{"value":"[REDACTED-${kind}]"}`)
      }),
      { numRuns: 3000, examples: [[['EMAIL', '%40@a.a']]] },
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
  it('costs at most ten times as much as letters, for a megabyte of any repeated short pattern', () => {
    const alphabet = Array.from("1 02+().-/@aAeyJ%=:_'é")
    const patterns = new Set<string>()
    for (const a of alphabet)
      for (const b of ['', ...alphabet])
        for (const c of b === '' ? [''] : ['', ...alphabet]) patterns.add(firstRotation(a + b + c))
    const longer = [
      'bearer ',
      'authorization: ',
      'password="',
      'secret_key=',
      '-----BEGIN A-----',
      'eyJaaaa.',
      'sk-a',
      'SG.aaaaaaaaaaaaaaaaa',
      'xoxb-',
      'AKIA',
      'a@a.a',
      '030 1',
      '0049 ',
    ]
    const cost = (pattern: string, length: number, times: number): number => {
      const text = pattern.repeat(Math.ceil(length / pattern.length))
      return Math.min(
        ...Array.from({ length: times }, () => {
          const from = process.threadCpuUsage()
          redactText(text)
          const { user, system } = process.threadCpuUsage(from)
          return user + system
        }),
      )
    }
    const worst = [...patterns]
      .map(pattern => [pattern, cost(pattern, 5_000, 2)] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 20)
      .map(([pattern]) => pattern)
    const letters = cost('a', 1_000_000, 5)
    for (const pattern of [...worst, ...longer]) {
      let ratio = Infinity
      for (let times = 0; times < 3 && ratio > 10; times++)
        ratio = Math.min(ratio, cost(pattern, 1_000_000, 1) / letters)
      assert.ok(ratio <= 10, `"${pattern}" costs ${ratio.toFixed(1)} times what letters cost`)
    }
  })
})

/** `1 a`, `a1 ` and ` a1` repeat to the same text, but for its ends. */
function firstRotation(pattern: string): string {
  return Array.from(pattern, (_, index) => pattern.slice(index) + pattern.slice(0, index)).sort()[0] ?? ''
}
