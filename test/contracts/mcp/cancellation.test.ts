import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import { pino } from 'pino'
import { compose } from '../../../app/compose.ts'
import { listen } from '../../../app/listen.ts'
import { createMemoryLimiter } from '../../../adapters/limiter/limiter.ts'
import { agentProtocolVersions } from '../../../generated/agent-tools.ts'
import { applyAgents, call, giveToken, post, type Agents, type RpcBody } from '../../support/agents.ts'
import { eventually } from '../../support/eventually.ts'
import { holding } from '../../support/held.ts'
import { startReceiver, type Receiver } from '../../support/receiver.ts'
import { startTestService, testEnvironment, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

/** Within the limits of a turn, and most of them: a hundred such tests take minutes. */
const COSTLY = '$count($sort($map([1..900], function($i) { $i * 7919 % 2003 }), function($a, $b) { $a > $b }))'
const PROVIDERS = ['http', 'openai_compatible', 'anthropic', 'mcp']

let service: TestService
let agents: Agents
let outside: Receiver
let connections: Map<string, string>
let nodes: object[]
let slow: string
const faults: string[] = []

before(async () => {
  outside = await startReceiver()
  service = await startTestService({
    environment: { egressAllow: ['127.0.0.1'] },
    substitutes: { logger: pino({ level: 'error' }, { write: line => void faults.push(line) }) },
  })
  agents = await applyAgents(service)
  await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { id: agents.tenantId, name: 'Acme Shop' },
    connections: PROVIDERS.map(providerKey => ({
      code: providerKey,
      providerKey,
      baseUrl: outside.url,
      ...(providerKey === 'anthropic' ? { credentials: { apiKey: 'key' } } : {}),
    })),
  })
  const { rows } = await service.database.pool.query<{ code: string; id: string }>(
    'select code, id from connections where tenant_id = $1',
    [agents.tenantId],
  )
  connections = new Map(rows.map(({ code, id }) => [code, id]))
  nodes = Array.from({ length: 6 }, (_, index) => ({
    id: `n${index}`,
    type: 'set_variable',
    set: { v: { expr: COSTLY } },
    next: index === 5 ? null : `n${index + 1}`,
  }))
  const definition = { code: 'slow', name: 'Slow', triggers: [{ type: 'chat_intent', intent: 'slow' }], nodes }
  slow = (await get<{ id: string }>('flows.create_draft', { definition })).id
})
beforeEach(() => {
  service.clock.advance(60_000)
})
after(async () => {
  await service.stop()
  await outside.stop()
  assert.deepEqual(faults, [])
})

const longCall = () => ({
  name: 'flows.test',
  arguments: {
    flow_id: slow,
    tests: Array.from({ length: 100 }, (_, n) => ({ name: String(n), steps: [{ say: 'x' }] })),
  },
})
const requestOf = (id: unknown, call: object): object => ({ jsonrpc: '2.0', id, method: 'tools/call', params: call })

async function cancel(requestId: unknown, token = agents.tokens.admin, headers: Record<string, string> = {}) {
  const { status, body } = await post(
    service,
    token,
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } },
    headers,
  )
  assert.deepEqual([status, body], [202, undefined])
}

async function streamed(id: string, call: object): Promise<Response> {
  return await fetch(`${service.url}/mcp`, {
    method: 'POST',
    body: JSON.stringify(requestOf(id, call)),
    headers: {
      'Authorization': `Bearer ${agents.tokens.admin}`,
      'Content-Type': 'application/json',
      'Accept': 'application/json, text/event-stream',
    },
  })
}

async function get<Content>(name: string, args: object): Promise<Content> {
  const { isError, structuredContent, content } = await call(service, agents.tokens.admin, name, args)
  assert.equal(isError, false, JSON.stringify(content))
  return structuredContent as Content
}

async function audited(action: string, id: string): Promise<number | null> {
  const { rowCount } = await service.database.pool.query(
    "select from audit_log where tenant_id = $1 and action = $2 and subject->>'id' = $3",
    [agents.tenantId, action, id],
  )
  return rowCount
}

/** The long call of another request would hold the one place of the workspace. */
async function assertPlaceIsFree() {
  const simulated = await call(service, agents.tokens.admin, 'flows.simulate', {
    flow_id: agents.flows.draft,
    trigger: { type: 'chat_intent' },
  })
  assert.equal(simulated.isError, false, JSON.stringify(simulated))
}

