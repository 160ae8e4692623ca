import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import request from 'supertest'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

const SECRET = 'the sender and we share this'
const SENDERS = ['stripe', 'github', 'slack', 'twilio'] as const
const ids = Object.fromEntries(SENDERS.map(sender => [sender, randomUUID()]))
const OURS = randomUUID()

let service: TestService

before(async () => {
  service = await startTestService()
  await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { name: 'Acme', locale: 'en', timezone: 'UTC', currency: 'EUR' },
    flows: [
      {
        code: 'refunded',
        name: 'Refunded',
        triggers: [{ type: 'event', event: 'stripe.charge.refunded', filter: '$event.data.amount > 100' }],
        nodes: [{ id: 'bye', type: 'end', text: 'Refunded' }],
      },
    ],
    inboundWebhooks: [
      ...SENDERS.map(sender => ({ id: ids[sender], name: sender, eventName: sender, sender, secret: SECRET })),
      { id: OURS, name: 'Shop', eventName: 'order.paid', secret: SECRET },
    ],
  })
})

after(async () => {
  await service.stop()
})

describe('receiveSenderWebhook', () => {
  test('a request of Stripe starts the flows of its kind of event, once however often it is sent', async () => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'charge.refunded', data: { amount: 120 } })
    const first = await post('stripe', body, stripe(body)).expect(202)
    assert.equal(first.body.subscriptions_matched, 1)
    assert.equal(first.body.execution_ids.length, 1)
    // Stripe signs each attempt anew.
    service.clock.advance(60_000)
    const again = await post('stripe', body, stripe(body)).expect(202)
    assert.equal(again.body.event_id, first.body.event_id)
    assert.equal(await eventsNamed('stripe.charge.refunded'), 1)
  })

  test('ten identical requests at once are one event', async () => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'invoice.paid' })
    const headers = stripe(body)
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await post('stripe', body, headers)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202])
    assert.equal(new Set(answers.map(answer => (answer.body as { event_id: string }).event_id)).size, 1)
    assert.equal(await eventsNamed('stripe.invoice.paid'), 1)
  })

  test('a form is data like an object', async () => {
    const body = new URLSearchParams({ MessageSid: 'SM1', MessageStatus: 'delivered', To: '+4915112345678' }).toString()
    const signature = createHmac('sha1', SECRET)
      .update(`http://localhost/api/v1/webhooks/senders/${ids['twilio'] ?? ''}`)
      .update('MessageSidSM1MessageStatusdeliveredTo+4915112345678')
      .digest('base64')
    await post('twilio', body, {
      'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'X-Twilio-Signature': signature,
    }).expect(202)
    const { rows } = await service.database.pool.query<{ data: object }>(
      `select data from domain_events where name = 'twilio.delivered'`,
    )
    assert.deepEqual(
      rows.map(({ data }) => data),
      [Object.fromEntries(new URLSearchParams(body))],
    )
  })

  test('the question of Slack is answered, and raises no event', async () => {
    const body = JSON.stringify({ type: 'url_verification', challenge: 'abc' })
    const answer = await post('slack', body, slack(body)).expect(200)
    assert.deepEqual(answer.body, { challenge: 'abc' })
    assert.equal(await eventsNamed('slack'), 0)
  })

  test('401 invalid_signature: wrong, absent, or of another sender, or for another source', async () => {
    const body = JSON.stringify({ id: 'evt_0', type: 'charge.refunded' })
    const answers = await Promise.all([
      post('stripe', `${body} `, stripe(body)),
      post('stripe', body, {}),
      post('stripe', body, github(body)),
      post('github', body, stripe(body)),
      send(randomUUID(), body, stripe(body)),
      send('no-id', body, stripe(body)),
      send(OURS, body, github(body)),
    ])
    for (const answer of answers) {
      assert.equal(answer.status, 401)
      assert.equal((answer.body as { error: string }).error, 'invalid_signature')
    }
    const ours = await request(service.url)
      .post(`/api/v1/webhooks/inbound/${ids['stripe'] ?? ''}`)
      .set(own(body))
      .send(body)
    assert.equal(ours.status, 401)
  })

  test('401 timestamp_out_of_range: over 300 seconds on either side, where a time is signed', async () => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'x' })
    for (const drift of [-301, 301]) {
      const answer = await post('stripe', body, stripe(body, drift)).expect(401)
      assert.equal(answer.body.error, 'timestamp_out_of_range')
    }
    await post('stripe', body, stripe(body, -299)).expect(202)
  })

  test('a repeated request without a time is the same event, also days later', async () => {
    const body = JSON.stringify({ action: 'opened', issue: { number: 7 } })
    const headers = { ...github(body), 'X-GitHub-Event': 'issues' }
    const first = await post('github', body, headers).expect(202)
    service.clock.advance(3 * 24 * 3_600_000)
    const again = await post('github', body, headers).expect(202)
    assert.equal(again.body.event_id, first.body.event_id)
    assert.equal(await eventsNamed('github.issues.opened'), 1)
  })

  test('400 invalid_input for what is no object, 415 for another type, 413 for too much', async () => {
    for (const body of ['[]', 'no json', '{"__proto__":{}}'])
      assert.equal((await post('github', body, github(body))).status, 400, body)
    await post('github', '{}', { ...github('{}'), 'Content-Type': 'text/plain' }).expect(415)
    await post('github', 'x'.repeat(1_100_000), github('x')).expect(413)
  })

  test('500 internal_error reveals nothing', async () => {
    const { pool } = service.database
    await pool.query('alter table domain_events rename to domain_events_gone')
    try {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'invoice.paid' })
      const answer = await post('stripe', body, stripe(body)).expect(500)
      assert.equal(answer.body.error, 'internal_error')
      assert.doesNotMatch(answer.text, /domain_events/)
    } finally {
      await pool.query('alter table domain_events_gone rename to domain_events')
    }
  })

  test('503 service_unavailable while the database has no room, and the sender tries again', async () => {
    const { pool } = service.database
    await pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on domain_events for each row execute function no_room()`)
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'invoice.voided' })
    try {
      const answer = await post('stripe', body, stripe(body)).expect(503)
      assert.equal(answer.body.error, 'service_unavailable')
      assert.ok(Number(answer.headers['retry-after']) > 0)
    } finally {
      await pool.query('drop trigger no_room on domain_events; drop function no_room')
    }
    await post('stripe', body, stripe(body)).expect(202)
    assert.equal(await eventsNamed('stripe.invoice.voided'), 1)
  })
})

function post(sender: (typeof SENDERS)[number], body: string, headers: Record<string, string>) {
  return send(ids[sender] ?? '', body, headers)
}

function send(id: string, body: string, headers: Record<string, string>) {
  return request(service.url)
    .post(`/api/v1/webhooks/senders/${id}`)
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(body)
}

function now(drift = 0): string {
  return String(Math.floor(service.clock.now().getTime() / 1000) + drift)
}

function sha256(text: string): string {
  return createHmac('sha256', SECRET).update(text).digest('hex')
}

function stripe(body: string, drift = 0) {
  return { 'Stripe-Signature': `t=${now(drift)},v1=${sha256(`${now(drift)}.${body}`)}` }
}

function github(body: string) {
  return { 'X-Hub-Signature-256': `sha256=${sha256(body)}` }
}

function slack(body: string) {
  return { 'X-Slack-Request-Timestamp': now(), 'X-Slack-Signature': `v0=${sha256(`v0:${now()}:${body}`)}` }
}

function own(body: string) {
  return {
    'Content-Type': 'application/json',
    'X-Service-Timestamp': now(),
    'X-Service-Signature': `sha256=${sha256(`${now()}.${body}`)}`,
  }
}

async function eventsNamed(name: string): Promise<number> {
  const { rows } = await service.database.pool.query<{ count: string }>(
    'select count(*) as count from domain_events where name = $1',
    [name],
  )
  return Number(rows[0]?.count)
}
