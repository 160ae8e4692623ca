import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { startCallService, textsOf } from './call-service.ts'

const { service, shop, elsewhere, pauses, start, run, reset, stop } = await startCallService()
beforeEach(reset)
after(stop)

describe('an http node', () => {
  test("calls below the connection's base with its credentials, and continues with the reply", async () => {
    assert.deepEqual(textsOf(await start('get')), ['200 4711'])
    const [got] = shop.received
    assert.deepEqual([got?.method, got?.path, got?.headers.authorization], ['GET', '/api/orders', 'Bearer a-bearer'])
    assert.match(String(got?.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
  })

  test('sends every kind of credentials', async () => {
    elsewhere.answer(() => ({
      body: JSON.stringify({ access_token: 'granted', token_type: 'Bearer', expires_in: 3600 }),
    }))
    for (const intent of ['basic', 'header', 'oauth', 'oauth']) await start(intent)
    assert.deepEqual(
      shop.received.map(({ headers }) => headers.authorization ?? headers['x-api-key']),
      [`Basic ${Buffer.from('ada:s:cret').toString('base64')}`, 'a-key', 'Bearer granted', 'Bearer granted'],
    )
    assert.equal(elsewhere.received.length, 1)
    const [asked] = elsewhere.received
    assert.deepEqual(
      [asked?.body, asked?.headers.authorization],
      ['grant_type=client_credentials&scope=orders', `Basic ${Buffer.from('me:mine').toString('base64')}`],
    )
    service.clock.advance(3_600_000)
    await start('oauth')
    assert.equal(elsewhere.received.length, 2)
  })

  test('fills templates in address, headers and body; a lone template preserves its type', async () => {
    await start('post', 'tea & cake')
    const [got] = shop.received
    assert.deepEqual(
      [got?.method, got?.path, got?.headers['x-note']],
      ['POST', '/api/orders/7?q=tea%20&%20cake', 'tea & cake'],
    )
    assert.deepEqual(JSON.parse(got?.body ?? ''), { number: 7, note: 'is tea & cake', deep: [7] })
  })

  test("sends credentials to the base's origin only", async () => {
    await start('plain')
    await start('away')
    assert.deepEqual(
      [
        shop.received[0]?.headers.authorization,
        elsewhere.received[0]?.headers.authorization,
        elsewhere.received[0]?.path,
      ],
      [undefined, undefined, '/away'],
    )
    for (const sly of ['//127.0.0.2/x', '\\\\127.0.0.2\\x', '@127.0.0.2/x']) await start('sly', sly)
    assert.equal(shop.received.length, 4)
    for (const away of ['/../../x', '..', 'x/%2e%2e/y']) await start('sly', away)
    assert.equal(shop.received.length, 4, 'no path leaves its place at the base')
    assert.equal(elsewhere.received.length, 1)
  })

  test('repeats failures as often as the node says, under one key, and then takes the error path', async () => {
    shop.answer((_, index) =>
      index < 2 ? { status: 503 } : { headers: { 'content-type': 'application/json' }, body: '{"order":"late"}' },
    )
    assert.deepEqual(textsOf(await start('retried')), ['200 late'])
    assert.equal(new Set(shop.received.map(({ headers }) => headers['idempotency-key'])).size, 1)
    assert.deepEqual(pauses, [500, 1_000])
    shop.answer(() => ({ status: 500 }))
    assert.deepEqual(textsOf(await start('retried')), ['Failed 500'])
    assert.equal(shop.received.length, 6)
    shop.answer(() => ({ status: 404 }))
    assert.deepEqual(textsOf(await start('retried')), ['Failed 404'])
    assert.equal(shop.received.length, 7)
  })

  test('a failed call without an error path fails the run; disabled, slow and internal services count', async () => {
    shop.answer(() => ({ status: 500 }))
    const { executionId, status } = await start('unhandled')
    assert.equal(status, 'failed')
    assert.deepEqual((await run(executionId)).failure, {
      kind: 'http_error',
      nodeId: 'first',
      message: 'the service answered 500',
    })
    for (const intent of ['off', 'inside']) assert.deepEqual(textsOf(await start(intent)), ['Failed '])
    shop.answer(() => 'never')
    assert.deepEqual(textsOf(await start('slow')), ['Failed '])
  })

  test('stores a reply that a flow cannot hold as text', async () => {
    for (const body of ['{"__proto__":{"x":1}}', '{"order":', `${'['.repeat(100)}${']'.repeat(100)}`]) {
      shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body }))
      const { executionId } = await start('get')
      assert.equal((await run(executionId)).snapshot.frames[0].vars.answer.body, body)
    }
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"order":"a\\u0000b\\ud800"}' }))
    assert.deepEqual(textsOf(await start('get')), ['200 a\uFFFDb\uFFFD'])
  })

  test('does not read more than 5 MB', async () => {
    shop.answer(() => ({ body: 'x'.repeat(5 * 1024 * 1024 + 1) }))
    const { executionId } = await start('unhandled')
    assert.equal((await run(executionId)).failure.message, 'the reply is too large')
  })
})
