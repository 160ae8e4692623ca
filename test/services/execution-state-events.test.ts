import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { adminWorkspace } from '../support/admin.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { createWebhookFixture, SECRET } from './webhook-fixture.ts'

const fixture = await createWebhookFixture()
const { receiver, service } = fixture
const at = (path: string) => ({ url: `${receiver.url}/${path}`, secret: SECRET })
const flow = (code: string, ...nodes: object[]): object => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  nodes,
})
const ASKS = { id: 'ask', type: 'input', prompt: 'Your name?', field: { name: 'name', type: 'text', required: true } }
const FLOWS = [
  flow('ask', ASKS),
  flow('fall', { id: 'call', type: 'http', url: 'http://169.254.169.254/latest', method: 'GET', saveAs: 'x' }),
  flow('talk', { id: 'human', type: 'handoff', queue: 'support', reason: 'Wants to talk' }),
]
const KINDS = ['waiting', 'ended', 'failed', 'cancelled'].map(state => `chat.execution.${state}`)
const { token, tenantId } = await adminWorkspace(service, 'Told', {
  keys: [{ name: 'all', key: 'pk_live_ToldAll', webhook: at('all') }],
  flows: FLOWS,
  queues: [{ code: 'support', name: 'Support' }],
})
await adminWorkspace(service, 'Chosen', {
  keys: [
    { name: 'all', key: 'pk_live_ChosenAll', webhook: at('chosen') },
    {
      name: 'failed',
      key: 'pk_live_ChosenFailed',
      webhook: at('failed'),
      webhookEvents: ['chat.execution.failed', 'chat.execution.cancelled'],
    },
  ],
  flows: FLOWS.slice(0, 2),
  config: { tenant: { 'webhooks/events/kinds': KINDS } },
})
type Event = Record<string, unknown> & { event: string }

/** The events of executions and handoffs that a receiver got, the oldest first. */
const heard = async (path: string): Promise<Event[]> => {
  await fixture.deliver()
  return receiver.received
    .filter(({ path: to }) => to === `/${path}`)
    .map(({ body }) => JSON.parse(body) as Event)
    .filter(({ event }) => event.startsWith('chat.execution.') || event.startsWith('chat.handoff.'))
    .filter(({ event }) => event !== 'chat.execution.updated')
}
const states = async (path: string): Promise<unknown[][]> =>
  (await heard(path)).map(({ event, status, outcome, failure_kind: kind, reason }) => [
    event,
    status,
    outcome,
    kind,
    reason,
  ])
type Run = { token: string; id: string; waitToken: string | null; conversation: string }
const run = async (key: string, intentName: string): Promise<Run> => {
  const { token: session, conversationId } = await fixture.openSession(key)
  const { executionId, waitToken } = await fixture.say(session, { intentName, text: 'Hi' })
  return { token: session, id: executionId, waitToken, conversation: conversationId }
}
const WAITS = ['chat.execution.waiting', 'waiting_input', null, null, null]

beforeEach(fixture.reset)
after(fixture.stop)

describe('the states of executions', () => {
  test('that somebody aborts are told without any choice, with the reason, once', async () => {
    const { id } = await run('pk_live_ToldAll', 'ask')
    for (let time = 0; time < 2; time++)
      await token.post(`/executions/${id}/abort`, { reason: 'Asked by phone' }, { 'If-Match': '*' })
    const [event, ...more] = await heard('all')
    assert.deepEqual(
      [event?.event, event?.['execution_id'], event?.['status'], event?.['reason'], more],
      ['chat.execution.cancelled', id, 'aborted', 'Asked by phone', []],
    )
  })

  test('that another system cancels, or that end with their conversation, are told as well', async () => {
    const { id } = await run('pk_live_ToldAll', 'ask')
    await request(service.url)
      .post(`/api/v1/engine/executions/${id}/cancel`)
      .set('Authorization', `Bearer ${ENGINE_TOKEN}`)
      .send({ tenant_id: tenantId })
      .expect(200)
    const { conversation } = await run('pk_live_ToldAll', 'talk')
    await token.post(`/conversations/${conversation}/close`, {}, { 'If-Match': '*' })
    assert.deepEqual(
      (await heard('all')).map(({ event }) => event),
      ['chat.execution.cancelled', 'chat.handoff.requested', 'chat.handoff.ended', 'chat.execution.cancelled'],
    )
  })

  test('are told to a key with every kind where the workspace has chosen them: waiting, then ended', async () => {
    const { token: session, id: executionId, waitToken } = await run('pk_live_ChosenAll', 'ask')
    assert.deepEqual(await states('chosen'), [WAITS])
    receiver.received.splice(0)
    await fixture.say(session, { executionId, waitToken, text: 'Ada' })
    assert.deepEqual(await states('chosen'), [['chat.execution.ended', 'completed', 'completed', null, null]])
  })

  test('are told to a key of the kinds that it has chosen alone', async () => {
    await run('pk_live_ChosenFailed', 'ask')
    await run('pk_live_ChosenFailed', 'fall')
    assert.deepEqual(await states('failed'), [['chat.execution.failed', 'failed', 'failed', 'http_error', null]])
  })
})
