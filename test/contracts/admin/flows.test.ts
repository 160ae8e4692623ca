import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { ADMIN, adminWorkspace, startAdminService } from '../../support/admin.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, successItems, uniqueCode } from './fixtures.ts'

type Finding = { path: string; rule: string; severity: string; offset?: number }

describe('flows on the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (definition: object) => (await successBody(token.post('/flows', { definition })))['id'] as string
  const publish = async (id: string) => await successBody(token.post(`/flows/${id}/publish`, {}))
  const save = async (id: string, definition: object, ifMatch = '*') =>
    await token.put(`/flows/${id}/draft`, { definition }, { 'If-Match': ifMatch })
  const read = async (id: string) => await successBody(token.get(`/flows/${id}`))
  const draftOf = async (id: string) => await successBody(token.get(`/flows/${id}/draft`))
  const auditEntries = async () => await successItems(token.get('/audit'))
  const newestAudit = async () => (await auditEntries())[0] as Loose

  describe('createFlow', () => {
    it('creates a draft, valid or not, and records who did', async () => {
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
        updatedBy: home.author,
      }
      assert.deepEqual({ ...(answer.body as Loose), ...expected }, answer.body)
      const { action, resource, before, after: state } = await newestAudit()
      assert.deepEqual(
        [action, resource, before, state.draft],
        ['flow.create', { type: 'flow', id, name: code }, null, { code, nodes: 'none' }],
      )
    })
    it('refuses a code that exists, that is malformed, or that is missing', async () => {
      const code = uniqueCode()
      await create(greeting(code))
      assertRefused(await token.post('/flows', { definition: greeting(code) }), 409, 'conflict')
      assertRefused(await token.post('/flows', { definition: { code: 'Not a code' } }), 422, 'validation_failed')
      assertRefused(await token.post('/flows', { definition: { name: 'x' } }), 400, 'invalid_input')
    })
  })

  describe('getFlow', () => {
    it('returns the same as createFlow, and counts each later version and change', async () => {
      const code = uniqueCode()
      const created = await successBody(token.post('/flows', { definition: greeting(code) }))
      const id = created['id'] as string
      const answer = await token.get(`/flows/${id}`)
      assert.deepEqual([answer.body, answer.headers['etag']], [created, created['etag']])
      await publish(id)
      await successBody(save(id, { ...greeting(code), name: 'Renamed' }))
      const flow = await read(id)
      assert.deepEqual(
        [flow['name'], flow['status'], flow['publishedVersion'], flow['latestVersion'], flow['unpublishedChanges']],
        ['Renamed', 'published', 1, 1, true],
      )
      assert.notEqual(flow['etag'], created['etag'])
    })
  })

  describe('listFlows', () => {
    it('sorts by code, filters by status and by text, and continues page by page', async () => {
      const shop = await adminWorkspace(service, 'Listed')
      for (const [code, name] of [
        ['b-orders', 'Orders'],
        ['a-plans', 'Plans'],
        ['c-plans', 'More PLANS'],
        ['d_live', 'Live'],
      ] as const)
        await successBody(shop.token.post('/flows', { definition: { ...greeting(code), name } }))
      const codes = async (query: string) =>
        ((await successBody(shop.token.get(`/flows${query}`)))['items'] as { code: string }[]).map(({ code }) => code)
      const { items } = await successBody(shop.token.get('/flows?search=d_'))
      for (const path of ['publish', 'withdraw'])
        await successBody(shop.token.post(`/flows/${String(items[0].id)}/${path}`, {}))
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
        const page = await successBody(shop.token.get(`/flows?limit=3${cursor}`))
        pages.push(page['items'].map(({ code }: Loose) => code as string))
        if (page['nextCursor'] === null) break
        cursor = `&cursor=${String(page['nextCursor'])}`
      }
      assert.deepEqual(pages, [['a-plans', 'b-orders', 'c-plans'], ['d_live']])
    })
  })

  describe('getFlowDraft', () => {
    it('shows the definition with its author, with a separate entity tag', async () => {
      const code = uniqueCode()
      const created = await successBody(token.post('/flows', { definition: { code, nodes: 'none' } }))
      const draft = await token.get(`/flows/${String(created['id'])}/draft`)
      assert.deepEqual(
        [draft.body.definition, draft.body.baseVersion, draft.body.updatedBy, draft.headers['etag']],
        [{ code, nodes: 'none' }, null, home.author, draft.body.etag],
      )
      assert.notEqual(draft.body.etag, created['etag'])
    })
    it('is the latest version while nothing has changed since', async () => {
      const definition = greeting(uniqueCode())
      const id = await create(definition)
      await publish(id)
      const draft = await draftOf(id)
      assert.deepEqual([draft['baseVersion'], draft['definition']], [1, definition])
    })
  })

  describe('saveFlowDraft', () => {
    it('changes the definition of the next publish, and nothing that visitors see', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      await publish(id)
      const { etag } = await draftOf(id)
      const saved = await save(id, { ...greeting(code, 'Hello there'), name: 'Renamed' }, String(etag))
      assert.equal(saved.status, 200, saved.text)
      assert.deepEqual(
        [saved.headers['etag'], saved.body.baseVersion, saved.body.definition.nodes[0].text],
        [saved.body.etag, 1, 'Hello there'],
      )
      const { action, before, after: state } = await newestAudit()
      assert.deepEqual([action, before.draft.name, state.draft.name], ['flow.save_draft', 'Greeting', 'Renamed'])
      const version = await successBody(token.get(`/flows/${id}/versions/1`))
      assert.deepEqual([version['version'].live, version['definition']], [true, greeting(code)])
    })
    it('refuses the tag of an earlier draft, and that of the flow', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      const { etag: stale } = await draftOf(id)
      await publish(id)
      await successBody(save(id, greeting(code, 'Other')))
      for (const etag of [stale, (await read(id))['etag']])
        assertRefused(await save(id, greeting(code), String(etag)), 412, 'precondition_failed')
    })
    it('changes nothing when the definition is the draft already', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      const draft = await draftOf(id)
      const entries = (await auditEntries()).length
      assert.deepEqual((await save(id, greeting(code), String(draft['etag']))).body, draft)
      assert.equal((await auditEntries()).length, entries)
    })
    it('refuses another code than that of the flow', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      for (const other of ['another', 7, null])
        assertRefused(await save(id, { ...greeting(code), code: other }), 422, 'validation_failed')
    })
  })

  describe('discardFlowDraft', () => {
    it('restores the latest version', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      await publish(id)
      const { etag } = await successBody(save(id, { ...greeting(code, 'Hello there'), name: 'Renamed' }))
      assert.equal((await token.delete(`/flows/${id}/draft`, { 'If-Match': String(etag) })).status, 204)
      assert.equal((await newestAudit())['action'], 'flow.discard_draft')
      const flow = await read(id)
      assert.deepEqual(
        [flow['name'], flow['unpublishedChanges'], (await draftOf(id))['definition']],
        ['Greeting', false, greeting(code)],
      )
    })
    it('is 409 conflict for a flow without versions', async () => {
      const id = await create(greeting(uniqueCode()))
      assertRefused(await token.delete(`/flows/${id}/draft`, { 'If-Match': '*' }), 409, 'conflict')
    })
  })

  describe('validateFlow', () => {
    it('has the findings of a publish, with the position and the node of each, and saves nothing', async () => {
      const [taken, code] = [uniqueCode(), uniqueCode()]
      await publish(await create(greeting(taken)))
      const id = await create(greeting(code))
      assert.deepEqual(await successBody(token.post(`/flows/${id}/validate`, {})), { valid: true, findings: [] })
      const definition = {
        nodes: [
          { id: 'hello', type: 'message', text: '{{ 1 + }}', next: 'chek' },
          { id: 'lost', type: 'form', form: 'none' },
        ],
        triggers: [{ type: 'chat_intent', intent: taken }],
        code: 'other',
        name: 'X',
      }
      const { valid, findings } = await successBody(token.post(`/flows/${id}/validate`, { definition }))
      assert.equal(valid, false)
      assert.deepEqual(
        findings.map(({ path, rule, nodeId }: Loose) => [path, rule, nodeId] as unknown[]),
        [
          ['/nodes/0/text', 'template', 'hello'],
          ['/nodes/0/next', 'unknown_target', 'hello'],
          ['/nodes/1/form', 'unknown_form', 'lost'],
          ['/triggers/0/intent', 'intent_taken', null],
          ['/code', 'code_changed', null],
        ],
      )
      assert.deepEqual((await draftOf(id))['definition'], greeting(code))
    })

    it('suggests the probable name, and says where in a text the mistake is', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      const definition = {
        nodes: [
          { id: 'hello', type: 'message', text: 'Hello {{ vars.nmae }}', next: 'lsot' },
          { id: 'lost', type: 'input', field: { name: 'name', type: 'text' } },
          { id: 'apart', type: 'end' },
        ],
        code,
        name: 'X',
      }
      const { findings } = await successBody(token.post(`/flows/${id}/validate`, { definition }))
      assert.deepEqual(
        findings.map(({ path, rule, severity, suggestion, offset }: Loose) => ({
          ...{ path, rule, severity },
          ...(suggestion === undefined ? {} : { suggestion }),
          ...(offset === undefined ? {} : { offset }),
        })),
        [
          { path: '/nodes/0/text', rule: 'unset_variable', severity: 'warning', suggestion: 'name', offset: 14 },
          { path: '/nodes/0/next', rule: 'unknown_target', severity: 'error', suggestion: 'lost' },
          { path: '/nodes/2', rule: 'unreachable_node', severity: 'error' },
        ],
      )
    })

    it('warns of asides whose intent no published flow has', async () => {
      const { token: caller } = await adminWorkspace(service, 'Asides')
      const field = { name: 'name', type: 'text' }
      const ask = { id: 'ask', type: 'input', prompt: 'Name?', field, asides: true, asideIntents: ['hours'] }
      const definition = {
        code: 'main',
        name: 'Main',
        triggers: [{ type: 'chat_intent', intent: 'main' }],
        nodes: [ask],
      }
      const { id } = await successBody(caller.post('/flows', { definition }))
      const findings = async () =>
        (await successBody(caller.post(`/flows/${String(id)}/validate`, { definition })))['findings'] as Loose[]
      assert.deepEqual(
        (await findings()).map(({ path, rule, severity, nodeId }): unknown[] => [path, rule, severity, nodeId]),
        [['/nodes/0/asideIntents/0', 'unknown_intent', 'warning', 'ask']],
      )
      const other = await successBody(caller.post('/flows', { definition: greeting('hours') }))
      await successBody(caller.post(`/flows/${String(other['id'])}/publish`, {}))
      assert.deepEqual(await findings(), [])
    })

    it('warns of a flow that nothing starts, until it has a trigger or another flow calls it', async () => {
      const { token: caller } = await adminWorkspace(service, 'Callers')
      const create = async (definition: object) =>
        (await successBody(caller.post('/flows', { definition })))['id'] as string
      const part = { code: 'part', name: 'Part', nodes: [{ id: 'say', type: 'message', text: 'Hello' }] }
      const id = await create(part)
      const rules = async (definition: object) => {
        const { valid, findings } = await successBody(caller.post(`/flows/${id}/validate`, { definition }))
        assert.equal(valid, true)
        return (findings as Finding[]).map(({ path, rule, severity }) => [path, rule, severity])
      }
      assert.deepEqual(await rules(part), [['/triggers', 'no_trigger', 'warning']])
      assert.deepEqual(await rules({ ...part, triggers: [{ type: 'event', event: 'part.wanted' }] }), [])
      await successBody(caller.post(`/flows/${id}/publish`, {}))
      await create({ code: 'whole', name: 'Whole', nodes: [{ id: 'call', type: 'subflow', flow: 'part' }] })
      assert.deepEqual(await rules(part), [])
    })

    it('warns of a variable that neither the flow nor its forms set', async () => {
      const { token: caller } = await adminWorkspace(service, 'Unset', {
        forms: [{ code: 'address', title: 'Address', fields: [{ name: 'street', type: 'text', label: 'Street' }] }],
      })
      const definition = {
        code: uniqueCode(),
        name: 'Delivery',
        triggers: [{ type: 'event', event: 'delivery.wanted' }],
        nodes: [
          { id: 'ask', type: 'form', form: 'address', next: 'tell' },
          { id: 'tell', type: 'message', text: '{{ vars.street }} in {{ vars.city }}' },
        ],
      }
      const id = (await successBody(caller.post('/flows', { definition })))['id'] as string
      const { findings } = await successBody(caller.post(`/flows/${id}/validate`, {}))
      assert.deepEqual(
        (findings as Finding[]).map(({ path, rule, offset }) => [path, rule, offset]),
        [['/nodes/1/text', 'unset_variable', 29]],
      )
    })

    it('warns of calls without a connection to hosts that flows may not call', async () => {
      const { token: caller } = await adminWorkspace(service, 'Hosts', {
        config: { tenant: { 'engine/http/allowed_hosts': ['acme.example'] } },
      })
      const id = (await successBody(caller.post('/flows', { definition: greeting(uniqueCode()) })))['id'] as string
      const node = (nodeId: string, url: string, next: string | null) => ({ id: nodeId, type: 'http', url, next })
      const nodes = [
        node('inside', 'https://crm.acme.example/orders', 'outside'),
        node('outside', 'https://crm.other.example/orders', null),
      ]
      const { definition } = await successBody(caller.get(`/flows/${id}/draft`))
      const { valid, findings } = await successBody(
        caller.post(`/flows/${id}/validate`, { definition: { ...(definition as object), start: 'inside', nodes } }),
      )
      assert.deepEqual(
        [valid, findings.map(({ path, rule, severity }: Loose) => [path, rule, severity] as unknown[])],
        [true, [['/nodes/1/url', 'unlisted_host', 'warning']]],
      )
    })
  })

  describe('deleteFlow', () => {
    it('deletes a flow that was never published', async () => {
      const id = await create(greeting(uniqueCode()))
      assert.equal((await token.delete(`/flows/${id}`, { 'If-Match': '*' })).status, 204)
      const { action, before, after: state } = await newestAudit()
      assert.deepEqual([action, before.draft.name, state], ['flow.delete', 'Greeting', null])
      assertRefused(await token.get(`/flows/${id}`), 404, 'not_found')
    })
    it('is 409 conflict once there is a version, even for a withdrawn flow', async () => {
      const id = await create(greeting(uniqueCode()))
      await publish(id)
      await successBody(token.post(`/flows/${id}/withdraw`))
      assertRefused(await token.delete(`/flows/${id}`, { 'If-Match': '*' }), 409, 'conflict')
      assert.equal((await read(id))['latestVersion'], 1)
    })
  })

  describe('flows of a workspace file', () => {
    it('have the versions and the drafts that people see and publish', async () => {
      const code = uniqueCode()
      const file = {
        apiVersion: 'parley/v1',
        organization: { name: `Filed ${newId()}` },
        workspace: { name: 'Filed Shop' },
      }
      const shop = await adminWorkspace(service, 'Filed', { ...file, flows: [greeting(code)] })
      const {
        items: [{ id }],
      } = (await successBody(shop.token.get('/flows'))) as { items: [{ id: string }] }
      const current = async () => await successBody(shop.token.get(`/flows/${id}`))
      assert.deepEqual([(await current())['publishedVersion'], (await current())['updatedBy']], [1, null])
      await successBody(
        shop.token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Two') }, { 'If-Match': '*' }),
      )
      await successBody(shop.token.post(`/flows/${id}/publish`, {}))
      await successBody(
        shop.token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Never') }, { 'If-Match': '*' }),
      )
      await applyTestWorkspace(service.database, { ...file, flows: [greeting(code, 'Three')] })
      assert.deepEqual(
        [(await current())['latestVersion'], (await current())['unpublishedChanges'], (await current())['updatedBy']],
        [3, false, null],
      )
      const { items } = await successBody(shop.token.get(`/flows/${id}/versions`))
      assert.deepEqual(
        items.map(({ version, live, publishedBy }: Loose) => [version, live, publishedBy?.name ?? null] as unknown[]),
        [
          [3, true, null],
          [2, false, 'Ada'],
          [1, false, null],
        ],
      )
      // A draft in a file is the draft that people see; a withdrawn flow may have it as well.
      await successBody(shop.token.post(`/flows/${id}/withdraw`))
      await applyTestWorkspace(service.database, { ...file, flows: [{ ...greeting(code, 'Four'), publish: false }] })
      const draft = await successBody(shop.token.get(`/flows/${id}/draft`))
      assert.deepEqual([draft['definition'].nodes[0].text, draft['baseVersion'], draft['updatedBy']], ['Four', 3, null])
      await applyTestWorkspace(service.database, { ...file, flows: [{ ...greeting(code, 'Three'), publish: false }] })
      assert.deepEqual([(await current())['unpublishedChanges'], (await current())['status']], [false, 'withdrawn'])
    })
  })
})
