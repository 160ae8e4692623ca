import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { judgeAttempt } from '../../domain/webhooks/schedule.ts'
import { signatureBytes, signBody, signingKeys, standardHeaders } from '../../domain/webhooks/signatures.ts'

test('retryable failures wait 1, 5, 15 minutes, 1 and 4 hours, and the sixth is the last', () => {
  const waits = [1, 2, 3, 4, 5, 6].map(number => judgeAttempt(number, { status: 503 }))
  assert.deepEqual(waits, [
    ...[60, 300, 900, 3_600, 14_400].map(waitS => ({ state: 'pending', waitS })),
    { state: 'dead' },
  ])
})

test('only some failures are retried', () => {
  const states = (results: Parameters<typeof judgeAttempt>[1][]) => [
    ...new Set(results.map(result => judgeAttempt(1, result).state)),
  ]
  assert.deepEqual(states([200, 201, 204, 299].map(status => ({ status }))), ['succeeded'])
  assert.deepEqual(states([408, 425, 429, 500, 502, 503, 599].map(status => ({ status }))), ['pending'])
  assert.deepEqual(states([300, 301, 302, 307, 400, 401, 403, 404, 410, 422, 499].map(status => ({ status }))), [
    'failed',
  ])
  assert.deepEqual(states((['dns', 'connect', 'tls', 'timeout', 'internal'] as const).map(failure => ({ failure }))), [
    'pending',
  ])
  assert.deepEqual(states((['refused_address', 'key_revoked'] as const).map(failure => ({ failure }))), ['failed'])
})

test('an independent library of Standard Webhooks accepts the second signature', () => {
  const secret = `whsec_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0UvW`
  const body = JSON.stringify({ event: 'chat.session.opened', text: 'ä' })
  const headers = standardHeaders(signingKeys(secret), {
    id: '018f5e7a-0000-7000-8000-0000000000f1',
    now: new Date(),
    body,
  })
  assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body))
  assert.throws(() => new Webhook(secret).verify(`${body} `, headers), /No matching signature found/)
})

test('a signature header is 64 lower-case digits and nothing else', () => {
  const header = signBody(signingKeys('secret'), 'body')
  assert.equal(signatureBytes(header)?.length, 32)
  for (const wrong of [
    undefined,
    '',
    header.slice(7),
    `${header}0`,
    `x${header}`,
    `${header} `,
    header.toUpperCase(),
    `${header.slice(0, -2)}zz`,
    `${header}\n`,
  ])
    assert.equal(signatureBytes(wrong), undefined)
})
