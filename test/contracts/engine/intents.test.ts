import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, applyTestWorkspace, type Shop } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf } from '../callers.ts'

describe('listIntents', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  let shop: Shop
  let neighbour: string
  before(async () => {
    shop = await applyShop(service.database)
    neighbour = await applyNeighbour(service.database)
  })
  after(() => service.stop())

  const list = (tenantId: string, headers = {}) => call.listIntents(`?tenant_id=${tenantId}`, headers)

  it('refuses a request without a workspace, or with a malformed one', async () => {
    assertViolations(await call.listIntents(''), 400, 'invalid_input', [['tenant_id', 'required']])
    assertViolations(await list('shop'), 400, 'invalid_input', [['tenant_id', 'format']])
    assertViolations(await call.listIntents(`?tenant_id=${newId()}&tenant_id=${newId()}`), 400, 'invalid_input', [
      ['tenant_id', 'type'],
    ])
  })
  it('answers a workspace that does not exist like an empty one', async () => {
    const unknown = await list(newId())
    const empty = await list(
      await applyTestWorkspace(service.database, {
        apiVersion: 'parley/v1',
        organization: { name: 'Nobody' },
        workspace: { name: 'Empty' },
      }),
    )
    assert.equal(unknown.status, 200)
    assert.deepEqual(unknown.body.intents, [])
    assert.equal(unknown.text, empty.text)
  })
  it('lists the published intents by priority, then by name, each with its flow and how it is shown', async () => {
    const { body } = await list(shop.tenantId.toUpperCase())
    assert.deepEqual(
      body.intents.map((intent: { name: string }) => intent.name),
      ['plans', 'order_status', 'plans_compare', 'apply', 'brief', 'context', 'echo', 'fail', 'rest'],
    )
    assert.deepEqual(body.intents[1], {
      name: 'order_status',
      description: 'Tells where an order is',
      examples: ['where is my order'],
      required_entities: ['order_no'],
      priority: 10,
      flow_id: shop.flows.orderStatus,
      flow_version: 1,
      display_label: 'Track my order',
      subtitle: 'Takes a minute',
      icon: { kind: 'emoji', value: '📦' },
      accent_color: '#0a7',
      style_variant: 'card',
      is_pinned: true,
    })
    assert.deepEqual(body.intents[0], {
      name: 'plans',
      description: '',
      examples: [],
      required_entities: [],
      priority: 20,
      flow_id: shop.flows.plans,
      flow_version: 1,
      display_label: 'plans',
      subtitle: '',
      icon: null,
      accent_color: '',
      style_variant: '',
      is_pinned: false,
    })
    assert.deepEqual(
      (await list(neighbour)).body.intents.map((intent: { name: string }) => intent.name),
      ['order_status'],
    )
  })
  it('carries a weak tag, in the header and the body, and how long to cache it', async () => {
    const answer = await list(shop.tenantId)
    assert.match(answer.headers['etag'] ?? '', /^W\/"[!#-~]+"$/)
    assert.equal(answer.body.etag, answer.headers['etag'])
    assert.equal(answer.body.cache_max_age_seconds, 300)
    assert.equal((await list(shop.tenantId)).headers['etag'], answer.headers['etag'])
    assert.notEqual((await list(neighbour)).headers['etag'], answer.headers['etag'])
  })
  it('is 304 without a body for the tag, weak or strong, in a list, and for *', async () => {
    const { etag = '' } = (await list(shop.tenantId)).headers
    for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const answer = await list(shop.tenantId, { 'If-None-Match': tags })
      assert.deepEqual([answer.status, answer.text, answer.headers['etag']], [304, '', etag], tags)
    }
    assert.equal((await list(shop.tenantId, { 'If-None-Match': '"other"' })).status, 200)
  })
  it('has another tag once a flow is published, withdrawn or changed', async () => {
    const tagOf = async () => (await list(neighbour)).headers['etag']
    const first = await tagOf()
    await service.database.pool.query('update flows set published_version_id = null where tenant_id = $1', [neighbour])
    await eventually(async () => assert.notEqual(await tagOf(), first))
    assert.deepEqual((await list(neighbour)).body.intents, [])
  })
  it('refuses a tag field that is too long', async () => {
    assertRefused(await list(shop.tenantId, { 'If-None-Match': `"${'x'.repeat(8200)}"` }), 400, 'invalid_input')
  })
})
