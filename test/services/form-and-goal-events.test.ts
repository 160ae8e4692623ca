import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import request, { type Response } from 'supertest'
import { newId } from '../../adapters/ids.ts'
import { verifyWebhook } from '../../generated/sdk/dist/index.js'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { createWebhookFixture, KEYS, SECRET } from './webhook-fixture.ts'

const newsletter = {
  code: 'newsletter',
  title: 'Newsletter',
  embeddable: true,
  fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true }],
}
const goals = [
  {
    code: 'purchase',
    name: 'Purchase',
    match: { type: 'api' },
    value: { mode: 'from_property', property: 'amount' },
    currency: 'EUR',
  },
  { code: 'sign-up', name: 'Sign up', match: { type: 'telemetry', name: 'signed_up' } },
  { code: 'asked', name: 'Asked', match: { type: 'flow' } },
]
const reaching = {
  code: 'reach',
  name: 'Reach',
  triggers: [{ type: 'chat_intent', intent: 'reach' }],
  start: 'goal',
  nodes: [
    { id: 'goal', type: 'goal', code: 'asked', next: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
}

const fixture = await createWebhookFixture({ forms: [newsletter], goals, flows: [reaching] })
const { receiver, service, tenantId, signalled, deliver, openSession, say, countEvents } = fixture
const QUIET = 'pk_live_Quiet'
await applyTestWorkspace(service.database, {
  apiVersion: 'parley/v1',
  organization: { name: 'Quiet Group' },
  workspace: { name: 'Quiet', locale: 'en', timezone: 'UTC', currency: 'EUR' },
  keys: [{ name: 'quiet', key: QUIET, webhook: { url: `${receiver.url}/quiet`, secret: SECRET } }],
  forms: [newsletter],
  goals,
  config: { tenant: { 'webhooks/events/kinds': ['chat.session.opened'] } },
})
beforeEach(fixture.reset)
after(fixture.stop)

type Body = Record<string, unknown>

const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi/webhooks.json', import.meta.url), 'utf8'),
) as { components: object }
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormatsModule.default(ajv)
ajv.addSchema({ $id: 'contract', ...contract })

function assertValid(schema: string, body: Body): void {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}`, unevaluatedProperties: false })
  assert.ok(validate(body), JSON.stringify(validate.errors))
}

/** What the receiver got of this kind, each of it signed. */
async function received(event: string): Promise<Body[]> {
  await deliver()
  const of = receiver.received.filter(({ body }) => (JSON.parse(body) as Body)['event'] === event)
  for (const { body, headers } of of)
    assert.ok(await verifyWebhook({ secret: SECRET, body, signature: String(headers['x-service-signature']) }))
  return of.map(({ body }) => JSON.parse(body) as Body)
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return await request(service.url)
    .post(path)
    .set({ 'X-Forwarded-For': service.nextAddress(), ...headers })
    .send(body)
}

describe('form.submission.created', () => {
  const submit = async (body: object = {}, key = KEYS.told) =>
    await post(`/api/public/v1/forms/newsletter/submissions?publicKey=${key}`, {
      values: { email: 'ada@acme.example' },
      ...body,
    })
  const KIND = 'form.submission.created'

  test('is sent for a stored submission, without its values', async () => {
    const answer = await submit({ locale: 'de' })
    assert.equal(answer.status, 201, answer.text)
    assert.equal(signalled.times, 1)
    const [event, ...more] = await received(KIND)
    assertValid('FormSubmissionCreatedEvent', event!)
    assert.deepEqual(
      [event!['submission_id'], event!['form_code'], event!['form_version'], event!['locale'], more],
      [(answer.body as Body)['submissionId'], 'newsletter', 1, 'de', []],
    )
    assert.equal(event!['conversation_id'], null)
    assert.ok(!JSON.stringify(receiver.received).includes('ada@'))
  })

  test('names the conversation of the page, if the workspace has it', async () => {
    const { conversationId } = await openSession(KEYS.told)
    await submit({ conversationId })
    await submit({ conversationId: newId() })
    assert.deepEqual(
      new Set((await received(KIND)).map(event => event['conversation_id'])),
      new Set([conversationId, null]),
    )
  })

  test('is sent once for a submission that is sent several times, also at once', async () => {
    const clientSubmissionId = newId()
    const answers = await Promise.all(Array.from({ length: 4 }, async () => await submit({ clientSubmissionId })))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 201])
    await submit({ clientSubmissionId })
    assert.equal((await received(KIND)).length, 1)
  })

  test('is not sent for what is refused, by keys without webhook and where the kind is not wanted', async () => {
    assert.equal((await submit({ values: { email: 'none' } })).status, 422)
    assert.equal((await submit({ values: { email: 'ada@acme.example', website: 'spam' } })).status, 422)
    assert.equal((await submit({}, KEYS.silent)).status, 201)
    assert.equal((await submit({}, QUIET)).status, 201)
    assert.equal(await countEvents(), 0)
  })

  test('is written with the submission or not at all', async () => {
    const { pool } = service.database
    const stored = async () =>
      (await pool.query<{ n: number }>('select count(*)::integer as n from form_submissions')).rows[0]?.n
    const before = await stored()
    await pool.query(`alter table webhook_events add constraint none check (event <> '${KIND}') not valid`)
    assert.deepEqual([(await submit()).status, await stored()], [500, before])
    await pool.query('alter table webhook_events drop constraint none')
  })
})

describe('goal.completion.created', () => {
  const KIND = 'goal.completion.created'
  const convert = async (body: object, headers: Record<string, string> = {}, workspace = tenantId) =>
    await post(
      '/api/v1/insights/conversions',
      { tenant_id: workspace, goal: 'purchase', props: { amount: 49.9 }, ...body },
      { Authorization: `Bearer ${ENGINE_TOKEN}`, ...headers },
    )
  const report = async (publicKey: string, clientEventId: string) =>
    await post(`/api/public/v1/chat/events?publicKey=${publicKey}`, { name: 'signed_up', clientEventId })

  test('is sent to the key of the conversation for a conversion of a server', async () => {
    const { conversationId } = await openSession(KEYS.told)
    const answer = await convert({
      conversation_id: conversationId,
      external_ref: 'order-1',
      occurred_at: '2026-01-02T03:04:05.000Z',
    })
    assert.equal(answer.status, 201, answer.text)
    const [event, ...more] = await received(KIND)
    assertValid('GoalCompletionCreatedEvent', event!)
    const { completion_id, goal_code, source, external_ref, value, currency, completed_at } = event!
    assert.deepEqual(
      [completion_id, goal_code, source, external_ref, value, currency, completed_at, more],
      [
        (answer.body as Body)['completion_id'],
        'purchase',
        'api',
        'order-1',
        49.9,
        'EUR',
        '2026-01-02T03:04:05.000Z',
        [],
      ],
    )
  })

  test('is sent once for a completion that is reported several times', async () => {
    const { conversationId: conversation_id } = await openSession(KEYS.told)
    const key = { 'Idempotency-Key': newId() }
    await Promise.all(
      Array.from({ length: 3 }, async () => await convert({ conversation_id, external_ref: 'order-2' })),
    )
    for (let n = 0; n < 2; n++) await convert({ conversation_id }, key)
    assert.equal((await received(KIND)).length, 2)
  })

  test('is not sent for a completion of no conversation, or of one without a webhook', async () => {
    const { conversationId: silent } = await openSession(KEYS.silent)
    await convert({})
    await convert({ conversation_id: silent })
    assert.equal(await countEvents(), 0)
  })

  test('is sent to the key that reported the event of a page, once for its id', async () => {
    const id = newId()
    assert.equal((await report(KEYS.told, id)).status, 202)
    await report(KEYS.told, id)
    await report(KEYS.silent, newId())
    await report(QUIET, newId())
    const [event, ...more] = await received(KIND)
    assertValid('GoalCompletionCreatedEvent', event!)
    assert.deepEqual([event!['goal_code'], event!['source'], event!['value'], more], ['sign-up', 'telemetry', null, []])
    const { rows } = await service.database.pool.query('select 1 from goal_completions where id = $1', [
      event!['completion_id'],
    ])
    assert.equal(rows.length, 1)
  })

  test('is sent with the turn that reached a goal of a flow', async () => {
    const { token, conversationId } = await openSession(KEYS.told)
    await say(token, { text: 'Hi', intentName: 'reach' })
    const [event, ...more] = await received(KIND)
    assertValid('GoalCompletionCreatedEvent', event!)
    assert.deepEqual(
      [event!['conversation_id'], event!['goal_code'], event!['source'], more],
      [conversationId, 'asked', 'flow', []],
    )
    assert.equal((await received('chat.execution.updated')).length, 1)
  })

  test('is sent where a server runs the flow, which gets the reply itself', async () => {
    const { conversationId: conversation_id } = await openSession(KEYS.told)
    const bearer = { Authorization: `Bearer ${ENGINE_TOKEN}` }
    const run = { tenant_id: tenantId, intent_name: 'reach' }
    assert.equal((await post('/api/v1/engine/triggers/chat', { ...run, conversation_id }, bearer)).status, 200)
    assert.equal((await post('/api/v1/engine/triggers/chat', run, bearer)).status, 200)
    assert.deepEqual(
      (await received(KIND)).map(event => event['conversation_id']),
      [conversation_id],
    )
    assert.equal((await received('chat.execution.updated')).length, 0)
  })

  test('is written with the completion or not at all', async () => {
    const { pool } = service.database
    const { conversationId: conversation_id } = await openSession(KEYS.told)
    const stored = async () =>
      (await pool.query<{ n: number }>('select count(*)::integer as n from goal_completions')).rows[0]?.n
    const before = await stored()
    await pool.query(`alter table webhook_events add constraint none check (event <> '${KIND}') not valid`)
    assert.deepEqual([(await convert({ conversation_id })).status, await stored()], [500, before])
    assert.deepEqual([(await report(KEYS.told, newId())).status, await stored()], [500, before])
    await pool.query('alter table webhook_events drop constraint none')
  })
})
