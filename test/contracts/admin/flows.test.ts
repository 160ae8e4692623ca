import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { ADMIN, adminWorkspace, startAdminService } from '../../support/admin.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, made, uniqueCode } from './fixtures.ts'

describe('flows on the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (definition: object) => await made(token.post('/flows', { definition }))
  const publish = async (id: string) => await made(token.post(`/flows/${id}/publish`, {}))
  const lastAudit = async () => (await made(token.get('/audit')))['items'][0] as Loose

  it('are made as drafts, valid or not, with a code for good', async () => {
    const code = uniqueCode()
    const answer = await token.post('/flows', { definition: { code, nodes: 'none' } })
    assert.equal(answer.status, 201, answer.text)
    const { id } = answer.body as { id: string }
    assert.deepEqual([answer.headers['location'], answer.headers['etag']], [`${ADMIN}/flows/${id}`, answer.body.etag])
    const expected = {
      code,
      name: code,
      status: 'draft',
      publishedVersion: null,
      latestVersion: null,
      unpublishedChanges: true,
      intents: [],
      events: [],
      publishedAt: null,
      updatedBy: { id: home.admin.id, name: 'Ada' },
    }
    const { etag, ...told } = answer.body as Loose
    assert.deepEqual({ ...told, ...expected }, told)
    assert.deepEqual((await token.get(`/flows/${id}`)).body, answer.body)
    const draft = await token.get(`/flows/${id}/draft`)
    assert.deepEqual(
      [draft.body.definition, draft.body.baseVersion, draft.body.updatedBy.name, draft.headers['etag']],
      [{ code, nodes: 'none' }, null, 'Ada', draft.body.etag],
    )
    assert.notEqual(draft.body.etag, etag)
    const { action, resource, before, after: kept } = await lastAudit()
    assert.deepEqual(
      [action, resource, before, kept.draft],
      ['flow.create', { type: 'flow', id, name: code }, null, { code, nodes: 'none' }],
    )
    assertRefused(await token.post('/flows', { definition: greeting(code) }), 409, 'conflict')
    assertRefused(await token.post('/flows', { definition: { code: 'Not a code' } }), 422, 'validation_failed')
    assertRefused(await token.post('/flows', { definition: { name: 'x' } }), 400, 'invalid_input')
  })

  it('are listed by code, by status and by what is looked for', async () => {
    const shop = await adminWorkspace(service, 'Listed')
    for (const [code, name] of [
      ['b-orders', 'Orders'],
      ['a-plans', 'Plans'],
      ['c-plans', 'More PLANS'],
      ['d_live', 'Live'],
    ] as const)
      await made(shop.token.post('/flows', { definition: { ...greeting(code), name } }))
    const codes = async (query: string) =>
      ((await made(shop.token.get(`/flows${query}`)))['items'] as { code: string }[]).map(({ code }) => code)
    const { items } = await made(shop.token.get('/flows?search=d_'))
    for (const path of ['publish', 'withdraw']) await made(shop.token.post(`/flows/${String(items[0].id)}/${path}`, {}))
    assert.deepEqual(await codes(''), ['a-plans', 'b-orders', 'c-plans', 'd_live'])
    assert.deepEqual(
      [
        await codes('?search=PLANS'),
        await codes('?search=d_'),
        await codes('?status=withdrawn'),
        await codes('?status=published'),
        await codes('?status=draft&search=o'),
      ],
      [['a-plans', 'c-plans'], ['d_live'], ['d_live'], [], ['b-orders', 'c-plans']],
    )
    const pages: string[][] = []
    for (let cursor = ''; ;) {
      const page = await made(shop.token.get(`/flows?limit=3${cursor}`))
      pages.push(page['items'].map(({ code }: Loose) => code as string))
      if (page['nextCursor'] === null) break
      cursor = `&cursor=${String(page['nextCursor'])}`
    }
    assert.deepEqual(pages, [['a-plans', 'b-orders', 'c-plans'], ['d_live']])
  })

  it('have drafts of which visitors see nothing, and that go back to the latest version', async () => {
    const code = uniqueCode()
    const { id } = (await create(greeting(code))) as { id: string }
    const first = await token.get(`/flows/${id}/draft`)
    const stale = { 'If-Match': first.headers['etag'] ?? '' }
    assertRefused(await token.delete(`/flows/${id}/draft`, { 'If-Match': '*' }), 409, 'conflict')
    await publish(id)
    assertRefused(
      await token.put(`/flows/${id}/draft`, { definition: greeting(code) }, stale),
      412,
      'precondition_failed',
    )
    const published = await token.get(`/flows/${id}/draft`)
    assert.deepEqual([published.body.baseVersion, published.body.definition], [1, greeting(code)])
    const saved = await token.put(
      `/flows/${id}/draft`,
      { definition: { ...greeting(code, 'Hello there'), name: 'Renamed' } },
      { 'If-Match': published.body.etag as string },
    )
    assert.equal(saved.status, 200, saved.text)
    assert.deepEqual(
      [saved.headers['etag'], saved.body.baseVersion, saved.body.definition.nodes[0].text],
      [saved.body.etag, 1, 'Hello there'],
    )
    const { action, before, after: kept } = await lastAudit()
    assert.deepEqual([action, before.draft.name, kept.draft.name], ['flow.save_draft', 'Greeting', 'Renamed'])
    const flow = await made(token.get(`/flows/${id}`))
    assert.deepEqual(
      [flow['name'], flow['unpublishedChanges'], flow['publishedVersion'], flow['status']],
      ['Renamed', true, 1, 'published'],
    )
    // The flow's tag is not the draft's.
    assertRefused(
      await token.put(`/flows/${id}/draft`, { definition: greeting(code) }, { 'If-Match': flow['etag'] as string }),
      412,
      'precondition_failed',
    )
    const entries = (await made(token.get('/audit')))['items'].length as number
    assert.deepEqual(
      (
        await token.put(
          `/flows/${id}/draft`,
          { definition: saved.body.definition as object },
          { 'If-Match': saved.body.etag as string },
        )
      ).body,
      saved.body,
    )
    assert.equal((await made(token.get('/audit')))['items'].length, entries)
    for (const other of ['another', 7, null])
      assertRefused(
        await token.put(`/flows/${id}/draft`, { definition: { ...greeting(code), code: other } }, { 'If-Match': '*' }),
        422,
        'validation_failed',
      )
    assert.equal((await token.delete(`/flows/${id}/draft`, { 'If-Match': saved.body.etag as string })).status, 204)
    assert.equal((await lastAudit())['action'], 'flow.discard_draft')
    const back = await made(token.get(`/flows/${id}`))
    assert.deepEqual(
      [back['name'], back['unpublishedChanges'], (await made(token.get(`/flows/${id}/draft`)))['definition']],
      ['Greeting', false, greeting(code)],
    )
  })

  it('are validated as a publish would, with the place and the node of each finding', async () => {
    const [taken, code] = [uniqueCode(), uniqueCode()]
    await publish((await create(greeting(taken)))['id'] as string)
    const { id } = (await create(greeting(code))) as { id: string }
    assert.deepEqual(await made(token.post(`/flows/${id}/validate`, {})), { valid: true, findings: [] })
    const definition = {
      nodes: [
        { id: 'hello', type: 'message', text: '{{ 1 + }}', next: 'chek' },
        { id: 'lost', type: 'form', form: 'none' },
      ],
      triggers: [{ type: 'chat_intent', intent: taken }],
      code: 'other',
      name: 'X',
    }
    const { valid, findings } = await made(token.post(`/flows/${id}/validate`, { definition }))
    assert.equal(valid, false)
    assert.deepEqual(
      findings.map(({ path, rule, nodeId }: Loose) => [path, rule, nodeId] as unknown[]),
      [
        ['/nodes/0/text', 'template', 'hello'],
        ['/nodes/0/next', 'unknown_target', 'hello'],
        ['/nodes/1', 'unreachable_node', 'lost'],
        ['/nodes/1/form', 'unknown_form', 'lost'],
        ['/triggers/0/intent', 'intent_taken', null],
        ['/code', 'code_changed', null],
      ],
    )
    assert.deepEqual((await made(token.get(`/flows/${id}/draft`)))['definition'], greeting(code))
  })

  it('are deleted before their first publish and never after', async () => {
    const { id } = (await create(greeting(uniqueCode()))) as { id: string }
    assert.equal((await token.delete(`/flows/${id}`, { 'If-Match': '*' })).status, 204)
    const { action, before, after: kept } = await lastAudit()
    assert.deepEqual([action, before.draft.name, kept], ['flow.delete', 'Greeting', null])
    assertRefused(await token.get(`/flows/${id}`), 404, 'not_found')
    const published = (await create(greeting(uniqueCode()))) as { id: string }
    await publish(published.id)
    await made(token.post(`/flows/${published.id}/withdraw`))
    assertRefused(await token.delete(`/flows/${published.id}`, { 'If-Match': '*' }), 409, 'conflict')
  })

  it('of a workspace file go the same way as those that people publish', async () => {
    const code = uniqueCode()
    const file = {
      apiVersion: 'parley/v1',
      organization: { name: `Filed ${newId()}` },
      workspace: { name: 'Filed Shop' },
    }
    const shop = await adminWorkspace(service, 'Filed', { ...file, flows: [greeting(code)] })
    const {
      items: [{ id }],
    } = (await made(shop.token.get('/flows'))) as { items: [{ id: string }] }
    const read = async () => await made(shop.token.get(`/flows/${id}`))
    assert.deepEqual([(await read())['publishedVersion'], (await read())['updatedBy']], [1, null])
    await made(shop.token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Two') }, { 'If-Match': '*' }))
    await made(shop.token.post(`/flows/${id}/publish`, {}))
    await made(shop.token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Never') }, { 'If-Match': '*' }))
    await applyTestWorkspace(service.database, { ...file, flows: [greeting(code, 'Three')] })
    assert.deepEqual(
      [(await read())['latestVersion'], (await read())['unpublishedChanges'], (await read())['updatedBy']],
      [3, false, null],
    )
    const { items } = await made(shop.token.get(`/flows/${id}/versions`))
    assert.deepEqual(
      items.map(({ version, live, publishedBy }: Loose) => [version, live, publishedBy?.name ?? null] as unknown[]),
      [
        [3, true, null],
        [2, false, 'Ada'],
        [1, false, null],
      ],
    )
    // A draft in a file is the draft that people see; a withdrawn flow may have it as well.
    await made(shop.token.post(`/flows/${id}/withdraw`))
    await applyTestWorkspace(service.database, { ...file, flows: [{ ...greeting(code, 'Four'), publish: false }] })
    const draft = await made(shop.token.get(`/flows/${id}/draft`))
    assert.deepEqual([draft['definition'].nodes[0].text, draft['baseVersion'], draft['updatedBy']], ['Four', 3, null])
    await applyTestWorkspace(service.database, { ...file, flows: [{ ...greeting(code, 'Three'), publish: false }] })
    assert.deepEqual([(await read())['unpublishedChanges'], (await read())['status']], [false, 'withdrawn'])
  })
})
