import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { newId } from '../../adapters/ids.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../../services/admin/caller.ts'
import {
  createInboundWebhook,
  deleteInboundWebhook,
  getInboundWebhook,
  listInboundWebhooks,
  rotateInboundWebhookSecret,
  updateInboundWebhook,
} from '../../services/webhooks/inbound-webhooks.ts'
import { adminCallerOf, unstored } from '../support/admin-caller.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const anyState = undefined

let service: TestService
let admin: AdminCaller
/** An admin of another workspace. */
let stranger: AdminCaller

before(async () => {
  service = await startTestService()
  const workspace = async (name: string) =>
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name },
    })
  admin = adminCallerOf(await workspace('Acme'))
  stranger = adminCallerOf(await workspace('Next'))
})
after(async () => await service.stop())
beforeEach(() => service.clock.advance(60_000))

describe('inbound webhooks', () => {
  const create = async (more: object = {}) =>
    await createInboundWebhook(
      service.deps,
      admin,
      { name: `Shop ${newId()}`, eventName: 'order.paid', ...more },
      unstored,
    )
  const entryOf = async (id: string) =>
    await forTenant(service.deps.knex, admin.tenantId).audit.latestOf({ type: 'inbound_webhook', id }, [])
  const post = async (id: string, secret: string) => {
    const timestamp = String(Math.floor(service.clock.now().getTime() / 1000))
    const body = JSON.stringify({ order: newId() })
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    return (
      await request(service.url)
        .post(`/api/v1/webhooks/inbound/${id}`)
        .set('Content-Type', 'application/json')
        .set('X-Service-Timestamp', timestamp)
        .set('X-Service-Signature', `sha256=${signature}`)
        .send(body)
    ).status
  }

  test('are created with a secret that is shown once and opens the intake until it is replaced', async () => {
    const { inboundWebhook, secret } = await create()
    const entry = await entryOf(inboundWebhook.id)
    assert.match(secret, /^\w{40,}$/)
    assert.ok(
      !JSON.stringify([
        inboundWebhook,
        entry,
        await getInboundWebhook(service.deps, admin, inboundWebhook.id),
      ]).includes(secret),
    )
    assert.deepEqual(
      [entry?.before, entry?.subject, inboundWebhook.active, inboundWebhook.lastReceivedAt],
      [null, { type: 'inbound_webhook', id: inboundWebhook.id, name: inboundWebhook.name }, true, null],
    )
    assert.equal(await post(inboundWebhook.id, secret), 202)
    const used = await getInboundWebhook(service.deps, admin, inboundWebhook.id)
    assert.deepEqual([used.lastReceivedAt, used.revision], [service.clock.now(), 1])
    const rotated = await rotateInboundWebhookSecret(
      service.deps,
      admin,
      { id: inboundWebhook.id, ifMatch: anyState },
      unstored,
    )
    assert.deepEqual(
      [
        rotated.inboundWebhook.revision,
        await post(inboundWebhook.id, secret),
        await post(inboundWebhook.id, rotated.secret),
      ],
      [2, 401, 202],
    )
    const own = await create({ secret: 'the secret of the sender' })
    assert.equal(await post(own.inboundWebhook.id, 'the secret of the sender'), 202)
  })

  test('answer like an unknown one when they are inactive or deleted', async () => {
    const {
      inboundWebhook: { id },
      secret,
    } = await create()
    await updateInboundWebhook(service.deps, admin, { id, ifMatch: anyState }, { active: false })
    assert.equal(await post(id, secret), 401)
    await updateInboundWebhook(service.deps, admin, { id, ifMatch: anyState }, { active: true })
    assert.equal(await post(id, secret), 202)
    await deleteInboundWebhook(service.deps, admin, { id, ifMatch: anyState })
    const entry = await entryOf(id)
    assert.deepEqual([entry?.before?.['id'], entry?.after, await post(id, secret)], [id, null, 401])
    await assert.rejects(getInboundWebhook(service.deps, admin, id), { code: 'not_found' })
  })

  test('have unique names, are listed by name in pages, and belong to one workspace', async () => {
    const {
      inboundWebhook: { id, name },
    } = await create({ name: 'B' })
    for (const other of ['A', 'C']) await create({ name: other })
    await assert.rejects(create({ name }), { code: 'conflict' })
    await assert.rejects(updateInboundWebhook(service.deps, admin, { id, ifMatch: anyState }, { name: 'A' }), {
      code: 'conflict',
    })
    const stale = '"0"'
    for (const change of [
      async () => await updateInboundWebhook(service.deps, admin, { id, ifMatch: stale }, { active: false }),
      async () => await deleteInboundWebhook(service.deps, admin, { id, ifMatch: stale }),
      async () => await rotateInboundWebhookSecret(service.deps, admin, { id, ifMatch: stale }, unstored),
    ])
      await assert.rejects(change(), { code: 'precondition_failed' })
    for (const change of [
      async () => await updateInboundWebhook(service.deps, stranger, { id, ifMatch: anyState }, { active: false }),
      async () => await deleteInboundWebhook(service.deps, stranger, { id, ifMatch: anyState }),
      async () => await rotateInboundWebhookSecret(service.deps, stranger, { id, ifMatch: anyState }, unstored),
      async () => await getInboundWebhook(service.deps, stranger, id),
    ])
      await assert.rejects(change(), { code: 'not_found' })
    const first = await listInboundWebhooks(service.deps, admin, { limit: 2 })
    assert.deepEqual(
      first.items.map(item => item.name),
      ['A', 'B'],
    )
    assert.equal(
      (await listInboundWebhooks(service.deps, admin, { limit: 2, cursor: first.nextCursor ?? '' })).items[0]?.name,
      'C',
    )
  })
})
