import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import request from 'supertest'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

const SOURCE = '018f0000-0000-7000-8000-00000000000b'
const SECRET = 'the shop and we share this'

let service: TestService

before(async () => {
  service = await startTestService()
  await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { name: 'Acme', locale: 'en', timezone: 'UTC', currency: 'EUR' },
    flows: [
      {
        code: 'thanks',
        name: 'Thanks',
        triggers: [{ type: 'event', event: 'order.paid', filter: '$event.total > 100' }],
        start: 'bye',
        nodes: [{ id: 'bye', type: 'end', text: 'Thanks for {{ event.order }}' }],
      },
    ],
    inboundWebhooks: [{ id: SOURCE, name: 'Shop', eventName: 'order.paid', secret: SECRET }],
  })
})

after(async () => {
  await service.stop()
})

describe('receiveInboundWebhook', () => {
  test('a signed request starts the flows of its event', async () => {
    const { body } = await send({ body: order() }).expect(202)
    assert.equal(body.subscriptions_matched, 1)
    assert.equal(body.execution_ids.length, 1)
    const { rows } = await service.database.pool.query('select name, data from domain_events where id = $1', [
      body.event_id,
    ])
    assert.equal(rows[0]?.name, 'order.paid')
  })

  test('the filter of a subscription decides', async () => {
    const { body } = await send({ body: JSON.stringify({ order: randomUUID(), total: 5 }) }).expect(202)
    assert.deepEqual([body.subscriptions_matched, body.execution_ids], [0, []])
  })

  test('the signature covers the bytes, not their meaning', async () => {
    const body = `{ "order":"${randomUUID()}",\n "total" : 1e3 }`
    await send({ body }).expect(202)
    await send({ body, signature: sign(now(), JSON.stringify(JSON.parse(body))) }).expect(401)
  })

  test('401 invalid_signature: wrong, malformed, absent, and of an unknown source', async () => {
    const body = order()
    const good = sign(now(), body)
    const wrong = [
      sign(now(), `${body} `),
      sign(now(), body, 'another secret'),
      good.slice(7),
      `${good}00`,
      `${good.slice(0, -2)}zz`,
      good.toUpperCase(),
      '',
      'sha256=',
    ]
    for (const signature of wrong)
      assert.equal((await send({ body, signature }).expect(401)).body.error, 'invalid_signature', signature)
    for (const source of [randomUUID(), 'shop', SOURCE.replace('b', '%20')])
      assert.equal((await send({ body, source }).expect(401)).body.error, 'invalid_signature', source)
    assert.equal(
      (await post().set('X-Service-Timestamp', now()).send(body).expect(401)).body.error,
      'invalid_signature',
    )
    const answers = await Promise.all([
      send({ body, source: randomUUID() }),
      send({ body, signature: sign(now(), 'x') }),
    ])
    assert.equal(answers[0].text, answers[1].text)
  })

  test('the signature comes first: an unsigned body is not even read as JSON', async () => {
    assert.equal(
      (await send({ body: 'no json', signature: sign(now(), 'other') }).expect(401)).body.error,
      'invalid_signature',
    )
  })

  test('401 timestamp_out_of_range: more than 300 seconds away, on either side', async () => {
    for (const drift of [-301, 301])
      assert.equal(
        (await send({ body: order(), timestamp: now(drift) }).expect(401)).body.error,
        'timestamp_out_of_range',
      )
    for (const drift of [-299, 299]) await send({ body: order(), timestamp: now(drift) }).expect(202)
  })

  test('409 signature_replayed: for 600 seconds, and the event happened once', async () => {
    const body = order()
    const timestamp = now(290)
    await send({ body, timestamp }).expect(202)
    assert.equal((await send({ body, timestamp }).expect(409)).body.error, 'signature_replayed')
    service.clock.advance(580_000)
    assert.equal((await send({ body, timestamp }).expect(409)).body.error, 'signature_replayed')
    assert.equal(await eventsOf(body), 1)
  })

  test('fifty identical concurrent requests are one run', async () => {
    const body = order()
    const timestamp = now()
    const answers = await Promise.all(Array.from({ length: 50 }, async () => await send({ body, timestamp })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [202, ...Array<number>(49).fill(409)])
    assert.equal(await eventsOf(body), 1)
    const { rows } = await service.database.pool.query<{ count: number }>(
      `select count(*) as count
      from event_starts s
      join domain_events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      where e.data = $1::jsonb`,
      [body],
    )
    assert.equal(rows[0]?.count, 1)
  })

  test('400 invalid_input: a body that is not a JSON object, and a missing timestamp', async () => {
    for (const body of ['[]', '"text"', 'null', '{', ''])
      assert.equal((await send({ body }).expect(400)).body.error, 'invalid_input', body)
    assert.equal(
      (await post().set('X-Service-Signature', sign(now(), '{}')).send('{}').expect(400)).body.error,
      'invalid_input',
    )
    assert.equal((await send({ body: '{}', timestamp: 'yesterday' }).expect(400)).body.error, 'invalid_input')
  })

  test('415 unsupported_media_type and 413 payload_too_large', async () => {
    assert.equal((await send({ body: order(), type: 'text/plain' }).expect(415)).body.error, 'unsupported_media_type')
    assert.equal(
      (await send({ body: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }) }).expect(413)).body.error,
      'payload_too_large',
    )
  })

  test('500 internal_error reveals nothing', async () => {
    await service.database.pool.query('alter table domain_events rename to domain_events_gone')
    try {
      const { body } = await send({ body: order() }).expect(500)
      assert.equal(body.error, 'internal_error')
    } finally {
      await service.database.pool.query('alter table domain_events_gone rename to domain_events')
    }
  })
})

function order(): string {
  return JSON.stringify({ order: randomUUID(), total: 120 })
}

function now(drift = 0): string {
  return String(Math.floor(service.clock.now().getTime() / 1000) + drift)
}

function sign(timestamp: string, body: string, secret = SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

function post(source = SOURCE) {
  return request(service.url).post(`/api/v1/webhooks/inbound/${source}`).set('Content-Type', 'application/json')
}

function send({
  body,
  source,
  timestamp = now(),
  signature = sign(timestamp, body),
  type = 'application/json',
}: {
  body: string
  source?: string
  timestamp?: string
  signature?: string
  type?: string
}) {
  return post(source)
    .set('Content-Type', type)
    .set('X-Service-Timestamp', timestamp)
    .set('X-Service-Signature', signature)
    .send(body)
}

async function eventsOf(body: string): Promise<number> {
  return (
    (
      await service.database.pool.query<{ count: number }>(
        'select count(*) as count from domain_events where data = $1::jsonb',
        [body],
      )
    ).rows[0]?.count ?? 0
  )
}
