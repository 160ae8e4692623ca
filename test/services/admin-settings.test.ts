import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../../services/admin/caller.ts'
import {
  createConnection,
  deleteConnection,
  getConnection,
  listConnections,
  replaceCredentials,
  updateConnection,
  type NewConnectionInput,
} from '../../services/connections/connections.ts'
import { getFailedMessage, listFailedMessages, retryFailedMessage } from '../../services/executions/failed-messages.ts'
import {
  createPrice,
  deletePrice,
  getPrice,
  listBuiltInPrices,
  listPrices,
  updatePrice,
} from '../../services/pricing/prices.ts'
import { openConnection } from '../../services/calls/connections.ts'
import { price } from '../../services/pricing/pricing.ts'
import { adminCallerOf, unstored } from '../support/admin-caller.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const anyState = undefined
const stale = '"0"'

let service: TestService
let tenantId: string
let neighbour: string
let admin: AdminCaller
/** An admin of another workspace. */
let stranger: AdminCaller

before(async () => {
  service = await startTestService()
  tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme' },
    workspace: { name: 'Acme' },
    connections: [{ code: 'used', providerKey: 'http', baseUrl: 'https://crm.acme.example' }],
    flows: [
      {
        code: 'uses',
        name: 'Uses',
        triggers: [{ type: 'chat_intent', intent: 'uses' }],
        start: 'call',
        nodes: [{ id: 'call', type: 'http', connection: 'used', url: '/', next: null }],
      },
    ],
  })
  neighbour = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Next' },
    workspace: { name: 'Next' },
  })
  admin = adminCallerOf(tenantId)
  stranger = adminCallerOf(neighbour)
})
after(async () => {
  await service.stop()
})

/** The newest entry of the audit log about a resource of the workspace. */
const entryOf = async (type: string, id: string) =>
  await forTenant(service.deps.knex, tenantId).audit.latestOf({ type, id }, [])

describe('prices', () => {
  const create = async (model: string) =>
    await createPrice(service.deps, admin, { model, promptPer1k: 1, completionPer1k: 2 }, unstored)
  const costOf = async (model: string) =>
    (await price({ db: service.database.pool }, tenantId, { model, prompt_tokens: 1_000, completion_tokens: 1_000 }))
      .cost_micros

  test('apply immediately, change, and are replaced by the built-in ones when deleted', async () => {
    const builtIn = await costOf('gpt-4o-mini')
    const created = await create('gpt-4o-mini')
    const { id } = created
    const wanted = { id, model: 'gpt-4o-mini', promptPer1k: 1, completionPer1k: 2 }
    const creation = await entryOf('price', id)
    assert.deepEqual(
      [creation?.action, creation?.before, creation?.after, creation?.subject],
      ['price.create', null, wanted, { type: 'price', id, name: 'gpt-4o-mini' }],
    )
    assert.deepEqual({ ...created, ...wanted }, created)
    assert.equal(await costOf('gpt-4o-mini'), 3_000_000)
    const updated = await updatePrice(service.deps, admin, { id, ifMatch: '"1"' }, { completionPer1k: 0.0005 })
    const change = await entryOf('price', id)
    assert.deepEqual([change?.before, change?.after], [{ completionPer1k: 2 }, { completionPer1k: 0.0005 }])
    assert.deepEqual([updated.promptPer1k, updated.completionPer1k, updated.revision], [1, 0.0005, 2])
    assert.equal(await costOf('gpt-4o-mini'), 1_000_500)
    assert.equal(
      (await updatePrice(service.deps, admin, { id, ifMatch: anyState }, { completionPer1k: 0.0005 })).revision,
      2,
    )
    await deletePrice(service.deps, admin, { id, ifMatch: anyState })
    const removal = await entryOf('price', id)
    assert.deepEqual(
      [removal?.before, removal?.after, await costOf('gpt-4o-mini')],
      [{ ...wanted, completionPer1k: 0.0005 }, null, builtIn],
    )
    await assert.rejects(getPrice(service.deps, admin, id), { code: 'not_found' })
  })

  test('are unique for a model and a workspace, refuse a stale state, and are listed page by page', async () => {
    const { id } = await create('b')
    for (const model of ['c', 'a']) await create(model)
    await assert.rejects(create('b'), { code: 'conflict' })
    await assert.rejects(updatePrice(service.deps, admin, { id, ifMatch: stale }, { promptPer1k: 5 }), {
      code: 'precondition_failed',
    })
    await assert.rejects(deletePrice(service.deps, admin, { id, ifMatch: stale }), { code: 'precondition_failed' })
    await assert.rejects(updatePrice(service.deps, stranger, { id, ifMatch: anyState }, { promptPer1k: 5 }), {
      code: 'not_found',
    })
    await assert.rejects(deletePrice(service.deps, stranger, { id, ifMatch: anyState }), { code: 'not_found' })
    await assert.rejects(getPrice(service.deps, stranger, id), { code: 'not_found' })
    const first = await listPrices(service.deps, admin, { limit: 2 })
    assert.deepEqual(
      first.items.map(({ model, promptPer1k }) => [model, promptPer1k]),
      [
        ['a', 1],
        ['b', 1],
      ],
    )
    const second = await listPrices(service.deps, admin, { limit: 2, cursor: first.nextCursor ?? '' })
    assert.deepEqual([second.items.map(({ model }) => model), second.nextCursor], [['c'], null])
  })

  test('the built-in ones are listed by model', () => {
    const models = listBuiltInPrices().map(({ model }) => model)
    assert.ok(models.includes('gpt-4o-mini'))
    assert.deepEqual(models, models.toSorted())
  })
})