/** A check of another system that does not answer until the test says so. */
async function startCheck(id: unknown, code = 'http', headers: Record<string, string> = {}, at = service.url) {
  const asked = Promise.withResolvers<undefined>()
  const answering = Promise.withResolvers<object>()
  outside.answer(async () => {
    asked.resolve(undefined)
    return await answering.promise
  })
  const client = new AbortController()
  const message = requestOf(id, {
    name: 'connections.test_connection',
    arguments: { connection_id: connections.get(code) },
  })
  const reply = fetch(`${at}/mcp`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'Authorization': `Bearer ${agents.tokens.admin}`, 'Content-Type': 'application/json', ...headers },
    signal: client.signal,
  }).then(async answer => ({ status: answer.status, text: await answer.text() }))
  reply.catch(() => undefined)
  await asked.promise
  return {
    reply,
    leave: () => client.abort(),
    finish: async () => {
      answering.resolve({})
      const { status, text } = await reply
      assert.equal(status, 200)
      const { result } = JSON.parse(text) as RpcBody
      assert.equal((result?.['structuredContent'] as { ok: boolean }).ok, true)
    },
  }
}

async function lastTestOf(code: string) {
  const { rows } = await service.database.pool.query<{ at: Date | null }>(
    'select last_tested_at as at from connections where tenant_id = $1 and code = $2',
    [agents.tenantId, code],
  )
  return rows[0]?.at
}

