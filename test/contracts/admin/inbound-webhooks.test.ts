import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('inbound webhooks', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const NOW = { 'If-Match': '*' }
  const create = async (body: object = {}) =>
    (await successBody(
      home.token.post('/inbound-webhooks', { name: `Shop ${newId()}`, eventName: 'order.paid', ...body }),
    )) as { inboundWebhook: Loose; secret: string }
  const pathOf = ({ id }: Loose) => `/inbound-webhooks/${String(id)}`
  const entries = async (action: string, { id }: Loose) =>
    await successItems(home.token.get(`/audit?action=${action}&resourceId=${String(id)}`))

  /** Sends an event as the sender would, signed with its secret. */
  const send = async ({ url }: Loose, secret: string, data: object = { order: newId() }) => {
    const timestamp = String(Math.floor(service.clock.now().getTime() / 1000))
    const body = JSON.stringify({ ...data, nonce: newId() })
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const { pathname } = new URL(String(url))
    return await request(service.url)
      .post(pathname)
      .set({
        'Content-Type': 'application/json',
        'X-Service-Timestamp': timestamp,
        'X-Service-Signature': `sha256=${signature}`,
      })
      .send(body)
  }

  describe('createInboundWebhook', () => {
    it('shows the address and, this once, the secret, and starts the flows of the event', async () => {
      const eventName = `order.${uniqueCode()}`
      const { id } = await successBody(
        home.token.post('/flows', {
          definition: {
            code: uniqueCode(),
            name: 'Thanks',
            triggers: [{ type: 'event', event: eventName }],
            start: 'bye',
            nodes: [{ id: 'bye', type: 'end', text: 'Thanks for {{ event.order }}' }],
          },
        }),
      )
      await successBody(home.token.post(`/flows/${String(id)}/publish`, {}))
      const answer = await home.token.post('/inbound-webhooks', { name: 'Shop', eventName })
      assert.equal(answer.status, 201, answer.text)
      const { inboundWebhook, secret } = answer.body as { inboundWebhook: Loose; secret: string }
      assert.deepEqual(
        [
          inboundWebhook['url'],
          inboundWebhook['active'],
          inboundWebhook['lastReceivedAt'],
          answer.headers['location'],
          answer.headers['etag'],
          answer.headers['cache-control'],
        ],
        [
          `http://localhost/api/v1/webhooks/inbound/${String(inboundWebhook['id'])}`,
          true,
          null,
          `/api/admin/v1${pathOf(inboundWebhook)}`,
          inboundWebhook['etag'],
          'no-store',
        ],
      )
      await eventually(async () => {
        const sent = await send(inboundWebhook, secret)
        assert.deepEqual([sent.status, (sent.body as Loose)['subscriptions_matched']], [202, 1], sent.text)
      })
      const read = await home.token.get(pathOf(inboundWebhook))
      assert.deepEqual(
        [(read.body as Loose)['lastReceivedAt'], (read.body as Loose)['etag'], read.text.includes(secret)],
        [service.clock.now().toISOString(), inboundWebhook['etag'], false],
      )
      const [entry] = await entries('inbound_webhook.create', inboundWebhook)
      assert.deepEqual(
        [entry?.['before'], entry?.['after'].secret, entry?.['after'].eventName, entry?.['resource']],
        [null, '[REDACTED]', eventName, { type: 'inbound_webhook', id: inboundWebhook['id'], name: 'Shop' }],
      )
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        "select exists (select from audit_log a where a::text like '%' || $1 || '%') as found",
        [secret],
      )
      assert.equal(rows[0]?.found, false)
    })
    it('accepts the secret that the sender already has', async () => {
      const { inboundWebhook, secret } = await create({ secret: 'the secret of the sender' })
      assert.deepEqual(
        [secret, (await send(inboundWebhook, 'the secret of the sender')).status],
        ['the secret of the sender', 202],
      )
    })
    it('is 409 conflict for a name that exists', async () => {
      const {
        inboundWebhook: { name },
      } = await create()
      assertRefused(
        await home.token.post('/inbound-webhooks', { name: String(name), eventName: 'order.paid' }),
        409,
        'conflict',
      )
    })
  })

  describe('getInboundWebhook', () => {
    it('shows the address and the last receipt, never the secret', async () => {
      const { inboundWebhook, secret } = await create()
      const before = await home.token.get(pathOf(inboundWebhook))
      assert.deepEqual([before.body, before.headers['etag']], [inboundWebhook, inboundWebhook['etag']])
      assert.equal((await send(inboundWebhook, secret)).status, 202)
      const received = await home.token.get(pathOf(inboundWebhook))
      assert.deepEqual(received.body, { ...inboundWebhook, lastReceivedAt: service.clock.now().toISOString() })
      assert.ok(!received.text.includes(secret))
    })
  })

  describe('listInboundWebhooks', () => {
    it('sorts by name, page by page', async () => {
      const workspace = await adminWorkspace(service, 'Senders')
      for (const name of ['b', 'a', 'c'])
        await successBody(workspace.token.post('/inbound-webhooks', { name, eventName: 'order.paid' }))
      const first = (await successBody(workspace.token.get('/inbound-webhooks?limit=2'))) as {
        items: Loose[]
        nextCursor: string
      }
      const { items, nextCursor } = (await successBody(
        workspace.token.get(`/inbound-webhooks?limit=2&cursor=${first.nextCursor}`),
      )) as { items: Loose[]; nextCursor: null }
      assert.deepEqual(
        [[...first.items, ...items].map(({ name }) => String(name)), nextCursor],
        [['a', 'b', 'c'], null],
      )
    })
  })

  describe('updateInboundWebhook', () => {
    it('refuses a deactivated sender like an unknown one, and accepts it again', async () => {
      const { inboundWebhook, secret } = await create()
      const unknown = await send({ url: String(inboundWebhook['url']).replace(/[^/]+$/, newId()) }, secret)
      for (const active of [false, true]) {
        assert.equal((await successBody(home.token.patch(pathOf(inboundWebhook), { active }, NOW)))['active'], active)
        const sent = await send(inboundWebhook, secret)
        assert.deepEqual(active ? sent.status : [sent.status, sent.text], active ? 202 : [401, unknown.text])
      }
      assert.deepEqual(
        (await entries('inbound_webhook.update', inboundWebhook)).map(({ before, after }): unknown[] => [
          before,
          after,
        ]),
        [
          [{ active: false }, { active: true }],
          [{ active: true }, { active: false }],
        ],
      )
    })
    it('takes the secret that a sender has given, and keeps it from the log', async () => {
      const { inboundWebhook, secret } = await create()
      const given = 'whsec_given_by_the_sender'
      const answer = await home.token.patch(pathOf(inboundWebhook), { secret: given }, NOW)
      assert.ok(answer.status === 200 && !answer.text.includes(given), answer.text)
      assert.deepEqual(
        [(await send(inboundWebhook, secret)).status, (await send(inboundWebhook, given)).status],
        [401, 202],
      )
      const [entry] = await entries('inbound_webhook.update', inboundWebhook)
      assert.deepEqual([entry?.['before'], entry?.['after']], [{ secret: '[REDACTED]' }, { secret: '[REDACTED]' }])
    })
    it('is 409 conflict for a name that exists', async () => {
      const [one, other] = [await create(), await create()]
      assertRefused(
        await home.token.patch(pathOf(one.inboundWebhook), { name: String(other.inboundWebhook['name']) }, NOW),
        409,
        'conflict',
      )
    })
  })

  describe('rotateInboundWebhookSecret', () => {
    it('revokes the former secret immediately, and shows the new one only once', async () => {
      const { inboundWebhook, secret } = await create()
      const answer = await home.token.post(`${pathOf(inboundWebhook)}/rotate-secret`, undefined, {
        'If-Match': String(inboundWebhook['etag']),
      })
      assert.deepEqual(
        [answer.status, answer.headers['cache-control'], answer.headers['etag']],
        [200, 'no-store', (answer.body as Loose)['inboundWebhook'].etag],
        answer.text,
      )
      const renewed = String((answer.body as Loose)['secret'])
      assert.deepEqual(
        [(await send(inboundWebhook, secret)).status, (await send(inboundWebhook, renewed)).status],
        [401, 202],
      )
      const [entry] = await entries('inbound_webhook.rotate_secret', inboundWebhook)
      assert.deepEqual([entry?.['before'], entry?.['after']], [{ secret: '[REDACTED]' }, { secret: '[REDACTED]' }])
    })
  })

  describe('previewInboundWebhook', () => {
    const preview = async (webhook: Loose, body: object) =>
      await successBody(home.token.post(`${pathOf(webhook)}/preview`, body))

    it('shows the event of a captured request, and what its signature is worth, without raising it', async () => {
      const { inboundWebhook, secret } = await create({ sender: 'stripe', eventName: 'stripe' })
      assert.match(String(inboundWebhook['url']), /\/api\/v1\/webhooks\/senders\//)
      const body = '{"id":"evt_1","type":"charge.refunded"}'
      const now = Math.floor(service.clock.now().getTime() / 1000)
      const signed = (at: number, key = secret) => ({
        'Stripe-Signature': `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`,
      })
      const seen = { eventName: 'stripe.charge.refunded', data: { id: 'evt_1', type: 'charge.refunded' } }
      const cases: [object, string][] = [
        [{ headers: signed(now) }, 'valid'],
        [{ headers: signed(now - 301) }, 'outdated'],
        [{ headers: signed(now, 'another') }, 'wrong'],
        [{}, 'missing'],
      ]
      for (const [more, signature] of cases)
        assert.deepEqual(await preview(inboundWebhook, { body, ...more }), { ...seen, signature })
      assert.equal((await successBody(home.token.get(pathOf(inboundWebhook))))['lastReceivedAt'], null)
    })

    it('reads a form, and the event of an inbound webhook that signs as we do', async () => {
      const form = await create({ sender: 'twilio', eventName: 'sms' })
      assert.deepEqual(await preview(form.inboundWebhook, { body: 'MessageStatus=sent&To=%2B49' }), {
        eventName: 'sms.sent',
        data: { MessageStatus: 'sent', To: '+49' },
        signature: 'missing',
      })
      const { inboundWebhook } = await create()
      assert.equal((await preview(inboundWebhook, { body: '{"type":"x"}' }))['eventName'], 'order.paid')
    })

    it('refuses a body that the inbound webhook would refuse', async () => {
      const { inboundWebhook } = await create({ sender: 'github' })
      const headers = { 'Content-Type': 'application/json' }
      for (const body of ['[]', 'hello', '{"__proto__":{}}'])
        assertRefused(
          await home.token.post(`${pathOf(inboundWebhook)}/preview`, { body, headers }),
          422,
          'validation_failed',
        )
    })
  })

  describe('deleteInboundWebhook', () => {
    it('closes the address permanently', async () => {
      const { inboundWebhook, secret } = await create()
      assert.equal(
        (await home.token.delete(pathOf(inboundWebhook), { 'If-Match': String(inboundWebhook['etag']) })).status,
        204,
      )
      assert.equal((await send(inboundWebhook, secret)).status, 401)
      const [entry] = await entries('inbound_webhook.delete', inboundWebhook)
      assert.deepEqual(
        [entry?.['before'].name, entry?.['before'].secret, entry?.['after']],
        [inboundWebhook['name'], '[REDACTED]', null],
      )
    })
  })
})
