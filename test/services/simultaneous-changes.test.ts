import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { assertUnavailable } from '../contracts/json-operation.ts'
import { assertRefused, callersOf, type Loose } from '../contracts/callers.ts'
import { formDefinition, greeting, successBody, creators, uniqueCode } from '../contracts/admin/fixtures.ts'
import type { EdgeStore } from '../../adapters/edge-store/index.ts'
import { renewCalls } from '../../adapters/stores/executions/call-leases.ts'
import { purgeWebhookEvents } from '../../adapters/stores/webhooks/purge.ts'
import { runRow } from '../support/customer-rows.ts'
import { createResources } from '../support/customers.ts'
import { uploadMedium } from '../support/media.ts'
import { put } from '../support/tables.ts'
import type { Drain } from '../../services/drain.ts'
import { createRepublishDrain } from '../../services/published/republish.ts'
import { adminWorkspace, startAdminService } from '../support/admin.ts'
import { eventually } from '../support/eventually.ts'
import { holding } from '../support/held.ts'

describe('what happens between two statements of a request', async () => {
  const { service, home } = await startAdminService()
  const { database } = service
  after(() => service.stop())
  const { publishDomainEvent } = callersOf(service)

  describe('what is read in several statements', () => {
    it('a draft of a form comes with the entity tag of its own state', async () => {
      const definition = formDefinition()
      const { id } = await successBody(home.token.post('/forms', { definition }))
      const saveOften = async () => {
        for (let save = 0; save < 300; save++)
          await database.pool.query(
            `update forms
            set draft = jsonb_set(draft, '{title}', to_jsonb((draft_revision + 1)::text)),
              draft_revision = draft_revision + 1
            where id = $1`,
            [id],
          )
        return true
      }
      const saving = saveOften()
      for (let saved = false; !saved; saved = await Promise.race([saving, Promise.resolve(false)])) {
        const { body } = await home.token.get(`/forms/${String(id)}/draft`)
        const { definition: shown, etag } = body as Loose
        if (shown.title !== definition.title) assert.equal(etag, `"draft-${String(shown.title)}"`)
      }
    })

    it('a delivery comes with the attempts that it counts', async () => {
      const deliveryId = (await creators['/webhook-deliveries/{deliveryId}']?.(home))?.['deliveryId'] ?? ''
      await database.pool.query('update webhook_deliveries set attempts = 0 where id = $1', [deliveryId])
      const sent = await holding(
        database,
        'lock table webhook_attempts in access exclusive mode',
        [],
        async ({ client, waiting }) => {
          const answer = home.token.get(`/webhook-deliveries/${deliveryId}`)
          await waiting(1)
          await client.query('update webhook_deliveries set attempts = 1 where id = $1', [deliveryId])
          await client.query(
            `insert into webhook_attempts (tenant_id, id, delivery_id, number, status, duration_ms, started_at)
            values ($1, $2, $3, 1, 410, 5, now())`,
            [home.tenantId, newId(), deliveryId],
          )
          return { answer }
        },
      )
      const { delivery, attempts } = await successBody(sent.answer)
      assert.equal((attempts as unknown[]).length, delivery.attempts)
    })

    it('an event that two versions of a flow subscribe to starts one, also while the other is published', async () => {
      const { token, tenantId } = await adminWorkspace(service, 'Events')
      const code = uniqueCode()
      const versionOf = (correlation: object) => ({
        ...greeting(code),
        triggers: [{ type: 'event', event: 'opened', correlation }],
      })
      const { id } = await successBody(token.post('/flows', { definition: versionOf({ shop: 'berlin' }) }))
      await successBody(token.post(`/flows/${String(id)}/publish`, {}))
      const saved = await token.put(
        `/flows/${String(id)}/draft`,
        { definition: versionOf({ shop: 'berlin', floor: '2' }) },
        { 'If-Match': '*' },
      )
      assert.equal(saved.status, 200, saved.text)
      await successBody(token.post(`/flows/${String(id)}/publish`, {}))
      await successBody(token.post(`/flows/${String(id)}/rollback`, { version: 1 }, { 'If-Match': '*' }))
      const sent = await holding(
        database,
        'lock table event_subscriptions in access exclusive mode',
        [],
        async ({ client, waiting }) => {
          const answer = publishDomainEvent({
            tenant_id: tenantId,
            event_name: 'opened',
            data: { shop: 'berlin', floor: '2' },
          }).then(reply => reply)
          await waiting(1)
          await client.query('update event_subscriptions set active = not active where flow_id = $1', [id])
          await client.query(
            `update flows
            set published_version_id = (select id from flow_versions where flow_id = $1 and version = 2)
            where id = $1`,
            [id],
          )
          return { answer }
        },
      )
      const { status, body, text } = await sent.answer
      assert.equal(status, 202, text)
      assert.equal((body as Loose).subscriptions_matched, 1, text)
    })
  })

  describe('what is checked before it is written', () => {
    it('a file that is applied does not bring a key back that was revoked meanwhile', async () => {
      const shop = await adminWorkspace(service, 'Revoking', { keys: [{ name: 'shop', key: 'pk_live_Revoking' }] })
      const [{ id }] = (await successBody(shop.token.get('/keys')))['items'] as [Loose]
      const { file } = await successBody(shop.token.get('/workspace/file'))
      const keys = [{ ...file.keys[0], status: 'paused' }]
      const { revoked, applied } = await holding(
        database,
        'select from keys where id = $1 for update',
        [id],
        async ({ waiting }) => {
          const revoked = shop.token.post(`/keys/${String(id)}/status`, { status: 'revoked' }, { 'If-Match': '*' })
          await waiting(1)
          const applied = shop.token.post('/workspace/file/apply', { file: { ...file, keys } }, { 'If-Match': '*' })
          await waiting(2)
          return { revoked, applied }
        },
      )
      assert.equal((await revoked).status, 200)
      assertRefused(await applied, 422, 'workspace_file_invalid')
      assert.equal((await successBody(shop.token.get(`/keys/${String(id)}`)))['status'], 'revoked')
    })
    it('a delivery that is started again is not purged at that moment', async () => {
      const id = (await creators['/webhook-deliveries/{deliveryId}']?.(home))?.['deliveryId'] ?? ''
      const { restarted, purged } = await holding(
        database,
        'select from webhook_deliveries where id = $1 for update',
        [id],
        async ({ waiting }) => {
          const restarted = home.token.post(`/webhook-deliveries/${id}/redeliver`, {})
          await waiting(1)
          const { tenantId } = home
          const all = { tenantId, before: new Date(Date.now() + 86_400_000), onlyDefault: false, limit: 1_000 }
          const purged = purgeWebhookEvents(database.pool, all)
          await waiting(2)
          return { restarted, purged }
        },
      )
      assert.equal((await restarted).status, 202)
      await purged
      const { delivery } = await successBody(home.token.get(`/webhook-deliveries/${id}`))
      assert.equal(delivery.status, 'pending')
    })
    it('a medium is not deleted while a flow that shows it is published', async () => {
      const medium = await successBody(uploadMedium(service, home.token).then(answer => answer))
      const { id } = await successBody(
        home.token.post('/flows', { definition: greeting(uniqueCode(), String(medium['url'])) }),
      )
      const { published, deleted } = await holding(
        database,
        'lock table edge_store_requests in access exclusive mode',
        [],
        async ({ waiting }) => {
          const published = home.token.post(`/flows/${String(id)}/publish`, {})
          await waiting(1)
          const deleted = home.token.delete(`/media/${String(medium['id'])}`)
          await Promise.race([deleted, waiting(2)])
          return { published, deleted }
        },
      )
      assert.equal((await published).status, 200)
      assertRefused(await deleted, 409, 'conflict')
    })
    it('a layout of a flow that is deleted meanwhile is not found', async () => {
      const { id } = await successBody(home.token.post('/flows', { definition: greeting(uniqueCode()) }))
      const saved = await holding(
        database,
        'select from flows where id = $1 for update',
        [id],
        async ({ client, waiting }) => {
          const body = { positions: { hello: { x: 1, y: 2 } }, notes: [] }
          const answer = home.token.put(`/flows/${String(id)}/layout`, body, { 'If-Match': '*' })
          await waiting(1)
          await client.query('delete from flows where id = $1', [id])
          return { answer }
        },
      )
      assertRefused(await saved.answer, 404, 'not_found')
    })
    const entitle = async (title: string) =>
      await successBody(
        home.token.patch('/config/sections/widget/values', { values: { 'widget/appearance/title': title } }, ANY),
      )
    const entitleAlone = async (title: string) => {
      await entitle(title)
      await database.pool.query("delete from edge_store_requests where namespace <> 'config'")
    }
    const storeIn = (documents: Map<string, string>): EdgeStore => ({
      serves: true,
      keeps: true,
      read: async (namespace, key) => await Promise.resolve(documents.get(`${namespace}:${key}`)),
      write: async (namespace, key, document) =>
        await Promise.resolve(void documents.set(`${namespace}:${key}`, document)),
      remove: async (namespace, key) => await Promise.resolve(void documents.delete(`${namespace}:${key}`)),
      close: async () => await Promise.resolve(),
    })
    it('a worker that was suspended leaves no older document in the edge store', async () => {
      const documents = new Map<string, string>()
      const store = storeIn(documents)
      const [suspended, resumed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
      const slow: EdgeStore = {
        ...store,
        write: async (...document) => {
          suspended.resolve(undefined)
          await resumed.promise
          await store.write(...document)
        },
      }
      const { clock, log } = service.deps
      const [late, other] = [slow, store].map(edgeStore =>
        createRepublishDrain({ db: database.pool, clock, log, edgeStore }),
      ) as [Drain, Drain]
      const key = `config:${home.tenantId}/widget`
      await database.pool.query('delete from edge_store_requests')
      await entitleAlone('One')
      late.kick()
      await suspended.promise
      await entitle('Two')
      await database.pool.query("update edge_store_requests set lease_until = now() - interval '1 second'")
      await other.idle()
      assert.match(documents.get(key) ?? '', /"Two"/)
      resumed.resolve(undefined)
      await late.idle()
      assert.match(documents.get(key) ?? '', /"Two"/)
      await Promise.all([late.stop(), other.stop()])
    })
    it('a document that changes while its write fails is written again without waiting for a lease', async () => {
      const [begun, failed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
      const documents = new Map<string, string>()
      const store = storeIn(documents)
      const failing: EdgeStore = {
        ...store,
        write: async () => {
          begun.resolve(undefined)
          await failed.promise
        },
      }
      const { clock, log } = service.deps
      const drain = createRepublishDrain({ db: database.pool, clock, log, edgeStore: failing })
      await database.pool.query('delete from edge_store_requests')
      await entitleAlone('Three')
      drain.kick()
      await begun.promise
      await entitleAlone('Four')
      failed.reject(new Error('the store is away'))
      failed.promise.catch(() => undefined)
      failing.write = async (...document) => await store.write(...document)
      await eventually(() => assert.match(documents.get(`config:${home.tenantId}/widget`) ?? '', /"Four"/))
      await drain.stop()
    })
    it('no token follows from a session that a new password has ended', async () => {
      const person = await home.person(['analyst'])
      const session = await home.sessionOf(person)
      const { password, token } = await holding(
        database,
        'select from users where id = $1 for update',
        [person.id],
        async ({ waiting }) => {
          const password = home.token.post(`/users/${person.id}/password`, { password: 'a longer, better sentence' })
          await waiting(1)
          const token = session.post('/tokens', { name: 'kept', scopes: ['api:full'] })
          await waiting(2)
          return { password, token }
        },
      )
      assert.equal((await password).status, 204)
      assertRefused(await token, 401, 'unauthorized')
    })
  })

  describe('a workspace that is deleted', () => {
    it('refuses what is being written with 503, and its repetition as it then applies', async () => {
      const shop = await adminWorkspace(service, 'Closed', { keys: [{ name: 'shop', key: 'pk_live_Closed' }] })
      const { openChatSession } = callersOf(service)
      const sent = await holding(
        database,
        'select from tenants where id = $1 for update',
        [shop.tenantId],
        async ({ client, waiting }) => {
          const session = openChatSession({ publicKey: 'pk_live_Closed' }).then(answer => answer)
          await waiting(1)
          await client.query('delete from tenants where id = $1', [shop.tenantId])
          return { session }
        },
      )
      assertUnavailable(await sent.session)
      await eventually(async () => {
        assertRefused(await openChatSession({ publicKey: 'pk_live_Closed' }), 403, 'widget_disabled')
      })
    })
  })

  describe('locks', () => {
    const publishing = "select pg_advisory_xact_lock(hashtextextended('publish flows of ' || $1, 0))"

    it('a visitor answers while the conversation is closed: neither waits for the other forever', async () => {
      const shop = await adminWorkspace(service, 'Closing', {
        keys: [{ name: 'shop', key: 'pk_live_Closing' }],
        flows: [asking('closing')],
      })
      const calls = callersOf(service)
      const visitor = await calls.session('pk_live_Closing')
      const { reply } = await successBody(
        Promise.resolve(await calls.sendChatMessage(visitor, { text: 'Hi', intentName: 'closing' })),
      )
      const { answer, closed } = await holding(
        database,
        'select from executions where id = $1 for update',
        [reply.executionId],
        async ({ waiting }) => {
          const { executionId, waitToken } = reply as Loose
          const answer = calls.sendChatMessage(visitor, { text: 'A1', executionId, waitToken }).then(sent => sent)
          await waiting(1)
          const closed = shop.token.post(`/conversations/${visitor.conversationId}/close`, {})
          await waiting(2)
          return { answer, closed }
        },
      )
      assert.deepEqual([(await answer).status, (await closed).status], [200, 200])
    })

    it('leases of calls are renewed in the order in which their executions are closed', async () => {
      const { flowId, versionId } = await createResources(home)
      const { tenantId } = home
      const [conversationId, first, second, owner] = [newId(), newId(), newId(), newId()]
      const times = { created_at: new Date(), updated_at: new Date() }
      const conversation = { id: conversationId, customer: {}, variables: {}, split_choices: {}, ...times }
      await put(database.pool, 'conversations', { tenant_id: tenantId, ...conversation })
      for (const id of [first, second]) {
        const calling = { status: 'waiting_time', ended_at: null }
        const run = runRow(tenantId, { id, conversationId, flowId, versionId, ...calling })
        await put(database.pool, 'executions', { ...run, revision: 1, lease_owner: owner, lease_until: new Date() })
      }
      const lock = 'select from executions where id = $1 for update'
      const renewing = await holding(database, lock, [first], async ({ client, waiting }) => {
        const leases = [second, first].map(executionId => ({
          tenantId,
          executionId,
          revision: 1,
          owner,
          messageId: newId(),
        }))
        const renewed = renewCalls(database.pool, leases)
        await waiting(1)
        await client.query(lock, [second])
        return { renewed }
      })
      await renewing.renewed
    })

    it('a file is applied while a connection in it is deleted: neither waits for the other forever', async () => {
      const shop = await adminWorkspace(service, 'Applying', { connections: [CRM] })
      const [{ id }] = (await successBody(shop.token.get('/connections')))['items'] as [Loose]
      const { file, etag } = await successBody(shop.token.get('/workspace/file'))
      const { deleted, applied } = await holding(database, publishing, [shop.tenantId], async ({ waiting }) => {
        const deleted = shop.token.delete(`/connections/${String(id)}`, { 'If-Match': '*' })
        await waiting(1)
        const connections = [{ ...file.connections[0], name: 'Other' }]
        const applied = shop.token.post(
          '/workspace/file/apply',
          { file: { ...file, connections, flows: [greeting('applied')] } },
          { 'If-Match': String(etag) },
        )
        await waiting(2)
        return { deleted, applied }
      })
      assert.equal((await deleted).status, 204)
      assertRefused(await applied, 412, 'precondition_failed')
    })
  })
})

const ANY = { 'If-Match': '*' }
const CRM = { code: 'crm', name: 'CRM', providerKey: 'http', baseUrl: 'https://crm.acme.example' }

function asking(code: string) {
  return {
    ...greeting(code),
    start: 'ask',
    nodes: [{ id: 'ask', type: 'input', prompt: 'Well?', field: { name: 'answer', type: 'text' }, next: null }],
  }
}