describe('connections', () => {
  const input = (more: Partial<NewConnectionInput> = {}): NewConnectionInput => ({
    code: `c-${newId()}`,
    name: 'CRM',
    providerKey: 'http',
    baseUrl: 'https://crm.acme.example/v2',
    credentials: { bearer: 'a-secret-token' },
    ...more,
  })
  const create = async (more: Partial<NewConnectionInput> = {}) =>
    await createConnection(service.deps, admin, input(more), unstored)
  const update = async (
    id: string,
    patch: Parameters<typeof updateConnection>[3],
    ifMatch: string | undefined = anyState,
    caller = admin,
  ) => await updateConnection(service.deps, caller, { id, ifMatch }, patch)
  const tested = async (id: string) =>
    await service.database.pool.query(
      'update connections set last_tested_at = now(), last_test_ok = true where id = $1',
      [id],
    )

  test('store their credentials sealed: a call opens them, no reply shows them', async () => {
    const created = await create({ code: 'crm' })
    const { id } = created
    const entry = await entryOf('connection', id)
    assert.deepEqual(
      [created.credentialNames, created.health, created.testedAt, entry?.before, entry?.subject],
      [['bearer'], 'untested', null, null, { type: 'connection', id, name: 'crm' }],
    )
    assert.deepEqual((await openConnection(service.deps, tenantId, 'crm'))?.credentials, {
      bearer: 'a-secret-token',
    })
    assert.ok(
      !JSON.stringify([
        created,
        entry,
        await getConnection(service.deps, admin, id),
        await listConnections(service.deps, admin, {}),
      ]).includes('a-secret-token'),
    )
  })

  test('accept the credentials of their kind and no others', async () => {
    const sets: [NewConnectionInput['providerKey'], Record<string, string>, boolean][] = [
      ['http', {}, true],
      ['http', { username: 'a', password: 'b' }, true],
      ['http', { headerName: 'X-Key', headerValue: 'b' }, true],
      ['http', { tokenUrl: 'https://a.example', clientId: 'b', clientSecret: 'c' }, true],
      ['http', { tokenUrl: 'https://a.example', clientId: 'b', clientSecret: 'c', scope: 'd' }, true],
      ['openai', { apiKey: 'a' }, true],
      ['anthropic', { apiKey: 'a' }, true],
      ['openai_compatible', {}, true],
      ['http', { apiKey: 'a' }, false],
      ['http', { username: 'a' }, false],
      ['http', { bearer: 'a', username: 'a', password: 'b' }, false],
      ['http', { scope: 'd' }, false],
      ['openai', { bearer: 'a' }, false],
      ['anthropic', { apiKey: 'a', other: 'b' }, false],
    ]
    for (const [providerKey, credentials, good] of sets) {
      if (good)
        assert.deepEqual((await create({ providerKey, credentials })).credentialNames, Object.keys(credentials).sort())
      else
        await assert.rejects(
          create({ providerKey, credentials }),
          ({ code, details }: { code: string; details: { validation_errors: { field: string }[] } }) =>
            code === 'validation_failed' && details.validation_errors[0]?.field === 'credentials',
        )
    }
    for (const providerKey of ['http', 'openai_compatible'] as const)
      await assert.rejects(create({ providerKey, baseUrl: null, credentials: {} }), { code: 'validation_failed' })
    assert.equal((await create({ providerKey: 'openai', baseUrl: null, credentials: {} })).baseUrl, null)
  })

  test('never send credentials to another origin', async () => {
    const { id } = await create()
    await assert.rejects(update(id, { baseUrl: 'https://evil.example' }), { code: 'conflict' })
    await assert.rejects(update(id, { baseUrl: 'http://crm.acme.example' }), { code: 'conflict' })
    assert.equal((await update(id, { baseUrl: 'https://crm.acme.example/v3' })).baseUrl, 'https://crm.acme.example/v3')
    assert.equal(
      (await update(id, { baseUrl: 'https://new.acme.example', credentials: { bearer: 'another' } })).baseUrl,
      'https://new.acme.example',
    )
    await replaceCredentials(service.deps, admin, { id, ifMatch: anyState }, {})
    assert.deepEqual(
      [
        (await update(id, { baseUrl: 'https://free.example' })).baseUrl,
        (await getConnection(service.deps, admin, id)).credentialNames,
      ],
      ['https://free.example', []],
    )
    const model = await create({ providerKey: 'openai', baseUrl: null, credentials: { apiKey: 'a' } })
    await assert.rejects(update(model.id, { baseUrl: 'https://evil.example/v1' }), { code: 'conflict' })
  })

  test('are untested again after a change, and only then', async () => {
    const { id } = await create()
    await tested(id)
    assert.deepEqual(
      [
        (await update(id, { name: 'CRM' })).health,
        (await update(id, { credentials: { bearer: 'a-secret-token' } })).health,
      ],
      ['ok', 'ok'],
    )
    const replaced = await replaceCredentials(service.deps, admin, { id, ifMatch: anyState }, { bearer: 'another' })
    assert.deepEqual([replaced.health, replaced.testedAt], ['untested', null])
    await tested(id)
    assert.equal((await update(id, { status: 'disabled' })).health, 'untested')
  })

  test('refuse a stale state, a code that exists, and callers of another workspace', async () => {
    const { id, code } = await create()
    await assert.rejects(create({ code }), { code: 'conflict' })
    await assert.rejects(update(id, { name: 'x' }, stale), { code: 'precondition_failed' })
    await assert.rejects(deleteConnection(service.deps, admin, { id, ifMatch: stale }), { code: 'precondition_failed' })
    await assert.rejects(update(id, { name: 'x' }, anyState, stranger), { code: 'not_found' })
    await assert.rejects(deleteConnection(service.deps, stranger, { id, ifMatch: anyState }), { code: 'not_found' })
    await assert.rejects(getConnection(service.deps, stranger, id), { code: 'not_found' })
    assert.deepEqual((await listConnections(service.deps, stranger, {})).items, [])
  })

  test('are deleted unless a published flow uses them', async () => {
    const used = (await listConnections(service.deps, admin, {})).items.find(({ code }) => code === 'used')
    await assert.rejects(deleteConnection(service.deps, admin, { id: used?.id ?? '', ifMatch: anyState }), {
      code: 'conflict',
      message: 'Published flows use the connection: uses',
    })
    const { id } = await create()
    await deleteConnection(service.deps, admin, { id, ifMatch: anyState })
    assert.deepEqual((await entryOf('connection', id))?.after, null)
    await assert.rejects(getConnection(service.deps, admin, id), { code: 'not_found' })
  })

  test('are listed by code, page by page, by kind and status', async () => {
    const all = (await listConnections(service.deps, admin, { limit: 200 })).items
    assert.deepEqual(
      all.map(({ code }) => code),
      all.map(({ code }) => code).toSorted(),
    )
    const first = await listConnections(service.deps, admin, { limit: 3 })
    const second = await listConnections(service.deps, admin, { limit: 3, cursor: first.nextCursor ?? '' })
    assert.deepEqual([...first.items, ...second.items], all.slice(0, 6))
    for (const providerKey of ['openai', 'anthropic'] as const)
      assert.deepEqual(
        (await listConnections(service.deps, admin, { providerKey })).items.map(({ id }) => id),
        all.filter(item => item.providerKey === providerKey).map(({ id }) => id),
      )
    assert.deepEqual((await listConnections(service.deps, admin, { status: 'disabled' })).items.length, 1)
  })
})

