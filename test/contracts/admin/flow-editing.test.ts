import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, startAdminService } from '../../support/admin.ts'
import { createResources } from '../../support/customers.ts'
import { put } from '../../support/tables.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, successItems, uniqueCode } from './fixtures.ts'

describe('operations of the flow editor', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (definition: object = greeting(uniqueCode())) =>
    (await successBody(token.post('/flows', { definition })))['id'] as string
  const auditEntries = async (flowId: string, action: string) =>
    (await successBody(token.get(`/audit?resourceId=${flowId}&action=${action}`)))['items'] as Record<string, never>[]

  const POSITIONS = { hello: { x: 120, y: -40.5 }, not_there_yet: { x: 0, y: 0 } }
  const NOTES = [{ id: 'n1', text: 'Approved by legal', x: 1, y: 2, width: 200, height: 80, color: 'blue' }]
  const saveLayout = async (id: string, layout: object, ifMatch = '*') =>
    await token.put(`/flows/${id}/layout`, layout, { 'If-Match': ifMatch })

  describe('the audit of saves', () => {
    const saveDraft = async (id: string, code: string, text: string, calls = token) =>
      await successBody(calls.put(`/flows/${id}/draft`, { definition: greeting(code, text) }, { 'If-Match': '*' }))
    const savesOf = async (id: string, action = 'flow.save_draft') =>
      (await auditEntries(id, action)).map(({ actor, before, after: state, details }: Loose): unknown[] => [
        actor.name,
        details.saves,
        (before.draft ?? before).nodes?.[0].text ?? before.positions,
        (state.draft ?? state).nodes?.[0].text ?? state.positions,
      ])

    it('has one entry for consecutive saves, also across layout saves and simulations', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code, 'A'))
      const revisions = [(await saveDraft(id, code, 'B'))['etag'], (await saveDraft(id, code, 'C'))['etag']]
      await saveLayout(id, { positions: { hello: { x: 1, y: 1 } }, notes: [] })
      await successBody(token.post(`/flows/${id}/simulate`, { trigger: { type: 'chat_intent' } }))
      await saveDraft(id, code, 'D')
      await saveLayout(id, { positions: { hello: { x: 2, y: 2 } }, notes: [] })
      assert.deepEqual(await savesOf(id), [['Ada', 3, 'A', 'D']])
      assert.deepEqual(await savesOf(id, 'flow.save_layout'), [['Ada', 2, {}, { hello: { x: 2, y: 2 } }]])
      assert.notEqual(...(revisions as [string, string]))
    })
    it('starts another entry after a publish, a save by another user, and 30 minutes without a save', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code, 'A'))
      const grace = await home.adminCaller(['service.flows.manage'])
      await saveDraft(id, code, 'B')
      await successBody(token.post(`/flows/${id}/publish`, {}))
      await saveDraft(id, code, 'C')
      await saveDraft(id, code, 'D', grace)
      await saveDraft(id, code, 'E')
      service.clock.advance(29 * 60_000)
      await saveDraft(id, code, 'F')
      service.clock.advance(31 * 60_000)
      await saveDraft(id, code, 'G')
      assert.deepEqual(await savesOf(id), [
        ['Ada', 1, 'F', 'G'],
        ['Ada', 2, 'D', 'F'],
        ['Grace', 1, 'C', 'D'],
        ['Ada', 1, 'B', 'C'],
        ['Ada', 1, 'A', 'B'],
      ])
    })
  })

  describe('listFlowUses', () => {
    const EVERYTHING_USED = ['service.flows.view', 'service.config', 'service.config.widget.view', 'service.keys.view']
    const usesOf = async (id: string, calls = token) =>
      (await successItems(calls.get(`/flows/${id}/uses`))).map(
        ({ kind, live, name, nodeId, path, through }) => [kind, live, name, nodeId, path, through] as unknown[],
      )

    it('finds nodes of live versions and drafts, quick questions, keys and sources, in broken drafts too', async () => {
      const [code, event] = [uniqueCode(), `order.${uniqueCode()}`]
      const used = greeting(code)
      const id = await create({ ...used, triggers: [...used.triggers, { type: 'event', event }] })
      await successBody(token.post(`/flows/${id}/publish`, {}))
      const using = uniqueCode()
      const nodes = [
        { id: 'run', type: 'subflow', flow: code, next: 'tell' },
        { id: 'tell', type: 'emit', event, next: 'bye' },
        { id: 'bye', type: 'end' },
      ]
      const other = await create({ code: using, name: 'Using', start: 'run', nodes })
      await successBody(token.post(`/flows/${other}/publish`, {}))
      const tool = { type: 'flow', name: 'ask', description: 'Asks', flow: code }
      const draft = [{ id: 'think', type: 'agent', tools: ['?', tool] }, 'broken', nodes[2], nodes[1]]
      await successBody(
        token.put(
          `/flows/${other}/draft`,
          { definition: { code: using, name: 'Using', nodes: draft } },
          { 'If-Match': '*' },
        ),
      )
      await create({ code: uniqueCode(), nodes: 'none' })
      const questions = [{ question: 'Where is it?', pageType: 'general', assignedFlow: code }]
      const values = { 'widget/quick_questions/questions': questions }
      await successBody(token.patch('/config/sections/widget/values', { values }, { 'If-Match': '*' }))
      await successBody(token.post('/keys', { name: `key ${code}`, intents: ['else', code] }))
      await successBody(token.post('/inbound-webhooks', { name: `shop ${code}`, eventName: event }))
      const ofFlows = [
        ['subflow', true, 'Using', 'run', '/nodes/0/flow', null],
        ['emit', true, 'Using', 'tell', '/nodes/1/event', event],
        ['agent_tool', false, 'Using', 'think', '/nodes/0/tools/1/flow', null],
      ]
      const visible = [
        ...ofFlows,
        ['quick_question', true, 'Where is it?', null, '/0/assignedFlow', null],
        ['key', true, `key ${code}`, null, '/intents/1', code],
      ]
      assert.deepEqual(await usesOf(id), [
        ...visible,
        ['inbound_webhook', true, `shop ${code}`, null, '/eventName', event],
      ])
      assert.deepEqual(await usesOf(id, await home.adminCaller(EVERYTHING_USED)), visible)
      assert.deepEqual(await usesOf(id, await home.adminCaller(['service.flows.view'])), ofFlows)
      assert.deepEqual(await usesOf(other), [])
    })
  })

  describe('getFlowLayout', () => {
    it('is empty with a tag that the first save takes, before a node was moved', async () => {
      const id = await create()
      const { body, headers } = await token.get(`/flows/${id}/layout`)
      assert.deepEqual(
        [body, headers['etag']],
        [
          {
            flowId: id,
            positions: {},
            notes: [],
            groups: [],
            arrangement: 'right',
            updatedAt: null,
            updatedBy: null,
            etag: body.etag,
          },
          body.etag,
        ],
      )
      assert.equal((await saveLayout(id, { positions: POSITIONS, notes: [] }, body.etag)).status, 200)
      assertRefused(await saveLayout(id, { positions: {}, notes: [] }, body.etag), 412, 'precondition_failed')
    })
  })

  describe('saveFlowLayout', () => {
    it('stores positions, of unknown nodes as well, and notes, as they were sent', async () => {
      const id = await create()
      const saved = await successBody(saveLayout(id, { positions: POSITIONS, notes: NOTES }))
      assert.deepEqual([saved['positions'], saved['notes'], saved['updatedBy'].name], [POSITIONS, NOTES, 'Ada'])
      assert.deepEqual(await successBody(token.get(`/flows/${id}/layout`)), saved)
      const replaced = await successBody(saveLayout(id, { positions: {}, notes: [] }, saved['etag'] as string))
      assert.deepEqual([replaced['positions'], replaced['notes']], [{}, []])
    })
    it('stores groups and the arrangement, and keeps them where a save has none', async () => {
      const id = await create()
      const groups = [{ id: 'g1', name: 'Welcome', color: 'pink', nodes: ['hello', 'not_there_yet'] }]
      await successBody(saveLayout(id, { positions: {}, notes: [], groups, arrangement: 'down' }))
      const kept = await successBody(saveLayout(id, { positions: POSITIONS, notes: [] }))
      assert.deepEqual([kept['groups'], kept['arrangement']], [groups, 'down'])
      const changed = await successBody(saveLayout(id, { positions: POSITIONS, notes: [], groups: [] }))
      assert.deepEqual([changed['groups'], changed['arrangement']], [[], 'down'])
      for (const layout of [
        { arrangement: 'up' },
        { groups: [{ id: 'g1', name: 'Twice', nodes: ['a', 'a'] }] },
        { groups: [{ id: 'g 1', name: 'Odd', nodes: [] }] },
      ])
        assertRefused(await saveLayout(id, { positions: {}, notes: [], ...layout }), 422, 'validation_failed')
    })
    it('does not change the flow, its draft and their tags, and they do not change the layout', async () => {
      const code = uniqueCode()
      const id = await create(greeting(code))
      const states = async () =>
        await Promise.all(['', '/draft'].map(async path => (await token.get(`/flows/${id}${path}`)).body as Loose))
      const before = await states()
      const { etag } = await successBody(saveLayout(id, { positions: POSITIONS, notes: NOTES }))
      assert.deepEqual(await states(), before)
      await successBody(token.put(`/flows/${id}/draft`, { definition: greeting(code, 'Other') }, { 'If-Match': '*' }))
      await successBody(token.post(`/flows/${id}/publish`, {}))
      assert.equal((await successBody(token.get(`/flows/${id}/layout`)))['etag'], etag)
    })
    it('lets one of two first saves win', async () => {
      const id = await create()
      const { etag } = await successBody(token.get(`/flows/${id}/layout`))
      const answers = await Promise.all(
        [1, 2].map(async x => await saveLayout(id, { positions: { hello: { x, y: 0 } }, notes: [] }, etag as string)),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
    })
    it('refuses coordinates out of range, and more notes than a canvas can show', async () => {
      const id = await create()
      const note = (number: number) => ({ id: `n${number}`, text: '', x: 0, y: 0 })
      for (const layout of [
        { positions: { hello: { x: 1e7, y: 0 } }, notes: [] },
        { positions: {}, notes: Array.from({ length: 201 }, (_, number) => note(number)) },
      ])
        assertRefused(await saveLayout(id, layout), 422, 'validation_failed')
      assert.equal((await auditEntries(id, 'flow.save_layout')).length, 0)
    })
  })

  describe('countFlows', () => {
    it('counts flows by status, all and those that a search finds', async () => {
      const shop = await adminWorkspace(service, 'Counted')
      const ids: string[] = []
      for (const code of ['a-plans', 'b-plans', 'c-orders', 'd-plans'])
        ids.push((await successBody(shop.token.post('/flows', { definition: greeting(code) })))['id'] as string)
      for (const id of ids.slice(1)) await successBody(shop.token.post(`/flows/${id}/publish`, {}))
      await successBody(shop.token.post(`/flows/${String(ids[3])}/withdraw`, {}))
      const counts = async (query = '') => await successBody(shop.token.get(`/flow-totals${query}`))
      assert.deepEqual(await counts(), { total: 4, statuses: { draft: 1, published: 2, withdrawn: 1 } })
      assert.deepEqual(await counts('?search=ORDERS'), {
        total: 1,
        statuses: { draft: 0, published: 1, withdrawn: 0 },
      })
      assertRefused(await shop.token.get(`/flow-totals?search=${'x'.repeat(1_000)}`), 400, 'invalid_input')
    })
  })

  describe('countExecutions', () => {
    it('counts the latest ten thousand by state, of a flow and of a time', async () => {
      const shop = await adminWorkspace(service, 'Busy')
      const { flowId, versionId } = await createResources(shop)
      const { pool } = service.database
      const [conversationId, now] = [newId(), new Date()]
      const times = { created_at: now, updated_at: now }
      const conversation = { id: conversationId, customer: {}, variables: {}, split_choices: {}, ...times }
      await put(pool, 'conversations', { tenant_id: shop.tenantId, ...conversation })
      const insert = async (count: number, status: string, from: string) =>
        await pool.query(
          `
          insert into executions (tenant_id, id, conversation_id, flow_id, version_id, status, started_at)
          select $1, gen_random_uuid(), $2, $3, $4, $5, $6::timestamptz + n * interval '1 second'
          from generate_series(1, $7) n`,
          [shop.tenantId, conversationId, flowId, versionId, status, from, count],
        )
      await insert(5, 'failed', '2026-01-01T00:00:00Z')
      await insert(3, 'waiting_input', '2026-02-01T00:00:00Z')
      const counts = async (query = '') => await successBody(shop.token.get(`/execution-totals${query}`))
      const statuses = { waiting_input: 3, waiting_time: 0, completed: 0, failed: 5, aborted: 0 }
      assert.deepEqual(await counts(`?flowId=${flowId.toUpperCase()}`), { total: 8, more: false, statuses })
      assert.deepEqual((await counts('?from=2026-01-15T00:00:00Z'))['total'], 3)
      assertRefused(await shop.token.get('/execution-totals?flowId=shop'), 400, 'invalid_input')
      assert.deepEqual((await counts(`?flowId=${newId()}`))['total'], 0)
      await insert(9_999, 'completed', '2026-03-01T00:00:00Z')
      assert.deepEqual(await counts(), {
        total: 10_000,
        more: true,
        statuses: { ...statuses, waiting_input: 1, completed: 9_999, failed: 0 },
      })
    })
  })

  describe('evaluateExpression', () => {
    const evaluate = async (body: object) => await successBody(token.post('/expressions/evaluate', body))
    const scope = { vars: { orders: [{ total: 3 }, { total: 7 }], name: 'Ada' }, input: { name: 'Bo' } }

    it('answers the value with its type, whether a condition takes it as true, and the names it read', async () => {
      const told = async (source: string, kind = 'expression') => {
        const { value, type, truthy, names } = await evaluate({ kind, source, scope })
        return [value, type, truthy, names] as unknown[]
      }
      assert.deepEqual(await told('vars.orders[total > 5].total'), [7, 'number', true, ['vars.orders.total']])
      assert.deepEqual(await told('$event.total'), [undefined, 'nothing', false, ['event.total']])
      assert.deepEqual(await told('{{ input.name }} & {{ vars.name }}', 'template'), [
        'Bo & Ada',
        'string',
        true,
        ['input.name', 'vars.name'],
      ])
      assert.deepEqual(await told('{{ vars.orders.total }}', 'template'), [
        [3, 7],
        'array',
        true,
        ['vars.orders.total'],
      ])
      assert.deepEqual(await told('{{ vars.none }}', 'template'), [null, 'null', false, ['vars.none']])
    })
    it('says where a source is wrong, in a template as well', async () => {
      const failure = async (source: string, kind = 'expression') => {
        const { outcome, error, type } = await evaluate({ kind, source, scope })
        return [outcome, type, error.kind, error.position] as unknown[]
      }
      assert.deepEqual(await failure('vars.name +* 3'), ['error', 'nothing', 'compile', 13])
      assert.deepEqual(await failure('1 + vars.name'), ['error', 'nothing', 'evaluate', 2])
      assert.deepEqual(await failure('Hi {{ vars.name', 'template'), ['error', 'nothing', 'compile', 3])
      assert.deepEqual(await failure('Hi {{  1 + vars.name }}', 'template'), ['error', 'nothing', 'evaluate', 9])
    })
    it('ends an endless evaluation by the limits of the engine', async () => {
      const source = '($f := function($n) { $f($n + 1) }; $f(0))'
      const { error, names } = await evaluate({ source })
      assert.deepEqual([error.kind, names], ['limit', []])
      const { error: large } = await evaluate({ source: '$sum([1..9000000])' })
      assert.equal(large.kind, 'limit')
    })
    it('uses the requested clock', async () => {
      const { value } = await evaluate({ source: '$now()', now: '2026-11-20T09:00:00Z' })
      assert.equal(value, '2026-11-20T09:00:00.000Z')
    })
    it('is open to those who may publish, as validateFlow is, and not to readers', async () => {
      const publisher = await home.adminCaller(['service.flows.publish'])
      const reader = await home.adminCaller(['service.flows.view'])
      const id = await create()
      for (const [path, body] of [
        ['/expressions/evaluate', { source: '1' }],
        [`/flows/${id}/validate`, {}],
      ] as const) {
        assert.equal((await publisher.post(path, body)).status, 200)
        assert.equal(
          assertRefused(await reader.post(path, body), 403, 'permission_denied')['permission'],
          'service.flows.manage',
        )
      }
    })
  })
})
