import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { after, describe, it } from 'node:test'
import { successBody } from '../contracts/admin/fixtures.ts'
import { assertRefused, type Loose } from '../contracts/callers.ts'
import { adminWorkspace, startAdminService, type AdminCalls } from '../support/admin.ts'
import { eventually } from '../support/eventually.ts'
import { holding } from '../support/held.ts'

const ANY = { 'If-Match': '*' }

/** A flow of 990 nodes, each with an expression. */
function large(code: string, text = 'Hello') {
  const nodes = Array.from({ length: 990 }, (_, index) => ({
    id: `n${String(index)}`,
    type: 'message',
    text: `${text} {{ ${String(index)} + 1 }}`,
    next: index === 989 ? null : `n${String(index + 1)}`,
  }))
  return { code, name: 'Large', triggers: [{ type: 'chat_intent', intent: code }], nodes }
}

/** A call of the agent gateway whose body is longer than `fill`. */
async function callGateway(url: string, { headers }: AdminCalls, fill: string): Promise<Response> {
  return await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { fill } }),
  })
}

describe('operations that compute for long', async () => {
  const { service, home, neighbour } = await startAdminService()
  const { pool } = service.database
  after(() => service.stop())

  const create = async (token: AdminCalls, definition: object) =>
    String((await successBody(token.post('/flows', { definition })))['id'])
  const simulate = async (token: AdminCalls, flowId: string, more: object = {}) =>
    await token.post(`/flows/${flowId}/simulate`, { trigger: { type: 'chat_intent' }, ...more })
  const connectionsOfThread = async () => {
    const { rows } = await pool.query<{ count: number }>(`
      select count(*)
      from pg_stat_activity
      where datname = current_database() and application_name = 'parley-threads'`)
    return rows[0]?.count ?? 0
  }

  /** The status of a request whose large body never comes. */
  const statusWithoutBody = async ({ headers }: AdminCalls, path: string): Promise<number | undefined> => {
    const sent = request(`${service.url}/api/admin/v1${path}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': '100000' },
    })
    sent.flushHeaders()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    sent.on('error', () => undefined).destroy()
    return answer.statusCode
  }

  it('checks a small flow without a thread, and a large one in a thread', async () => {
    const { token } = await adminWorkspace(service, 'Sizes')
    const small = { ...large('small'), nodes: large('small').nodes.slice(989) }
    const flowId = await create(token, small)
    assert.equal((await successBody(token.post(`/flows/${flowId}/validate`, {})))['valid'], true)
    assert.equal(await connectionsOfThread(), 0)
    const answer = await successBody(token.post(`/flows/${flowId}/validate`, { definition: large('small') }))
    assert.deepEqual(answer, { valid: true, findings: [] })
    assert.notEqual(await connectionsOfThread(), 0)
  })

  it('refuses from a thread as it refuses itself', async () => {
    const flowId = await create(home.token, large('refused'))
    const broken = { ...large('refused'), start: 'nowhere' }
    const refused = await simulate(home.token, flowId, { definition: broken })
    assertRefused(refused, 422, 'flow_invalid')
    const findings = (refused.body as Loose)['details'].findings as Loose[]
    assert.equal(findings[0]?.['path'], '/start')
    assertRefused(await simulate(neighbour.token, flowId), 404, 'not_found')
    const stale = await home.token.put(`/flows/${flowId}/draft`, { definition: broken }, { 'If-Match': '"old"' })
    assertRefused(stale, 412, 'precondition_failed')
  })

  it('refuses a large body as it refuses a small one', async () => {
    const flowId = await create(home.token, large('bodies'))
    const filling = JSON.stringify('x'.repeat(20_000))
    const answers = async (body: (text: string) => string, type = 'application/json') => {
      const send = async (text: string) => {
        const headers = { ...home.token.headers, 'Content-Type': type }
        const url = `${service.url}/api/admin/v1/flows/${flowId}/validate`
        const answer = await fetch(url, { method: 'POST', headers, body: body(text) })
        const { error, message, details } = (await answer.json()) as Loose
        return { status: answer.status, error, message, details } as Loose
      }
      const [small, big] = [await send('"x"'), await send(filling)]
      assert.deepEqual(big, small)
      return big
    }
    const broken = await answers(text => `{ "definition": ${text}`)
    assert.deepEqual([broken['status'], broken['error']], [400, 'invalid_input'])
    const wrongType = await answers(text => `{ "definition": ${text} }`)
    assert.deepEqual(wrongType['details'].validation_errors, [
      { field: 'definition', rule: 'type', expected: 'object' },
    ])
    const reserved = await answers(text => `{ "definition": { "__proto__": ${text} } }`)
    assert.equal(reserved['message'], 'The key __proto__ is not allowed')
    const text = await answers(text => `{ "definition": ${text} }`, 'text/plain')
    assert.deepEqual([text['status'], text['error']], [415, 'unsupported_media_type'])
  })

  it('publishes once for a key, and runs what was published', async () => {
    const { token } = await adminWorkspace(service, 'Once')
    const flowId = await create(token, large('once'))
    const publish = async () => await token.post(`/flows/${flowId}/publish`, {}, { ...ANY, 'Idempotency-Key': 'one' })
    const [first, again] = [await publish(), await publish()]
    assert.equal(first.status, 200, first.text)
    assert.deepEqual(again.body, first.body)
    const caller = { ...large('caller'), nodes: [{ id: 'go', type: 'subflow', flow: 'once', next: null }] }
    const callerId = await create(token, caller)
    const shown = async () => {
      const { turns } = await successBody(simulate(token, callerId))
      return (turns as Loose[])[0]?.['blocks'][0]?.payload.text as string
    }
    assert.equal(await shown(), 'Hello 1')
    await successBody(token.put(`/flows/${flowId}/draft`, { definition: large('once', 'Bye') }, ANY))
    await successBody(token.post(`/flows/${flowId}/publish`, {}, ANY))
    await eventually(async () => assert.equal(await shown(), 'Bye 1'))
  })

  it('exports, checks and applies a large workspace file', async () => {
    const { token } = await adminWorkspace(service, 'Files')
    await create(token, large('filed'))
    const { file, etag } = await successBody(token.get('/workspace/file'))
    const checked = await successBody(token.post('/workspace/file/check', { file }))
    assert.deepEqual([checked['valid'], checked['changes'], checked['etag']], [true, [], etag])
    const changed = { ...(file as Loose), flows: [large('filed', 'Bye')] }
    const applied = await successBody(
      token.post('/workspace/file/apply', { file: changed, overwriteDrafts: true }, { 'If-Match': String(etag) }),
    )
    assert.equal((applied['changes'] as Loose[])[0]?.['code'], 'filed')
  })

  it('refuses a workspace that has too much of it under way, and serves its neighbour', async () => {
    const flowId = await create(home.token, large('held'))
    const next = await create(neighbour.token, large('next'))
    const locked = 'select from flows where id = $1 for update'
    const publish = async () => await home.token.post(`/flows/${flowId}/publish`, {}, ANY)
    const sent = await holding(service.database, locked, [flowId], async ({ waiting }) => {
      const first = publish()
      await waiting(1)
      const others = Array.from({ length: 13 }, async () => await simulate(home.token, flowId))
      const refused = await Promise.race(others)
      assertRefused(refused, 429, 'rate_limited')
      assert.equal(refused.headers['retry-after'], '2')
      for (const path of [`/flows/${flowId}/simulate`, `/flows/${flowId}/validate`, '/flow-simulations'])
        assert.equal(await statusWithoutBody(home.token, path), 429)
      const call = await callGateway(service.url, home.token, 'x'.repeat(20_000))
      const { error } = (await call.json()) as Loose
      assert.deepEqual([call.status, call.headers.get('retry-after'), error], [429, '2', 'rate_limited'])
      assert.equal((await callGateway(service.url, home.token, 'x')).status, 200)
      assert.equal((await callGateway(service.url, neighbour.token, 'x'.repeat(20_000))).status, 200)
      assert.equal((await home.token.get('/users')).status, 200)
      assert.equal((await simulate(neighbour.token, next)).status, 200)
      const unstored = { definition: large('unstored'), trigger: { type: 'chat_intent' } }
      assert.equal((await neighbour.token.post('/flow-simulations', unstored)).status, 200)
      return { first, others }
    })
    assert.equal((await sent.first).status, 200)
    const statuses = (await Promise.all(sent.others)).map(({ status }) => status)
    // Ten wait, and each for ten seconds at most, which is all too short where the machine is slow.
    assert.ok(statuses.filter(status => status === 429).length >= 3, statuses.join())
    assert.ok(
      statuses.every(status => status === 200 || status === 429),
      statuses.join(),
    )
    assert.equal((await simulate(home.token, flowId)).status, 200)
  })

  it('does nothing for a client that has left', async () => {
    const flowId = await create(home.token, large('left'))
    const client = new AbortController()
    const publish = async () => await home.token.post(`/flows/${flowId}/publish`, {}, ANY)
    const first = await holding(
      service.database,
      'select from flows where id = $1 for update',
      [flowId],
      async ({ waiting }) => {
        const published = publish()
        await waiting(1)
        const left = fetch(`${service.url}/api/admin/v1/flows/${flowId}/simulate`, {
          method: 'POST',
          headers: { ...home.token.headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ trigger: { type: 'chat_intent' } }),
          signal: client.signal,
        })
        // The refusal of the last of them shows that the first one waits.
        const others = Array.from({ length: 10 }, async () => await simulate(home.token, flowId))
        assertRefused(await Promise.race(others), 429, 'rate_limited')
        client.abort()
        await assert.rejects(left)
        return { published, others }
      },
    )
    assert.equal((await first.published).status, 200)
    await Promise.all(first.others)
    const { items } = await successBody(home.token.get(`/audit?resourceId=${flowId}&limit=50`))
    const simulations = (items as Loose[]).filter(({ action }) => action === 'flow.simulate')
    assert.equal(simulations.length, 9)
  })
})
