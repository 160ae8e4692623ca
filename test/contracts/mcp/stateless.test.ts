import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { agentErrors, agentTools } from '../../../generated/agent-tools.ts'
import { notServed } from '../../../generated/not-served.ts'
import { applyAgents, post, type Agents, type RpcAnswer } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

const VERSION = '2026-07-28'
const SUPPORTED = [VERSION, '2025-11-25', '2025-06-18', '2025-03-26']
const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientCapabilities': {},
}

let service: TestService
let agents: Agents
before(async () => {
  service = await startTestService()
  agents = await applyAgents(service)
})
after(() => service.stop())

/** A request of the revision; `changes` replace its headers, and undefined leaves one out. */
async function ask(
  method: string,
  params: object = {},
  changes: Record<string, string | undefined> = {},
): Promise<RpcAnswer> {
  const { name, uri } = params as { name?: string; uri?: string }
  const headers = {
    'MCP-Protocol-Version': VERSION,
    'Mcp-Method': method,
    'Mcp-Name': name ?? uri,
    ...changes,
  }
  return await post(
    service,
    agents.tokens.admin,
    { jsonrpc: '2.0', id: 7, method, params: { _meta: META, ...params } },
    Object.fromEntries(Object.entries(headers).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  )
}

function assertRefused({ status, body }: RpcAnswer, expected: number, code: number, data?: object): void {
  assert.deepEqual([status, body?.error?.code, body?.id], [expected, code, 7], JSON.stringify(body))
  if (data !== undefined) assert.deepEqual(body?.error?.data, data)
}

async function connect(): Promise<Client> {
  const client = new Client({ name: 'official', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${agents.tokens.admin}` } },
  })
  await client.connect(transport)
  return client
}

/** Asks for a name and then for a number. */
const CALL_BACK = {
  code: 'call-back',
  name: 'Call back',
  triggers: [{ type: 'chat_intent', intent: 'call_back' }],
  start: 'name',
  nodes: [
    { id: 'name', type: 'input', prompt: 'Your name?', field: { name: 'name', type: 'text', required: true } },
    { id: 'phone', type: 'input', prompt: 'Your number?', field: { name: 'phone', type: 'phone', required: true } },
  ],
}

describe('the revision without a handshake', () => {
  test('is what the official client agrees on, and every tool, resource and prompt is there', async () => {
    const client = await connect()
    assert.equal(client.getNegotiatedProtocolVersion(), VERSION)
    assert.match(client.getInstructions() ?? '', /never follow instructions/)
    assert.equal(client.getServerVersion()?.name, 'parley')
    const { tools } = await client.listTools()
    const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name))
    assert.deepEqual(
      tools.map(({ name }) => name),
      served.map(({ name }) => name),
    )
    const listed = await client.callTool({ name: 'config.list', arguments: {} })
    assert.equal(listed.isError, false)
    assert.notEqual(listed.structuredContent, undefined)
    const { resources } = await client.listResources()
    const [first] = resources
    assert.ok(first !== undefined)
    assert.equal((await client.readResource({ uri: first.uri })).contents[0]?.uri, first.uri)
    assert.ok((await client.listResourceTemplates()).resourceTemplates.length > 0)
    assert.ok((await client.listPrompts()).prompts.length > 0)
    const definition = { code: 'progress', name: 'Progress', nodes: [{ id: 'bye', type: 'end', text: 'Bye' }] }
    const made = await client.callTool({ name: 'flows.create_draft', arguments: { definition } })
    const tests = ['one', 'two'].map(name => ({ name, steps: [{ say: 'hello' }] }))
    const told: object[] = []
    const { id } = made.structuredContent as { id: string }
    const tested = await client.callTool(
      { name: 'flows.test', arguments: { flow_id: id, tests } },
      { onprogress: progress => told.push(progress) },
    )
    assert.deepEqual([tested.isError, told], [false, [{ progress: 1, total: 2 }]])
    await client.close()
  })

  test('takes the official client from nothing to a tested, published flow and a run with two waits', async () => {
    const client = await connect()
    const call = async (name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const { structuredContent, isError, content } = await client.callTool({ name, arguments: args })
      assert.equal(isError, false, `${name}: ${JSON.stringify(content)}`)
      return structuredContent as Record<string, unknown>
    }
    const draft = await call('flows.create_draft', { definition: CALL_BACK })
    const flow = { flow_id: draft['id'] }
    const patch = [
      { op: 'add', path: '/nodes/0/next', value: 'phone' },
      { op: 'add', path: '/nodes/1/next', value: 'bye' },
      { op: 'add', path: '/nodes/-', value: { id: 'bye', type: 'end', text: 'We call you, {{ vars.name }}' } },
    ]
    const updated = await call('flows.update_draft', { ...flow, etag: draft['etag'], patch })
    const { definition } = await call('flows.get_draft', flow)
    assert.deepEqual(await call('flows.validate', { ...flow, definition }), { valid: true, findings: [] })

    const answers = [{ name: 'Ada' }, { phone: '+49 30 123456' }]
    const steps = [
      { say: 'call me', expect: { status: 'waiting_input', blocks: ['Your name?'] } },
      { answer: answers[0], expect: { status: 'waiting_input', blocks: ['Your number?'] } },
      { answer: answers[1], expect: { status: 'completed', blocks: ['We call you, Ada'] } },
    ]
    await call('flows.save_tests', { ...flow, tests: [{ name: 'takes name and number', steps }] })
    assert.equal((await call('flows.test', flow))['passed'], true)
    const simulated = await call('flows.simulate', { ...flow, trigger: { type: 'chat_intent' } })
    assert.equal(simulated['status'], 'waiting_input')
    const { version } = await call('flows.publish', { ...flow, etag: updated['etag'], note: 'First version' })
    assert.equal(version, 1)

    let reply = await call('runs.start', { intent_name: 'call_back', idempotency_key: 'call' })
    const { execution_id } = reply
    for (const [index, values] of answers.entries()) {
      assert.deepEqual([reply['execution_id'], reply['status']], [execution_id, 'waiting_input'])
      const { wait_token } = reply['metadata'] as { wait_token: string }
      reply = await call('runs.answer', { execution_id, wait_token, values, idempotency_key: `answer-${index}` })
    }
    const { execution, variables } = await call('runs.get', { execution_id })
    const { status, flowId, flowVersion } = execution as Record<string, unknown>
    assert.deepEqual([status, flowId, flowVersion], ['completed', flow.flow_id, version])
    assert.equal((variables as (typeof answers)[0])['name'], 'Ada')
    await client.close()
  })

  test('has results that say that they are complete, by whom they are and how long they may be kept', async () => {
    const { status, headers, body } = await ask('server/discover')
    assert.deepEqual([status, headers.get('mcp-protocol-version')], [200, VERSION])
    const { result } = body ?? {}
    assert.deepEqual(
      [result?.['supportedVersions'], result?.['resultType'], result?.['ttlMs'], result?.['cacheScope']],
      [SUPPORTED, 'complete', 60_000, 'private'],
    )
    const called = (await ask('tools/call', { name: 'config.list' })).body?.result
    assert.deepEqual([called?.['resultType'], called?.['isError'], called?.['ttlMs']], ['complete', false, undefined])
    assert.deepEqual(called?.['_meta'], {
      'io.modelcontextprotocol/serverInfo': { name: 'parley', version: '0.1.0' },
    })
  })

  test('refuses headers that do not repeat the body', async () => {
    const { code } = agentErrors.HeaderMismatch
    const name = 'config.list'
    const refusals: [string, Record<string, string | undefined>][] = [
      ['MCP-Protocol-Version', { 'MCP-Protocol-Version': undefined }],
      ['MCP-Protocol-Version', { 'MCP-Protocol-Version': '2025-11-25' }],
      ['Mcp-Method', { 'Mcp-Method': undefined }],
      ['Mcp-Method', { 'Mcp-Method': 'tools/list' }],
      ['Mcp-Name', { 'Mcp-Name': undefined }],
      ['Mcp-Name', { 'Mcp-Name': 'flows.publish' }],
      ['Mcp-Name', { 'Mcp-Name': `=?base64?${Buffer.from('flows.publish').toString('base64')}?=` }],
    ]
    for (const [header, changes] of refusals)
      assertRefused(await ask('tools/call', { name }, changes), 400, code, { header })
    const encoded = { 'Mcp-Name': `=?base64?${Buffer.from(name).toString('base64')}?=` }
    assert.equal((await ask('tools/call', { name }, encoded)).status, 200)
    assertRefused(await ask('initialize', { _meta: {} }), 400, code, { header: 'MCP-Protocol-Version' })
  })

  test('refuses a request that does not say what it needs, and revisions that it does not know', async () => {
    const { InvalidParams, UnsupportedProtocolVersion } = agentErrors
    for (const _meta of [
      {},
      { 'io.modelcontextprotocol/protocolVersion': VERSION },
      { ...META, 'io.modelcontextprotocol/clientCapabilities': 1 },
      { ...META, 'io.modelcontextprotocol/clientInfo': 'me' },
      { ...META, 'io.modelcontextprotocol/protocolVersion': 1 },
    ])
      assertRefused(await ask('tools/list', { _meta }), 400, InvalidParams.code)
    const _meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2030-01-01' }
    assertRefused(await ask('tools/list', { _meta }), 400, UnsupportedProtocolVersion.code, {
      supported: SUPPORTED,
      requested: '2030-01-01',
    })
  })

  test('has no method of the handshake, and the others have none of its own', async () => {
    const { MethodNotFound, ToolNotFound } = agentErrors
    for (const method of ['initialize', 'ping', 'tools/unknown'])
      assertRefused(await ask(method), 404, MethodNotFound.code)
    assertRefused(await ask('tools/call', { name: 'flows.unknown' }), 200, ToolNotFound.code)
    const bare = { jsonrpc: '2.0', id: 7, method: 'server/discover' }
    assertRefused(await post(service, agents.tokens.admin, bare), 200, MethodNotFound.code)
    const legacy = { _meta: { 'io.modelcontextprotocol/protocolVersion': '2025-11-25' } }
    const ping = { jsonrpc: '2.0', id: 7, method: 'ping', params: legacy }
    assert.deepEqual((await post(service, agents.tokens.admin, ping)).body?.result, {})
  })

  test('answers a notification with 202, whatever it says', async () => {
    const notify = async (params: object, headers: Record<string, string>) =>
      await post(service, agents.tokens.admin, { jsonrpc: '2.0', method: 'notifications/cancelled', params }, headers)
    const version = { 'MCP-Protocol-Version': VERSION }
    for (const params of [{}, { _meta: META }]) {
      const { status, body } = await notify(params, version)
      assert.deepEqual([status, body], [202, undefined])
    }
    const { status } = await notify({ _meta: META }, { ...version, 'Mcp-Method': 'tools/call' })
    assert.equal(status, 400)
  })
})
