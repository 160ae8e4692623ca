import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { createSecretBox } from '../../adapters/secrets.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { createWaitTokens } from '../../adapters/chat-tokens.ts'
import { webhookDelivery } from '../../app/webhook-delivery.ts'
import { signBody, signingKeys } from '../../domain/webhooks/signatures.ts'
import { readWebhook } from '../../generated/sdk/dist/index.js'
import type { AdminCaller } from '../../services/admin/caller.ts'
import {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhook,
} from '../../services/webhooks/webhook-deliveries.ts'
import { deliverDueWebhooks } from '../../services/webhooks/deliver.ts'
import { sendWebhookTestEvent } from '../../services/webhooks/test-event.ts'
import { adminCallerOf, unstored } from '../support/admin-caller.ts'
import { eventually } from '../support/eventually.ts'
import { listenTo } from '../support/notifications.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { APP_SECRET, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const SECRET = 'whsec_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0UvW'

let service: TestService
let receiver: Receiver
let tenantId: string
let admin: AdminCaller
/** An admin of another workspace. */
let stranger: AdminCaller
let keys: Record<'told' | 'other' | 'silent' | 'refused', string>

before(async () => {
  receiver = await startReceiver()
  service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
  const webhook = (path: string) => ({ webhook: { url: `${receiver.url}/${path}`, secret: SECRET } })
  tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name: 'Acme' },
    keys: [
      { name: 'told', key: 'pk_live_Told', ...webhook('told') },
      { name: 'other', key: 'pk_live_Other', ...webhook('other') },
      { name: 'silent', key: 'pk_live_Silent' },
      { name: 'refused', key: 'pk_live_Refused', webhook: { url: 'http://169.254.169.254/', secret: SECRET } },
    ],
    flows: [
      {
        code: 'ask',
        name: 'Ask',
        triggers: [{ type: 'chat_intent', intent: 'ask' }],
        start: 'question',
        nodes: [{ id: 'question', type: 'input', field: { name: 'name', type: 'text' }, next: null }],
      },
    ],
  })
  const neighbour = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Next' },
    workspace: { name: 'Next' },
  })
  admin = adminCallerOf(tenantId)
  stranger = adminCallerOf(neighbour)
  const all = await forTenant(service.deps.knex, tenantId).keys.list()
  const idOf = (name: string) => all.find(key => key.name === name)?.id ?? ''
  keys = { told: idOf('told'), other: idOf('other'), silent: idOf('silent'), refused: idOf('refused') }
})

after(async () => {
  await service.stop()
  await receiver.stop()
})

beforeEach(async () => {
  await service.database.pool.query(
    'delete from webhook_attempts; delete from webhook_deliveries; delete from webhook_events',
  )
  receiver.received.splice(0)
  receiver.answer(() => ({}))
  service.clock.advance(60_000)
})

async function openSession(publicKey: string): Promise<{ token: string; conversationId: string }> {
  const { body } = await request(service.url)
    .post('/api/public/v1/chat/sessions')
    .set('X-Forwarded-For', service.nextAddress())
    .send({ publicKey })
    .expect(201)
  return { token: body.sessionToken, conversationId: body.conversationId }
}

async function deliver(): Promise<void> {
  await service.clockSet()
  await deliverDueWebhooks(
    webhookDelivery({
      db: service.database.pool,
      egress: service.deps.egress,
      secretBox: createSecretBox([APP_SECRET]),
      waitTokens: createWaitTokens([APP_SECRET]),
      clock: service.clock,
      tracing: service.deps.tracing,
      onError: error => {
        throw error
      },
    }),
    { limit: 1_000 },
  )
}

