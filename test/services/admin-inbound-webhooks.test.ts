import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import request from 'supertest'
import { newId } from '../../adapters/ids.ts'
import { createSecretBox } from '../../adapters/secrets.ts'
import {
  createInboundWebhook,
  deleteInboundWebhook,
  getInboundWebhook,
  listInboundWebhooks,
  rotateInboundWebhookSecret,
  updateInboundWebhook,
} from '../../services/admin/inbound-webhooks.ts'
import { APP_SECRET, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const secretBox = createSecretBox([APP_SECRET])
const anyState = undefined

let service: TestService
let tenantId: string
let neighbour: string

before(async () => {
  service = await startTestService()
  const workspace = async (name: string) =>
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name },
      workspace: { name },
    })
  tenantId = await workspace('Acme')
  neighbour = await workspace('Next')
})
after(async () => await service.stop())
beforeEach(() => service.clock.advance(60_000))

describe('inbound sources', () => {
  const { transaction } = {
    transaction: async <T>(work: Parameters<typeof service.deps.knex.transaction<T>>[0]) =>
      await service.deps.knex.transaction(work),
  }
  const create = async (more: object = {}) =>
    await transaction(
      async trx =>
        await createInboundWebhook({ secretBox }, trx, tenantId, {
          id: newId(),
          name: `Shop ${newId()}`,
          eventName: 'order.paid',
          ...more,
        }),
    )
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
    const {
      result: { inboundWebhook, secret },
      before,
      after,
      resource,
    } = await create()
    assert.match(secret, /^\w{40,}$/)
    assert.ok(
      !JSON.stringify([
        inboundWebhook,
        after,
        await getInboundWebhook(service.deps.knex, tenantId, inboundWebhook.id),
      ]).includes(secret),
    )
    assert.deepEqual(
      [before, resource, inboundWebhook.active, inboundWebhook.lastReceivedAt],
      [null, { type: 'inbound_webhook', id: inboundWebhook.id, name: inboundWebhook.name }, true, null],
    )
    assert.equal(await post(inboundWebhook.id, secret), 202)
    const used = await getInboundWebhook(service.deps.knex, tenantId, inboundWebhook.id)
    assert.deepEqual([used.lastReceivedAt, used.revision], [service.clock.now(), 1])
    const { result: rotated } = await transaction(
      async trx => await rotateInboundWebhookSecret({ secretBox }, trx, tenantId, inboundWebhook.id, anyState),
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
    assert.equal(await post(own.result.inboundWebhook.id, 'the secret of the sender'), 202)
  })

  test('answer like an unknown one when they are inactive or deleted', async () => {
    const {
      result: {
        inboundWebhook: { id },
        secret,
      },
    } = await create()
    await transaction(async trx => await updateInboundWebhook(trx, tenantId, id, { active: false }, anyState))
    assert.equal(await post(id, secret), 401)
    await transaction(async trx => await updateInboundWebhook(trx, tenantId, id, { active: true }, anyState))
    assert.equal(await post(id, secret), 202)
    const { before, after } = await transaction(async trx => await deleteInboundWebhook(trx, tenantId, id, anyState))
    assert.deepEqual([(before as { id: string }).id, after, await post(id, secret)], [id, null, 401])
    await assert.rejects(getInboundWebhook(service.deps.knex, tenantId, id), { code: 'not_found' })
  })

  test('have unique names, are listed by name in pages, and belong to one workspace', async () => {
    const {
      result: {
        inboundWebhook: { id, name },
      },
    } = await create({ name: 'B' })
    for (const other of ['A', 'C']) await create({ name: other })
    await assert.rejects(create({ name }), { code: 'conflict' })
    await assert.rejects(
      transaction(async trx => await updateInboundWebhook(trx, tenantId, id, { name: 'A' }, anyState)),
      { code: 'conflict' },
    )
    const stale = '"0"'
    for (const change of [
      async () =>
        await transaction(async trx => await updateInboundWebhook(trx, tenantId, id, { active: false }, stale)),
      async () => await transaction(async trx => await deleteInboundWebhook(trx, tenantId, id, stale)),
      async () =>
        await transaction(async trx => await rotateInboundWebhookSecret({ secretBox }, trx, tenantId, id, stale)),
    ])
      await assert.rejects(change(), { code: 'precondition_failed' })
    for (const change of [
      async () =>
        await transaction(async trx => await updateInboundWebhook(trx, neighbour, id, { active: false }, anyState)),
      async () => await transaction(async trx => await deleteInboundWebhook(trx, neighbour, id, anyState)),
      async () =>
        await transaction(async trx => await rotateInboundWebhookSecret({ secretBox }, trx, neighbour, id, anyState)),
      async () => await getInboundWebhook(service.deps.knex, neighbour, id),
    ])
      await assert.rejects(change(), { code: 'not_found' })
    const first = await listInboundWebhooks(service.deps.knex, tenantId, { limit: 2 })
    assert.deepEqual(
      first.items.map(item => item.name),
      ['A', 'B'],
    )
    assert.equal(
      (await listInboundWebhooks(service.deps.knex, tenantId, { limit: 2, cursor: first.nextCursor ?? '' })).items[0]
        ?.name,
      'C',
    )
  })
})
