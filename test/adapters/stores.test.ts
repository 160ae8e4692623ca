import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createKnexInstance, type Knex } from '../../adapters/postgres/pool.ts'
import { hashToken } from '../../adapters/secrets.ts'
import { configValues } from '../../adapters/stores/configuration/values.ts'
import { findTenant, saveOrganisation, saveTenant } from '../../adapters/stores/tenants/tenants.ts'
import { findTokenByHash, findUserByEmail, tenantOfToken } from '../../adapters/stores/people/across-tenants.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { VersionWrite } from '../../adapters/stores/documents/documents.ts'
import { noTriggersPart, triggersPart, type Triggers } from '../../adapters/stores/flows/triggers.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

describe('administrative stores', () => {
  let database: TestDatabase
  let knex: Knex
  const organisation = { id: newId(), name: 'Acme Group' }
  const [acme, other] = [newId(), newId()]

  before(async () => {
    database = await createTestDatabase()
    knex = createKnexInstance({ url: database.url })
    await saveOrganisation(knex, organisation)
    for (const id of [acme, other]) {
      await saveTenant(knex, {
        id,
        organisationId: organisation.id,
        name: id === acme ? 'Acme' : 'Other',
        locale: 'en',
        timezone: 'UTC',
        currency: 'EUR',
      })
    }
  })
  after(async () => {
    await knex.destroy()
    await database.drop()
  })

  it('return the inserted row, in camelCase and without tenant_id', async () => {
    const stores = forTenant(knex, acme)
    const id = newId()
    const { revision, createdAt, updatedAt, ...key } = await stores.keys.insert({
      id,
      name: 'shop',
      key: `pk_live_${id}`,
      intents: [],
      webhookUrl: null,
    })
    assert.deepEqual(key, {
      id,
      name: 'shop',
      key: `pk_live_${id}`,
      status: 'active',
      allowedOrigins: [],
      intents: [],
      forms: null,
      webhookUrl: null,
      webhookSecret: null,
      webhookEvents: null,
      provenCustomersOnly: false,
      lastUsedAt: null,
    })
    assert.equal(revision, 1)
    assert.ok(createdAt instanceof Date && updatedAt instanceof Date)
    assert.deepEqual(await stores.keys.find({ name: 'shop' }), { ...key, revision, createdAt, updatedAt })
  })

  it('never reach another workspace', async () => {
    const id = newId()
    await forTenant(knex, acme).keys.insert({ id, name: 'hidden', key: `pk_live_${id}` })
    const stranger = forTenant(knex, other)
    assert.equal(await stranger.keys.find({ id }), undefined)
    assert.deepEqual(await stranger.keys.list(), [])
    assert.equal(await stranger.keys.update(id, { name: 'mine' }), undefined)
    assert.equal(await stranger.keys.delete(id), false)
    assert.equal((await forTenant(knex, acme).keys.find({ id }))?.name, 'hidden')
  })

  it('raise the revision with each change and refuse a stale one', async () => {
    const { goals } = forTenant(knex, acme)
    const id = newId()
    await goals.insert({
      id,
      code: 'buy',
      name: 'Buy',
      status: 'active',
      match: { type: 'api' },
      value: { mode: 'none' },
      currency: null,
      windowDays: 30,
    })
    const changed = await goals.update(id, { status: 'paused', match: { type: 'telemetry', name: 'x' } }, 1)
    assert.equal(changed?.revision, 2)
    assert.deepEqual(changed.match, { type: 'telemetry', name: 'x' })
    assert.equal(await goals.update(id, { status: 'active' }, 1), undefined)
  })

  it('read prices as numbers', async () => {
    const { prices } = forTenant(knex, acme)
    const id = newId()
    await prices.insert({ id, model: 'gpt-4o-mini', promptPer1k: 0.00015, completionPer1k: 0.0006 })
    assert.equal((await prices.find({ model: 'gpt-4o-mini' }))?.promptPer1k, 0.00015)
    assert.equal((await prices.update(id, { completionPer1k: 1 }))?.completionPer1k, 1)
  })

  it('store roles by code', async () => {
    const { roles } = forTenant(knex, acme)
    await roles.insert({ code: 'analyst', name: 'Analyst', permissions: ['service.flows.view'] })
    assert.deepEqual((await roles.update('analyst', { permissions: [] }))?.permissions, [])
    assert.equal(await roles.delete('analyst'), true)
  })

  it('find users and tokens without knowing the workspace', async () => {
    const stores = forTenant(knex, acme)
    const user = await stores.users.insert({ id: newId(), email: 'ada@acme.example', name: 'Ada', roles: ['admin'] })
    const tokenHash = hashToken('cfp_x')
    const token = await stores.tokens.insert({
      id: newId(),
      userId: user.id,
      name: 'ci',
      scopes: ['mcp'],
      tokenHash,
      expiresAt: null,
    })
    assert.equal((await findUserByEmail(knex, 'Ada@ACME.example'))?.id, user.id)
    const owner = await findTokenByHash(database.pool, tokenHash)
    assert.equal(owner?.tenantId, acme)
    assert.deepEqual(
      [owner.id, owner.scopes, owner.user.roles, owner.user.active],
      [token.id, ['mcp'], ['admin'], true],
    )
    assert.equal(await tenantOfToken(knex, tokenHash), acme)
    assert.equal(await findTokenByHash(database.pool, hashToken('cfp_y')), undefined)
    await stores.tokens.update(token.id, { revokedAt: new Date() })
    assert.ok((await findTokenByHash(database.pool, tokenHash))?.revokedAt instanceof Date)
  })

  it('publish a version of a flow with its intents and subscriptions, and withdraw it', async () => {
    const { flows, flowTriggers } = forTenant(knex, acme)
    const definition: FlowDefinition = { code: 'hello', name: 'Hello', nodes: [{ id: 'a', type: 'end' }] }
    const flow = await flows.insert({ id: newId(), code: 'hello', name: 'Hello', draft: definition })
    const actor = { type: 'test' }
    type Write = VersionWrite<FlowDefinition>
    const publish = async ({
      intents,
      subscriptions,
      ...version
    }: Partial<Write> & Pick<Write, 'id' | 'version'> & Triggers) =>
      await flows.publish(
        {
          documentId: flow.id,
          isNew: true,
          definition,
          note: null,
          rolledBackFrom: null,
          name: 'Hello',
          draft: null,
          draftBase: null,
          draftRevision: 2,
          actor,
          ...version,
        },
        triggersPart({ intents, subscriptions }),
      )
    const paid = { id: newId(), eventName: 'paid', correlation: null, filter: null }
    const sent = { id: newId(), eventName: 'sent', correlation: null, filter: 'true' }
    const first = { id: newId(), version: 1, note: 'First', intents: ['hi', 'hello'], subscriptions: [paid, sent] }
    const { publishedAt, ...record } = await publish(first)
    assert.ok(publishedAt instanceof Date)
    assert.deepEqual(record, {
      documentId: flow.id,
      version: 1,
      live: true,
      note: 'First',
      rolledBackFrom: null,
      knowledgeGeneration: 0,
      publishedBy: null,
    })
    const second = { id: newId(), version: 2, intents: ['hello', 'hey'], subscriptions: [sent] }
    await publish(second)
    const { latest, live, intents, subscriptions, flows: published } = await flowTriggers.surroundings(flow.id)
    assert.deepEqual([live, latest], [{ id: second.id, version: 2, definition, operations: null }, live])
    assert.deepEqual(
      intents.toSorted((a, b) => a.name.localeCompare(b.name)),
      ['hello', 'hey'].map(name => ({ name, flowId: flow.id, code: 'hello' })),
    )
    assert.deepEqual(subscriptions, [
      { ...paid, active: false },
      { ...sent, active: true },
    ])
    assert.deepEqual(published, ['hello'])
    assert.deepEqual(
      (await flows.published()).map(row => [row.code, row.version, row.definition]),
      [['hello', 2, definition]],
    )
    assert.equal((await flows.versions(flow.id)).latest?.version, 2)
    // An existing version goes live again without a new row.
    assert.equal((await publish({ ...first, isNew: false })).note, 'First')
    assert.deepEqual((await flowTriggers.surroundings(flow.id)).live?.id, first.id)
    const changed = await flows.find({ id: flow.id })
    assert.deepEqual([changed?.draft, changed?.revision, changed?.updatedBy], [null, flow.revision + 3, actor])

    await flows.withdraw(flow.id, actor, noTriggersPart)
    const withdrawn = await flowTriggers.surroundings(flow.id)
    assert.deepEqual([withdrawn.live, withdrawn.intents, withdrawn.flows], [null, [], []])
    assert.deepEqual(
      withdrawn.subscriptions.map(({ active }) => active),
      [false, false],
    )
  })

  it('publish no version with an intent that another flow owns', async () => {
    const { flows } = forTenant(knex, acme)
    const publish = async (code: string, intents: string[]) => {
      const definition: FlowDefinition = { code, name: code, nodes: [{ id: 'a', type: 'end' }] }
      const flow = await flows.insert({ id: newId(), code, name: code })
      await flows.publish(
        {
          ...{ id: newId(), documentId: flow.id, isNew: true, version: 1, definition, note: null },
          ...{ rolledBackFrom: null, name: code, draft: null, draftBase: null, draftRevision: 1, actor: {} },
        },
        triggersPart({ intents, subscriptions: [] }),
      )
    }
    await publish('owner', ['ours'])
    await assert.rejects(publish('rival', ['ours']), /another flow owns an intent/)
  })

  it('store configuration values of any JSON type by scope', async () => {
    const scopes = [
      configValues(knex, { kind: 'global' }),
      configValues(knex, { kind: 'organization', id: organisation.id }),
      forTenant(knex, acme).config,
    ]
    for (const [index, value] of [false, '123', [{ a: null }]].entries())
      await scopes[index]?.set('widget/appearance/title', { value }, { type: 'test' })
    assert.deepEqual(await Promise.all(scopes.map(async scope => (await scope.list())[0]?.value)), [
      false,
      '123',
      [{ a: null }],
    ])
    assert.equal(await scopes[2]?.reset('widget/appearance/title'), true)
    assert.deepEqual(await scopes[2]?.list(), [])
  })

  it('save a workspace once per id, and only over the revision that was seen', async () => {
    const tenant = await findTenant(knex, { organisationId: organisation.id, name: 'Acme' })
    assert.equal(tenant?.id, acme)
    assert.equal((await saveTenant(knex, { ...tenant, locale: 'de' }, tenant.revision))?.locale, 'de')
    assert.equal(await saveTenant(knex, { ...tenant, locale: 'fr' }, tenant.revision), undefined)
  })
})