describe('deliveries', () => {
  test('are listed newest first, each on one page, by each filter', async () => {
    const opened = []
    for (const key of ['pk_live_Told', 'pk_live_Told', 'pk_live_Other', 'pk_live_Refused', 'pk_live_Told']) {
      service.clock.advance(1_000)
      opened.push(await openSession(key))
    }
    receiver.answer(({ path }) => ({ status: path === '/other' ? 410 : 500 }))
    await deliver()
    const whole = await listWebhookDeliveries(service.deps, admin, {})
    assert.deepEqual(
      [whole.items.map(({ conversationId }) => conversationId), whole.nextCursor],
      [opened.map(({ conversationId }) => conversationId).reverse(), null],
    )
    const paged = []
    let cursor: string | undefined
    do {
      const page = await listWebhookDeliveries(service.deps, admin, { limit: 2, cursor })
      paged.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    assert.deepEqual(paged, whole.items)
    const count = async (query: Parameters<typeof listWebhookDeliveries>[2]) =>
      (await listWebhookDeliveries(service.deps, admin, query)).items.length
    assert.deepEqual(
      [await count({ status: 'pending' }), await count({ status: 'dead' }), await count({ status: 'succeeded' })],
      [3, 2, 0],
    )
    assert.deepEqual(
      [
        await count({ keyId: keys.told }),
        await count({ event: 'chat.session.opened' }),
        await count({ event: 'chat.execution.updated' }),
        await count({ conversationId: opened[0]?.conversationId }),
      ],
      [3, 5, 0, 1],
    )
    const third = whole.items[2]?.occurredAt
    assert.deepEqual([await count({ from: third }), await count({ to: third })], [3, 2])
    assert.deepEqual(
      whole.items.map(({ reason, lastStatus, attempts }) => [reason, lastStatus, attempts]),
      [
        [null, 500, 1],
        ['refused_address', null, 1],
        ['permanent_failure', 410, 1],
        [null, 500, 1],
        [null, 500, 1],
      ],
    )
    assert.deepEqual((await listWebhookDeliveries(service.deps, stranger, {})).items, [])
    for (const bad of ['nonsense', Buffer.from('["webhook-deliveries","[\\"x\\"]"]').toString('base64url')])
      await assert.rejects(listWebhookDeliveries(service.deps, admin, { cursor: bad }), { code: 'invalid_input' })
  })

  test('show their payload without the wait token, and every attempt', async () => {
    const { token } = await openSession('pk_live_Told')
    const { body } = await request(service.url)
      .post('/api/public/v1/chat/messages')
      .set('Authorization', `Bearer ${token}`)
      .set('X-Forwarded-For', service.nextAddress())
      .send({ text: 'Hi', intentName: 'ask' })
      .expect(200)
    receiver.answer(() => ({ status: 503, body: 'what the receiver says' }))
    await deliver()
    const [asked] = (await listWebhookDeliveries(service.deps, admin, { event: 'chat.execution.updated' })).items
    const detail = await getWebhookDelivery(service.deps, admin, asked?.id ?? '')
    assert.deepEqual(detail.delivery, asked)
    assert.equal((detail.payload as { wait_token: string }).wait_token, '[REDACTED-TOKEN]')
    const shown = JSON.stringify(detail)
    for (const hidden of [body.reply.waitToken as string, SECRET, 'what the receiver says'])
      assert.ok(!shown.includes(hidden))
    assert.deepEqual(
      detail.attempts.map(({ number, status, error }) => [number, status, error]),
      [[1, 503, 'http_status']],
    )
    assert.deepEqual(
      [detail.attempts[0]?.id].filter(id =>
        receiver.received.some(({ headers }) => headers['x-service-delivery'] === id),
      ).length,
      1,
    )
    await assert.rejects(getWebhookDelivery(service.deps, stranger, detail.delivery.id), { code: 'not_found' })
  })

  test('that ended get six more attempts under the same event id; a pending one is refused', async () => {
    receiver.answer(() => ({ status: 404 }))
    await openSession('pk_live_Told')
    const only = async () => (await listWebhookDeliveries(service.deps, admin, {})).items[0]!
    const again = async (caller = admin) => await redeliverWebhook(service.deps, caller, (await only()).id, unstored)
    await assert.rejects(again(), { code: 'conflict' })
    await deliver()
    await assert.rejects(again(stranger), { code: 'not_found' })
    const told = await listenTo(service.database, 'parley_work')
    const result = await again()
    await eventually(() => {
      assert.equal(told.payloads[0], 'webhooks')
    })
    told.stop()
    assert.deepEqual(
      [result.status, result.reason, result.attempts, result.lastStatus, result.nextAttemptAt],
      ['pending', null, 0, 404, service.clock.now()],
    )
    const subject = { type: 'webhook_delivery', id: result.id, name: 'chat.session.opened' }
    const entry = await forTenant(service.deps.knex, tenantId).audit.latestOf(subject, [])
    assert.deepEqual(
      [entry?.action, entry?.before, entry?.after, entry?.subject, entry?.details],
      ['webhook_delivery.redeliver', null, null, subject, { eventId: result.eventId, keyId: keys.told }],
    )
    receiver.answer(() => ({ status: 500 }))
    for (let attempt = 0; attempt < 8; attempt++) {
      await deliver()
      service.clock.advance(5 * 3_600_000)
    }
    const { delivery, attempts } = await getWebhookDelivery(service.deps, admin, result.id)
    assert.deepEqual([delivery.status, delivery.reason, delivery.attempts], ['dead', 'attempts_exhausted', 6])
    assert.deepEqual(
      attempts.map(({ number }) => number),
      [1, 2, 3, 4, 5, 6, 7],
    )
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-event-id'])).size, 1)
    receiver.answer(() => ({}))
    await again()
    await deliver()
    assert.equal((await only()).status, 'succeeded')
  })
})

describe('a test event', () => {
  const send = async (
    key: keyof typeof keys,
    event: 'chat.session.opened' | 'chat.execution.updated' = 'chat.session.opened',
  ) => await sendWebhookTestEvent(service.deps, tenantId, keys[key], event)

  test('is signed like any other, says that it is a test, and is not stored', async () => {
    for (const event of ['chat.session.opened', 'chat.execution.updated'] as const) {
      receiver.received.splice(0)
      const { durationMs, eventId, deliveryId, ...result } = await send('told', event)
      assert.deepEqual(result, { delivered: true, responseStatus: 200, failure: 'none' })
      assert.ok(durationMs >= 0)
      const [{ headers, body, path }] = receiver.received as [(typeof receiver.received)[number]]
      assert.deepEqual(
        [path, headers['x-service-event'], headers['x-service-event-id'], headers['x-service-delivery']],
        ['/told', event, eventId, deliveryId],
      )
      assert.equal(headers['x-service-signature'], signBody(signingKeys(SECRET), body))
      const read = await readWebhook({
        secret: SECRET,
        body,
        id: String(headers['webhook-id']),
        timestamp: String(headers['webhook-timestamp']),
        signatures: String(headers['webhook-signature']),
        now: service.clock.now(),
      })
      assert.deepEqual(
        [read?.event, read?.widget_key_id, (read as { test?: boolean } | undefined)?.test],
        [event, keys.told, true],
      )
    }
    assert.equal((await service.database.pool.query('select 1 from webhook_events')).rows.length, 0)
  })

  test('returns its outcome, and is sent once', async () => {
    receiver.answer(() => ({ status: 503, body: 'what the receiver says' }))
    const failed = await send('told')
    assert.deepEqual([failed.delivered, failed.responseStatus, failed.failure], [false, 503, 'http_status'])
    assert.ok(!JSON.stringify(failed).includes('receiver says'))
    receiver.answer(() => 'break')
    assert.deepEqual((await send('told')).failure, 'connect')
    assert.deepEqual((await send('refused')).failure, 'refused_address')
    receiver.answer(() => 'never')
    assert.equal(
      (
        await sendWebhookTestEvent(
          { ...service.deps, receiverTimeoutMs: 200 },
          tenantId,
          keys.told,
          'chat.session.opened',
        )
      ).failure,
      'timeout',
    )
    assert.equal(receiver.received.length, 3)
  })

  test('needs an active key of the workspace with a webhook, and is sent at most thirty times a minute', async () => {
    await assert.rejects(send('silent'), { code: 'webhook_not_configured' })
    await assert.rejects(sendWebhookTestEvent(service.deps, stranger.tenantId, keys.told, 'chat.session.opened'), {
      code: 'not_found',
    })
    await service.database.pool.query("update keys set status = 'revoked' where id = $1", [keys.other])
    await assert.rejects(send('other'), { code: 'webhook_not_configured' })
    for (let index = 0; index < 30; index++) await send('told')
    await assert.rejects(send('told'), { code: 'rate_limited', headers: { 'Retry-After': '60' } })
  })
})
