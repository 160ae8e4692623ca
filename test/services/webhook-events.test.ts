import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { readWebhook, verifyWebhook } from '../../generated/sdk/dist/index.js'
import { signBody, signingKeys } from '../../domain/webhooks/signatures.ts'
import { createWebhookFixture, KEYS, SECRET } from './webhook-fixture.ts'

const { receiver, service, signalled, send, deliver, openSession, say, countEvents, reset, stop } =
  await createWebhookFixture()
beforeEach(reset)
after(stop)

describe('webhook events', () => {
  test("are sent for a session and each turn that gave a reply, signed, with the contract's headers", async () => {
    const { token, conversationId } = await openSession(KEYS.told, { customer: { id: 'c-42' }, locale: 'de' })
    const asked = await say(token, { text: 'Hi', intentName: 'ask' })
    const done = await say(token, {
      executionId: asked.executionId,
      waitToken: asked.waitToken,
      input: { values: { name: 'Ada' } },
    })
    assert.equal(signalled.times, 3)
    assert.deepEqual(await deliver(), { attempts: 3, succeeded: 3, retried: 0, ended: 0 })
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    const [opened, triggered, resumed] = ['chat.session.opened', 'trigger', 'resume'].map(
      name => bodies.find(body => body['event'] === name || body['mode'] === name) ?? {},
    )
    assert.deepEqual(Object.keys(opened!), [
      'event',
      'widget_key_id',
      'occurred_at',
      'tenant_id',
      'conversation_id',
      'customer_id',
      'locale',
    ])
    assert.deepEqual(
      [opened!['conversation_id'], opened!['customer_id'], opened!['locale']],
      [conversationId, 'c-42', 'de'],
    )
    assert.deepEqual(Object.keys(triggered!), [
      'event',
      'widget_key_id',
      'occurred_at',
      'tenant_id',
      'conversation_id',
      'execution_id',
      'mode',
      'status',
      'outcome',
      'blocks',
      'wait_token',
      'token_usage',
    ])
    assert.deepEqual(
      [triggered!['status'], triggered!['wait_token'], triggered!['execution_id'], triggered!['token_usage']],
      ['waiting_input', asked.waitToken, asked.executionId, null],
    )
    assert.deepEqual(triggered!['blocks'], asked.blocks)
    assert.deepEqual([triggered!['outcome'], resumed!['outcome']], [null, 'completed'])
    assert.deepEqual([resumed!['status'], resumed!['wait_token'], resumed!['blocks']], ['completed', null, done.blocks])
    for (const { headers, body, method, path } of receiver.received) {
      assert.deepEqual(
        [method, path, headers['content-type'], headers['x-service-event']],
        ['POST', '/told', 'application/json', JSON.parse(body).event],
      )
      assert.match(headers['user-agent'] ?? '', /^Parley-Webhooks\/\d/)
      assert.equal(headers['x-service-signature'], signBody(signingKeys(SECRET), body))
      assert.equal(headers['webhook-id'], headers['x-service-event-id'])
      new Webhook(SECRET).verify(body, headers as Record<string, string>)
    }
  })

  test('pass the SDK with either signature, unless they were altered, replayed or meant for others', async () => {
    const { token } = await openSession(KEYS.told, { customer: { id: 'c-\u{1F600}' } })
    await say(token, { text: 'Hi', intentName: 'ask' })
    await deliver()
    assert.equal(receiver.received.length, 2)
    for (const { headers, body } of receiver.received) {
      const plain = { secret: SECRET, body, signature: String(headers['x-service-signature']) }
      const timed = {
        secret: SECRET,
        body,
        id: String(headers['webhook-id']),
        timestamp: String(headers['webhook-timestamp']),
        signatures: String(headers['webhook-signature']),
        now: service.clock.now(),
      }
      for (const delivery of [plain, timed]) {
        assert.deepEqual(await readWebhook(delivery), JSON.parse(body))
        assert.deepEqual(await readWebhook({ ...delivery, body: Buffer.from(body) }), JSON.parse(body))
        for (const changed of [
          { body: `${body} ` },
          { body: body.replace('chat.', 'chat_') },
          { secret: SECRET.replace('whsec_A', 'whsec_B') },
        ])
          assert.equal(await verifyWebhook({ ...delivery, ...changed }), false)
      }
      assert.equal(await verifyWebhook({ ...timed, now: new Date(service.clock.now().getTime() + 301_000) }), false)
      assert.equal(await verifyWebhook({ ...timed, timestamp: String(Number(timed.timestamp) + 1) }), false)
      assert.equal(await verifyWebhook({ ...timed, id: service.deps.newId() }), false)
    }
  })

  test('are stored without their wait token', async () => {
    const { token } = await openSession(KEYS.told)
    const { waitToken } = await say(token, { text: 'Hi', intentName: 'ask' })
    const { rows } = await service.database.pool.query<{ text: string }>('select e::text as text from webhook_events e')
    assert.ok(rows.length === 2 && rows.every(({ text }) => !text.includes(String(waitToken))))
  })

  test('are not written for a key without a webhook', async () => {
    const { token } = await openSession(KEYS.silent)
    await say(token, { text: 'Hi', intentName: 'ask' })
    assert.deepEqual([await countEvents(), signalled.times], [0, 0])
  })

  test('are not written for a refused turn; of fifty concurrent resumes one is sent', async () => {
    const { token } = await openSession(KEYS.told)
    const asked = await say(token, { text: 'Hi', intentName: 'ask' })
    await Promise.all(
      Array.from(
        { length: 50 },
        async () =>
          await send(token, {
            executionId: asked.executionId,
            waitToken: asked.waitToken,
            input: { values: { name: 'Ada' } },
          }),
      ),
    )
    await send(token, { text: 'Hi', intentName: 'unheard' })
    assert.equal(await countEvents(), 3)
  })
})
