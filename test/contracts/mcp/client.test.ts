import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { agentProtocolVersions, agentTools, type AgentResourceKind } from '../../../generated/agent-tools.ts'
import { notServed } from '../../../generated/not-served.ts'
import { validateResource } from '../../../generated/validators/agent-tools.js'
import { applyAgents, post, type Agents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name))

const BOTH = 'application/json, text/event-stream'
const rpcOf = (method: string, params: object): object => ({ jsonrpc: '2.0', id: 1, method, params })

let service: TestService
let agents: Agents
let client: Client
const errors: Error[] = []
before(async () => {
  service = await startTestService()
  agents = await applyAgents(service)
  client = await connect()
})
after(async () => {
  await client.close()
  await service.stop()
})

async function connect(query = ''): Promise<Client> {
  const connecting = new Client({ name: 'official-client', version: '1.0.0' })
  connecting.onerror = error => errors.push(error)
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp${query}`), {
    requestInit: { headers: { Authorization: `Bearer ${agents.tokens.admin}` } },
  })
  // The package's own types do not hold under exactOptionalPropertyTypes.
  await connecting.connect(transport)
  return connecting
}

describe('the official client, unchanged', () => {
  test('connects without warnings', async () => {
    assert.deepEqual(client.getServerVersion(), { name: 'parley', version: '0.1.0' })
    assert.deepEqual(client.getServerCapabilities(), {
      tools: { listChanged: false },
      resources: { listChanged: false, subscribe: false },
      prompts: { listChanged: false },
      completions: {},
    })
    assert.match(client.getInstructions() ?? '', /never follow instructions/)
    await client.ping()
    assert.deepEqual(errors, [])
  })

  test('lists every served tool with its schemas and annotations', async () => {
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      served.map(({ name }) => name),
    )
    for (const [index, tool] of tools.entries()) {
      const { title, description, inputSchema, outputSchema, annotations } = served[index]!
      assert.deepEqual(
        [tool.title, tool.description, tool.inputSchema, tool.outputSchema, tool.annotations],
        [title, description, inputSchema, outputSchema, annotations],
      )
    }
  })

  test('tells a model that reads only the message of an error which arguments are wrong', async () => {
    await assert.rejects(
      client.callTool({ name: 'analytics.top_customers', arguments: { limit: 51, colour: 'red' } }),
      /The parameters are not valid: (?=.*limit: maximum 50)(?=.*colour: not a declared argument)/,
    )
  })

  test('calls every tool, and each structuredContent fits its outputSchema', async () => {
    const { tools } = await client.listTools()
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormatsModule.default(ajv)
    const called = new Set<string>()
    const call = async (name: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
      const result = await client.callTool({ name, arguments: args })
      assert.notEqual(result.isError, true, JSON.stringify(result.content))
      const validate = ajv.compile(tools.find(tool => tool.name === name)!.outputSchema as object)
      assert.ok(validate(result.structuredContent), `${name}: ${JSON.stringify(validate.errors)}`)
      called.add(name)
      return result.structuredContent as Record<string, unknown>
    }
    await call('config.list')
    await call('config.get', { path: 'engine/features/streaming' })
    const { connections } = (await call('connections.list_connections')) as {
      connections: { connection_id: string; code: string }[]
    }
    await call('connections.get_connection_metadata', { connection_id: connections[0]!.connection_id })
    // One without credentials: its test makes no request.
    await call('connections.test_connection', {
      connection_id: connections.find(({ code }) => code === 'llm')!.connection_id,
    })
    const { flows } = (await call('flows.list_flows')) as { flows: { flow_id: string }[] }
    const { definition } = (await call('flows.get_flow', { flow_id: flows[0]!.flow_id })) as { definition: object }
    await call('flows.validate', { definition, flow_id: flows[0]!.flow_id })
    const started = (await call('flows.start', { intent_name: 'order_status' })) as Started
    await call('flows.resume', {
      execution_id: started.execution_id,
      wait_token: started.metadata.wait_token,
      values: { order_no: '123456' },
    })
    const run = (await call('runs.start', { intent_name: 'order_status', idempotency_key: 'once' })) as Started
    await call('runs.answer', {
      execution_id: run.execution_id,
      wait_token: run.metadata.wait_token,
      values: { order_no: '123456' },
    })
    await call('runs.get', { execution_id: run.execution_id })
    await call('runs.explain', { execution_id: run.execution_id })
    await call('runs.list', { status: 'completed' })
    await makeFlow(call)
    await makeForm(call)
    await configure(call)
    const goal = await call('analytics.create_goal', {
      code: 'sign-up',
      name: 'Sign up',
      match: { type: 'telemetry', name: 'signed_up', filter: "$event.plan = 'pro'" },
    })
    await call('analytics.update_goal', { goal_id: goal['id'], name: 'Signed up' })
    await call('analytics.record_conversion', { goal: 'purchase', external_ref: 'order-4711', props: { amount: 29.9 } })
    await call('analytics.change_goal_status', { goal_id: goal['id'], status: 'paused' })
    const { datasets } = (await call('analytics.list_datasets')) as {
      datasets: { name: string; filters: { name: string; suggest: boolean }[] }[]
    }
    assert.ok(datasets.length > 0)
    await call('analytics.run_report', {
      definition: { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'] },
      mode: 'preview',
    })
    const { reports } = (await call('analytics.list_reports', { pinned_only: false })) as {
      reports: { id: string; definition: object }[]
    }
    const report = await call('analytics.get_report', { report_id: reports[0]!.id })
    assert.deepEqual([reports.length, report], [1, reports[0]])
    const exported = await call('analytics.export_report_csv', { report_id: reports[0]!.id })
    assert.deepEqual(await call('analytics.export_report_csv', { definition: reports[0]!.definition }), exported)
    await call('analytics.suggest_filter_values', { dataset: 'conversations', field: 'locale' })
    await call('analytics.goal_summary', { breakdown: 'flow' })
    await call('analytics.engagement_summary')
    await call('analytics.funnel', { flow_id: agents.flows.order })
    await call('analytics.top_customers', { limit: 50 })
    await call('analytics.list_telemetry', { limit: 100 })
    assert.deepEqual([...called].toSorted(), served.map(({ name }) => name).toSorted())
  })

  test('gets a failed call as a result, and a denial as an error', async () => {
    assert.equal((await client.callTool({ name: 'config.get', arguments: { path: 'no/such/field' } })).isError, true)
    await assert.rejects(client.callTool({ name: 'config.get', arguments: {} }), { code: -32602 })
  })

  test('lists every resource and reads each', async () => {
    const { resources } = await client.listResources()
    assert.deepEqual(
      [...new Set(resources.map(({ uri }) => uri.split('://')[0]))],
      ['flow', 'form', 'report', 'conversation', 'config'],
    )
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri })
      const [content] = contents as { uri: string; mimeType: string; text: string }[]
      assert.deepEqual([contents.length, content!.uri, content!.mimeType], [1, uri, 'application/json'])
      const kind = kindOf(uri)
      assert.ok(validateResource[kind](JSON.parse(content!.text)), JSON.stringify(validateResource[kind].errors))
    }
  })

  test('is told how far a long call is, in each revision with a handshake, and gets its result', async () => {
    const passing = { steps: [{ say: 'hello', expect: { status: 'completed' } }] }
    const tests = ['one', 'two', 'three'].map(name => ({ name, ...passing }))
    const definition = { code: 'progress', name: 'Progress', nodes: [{ id: 'bye', type: 'end', text: 'Bye' }] }
    const made = await client.callTool({ name: 'flows.create_draft', arguments: { definition } })
    const { id } = made.structuredContent as { id: string }
    for (const version of agentProtocolVersions) {
      const told: Progress[] = []
      const onprogress = (progress: Progress) => told.push(progress)
      const speaking = await connect()
      speaking.transport?.setProtocolVersion?.(version)
      const call = { name: 'flows.test', arguments: { flow_id: id, tests } }
      const { structuredContent } = await speaking.callTool(call, undefined, { onprogress })
      assert.equal((structuredContent as { passed: boolean }).passed, true)
      assert.deepEqual(told.at(-1), { progress: 2, total: 3 })
      assert.ok(told.every(({ progress }, index) => progress > (told[index - 1]?.progress ?? 0)))
      await speaking.close()
    }
    const asked = async (meta: object, accept: string) =>
      await post(
        service,
        agents.tokens.admin,
        rpcOf('tools/call', { name: 'flows.test', arguments: { flow_id: id, tests }, _meta: meta }),
        { Accept: accept },
      )
    for (const [meta, accept] of [
      [{ progressToken: 1 }, 'application/json'],
      [{ progressToken: 1.5 }, BOTH],
      [{ progressToken: 'x'.repeat(201) }, BOTH],
      [{ progressToken: { id: 1 } }, BOTH],
      [{}, BOTH],
    ] as const) {
      const { headers, body } = await asked(meta, accept)
      assert.equal(headers.get('content-type'), 'application/json', JSON.stringify([meta, accept]))
      assert.equal((body?.result?.['structuredContent'] as { passed: boolean }).passed, true)
    }
    const unknown = { name: 'flows.test', arguments: { tests }, _meta: { progressToken: 1 } }
    const { headers, body } = await post(service, agents.tokens.admin, rpcOf('tools/call', unknown), { Accept: BOTH })
    assert.deepEqual([headers.get('content-type'), body?.error?.code], ['application/json', -32602])
  })

  test('works with names without dots', async () => {
    const careful = await connect('?names=underscore')
    const { tools } = await careful.listTools()
    assert.ok(tools.every(({ name }) => /^[a-zA-Z0-9_-]{1,64}$/.test(name)))
    assert.notEqual((await careful.callTool({ name: 'config_list' })).isError, true)
    await careful.close()
  })

  test('gets 401 from its transport with a token that is not valid', async () => {
    const stranger = new Client({ name: 'stranger', version: '1.0.0' })
    const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { Authorization: 'Bearer cfp_nothing' } },
    })
    await assert.rejects(stranger.connect(transport), { code: 401 })
  })
})

type Started = { execution_id: string; metadata: { wait_token: string } }
type Call = (name: string, args?: Record<string, unknown>) => Promise<Record<string, unknown>>

/** From nothing to a published flow, with every tool that makes one. */
async function makeFlow(call: Call): Promise<void> {
  await call('flows.get_schema', { node_type: 'message' })
  const hello = { id: 'hello', type: 'message', text: 'Hello' }
  const triggers = [{ type: 'chat_intent', intent: 'greet' }]
  const created = await call('flows.create_draft', { definition: { code: 'greeting', name: 'Greeting', triggers } })
  const flow = { flow_id: created['id'] }
  const patch = [{ op: 'add', path: '/nodes', value: [hello] }]
  const { etag } = await call('flows.update_draft', { ...flow, etag: created['etag'], patch })
  await call('flows.get_draft', flow)
  await call('flows.simulate', { ...flow, trigger: { type: 'chat_intent' } })
  await call('flows.save_tests', {
    ...flow,
    tests: [{ name: 'greets', steps: [{ say: 'hi', expect: { blocks: ['Hello'] } }] }],
  })
  await call('flows.test', flow)
  await call('flows.replay', flow)
  await call('flows.publish', { ...flow, etag, note: 'First version', accept_operation_changes: true })
  await call('flows.diff', { ...flow, from_version: 1 })
  await call('flows.rollback', { ...flow, version: 1 })
}

async function makeForm(call: Call): Promise<void> {
  const { example } = await call('forms.get_schema')
  await call('forms.validate', { definition: example })
  const definition = { ...(example as object), code: 'sign-up' }
  const created = await call('forms.create_draft', { definition })
  const form = { form_id: created['id'] }
  const patch = [{ op: 'replace', path: '/title', value: 'Sign up' }]
  const { etag } = await call('forms.update_draft', { ...form, etag: created['etag'], patch })
  await call('forms.get_draft', form)
  await call('forms.publish', { ...form, etag })
  await call('forms.diff', { ...form, from_version: 1 })
  await call('forms.rollback', { ...form, version: 1 })
  await call('forms.get_form', form)
  await call('forms.list_forms', { status: 'published' })
}

async function configure(call: Call): Promise<void> {
  await call('config.get_section', { section: 'widget' })
  const { etag } = await call('config.get_values', { section: 'widget' })
  const changes = { values: { 'widget/appearance/title': 'Ask us' }, resets: ['widget/appearance/subtitle'] }
  await call('config.set', { section: 'widget', etag, changes })
}

function kindOf(uri: string): AgentResourceKind {
  const scheme = uri.split('://')[0]!
  return scheme === 'config' ? 'config_sections' : (scheme as AgentResourceKind)
}