describe('a long call that the official client cancels', () => {
  for (const version of agentProtocolVersions) {
    test(`ends, in ${version}`, async () => {
      const client = new EarlierClient({ name: 'impatient', version: '1' })
      const transport = new EarlierTransport(new URL(`${service.url}/mcp`), {
        requestInit: { headers: { Authorization: `Bearer ${agents.tokens.admin}` } },
      })
      await client.connect(transport)
      transport.setProtocolVersion(version)
      const patience = new AbortController()
      const told: Progress[] = []
      const onprogress = (progress: Progress) => {
        told.push(progress)
        patience.abort('enough')
      }
      await assert.rejects(client.callTool(longCall(), undefined, { onprogress, signal: patience.signal }), /enough/)
      await assertPlaceIsFree()
      assert.equal(told.length, 1)
      assert.notEqual((await client.callTool({ name: 'config.list' })).structuredContent, undefined)
      await client.close()
    })
  }

  test('ends in the revision without a handshake, in which it closes the connection', async () => {
    const client = new Client({ name: 'impatient', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${agents.tokens.admin}` } },
    })
    await client.connect(transport)
    const patience = new AbortController()
    const onprogress = () => patience.abort('enough')
    await assert.rejects(client.callTool(longCall(), { onprogress, signal: patience.signal }), /enough/)
    await assertPlaceIsFree()
    await client.close()
  })
})

describe('notifications/cancelled', () => {
  test('ends a stream without an answer, and progress with it', async () => {
    const call = { ...longCall(), _meta: { progressToken: 'p' } }
    const reply = await streamed('streamed', call)
    const events: string[] = []
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      if (events.length === 0) await cancel('streamed')
      events.push(chunk)
    }
    const sent = events.join('')
    assert.match(sent, /"notifications\/progress"/)
    assert.doesNotMatch(sent, /"result"|"error"/)
    await assertPlaceIsFree()
  })

  test('ends a replay before its next run, and nothing records it', async () => {
    const definition = { code: 'run', name: 'Run', triggers: [{ type: 'chat_intent', intent: 'run' }] }
    const { id } = await get<{ id: string }>('flows.create_draft', {
      definition: { ...definition, nodes: [{ id: 'bye', type: 'end', text: 'Bye' }] },
    })
    const { draft } = await get<{ draft: { etag: string } }>('flows.get_draft', { flow_id: id })
    await get('flows.publish', { flow_id: id, etag: draft.etag })
    for (let run = 0; run < 20; run += 1) await get('runs.start', { intent_name: 'run' })
    const reply = await streamed('replay', {
      name: 'flows.replay',
      arguments: { flow_id: id, definition: { ...definition, nodes } },
      _meta: { progressToken: 'p' },
    })
    for await (const chunk of reply.body!) if (chunk.length > 0) await cancel('replay')
    await assertPlaceIsFree()
    assert.equal(await audited('flow.replay', id), 0)
  })

  test('ends a simulation, and nothing records it', async () => {
    const { flows } = agents
    const lock = 'lock table flows in access exclusive mode'
    const simulation = { name: 'flows.simulate', arguments: { flow_id: flows.order, trigger: { type: 'chat_intent' } } }
    const { sent } = await holding(service.database, lock, [], async ({ waiting }) => {
      const begun = post(service, agents.tokens.admin, requestOf('simulation', simulation))
      await waiting(1)
      await cancel('simulation')
      return { sent: begun }
    })
    const { status, body } = await sent
    assert.deepEqual([status, body], [202, undefined])
    assert.equal(await audited('flow.simulate', flows.order), 0)
  })

  for (const code of PROVIDERS)
    test(`ends a check of another system (${code}) and closes the connection to it`, async () => {
      const check = await startCheck(7, code)
      await cancel(7)
      assert.deepEqual(await check.reply, { status: 202, text: '' })
      await outside.disconnected()
      assert.equal(await lastTestOf(code), null)
    })

  test('lets a call that waits for its turn give up its place in the line', async () => {
    const call = { ...longCall(), _meta: { progressToken: 'p' } }
    const first = await streamed('first', call)
    // More than the line has room for, if those that were cancelled stayed in it.
    for (let round = 0; round < 12; round += 1) {
      const second = post(service, agents.tokens.admin, requestOf('second', longCall()))
      const ended = await Promise.race([second, eventually(async () => await cancelled(second, 'second'))])
      assert.deepEqual([ended.status, ended.body], [202, undefined])
    }
    await cancel('first')
    await first.text()
    await assertPlaceIsFree()
  })

  async function cancelled<Reply>(reply: Promise<Reply>, id: string): Promise<Reply> {
    await cancel(id)
    return await Promise.race([reply, Promise.reject(new Error('it has not been read yet'))])
  }

  test('ends no request of another token, even of the same workspace, nor from another address', async () => {
    const other = await giveToken(service, agents.tenantId, { roles: ['admin'] })
    const check = await startCheck(7)
    await cancel(7, other)
    await cancel(7, agents.tokens.superAdmin)
    await cancel(7, agents.tokens.admin, { 'X-Forwarded-For': service.nextAddress() })
    await check.finish()
  })

  for (const named of ['7', 8, '', 7.5, 1e300, null, true, { id: 7 }, [7], 'x'.repeat(10_000), undefined])
    test(`with ${JSON.stringify(named ?? 'nothing').slice(0, 20)} leaves the request 7 alone`, async () => {
      const check = await startCheck(7)
      await cancel(named)
      await check.finish()
    })

  test('is ignored once the request is over, and ends no later one of the id', async () => {
    const check = await startCheck('again')
    await check.finish()
    await cancel('again')
    const later = await startCheck('again')
    await later.finish()
  })

  test('ends neither of two requests of a token that have the same id', async () => {
    const [first, second] = [await startCheck(7), await startCheck(7)]
    await cancel(7)
    await first.finish()
    await second.finish()
  })

  test('with an id is a method that does not exist', async () => {
    const { body } = await post(service, agents.tokens.admin, {
      jsonrpc: '2.0',
      id: 1,
      method: 'notifications/cancelled',
      params: { requestId: 2 },
    })
    assert.equal(body?.error?.code, -32601)
  })

  test('ends a request that another process answers', async () => {
    const other = await compose(testEnvironment(service.database.url, { egressAllow: ['127.0.0.1'] }), {
      clock: service.clock,
      limiter: createMemoryLimiter({ maxKeys: 100 }),
    })
    const { url, stop } = await listen(other, { host: '127.0.0.1', port: 0 })
    const check = await startCheck('elsewhere', 'http', {}, url)
    await cancel('elsewhere')
    assert.deepEqual(await check.reply, { status: 202, text: '' })
    await outside.disconnected()
    await stop()
  })
})

describe('a change that is cancelled', () => {
  const draft = { code: 'kept', name: 'Kept', nodes: [{ id: 'bye', type: 'end', text: 'Bye' }] }

  test('is done as a whole once it has begun', async () => {
    const { id, etag } = await get<{ id: string; etag: string }>('flows.create_draft', { definition: draft })
    const publish = requestOf('publish', { name: 'flows.publish', arguments: { flow_id: id, etag } })
    const reply = await holding(
      service.database,
      'select from flows where id = $1 for update',
      [id],
      async ({ waiting }) => {
        const sent = post(service, agents.tokens.admin, publish)
        await waiting(1)
        await cancel('publish')
        return { sent }
      },
    )
    const { status, body } = await reply.sent
    assert.deepEqual([status, body], [202, undefined])
    const { flow } = await get<{ flow: { published_version: number } }>('flows.get_flow', { flow_id: id })
    assert.equal(flow.published_version, 1)
  })
})

describe('a client that closes its connection', () => {
  test('ends its check of another system', async () => {
    const check = await startCheck(7)
    check.leave()
    await outside.disconnected()
    await assert.rejects(check.reply)
  })
})
