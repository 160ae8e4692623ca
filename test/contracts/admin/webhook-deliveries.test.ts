import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { signBody, signingKeys } from '../../../domain/webhooks/signatures.ts'
import { adminWorkspace, startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { startReceiver, type Receiver } from '../../support/receiver.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'

describe('webhook deliveries', async () => {
  const { service, home } = await startAdminService({ environment: { egressAllow: ['127.0.0.1'] } })
  const visitors = callersOf(service)
  let receiver: Receiver
  before(async () => {
    receiver = await startReceiver()
  })
  beforeEach(() => {
    receiver.received.splice(0)
    receiver.answer(() => ({}))
  })
  after(async () => {
    await service.stop()
    await receiver.stop()
  })

  type KeyWithWebhook = { key: Loose; webhookSecret: string }
  const keyWithWebhook = async (url = `${receiver.url}/hooks`, workspace: AdminWorkspace = home) =>
    (await successBody(workspace.token.post('/keys', { name: `key ${newId()}`, webhook: { url } }))) as KeyWithWebhook
  const listed = async (query: string, workspace: AdminWorkspace = home) =>
    await successItems(workspace.token.get(`/webhook-deliveries?${query}`))
  /** A visitor opens a conversation: the delivery of that event. */
  const opened = async ({ key }: KeyWithWebhook, workspace: AdminWorkspace = home): Promise<Loose> => {
    const { conversationId } = await visitors.session(String(key['key']))
    const [delivery] = await listed(`conversationId=${conversationId}`, workspace)
    assert.ok(delivery)
    return delivery
  }

  /** The delivery once it has ended: a worker does not announce when it has delivered. */
  const ended = async (path: string) => {
    await service.work()
    return await eventually(async () => {
      const answer = await home.token.get(path)
      assert.notEqual((answer.body as Loose)['delivery'].status, 'pending')
      return answer
    })
  }

  describe('redeliverWebhook', () => {
    it('sends a dead delivery once more, under the same event id', async () => {
      const owner = await keyWithWebhook()
      receiver.answer(() => ({ status: 410, body: 'what the receiver says' }))
      const delivery = await opened(owner)
      assert.deepEqual(
        [delivery['status'], delivery['keyId'], delivery['url'], delivery['event'], delivery['nextAttemptAt']],
        ['pending', owner.key['id'], `${receiver.url}/hooks`, 'chat.session.opened', delivery['occurredAt']],
      )
      const path = `/webhook-deliveries/${String(delivery['id'])}`
      assertRefused(await home.token.post(`${path}/redeliver`), 409, 'conflict')
      const given = await ended(path)
      const { delivery: dead, payload, attempts } = given.body as { delivery: Loose; payload: Loose; attempts: Loose[] }
      assert.deepEqual(
        [dead['status'], dead['reason'], dead['attempts'], dead['lastResponseStatus'], dead['nextAttemptAt']],
        ['dead', 'permanent_failure', 1, 410, null],
      )
      assert.deepEqual(
        [
          payload['event'],
          payload['conversation_id'],
          attempts.map(({ number, responseStatus, failure }): unknown[] => [number, responseStatus, failure]),
        ],
        ['chat.session.opened', delivery['conversationId'], [[1, 410, 'http_status']]],
      )
      for (const hidden of ['receiver says', owner.webhookSecret]) assert.ok(!given.text.includes(hidden))

      receiver.answer(() => ({}))
      const again = await home.token.post(`${path}/redeliver`)
      assert.equal(again.status, 202, again.text)
      assert.deepEqual(
        [(again.body as Loose)['status'], (again.body as Loose)['attempts'], (again.body as Loose)['eventId']],
        ['pending', 0, delivery['eventId']],
      )
      const { delivery: done, attempts: both } = (await successBody(ended(path))) as {
        delivery: Loose
        attempts: Loose[]
      }
      assert.deepEqual(
        [done['status'], done['reason'], both.map(({ number, failure }): unknown[] => [number, failure])],
        [
          'succeeded',
          null,
          [
            [1, 'http_status'],
            [2, 'none'],
          ],
        ],
      )
      assert.deepEqual(
        receiver.received.map(({ headers }) => headers['x-service-event-id']),
        [delivery['eventId'], delivery['eventId']],
      )
      assert.deepEqual(
        receiver.received.map(({ headers }) => headers['x-service-delivery']),
        both.map(({ id }) => String(id)),
      )
      const [entry] = (
        await successBody(
          home.token.get(`/audit?action=webhook_delivery.redeliver&resourceId=${String(delivery['id'])}`),
        )
      )['items'] as Loose[]
      assert.deepEqual(
        [entry?.['details'], entry?.['before'], entry?.['after']],
        [{ eventId: delivery['eventId'], keyId: owner.key['id'] }, null, null],
      )
    })
  })

  describe('getWebhookDelivery', () => {
    it('shows the payload and each attempt, without the body of the answer', async () => {
      receiver.answer(() => ({ status: 410, body: 'what the receiver says' }))
      const delivery = await opened(await keyWithWebhook())
      const answer = await ended(`/webhook-deliveries/${String(delivery['id'])}`)
      const {
        delivery: dead,
        payload,
        attempts,
      } = answer.body as { delivery: Loose; payload: Loose; attempts: Loose[] }
      assert.deepEqual(
        [dead['id'], dead['eventId'], dead['status'], payload['event'], payload['conversation_id']],
        [delivery['id'], delivery['eventId'], 'dead', 'chat.session.opened', delivery['conversationId']],
      )
      assert.deepEqual(
        attempts.map(({ number, responseStatus, failure }): unknown[] => [number, responseStatus, failure]),
        [[1, 410, 'http_status']],
      )
      assert.ok(!answer.text.includes('receiver says'))
    })
  })

  describe('listWebhookDeliveries', () => {
    it('lists the newest first, page by page, by each filter', async () => {
      const workspace = await adminWorkspace(service, 'Deliveries')
      const [one, other] = [
        await keyWithWebhook(undefined, workspace),
        await keyWithWebhook('http://169.254.169.254/', workspace),
      ]
      const deliveries: Loose[] = []
      for (const owner of [one, other, one]) {
        service.clock.advance(1_000)
        deliveries.unshift(await opened(owner, workspace))
      }
      await service.work()
      await eventually(async () => {
        assert.deepEqual(await listed('status=pending', workspace), [])
      })
      const ids = async (query: string) => (await listed(query, workspace)).map(({ id }) => String(id))
      const [third, second, first] = deliveries.map(({ id }) => String(id))
      const page = (await successBody(workspace.token.get('/webhook-deliveries?limit=2'))) as {
        items: Loose[]
        nextCursor: string
      }
      assert.deepEqual(
        [...page.items.map(({ id }) => String(id)), ...(await ids(`limit=2&cursor=${page.nextCursor}`))],
        [third, second, first],
      )
      assert.deepEqual(
        [await ids('status=dead'), await ids('status=succeeded'), await ids('status=pending')],
        [[second], [third, first], []],
      )
      assert.deepEqual(
        [
          await ids(`keyId=${String(other.key['id']).toUpperCase()}`),
          await ids('event=chat.session.opened&limit=1'),
          await ids('event=chat.execution.updated'),
        ],
        [[second], [third], []],
      )
      const instant = encodeURIComponent(String(deliveries[1]?.['occurredAt']))
      assert.deepEqual([await ids(`from=${instant}`), await ids(`to=${instant}`)], [[third, second], [first]])
      assert.equal((await listed('status=dead', workspace))[0]?.['reason'], 'refused_address')
    })
    it('is 400 for a malformed instant, and for text that cannot be stored', async () => {
      assertViolations(await home.token.get('/webhook-deliveries?from=2026-12-31T23:59:60Z'), 400, 'invalid_input', [
        ['from', 'format'],
      ])
      assertRefused(await home.token.get('/webhook-deliveries?event=%00'), 400, 'invalid_input')
    })
  })

  describe('sendWebhookTestEvent', () => {
    it('sends one signed event that is marked as a test, and answers the outcome', async () => {
      const { key, webhookSecret } = await keyWithWebhook()
      const path = `/keys/${String(key['id'])}/webhook-test`
      for (const [body, event] of [
        [{}, 'chat.session.opened'],
        [{ event: 'chat.execution.updated' }, 'chat.execution.updated'],
      ] as const) {
        const { durationMs, eventId, deliveryId, ...result } = await successBody(home.token.post(path, body))
        assert.deepEqual(
          [result, Number.isInteger(durationMs)],
          [{ delivered: true, responseStatus: 200, failure: 'none' }, true],
        )
        const got = receiver.received.at(-1)
        assert.deepEqual(
          [
            got?.headers['x-service-event'],
            got?.headers['x-service-event-id'],
            got?.headers['x-service-delivery'],
            got?.headers['x-service-signature'],
          ],
          [event, eventId, deliveryId, signBody(signingKeys(webhookSecret), got?.body ?? '')],
        )
        assert.deepEqual(
          [(JSON.parse(got?.body ?? '') as Loose)['test'], (JSON.parse(got?.body ?? '') as Loose)['widget_key_id']],
          [true, key['id']],
        )
      }
      receiver.answer(() => ({ status: 500, body: 'what the receiver says' }))
      const failed = await home.token.post(path, {})
      assert.deepEqual(
        [
          (failed.body as Loose)['delivered'],
          (failed.body as Loose)['responseStatus'],
          (failed.body as Loose)['failure'],
          failed.text.includes('receiver says'),
        ],
        [false, 500, 'http_status', false],
      )
      assert.deepEqual(await listed(`keyId=${String(key['id'])}`), [])
      const entries = (
        await successBody(home.token.get(`/audit?action=key.send_test_event&resourceId=${String(key['id'])}`))
      )['items'] as Loose[]
      assert.deepEqual(
        entries.map(({ details, resource }): unknown[] => [
          details.event,
          details.delivered,
          details.failure,
          resource.name,
        ]),
        [
          ['chat.session.opened', false, 'http_status', key['name']],
          ['chat.execution.updated', true, 'none', key['name']],
          ['chat.session.opened', true, 'none', key['name']],
        ],
      )
    })
    it('is 409 webhook_not_configured for a key without a webhook, and for a revoked one', async () => {
      const { key: silent } = (await successBody(home.token.post('/keys', { name: `key ${newId()}` }))) as {
        key: Loose
      }
      assertRefused(
        await home.token.post(`/keys/${String(silent['id'])}/webhook-test`, {}),
        409,
        'webhook_not_configured',
      )
      const { key } = await keyWithWebhook()
      await successBody(home.token.post(`/keys/${String(key['id'])}/status`, { status: 'revoked' }))
      assertRefused(await home.token.post(`/keys/${String(key['id'])}/webhook-test`, {}), 409, 'webhook_not_configured')
      assert.equal(receiver.received.length, 0)
    })
    it('is 429 rate_limited after thirty in a minute', async () => {
      const workspace = await adminWorkspace(service, 'Eager')
      const { key } = await keyWithWebhook('http://169.254.169.254/', workspace)
      const path = `/keys/${String(key['id'])}/webhook-test`
      for (let count = 0; count < 30; count++)
        assert.equal((await successBody(workspace.token.post(path, {})))['failure'], 'refused_address')
      const answer = await workspace.token.post(path, {})
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(answer.headers['retry-after'], '60')
    })
  })
})
