import assert from 'node:assert/strict'
import request from 'supertest'
import { createEgress } from '../../adapters/egress/index.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import { createWaitTokens } from '../../adapters/chat-tokens.ts'
import { webhookDelivery } from '../../app/webhook-delivery.ts'
import { deliverDueWebhooks, type DeliveryDeps, type DeliveryReport } from '../../services/webhooks/deliver.ts'
import { NEW_ID } from '../support/ids.ts'
import { startReceiver } from '../support/receiver.ts'
import { APP_SECRET, startTestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

export const SECRET = 'whsec_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0UvW'
export const KEYS = {
  told: 'pk_live_Told',
  silent: 'pk_live_Silent',
  other: 'pk_live_Other',
  refused: 'pk_live_Refused',
}

type Delivery = { status: string; attempts: number; last_status: number | null; last_error: string | null }
type Said = { executionId: string; waitToken: string | null; blocks: unknown[] }

/** A service whose workspace has keys with and without webhooks, and the receiver of their events. */
export async function createWebhookFixture(document: object = {}) {
  const receiver = await startReceiver()
  const egress = createEgress({ allow: ['127.0.0.1'] })
  const service = await startTestService()
  const signalled = { times: 0 }
  service.deps.work.onWork('webhooks', () => {
    signalled.times++
  })
  const tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { name: 'Acme', locale: 'en', timezone: 'UTC', currency: 'EUR' },
    keys: [
      { name: 'told', key: KEYS.told, webhook: { url: `${receiver.url}/told`, secret: SECRET } },
      { name: 'other', key: KEYS.other, webhook: { url: `${receiver.url}/other`, secret: SECRET } },
      { name: 'refused', key: KEYS.refused, webhook: { url: 'http://169.254.169.254/latest', secret: SECRET } },
      { name: 'silent', key: KEYS.silent },
    ],
    flows: [
      {
        code: 'ask',
        name: 'Ask',
        triggers: [{ type: 'chat_intent', intent: 'ask' }],
        start: 'question',
        nodes: [
          {
            id: 'question',
            type: 'input',
            prompt: 'Your name?',
            field: { name: 'name', type: 'text', required: true },
            next: 'bye',
          },
          { id: 'bye', type: 'end', text: 'Bye {{ vars.name }}' },
        ],
      },
    ],
    ...document,
  })

  const delivery = (): DeliveryDeps =>
    webhookDelivery({
      db: service.database.pool,
      egress,
      secretBox: createSecretBox([APP_SECRET]),
      waitTokens: createWaitTokens([APP_SECRET]),
      clock: service.clock,
      tracing: service.deps.tracing,
      onError: error => {
        throw error
      },
    })
  const send = async (token: string, body: object) =>
    await request(service.url)
      .post('/api/public/v1/chat/messages')
      .set('Authorization', `Bearer ${token}`)
      .set('X-Forwarded-For', service.nextAddress())
      .send(body)
  return {
    tenantId,
    receiver,
    service,
    signalled,
    delivery,
    send,
    deliver: async (changes: Partial<DeliveryDeps> = {}, limit = 1_000): Promise<DeliveryReport> => {
      await service.clockSet()
      return await deliverDueWebhooks({ ...delivery(), ...changes }, { limit })
    },
    openSession: async (publicKey: string, body: object = {}): Promise<{ token: string; conversationId: string }> => {
      const { body: session } = await request(service.url)
        .post('/api/public/v1/chat/sessions')
        .set('X-Forwarded-For', service.nextAddress())
        .send({ publicKey, ...body })
        .expect(201)
      return { token: session.sessionToken, conversationId: session.conversationId }
    },
    say: async (token: string, body: object): Promise<Said> => {
      const answer = await send(token, body)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.reply as Said
    },
    /** This many further deliveries that are due, like the existing ones. */
    makeDue: async (count: number) => {
      await service.database.pool.query(`
        insert into webhook_events
          (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, occurred_at)
        select tenant_id, ${NEW_ID}, widget_key_id, ${NEW_ID}, event, conversation_id, payload, occurred_at
        from webhook_events, generate_series(1, ${count});
        insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at)
        select e.tenant_id, e.id, e.widget_key_id, parley_now()
        from webhook_events e
        where not exists (select 1 from webhook_deliveries d where d.tenant_id = e.tenant_id and d.id = e.id)`)
    },
    countEvents: async (): Promise<number> =>
      (await service.database.pool.query<{ count: number }>('select count(*) as count from webhook_events')).rows[0]
        ?.count ?? 0,
    states: async (): Promise<Delivery[]> =>
      (
        await service.database.pool.query<Delivery>(
          'select status, attempts, last_status, last_error from webhook_deliveries order by id',
        )
      ).rows,
    /** No events; the receiver accepts everything. */
    reset: async () => {
      for (const table of ['claims', 'attempts', 'deliveries', 'events'])
        await service.database.pool.query(`delete from webhook_${table}`)
      receiver.received.splice(0)
      receiver.answer(() => ({}))
      signalled.times = 0
    },
    stop: async () => {
      await egress.close()
      await service.stop()
      await receiver.stop()
    },
  }
}
