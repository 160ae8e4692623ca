import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import {
  createAdmin,
  followChanges,
  followExecution,
  followFlow,
  readEvents,
  type ExecutionEvent,
  type FlowChange,
  type FlowEvent,
  type WorkspaceEvent,
} from '../../../generated/sdk/dist/index.js'
import { adminWorkspace, startAdminService, type AdminCalls } from '../../support/admin.ts'
import { handingOver } from '../../support/handoffs.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, callersOf } from '../callers.ts'
import { handedOverTo } from '../handed-over.ts'
import { AS_ENGINE, requester } from '../json-operation.ts'
import { openStream } from '../public/chat-streams.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'
import { flows } from './run-flows.ts'

describe('streams of the admin API', async () => {
  const { service, neighbour } = await startAdminService()
  after(() => service.stop())
  const home = await adminWorkspace(service, 'Followed', {
    flows: [...flows, handingOver('help')],
    keys: [{ name: 'shop', key: 'pk_live_Followed' }],
  })
  const visitors = callersOf(service)
  const answers = ['service.handoffs.view', 'service.handoffs.answer']
  const adminOf = (calls: AdminCalls) =>
    createAdmin({
      baseUrl: service.url,
      token: String(calls.headers['Authorization']).slice('Bearer '.length),
      retry: { attempts: 1 },
    })
  const editor = async () => await home.adminCaller(['service.flows.view', 'service.flows.manage'])
  const create = async () => {
    const code = uniqueCode()
    return { code, id: (await successBody(home.token.post('/flows', { definition: greeting(code) })))['id'] as string }
  }
  const save = async (flow: { id: string; code: string }, text: string, calls = home.token) =>
    await successBody(
      calls.put(`/flows/${flow.id}/draft`, { definition: greeting(flow.code, text) }, { 'If-Match': '*' }),
    )
  const next = async <Event>(stream: AsyncGenerator<Event>): Promise<Event> => {
    const { done, value } = await stream.next()
    assert.notEqual(done, true, 'the stream ended')
    return value as Event
  }

  describe('followFlow', () => {
    it('sends the flow, and then each change of draft, layout and live version by any user', async () => {
      const flow = await create()
      const stop = new AbortController()
      const stream = followFlow(adminOf(home.token), flow.id, { signal: stop.signal })
      const first = (await next(stream)) as FlowEvent & { event: 'flow' }
      const draft = await successBody(home.token.get(`/flows/${flow.id}/draft`))
      assert.deepEqual(
        [first.event, first.data.flow, first.data.draft.etag, first.data.layout.etag],
        ['flow', (await successBody(home.token.get(`/flows/${flow.id}`))) as never, draft['etag'], '"layout-0"'],
      )
      const grace = await editor()
      const saved = await save(flow, 'Two', grace)
      const second = (await next(stream)) as FlowEvent & { event: 'flow' }
      assert.deepEqual([second.data.draft.etag, second.data.draft.updatedBy?.name], [saved['etag'], 'Grace'])
      const layout = { positions: { hello: { x: 1, y: 1 } }, notes: [] }
      await successBody(home.token.put(`/flows/${flow.id}/layout`, layout, { 'If-Match': '*' }))
      assert.equal(((await next(stream)) as FlowEvent & { event: 'flow' }).data.layout.etag, '"layout-1"')
      await successBody(home.token.post(`/flows/${flow.id}/publish`, {}))
      assert.equal(((await next(stream)) as FlowEvent & { event: 'flow' }).data.flow.publishedVersion, 1)
      stop.abort()
      assert.equal((await stream.next()).done, true)
    })
    it('receives a change that another process commits', async () => {
      const flow = await create()
      const stream = followFlow(adminOf(home.token), flow.id)
      await next(stream)
      await service.database.pool.query(
        `
        update flows set draft = '{}', draft_revision = draft_revision + 1, revision = revision + 1
        where id = $1`,
        [flow.id],
      )
      assert.equal(((await next(stream)) as FlowEvent & { event: 'flow' }).data.draft.etag, '"draft-2"')
      await stream.return()
    })
    it('repeats nothing that the reader has', async () => {
      const flow = await create()
      const path = `/api/admin/v1/flows/${flow.id}/changes`
      const open = async (last: string) =>
        await fetch(service.url + path, { headers: { ...home.token.headers, 'Last-Event-ID': last } })
      const first = readEvents((await open('not an id')).body as ReadableStream<Uint8Array>)
      const { id } = await next(first)
      await first.return()
      const again = readEvents((await open(id)).body as ReadableStream<Uint8Array>)
      const saved = await save(flow, 'Two')
      const { data } = await next(again)
      assert.equal((JSON.parse(data) as FlowChange).draft.etag, saved['etag'])
      await again.return()
    })
    it('never sends a part of a change', async () => {
      const flow = await create()
      const { body } = await fetch(`${service.url}/api/admin/v1/flows/${flow.id}/changes`, {
        headers: home.token.headers,
      })
      const events = readEvents(body as ReadableStream<Uint8Array>)
      const saveOften = async () => {
        for (let revision = 1; revision < 500; revision++) {
          await service.database.pool.query(
            'update flows set revision = revision + 1, draft_revision = draft_revision + 1 where id = $1',
            [flow.id],
          )
        }
      }
      const saving = saveOften()
      let revision = 0
      while (revision < 500) {
        const [ofFlow, ofDraft] = (await next(events)).id.split('.').map(Number)
        assert.equal(ofFlow, ofDraft)
        revision = ofFlow as number
      }
      await saving
      await events.return()
    })
    it('says nothing more once the session, the token or the permission has ended', async () => {
      const flow = await create()
      const person = await home.adminCaller(['service.flows.view'])
      const session = await home.sessionOf(person.person)
      const { pool } = service.database
      const ends: [AdminCalls, () => Promise<unknown>][] = [
        [session, async () => await successBody(session.post('/logout'))],
        [
          person,
          async () => await pool.query(`update roles set permissions = '{}' where tenant_id = $1`, [home.tenantId]),
        ],
      ]
      for (const [calls, end] of ends) {
        const path = `/api/admin/v1/flows/${flow.id}/changes`
        const { body } = await fetch(service.url + path, { headers: calls.headers })
        const events = readEvents(body as ReadableStream<Uint8Array>)
        assert.equal((await next(events)).event, 'flow')
        await end()
        await save(flow, newId())
        const { event, data } = await next(events)
        assert.deepEqual([event, JSON.parse(data)], ['end', { reason: 'signed_out' }])
        assert.equal((await events.next()).done, true)
      }
    })
    it('ends with the flow', async () => {
      const flow = await create()
      const stream = followFlow(adminOf(home.token), flow.id)
      await next(stream)
      await home.token.delete(`/flows/${flow.id}`, { 'If-Match': '*' })
      assert.deepEqual(await next(stream), { event: 'end', data: { reason: 'deleted' } })
      assert.equal((await stream.next()).done, true)
    })
    it('gives each user twenty slots, which are free again when the reader disconnects', async () => {
      const flow = await create()
      const person = await home.adminCaller(['service.flows.view'])
      const path = `/api/admin/v1/flows/${flow.id}/changes`
      const open = async () => await fetch(service.url + path, { headers: person.headers })
      // All are kept: the connection of a response that is garbage is closed.
      const readers: Response[] = []
      for (let slot = 0; slot < 20; slot++) readers.push(await open())
      assert.ok(readers.every(({ status }) => status === 200))
      const refused = await open()
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5'])
      const other = await fetch(service.url + path, { method: 'HEAD', headers: home.token.headers })
      assert.deepEqual([other.status, await other.text()], [200, ''])
      await readers.pop()?.body?.cancel()
      await eventually(async () => {
        const reader = await open()
        assert.equal(reader.status, 200)
        readers.push(reader)
      })
      await Promise.all(readers.map(async ({ body }) => await body?.cancel()))
    })
    it('ends when the process stops', async () => {
      const { service: other, home: shop } = await startAdminService()
      const { id } = await successBody(shop.token.post('/flows', { definition: greeting(uniqueCode()) }))
      const { body } = await fetch(`${other.url}/api/admin/v1/flows/${String(id)}/changes`, {
        headers: shop.token.headers,
      })
      const events = readEvents(body as ReadableStream<Uint8Array>)
      await next(events)
      await Promise.all([other.stop(), events.next().then(({ done }) => assert.equal(done, true))])
    })
  })

  describe('followChanges', () => {
    const heard = async (stream: AsyncGenerator<WorkspaceEvent>) => {
      const event = await next(stream)
      assert.equal(event.event, 'change')
      return event.data
    }

    it('announces all changes that the reader may read, after a change of everything', async () => {
      const author = followChanges(adminOf(await home.adminCaller(['service.flows.view'])))
      const keeper = followChanges(adminOf(await home.adminCaller(['service.keys.view'])))
      const stranger = followChanges(adminOf(neighbour.token))
      for (const stream of [author, keeper, stranger])
        assert.deepEqual(await heard(stream), { resource: 'everything', id: null })
      const flow = await create()
      assert.deepEqual(await heard(author), { resource: 'flows', id: flow.id })
      await save(flow, 'Two', await editor())
      assert.deepEqual(await heard(author), { resource: 'flow_drafts', id: flow.id })
      await successBody(home.token.post(`/flows/${flow.id}/comments`, { text: 'Hm.' }))
      assert.deepEqual(await heard(author), { resource: 'flow_comments', id: flow.id })
      const key = await successBody(home.token.post('/keys', { name: 'Another' }))
      assert.deepEqual(await heard(keeper), { resource: 'keys', id: (key['key'] as { id: string }).id })
      const other = await successBody(neighbour.token.post('/flows', { definition: greeting(uniqueCode()) }))
      assert.deepEqual(await heard(stranger), { resource: 'flows', id: other['id'] })
      for (const stream of [author, keeper, stranger]) await stream.return()
    })
    it('announces changes of many resources as one of everything', async () => {
      const stream = followChanges(adminOf(home.token))
      await heard(stream)
      await service.database.pool.query(
        `select pg_notify('parley_changes', json_build_object('table', 'goals', 'tenant_id', $1::text, 'id', n)::text)
        from generate_series(1, 60) n`,
        [home.tenantId],
      )
      assert.deepEqual(await heard(stream), { resource: 'everything', id: null })
      await stream.return()
    })
    it('ends with the session', async () => {
      const person = await home.adminCaller(['service.flows.view', 'service.keys.view'])
      const session = await home.sessionOf(person.person)
      const { body } = await fetch(`${service.url}/api/admin/v1/changes`, { headers: session.headers })
      const events = readEvents(body as ReadableStream<Uint8Array>)
      await next(events)
      await successBody(session.post('/logout'))
      await eventually(async () => {
        await create()
        const { event, data } = await next(events)
        assert.deepEqual([event, JSON.parse(data)], ['end', { reason: 'signed_out' }])
      })
    })
  })

  describe('announceFlowViewer', () => {
    const opened = async (calls: AdminCalls) => {
      const stream = followChanges(adminOf(calls))
      await next(stream)
      return stream
    }
    const heardOf = async (stream: AsyncGenerator<WorkspaceEvent>) => {
      for (;;) {
        const { data } = await next(stream)
        if ('resource' in data && data.resource === 'flow_viewers') return data
      }
    }

    it('tells those of the workspace who may read the flow, with the selected node and at the end', async () => {
      const flow = await create()
      const grace = await home.adminCaller(['service.flows.view'])
      const [ada, keeper] = [await editor(), await home.adminCaller(['service.keys.view'])]
      const others = [await opened(ada), await opened(home.token)]
      const unconcerned = [await opened(keeper), await opened(neighbour.token)]
      for (const body of [{ nodeId: 'hello' }, {}, { left: true }]) {
        assert.equal((await grace.post(`/flows/${flow.id}/viewers`, body)).status, 204)
        const viewer = { userId: grace.person.id, name: 'Grace', nodeId: null, left: false, ...body }
        for (const stream of others)
          assert.deepEqual(await heardOf(stream), { resource: 'flow_viewers', id: flow.id, viewer })
      }
      await successBody(home.token.post('/keys', { name: 'Later' }))
      await successBody(neighbour.token.post('/flows', { definition: greeting(uniqueCode()) }))
      const heard = await Promise.all(unconcerned.map(async stream => (await next(stream)).data))
      assert.deepEqual(
        heard.map(data => 'resource' in data && data.resource),
        ['keys', 'flows'],
      )
      await Promise.all([...others, ...unconcerned].map(async stream => await stream.return()))
    })
    it('tells of each viewer by itself, and stores nothing', async () => {
      const flow = await create()
      const people = [await editor(), await editor()]
      const stream = await opened(home.token)
      await Promise.all(people.map(async ({ post }) => await post(`/flows/${flow.id}/viewers`, { nodeId: 'hello' })))
      const heard = [await heardOf(stream), await heardOf(stream)].map(({ viewer }) => viewer?.userId)
      assert.deepEqual(heard.sort(), people.map(({ person }) => person.id).sort())
      await stream.return()
      const later = await opened(home.token)
      await save(flow, 'Two')
      assert.deepEqual((await next(later)).data, { resource: 'flow_drafts', id: flow.id })
      await later.return()
    })
    it('is refused for a flow that the workspace does not have, and for an invalid id of a node', async () => {
      const { id } = await create()
      assertRefused(await neighbour.token.post(`/flows/${id}/viewers`, {}), 404, 'not_found')
      assertRefused(await home.token.post(`/flows/${newId()}/viewers`, {}), 404, 'not_found')
      assertRefused(await home.token.post(`/flows/${id}/viewers`, { nodeId: 'no node' }), 422, 'validation_failed')
    })
  })

  describe('announceReplyTyping', () => {
    it('is 404 for a handoff that does not exist', async () => {
      assertRefused(await home.token.post(`/handoffs/${newId()}/typing`), 404, 'not_found')
    })
    it('tells the visitor, unless somebody else has the conversation', async () => {
      const { session, id } = await handedOverTo(home.token, service, 'pk_live_Followed', 'help')
      const path = `/handoffs/${id}`
      const [linus, grace] = [await home.adminCaller(answers), await home.adminCaller(answers)]
      await successBody(grace.post(`${path}/claim`))
      const stream = await openStream(service, session)
      await stream.nextOf('state')
      for (const { post } of [linus, grace]) assert.equal((await post(`${path}/typing`)).status, 204)
      assert.deepEqual(await stream.next(), { event: 'typing', data: { by: 'person' } })
      await successBody(linus.get(path))
      await successBody(grace.post(`${path}/release`))
      assert.equal((await stream.next()).event, 'state', 'only once')
      stream.close()
    })
  })

  describe('followExecution', () => {
    const start = async () => {
      const session = await visitors.session('pk_live_Followed')
      const { reply } = await successBody(visitors.sendChatMessage(session, { text: 'Hi', intentName: 'ask' }))
      const { executionId, waitToken } = reply as { executionId: string; waitToken: string }
      const answer = async () =>
        await successBody(visitors.sendChatMessage(session, { text: 'A1', executionId, waitToken }))
      return { executionId, answer }
    }
    const logOf = async (executionId: string) =>
      (await successBody(home.token.get(`/executions/${executionId}/events`)))['items'] as unknown[]
    const upTo = async (stream: AsyncGenerator<ExecutionEvent>, kind: ExecutionEvent['event']) => {
      const entries: unknown[] = []
      for (;;) {
        const event = await next(stream)
        if (event.event === kind) return { entries, data: event.data }
        entries.push(event.data)
      }
    }

    it('sends the log entry by entry while the run continues, and ends with it', async () => {
      const { executionId, answer } = await start()
      const stream = followExecution(adminOf(home.token), executionId)
      const first = await upTo(stream, 'execution')
      assert.deepEqual(first.entries, await logOf(executionId))
      assert.equal((first.data as { status: string }).status, 'waiting_input')
      await answer()
      const ended = await upTo(stream, 'execution')
      assert.deepEqual([...first.entries, ...ended.entries], await logOf(executionId))
      assert.equal((ended.data as { status: string }).status, 'completed')
      assert.deepEqual(await next(stream), { event: 'end', data: { reason: 'ended' } })
      assert.equal((await stream.next()).done, true)
    })
    it('starts after the entry that the reader has', async () => {
      const { executionId, answer } = await start()
      await answer()
      const log = (await logOf(executionId)) as { id: string }[]
      const stream = followExecution(adminOf(home.token), executionId, { after: String(log[3]?.id) })
      assert.deepEqual((await upTo(stream, 'execution')).entries, log.slice(4))
      await stream.return()
    })
  })

  it('are counted by their surface while they are open, those of visitors and those of the console', async () => {
    const engine = requester(service, AS_ENGINE)
    const open = async () => {
      const { status, text } = await engine.get('/metrics')
      assert.equal(status, 200, text)
      return ['public', 'admin'].map(surface =>
        Number(new RegExp(`^parley_open_streams{surface="${surface}"} (\\d+)$`, 'm').exec(text)?.[1]),
      )
    }
    // Those of the tests before end when the service notices that their readers are gone.
    await eventually(async () => assert.deepEqual(await open(), [0, 0]))
    const visitor = await openStream(service, await visitors.session('pk_live_Followed'))
    assert.equal(visitor.response.status, 200)
    assert.deepEqual(await open(), [1, 0])
    const closing = new AbortController()
    const changes = await fetch(`${service.url}/api/admin/v1/changes`, {
      signal: closing.signal,
      headers: { ...(home.token.headers as Record<string, string>), 'X-Forwarded-For': service.nextAddress() },
    })
    assert.equal(changes.status, 200)
    assert.deepEqual(await open(), [1, 1])
    visitor.close()
    closing.abort()
    await eventually(async () => assert.deepEqual(await open(), [0, 0]))
  })
})
