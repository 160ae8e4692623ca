import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestService } from '../../support/service.ts'
import { applyShop, SHOP_KEYS } from '../../support/workspace.ts'
import { assertRefused, callersOf, type Loose, type Session } from '../callers.ts'

describe('sendChatMessage under an idempotency key', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  before(async () => {
    await applyShop(service.database)
  })
  after(() => service.stop())

  const hello = { text: 'hello', intentName: 'order_status' }
  const post = async (session: Session, key: string, body: object, headers: Record<string, string> = {}) =>
    await call.sendChatMessage(session, body, { 'Idempotency-Key': key, ...headers })
  const runs = async (session: Session) =>
    (
      await service.database.pool.query<Loose>('select id from executions where conversation_id = $1', [
        session.conversationId,
      ])
    ).rows.length

  it('replays the reply, and starts one run', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, async () => (await post(session, 'one', hello)).text),
    )
    assert.match(first ?? '', /"waitToken":"/)
    assert.deepEqual(
      others,
      Array.from({ length: 4 }, () => first),
    )
    assert.equal(await runs(session), 1)
  })

  it('replays a streamed reply as a stream, or as JSON', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const streamed = async () => (await post(session, 'streamed', hello, { Accept: 'text/event-stream' })).text
    const first = await streamed()
    assert.equal(await streamed(), first)
    const { text } = await post(session, 'streamed', hello)
    assert.ok(first.endsWith(`event: reply\ndata: ${text}\n\n`), first)
    assert.equal(await runs(session), 1)
  })

  it('answers a wait once, however often the answer is sent', async () => {
    const session = await call.session(SHOP_KEYS.open)
    const reply = (await post(session, 'start', hello)).body.reply as Loose
    const answer = {
      executionId: reply['executionId'],
      waitToken: reply['waitToken'],
      input: { values: { order_no: '123456' } },
    }
    const taken = await post(session, 'answer', answer)
    assert.match(taken.text, /Your order is on its way/)
    assert.equal((await post(session, 'answer', answer)).text, taken.text)
    assertRefused(await post(session, 'another', answer), 409, 'invalid_wait_token')
  })

  it('stores no refusal, so that a refused request may be retried with the same key', async () => {
    const session = await call.session(SHOP_KEYS.open)
    assertRefused(await post(session, 'k', { text: 'hello', intentName: 'nobodys' }), 404, 'intent_not_matched')
    assert.equal((await post(session, 'k', hello)).status, 200)
  })

  it('refuses another payload, and knows no key of another conversation', async () => {
    const [session, other] = [await call.session(SHOP_KEYS.open), await call.session(SHOP_KEYS.open)]
    const own = (await post(session, 'k', hello)).body.reply as Loose
    assertRefused(await post(session, 'k', { ...hello, text: 'other' }), 409, 'idempotency_conflict')
    assertRefused(
      await post(session, 'k', { ...hello, text: 'other' }, { Accept: 'text/event-stream' }),
      409,
      'idempotency_conflict',
    )
    assert.notEqual(((await post(other, 'k', hello)).body.reply as Loose)['executionId'], own['executionId'])
  })
})