describe('failed messages', () => {
  const fail = async (
    workspace: string,
    failedAt: string,
    { type = 'RunNextStep', executionId = null }: { type?: string; executionId?: string | null } = {},
  ) => {
    const id = newId()
    await service.database.pool.query(
      `
      insert into failed_engine_messages (tenant_id, id, type, execution_id, payload, run_at, attempts, created_at,
        cause, failed_at)
      values ($1, $2, $3, $4, '{"note":"mail ada@acme.example"}', $5, 4, $5,
        '{"kind":"error","message":"ada@acme.example failed"}', $5)`,
      [workspace, id, type, executionId, failedAt],
    )
    return id
  }

  test('are listed the newest failure first, to the microsecond, redacted, by type and execution', async () => {
    const executionId = newId()
    const ids = [
      await fail(tenantId, '2026-01-01T00:00:00.000001Z'),
      await fail(tenantId, '2026-01-01T00:00:00.000002Z', { executionId }),
      await fail(tenantId, '2026-01-01T00:00:00.000002Z', { type: 'FireWait' }),
    ]
    const elsewhere = await fail(neighbour, '2026-01-02T00:00:00Z')
    const expected = [ids[2], ids[1], ids[0]]
    const paged = []
    let cursor: string | undefined
    do {
      const page = await listFailedMessages(service.deps, admin, { limit: 1, cursor })
      paged.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    assert.deepEqual(
      paged.map(({ id }) => id),
      expected,
    )
    assert.ok(!JSON.stringify(paged).includes('ada@'))
    assert.deepEqual(
      (await listFailedMessages(service.deps, admin, { type: 'FireWait' })).items.map(({ id }) => id),
      [ids[2]],
    )
    assert.deepEqual(
      (await listFailedMessages(service.deps, admin, { executionId })).items.map(({ id }) => id),
      [ids[1]],
    )
    assert.deepEqual(await getFailedMessage(service.deps, admin, ids[1] ?? ''), paged[1])
    await assert.rejects(getFailedMessage(service.deps, admin, elsewhere), { code: 'not_found' })
  })

  test('are queued again once, under their ids, with all their attempts', async () => {
    const id = await fail(tenantId, '2026-01-03T00:00:00Z')
    await service.clockSet()
    const retry = async (caller: AdminCaller) => await retryFailedMessage(service.deps, caller, id, unstored)
    await assert.rejects(retry(stranger), { code: 'not_found' })
    const outcomes = await Promise.allSettled([retry(admin), retry(admin), retry(admin)])
    const done = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    assert.deepEqual(done, [{ id, runAt: service.clock.now() }])
    const entry = await entryOf('failed_message', id)
    assert.deepEqual(
      [entry?.subject, entry?.before, entry?.after],
      [{ type: 'failed_message', id, name: 'RunNextStep' }, null, null],
    )
    const { rows } = await service.database.pool.query(
      'select id, type, attempts, payload, lease_until from engine_messages where id = $1',
      [id],
    )
    assert.deepEqual(rows, [
      { id, type: 'RunNextStep', attempts: 0, payload: { note: 'mail ada@acme.example' }, lease_until: null },
    ])
    await assert.rejects(getFailedMessage(service.deps, admin, id), { code: 'not_found' })
  })
})
