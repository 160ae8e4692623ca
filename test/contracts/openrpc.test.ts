import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { before, describe, test } from 'node:test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { parse } from 'yaml'
import { agentTools, inputSchema, outputSchema, type AgentToolEntry } from '../../scripts/generate/agent-tools.ts'
import {
  bundleOpenRpc,
  checkOpenRpc,
  referencesIn,
  type OpenRpcDocument,
  type RpcMethod,
} from '../../scripts/generate/openrpc.ts'

const addFormats = addFormatsModule.default
const CONTRACTS = resolve(import.meta.dirname, '../../contracts')

// The specification's table: name, type, scope, permission. `W, external` is a write that reaches outside.
const SPECIFIED = `
analytics.list_datasets             | R           | mcp:analytics:read     | service.insights.analytics
analytics.run_report                | R           | mcp:analytics:read     | service.insights.analytics
analytics.list_reports              | R           | mcp:analytics:read     | service.insights.analytics
analytics.get_report                | R           | mcp:analytics:read     | service.insights.analytics
analytics.suggest_filter_values     | R           | mcp:analytics:read     | service.insights.analytics
analytics.goal_summary              | R           | mcp:analytics:read     | service.insights.analytics
analytics.engagement_summary        | R           | mcp:analytics:read     | service.insights.analytics
analytics.funnel                    | R           | mcp:analytics:read     | service.insights.analytics
analytics.top_customers             | R           | mcp:analytics:read     | service.insights.analytics
analytics.list_telemetry            | R           | mcp:analytics:read     | service.insights.telemetry
analytics.export_report_csv         | R           | mcp:analytics:read     | service.insights.analytics
analytics.create_goal               | W           | mcp:analytics:write    | service.insights.goals.manage
analytics.update_goal               | W           | mcp:analytics:write    | service.insights.goals.manage
analytics.change_goal_status        | W           | mcp:analytics:write    | service.insights.goals.manage
analytics.record_conversion         | W, external | mcp:analytics:write    | service.insights.goals.manage
flows.list_flows                    | R           | mcp:flows:read         | service.flows.view
flows.get_flow                      | R           | mcp:flows:read         | service.flows.view
connections.list_connections        | R           | mcp:connections:read   | service.connections.view
connections.get_connection_metadata | R           | mcp:connections:read   | service.connections.view
connections.test_connection         | external    | mcp:connections:manage | service.connections.manage
config.list                         | R           | mcp:config:read        | service.config
config.get                          | R           | mcp:config:read        | service.config`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))

// What the gateway offers beyond the specification: name, scope, permission.
const EXTENSIONS = `
flows.start         | mcp:flows:run    | service.flows.run
flows.resume        | mcp:flows:run    | service.flows.run
flows.validate      | mcp:flows:run    | service.flows.run
flows.get_schema    | mcp:flows:write  | service.flows.view
flows.get_draft     | mcp:flows:write  | service.flows.view
flows.create_draft  | mcp:flows:write  | service.flows.manage
flows.update_draft  | mcp:flows:write  | service.flows.manage
flows.simulate      | mcp:flows:write  | service.flows.simulate
flows.test          | mcp:flows:write  | service.flows.simulate
flows.save_tests    | mcp:flows:write  | service.flows.manage
flows.replay        | mcp:flows:write  | service.executions.replay
flows.diff          | mcp:flows:write  | service.flows.view
flows.publish       | mcp:flows:write  | service.flows.publish
flows.rollback      | mcp:flows:write  | service.flows.publish
forms.list_forms    | mcp:forms:read   | service.forms.view
forms.get_form      | mcp:forms:read   | service.forms.view
forms.get_schema    | mcp:forms:write  | service.forms.view
forms.get_draft     | mcp:forms:write  | service.forms.view
forms.create_draft  | mcp:forms:write  | service.forms.manage
forms.update_draft  | mcp:forms:write  | service.forms.manage
forms.validate      | mcp:forms:write  | service.forms.manage
forms.diff          | mcp:forms:write  | service.forms.view
forms.publish       | mcp:forms:write  | service.forms.publish
forms.rollback      | mcp:forms:write  | service.forms.publish
config.get_section  | mcp:config:read  | service.config
config.get_values   | mcp:config:read  | service.config
config.set          | mcp:config:write | service.config
runs.start          | mcp:flows:run    | service.flows.run
runs.answer         | mcp:flows:run    | service.flows.run
runs.get            | mcp:flows:run    | service.executions.view
runs.list           | mcp:flows:run    | service.executions.view
runs.explain        | mcp:flows:run    | service.executions.view`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))

const METHODS = [
  'initialize',
  'notifications/initialized',
  'notifications/cancelled',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/read',
  'resources/templates/list',
  'prompts/list',
  'prompts/get',
  'completion/complete',
]
const IDEMPOTENT = [
  'analytics.create_goal',
  'analytics.update_goal',
  'analytics.change_goal_status',
  'analytics.record_conversion',
  'flows.start',
  'flows.resume',
  'flows.create_draft',
  'flows.update_draft',
  'flows.save_tests',
  'flows.publish',
  'flows.rollback',
  'forms.create_draft',
  'forms.update_draft',
  'forms.publish',
  'forms.rollback',
  'config.set',
  'runs.start',
  'runs.answer',
]
/** What replaces or ends something that is live, at once. */
const DESTRUCTIVE = [
  'analytics.update_goal',
  'analytics.change_goal_status',
  'flows.publish',
  'flows.rollback',
  'forms.publish',
  'forms.rollback',
  'config.set',
]

describe('the OpenRPC document of the agent gateway', () => {
  let document: OpenRpcDocument
  let tools: AgentToolEntry[]
  before(async () => {
    document = await bundleOpenRpc(CONTRACTS)
    tools = agentTools(document)
  })

  test('is accepted by schema-utils-js, even dereferenced, and is not changed', async () => {
    const text = JSON.stringify(document)
    await checkOpenRpc(document)
    assert.equal(JSON.stringify(document), text)
  })

  test('is refused when it is broken, and the generator and the server with it', async () => {
    const broken: [string, (copy: OpenRpcDocument) => unknown][] = [
      ['a head that is missing', copy => delete (copy as Partial<OpenRpcDocument>).info],
      ['a method without params', copy => delete (copy.methods[0] as Partial<RpcMethod>).params],
      [
        'a reference that leads nowhere',
        copy => {
          copy.methods[0]!.params[0]!.schema = { $ref: '#/components/schemas/Nowhere' }
        },
      ],
      [
        'an invalid schema',
        copy => {
          copy.methods.at(-1)!.result!.schema = { type: 'nonsense' }
        },
      ],
      ['two methods of one name', copy => copy.methods.push(copy.methods[0]!)],
    ]
    for (const [what, breakIt] of broken) {
      const copy = structuredClone(document)
      breakIt(copy)
      await assert.rejects(checkOpenRpc(copy), what)
    }
  })

  test('is the same at every bundling and refers to nothing outside itself', async () => {
    const text = JSON.stringify(document)
    assert.equal(JSON.stringify(await bundleOpenRpc(CONTRACTS)), text)
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]*)"/g))
      assert.match(reference, /^#\/components\/(schemas|errors)\/\w+$/)
    for (const name of referencesIn(text)) assert.ok(document.components.schemas[name], name)
  })

  test('has every tool of the specification with its type, scope and permission, and the extensions', () => {
    const listed = tools.map(tool => tool.name)
    assert.deepEqual(listed.toSorted(), [...SPECIFIED, ...EXTENSIONS].map(([name]) => name).toSorted())
    for (const [name, type, scope, permission] of SPECIFIED) {
      const tool = tools.find(candidate => candidate.name === name)!
      assert.equal(`${tool.name} ${tool.scope} ${tool.permission}`, `${name} ${scope} ${permission}`)
      assert.equal(tool.type, { 'R': 'read', 'W': 'write', 'W, external': 'write', 'external': 'external' }[type!])
      assert.equal(tool.annotations.readOnlyHint, type === 'R')
      assert.equal(tool.annotations.openWorldHint, type!.includes('external'))
      assert.equal(tool.extension, false)
    }
    for (const [name, scope, permission] of EXTENSIONS) {
      const tool = tools.find(candidate => candidate.name === name)!
      assert.deepEqual([tool.extension, tool.scope, tool.permission], [true, scope, permission])
    }
  })

  test('has the protocol methods of the specification, and those of templates, prompts and discovery', () => {
    const protocol = document.methods.filter(method => method['x-mcp'] === undefined)
    assert.deepEqual(
      protocol.map(method => method.name),
      METHODS,
    )
    for (const method of document.methods) {
      assert.deepEqual(method.tags[0]?.name, method['x-mcp'] === undefined ? 'protocol' : 'mcp-tool')
      assert.equal(method.paramStructure, 'by-name')
    }
  })

  test('honours idempotency keys only on the write tools', () => {
    assert.deepEqual(
      tools
        .filter(tool => tool.idempotencyKey)
        .map(tool => tool.name)
        .toSorted(),
      IDEMPOTENT.toSorted(),
    )
  })

  test('warns of the tools that replace or end what is live', () => {
    const warned = tools.filter(tool => tool.annotations.destructiveHint).map(tool => tool.name)
    assert.deepEqual(warned.toSorted(), DESTRUCTIVE.toSorted())
  })

  test('names tools so that every client accepts the name or its alias', () => {
    for (const { name, alias } of tools) {
      assert.match(name, /^[a-zA-Z0-9_.-]{1,64}$/)
      assert.match(alias, /^[a-zA-Z0-9_-]{1,64}$/)
      assert.equal(alias, name.replaceAll('.', '_'))
    }
    const names = tools.flatMap(tool => [tool.name, tool.alias])
    assert.equal(new Set(names).size, names.length)
  })

  test('describes every tool, argument and scope', () => {
    for (const tool of tools) {
      assert.ok(tool.title.length > 0 && tool.description.length > 80, tool.name)
      assert.ok(document['x-scopes'][tool.scope], tool.scope)
      const method = document.methods.find(candidate => candidate.name === tool.name)!
      for (const param of method.params) assert.ok((param.description ?? '').length > 10, `${tool.name} ${param.name}`)
    }
  })

  test('has the implications of the specification for every scope', () => {
    const implied = Object.fromEntries(
      Object.entries(document['x-scopes']).map(([scope, { implies }]) => [scope, implies.toSorted()]),
    )
    const leaves = [
      'mcp:analytics:read',
      'mcp:analytics:write',
      'mcp:flows:read',
      'mcp:flows:run',
      'mcp:flows:write',
      'mcp:forms:read',
      'mcp:forms:write',
      'mcp:connections:read',
      'mcp:connections:manage',
      'mcp:history:read',
      'mcp:config:read',
      'mcp:config:write',
    ]
    assert.deepEqual(implied, {
      ...Object.fromEntries(leaves.map(scope => [scope, []])),
      'mcp': [...leaves, 'mcp:analytics', 'mcp:flows', 'mcp:connections'].toSorted(),
      'mcp:analytics': ['mcp:analytics:read', 'mcp:analytics:write'],
      'mcp:flows': ['mcp:flows:read'],
      'mcp:connections': ['mcp:connections:manage', 'mcp:connections:read'],
    })
  })

  test('requires only permissions that roles can hold', () => {
    const permissions = parse(readFileSync(`${CONTRACTS}/permissions.yaml`, 'utf8')) as Record<string, unknown>
    const wanted = [...tools, ...Object.values(document['x-resources'])].map(({ permission }) => permission)
    for (const permission of new Set(wanted)) assert.ok(permissions[permission], permission)
  })

  test('has the error codes of the specification, and those of the revision without a handshake', () => {
    const codes = Object.values(document.components.errors).map(error => error.code)
    assert.deepEqual(
      [...new Set(codes)].toSorted((a, b) => a - b),
      [-32700, -32603, -32602, -32601, -32600, -32022, -32020, -32003, -32002, -32001],
    )
    assert.deepEqual(Object.keys(document.components.errors['PermissionDenied']!.data as object), ['resource'])
    assert.deepEqual(Object.keys(document.components.errors['ScopeDenied']!.data as object), ['required_scope'])
    for (const { errors } of document.methods)
      for (const { $ref } of errors) assert.ok(document.components.errors[$ref.split('/').at(-1)!], $ref)
  })

  test('has self-contained input schemas that compile under 2020-12 and refuse unknown arguments', () => {
    for (const tool of tools) {
      const validate = compile(tool.inputSchema)
      assert.equal(tool.inputSchema['type'], 'object')
      assert.equal(tool.inputSchema['additionalProperties'], false)
      assert.ok(!JSON.stringify(tool.inputSchema).includes('$ref'), tool.name)
      assert.equal(validate({ ...exampleArguments(document, tool.name), surprise: 1 }), false, tool.name)
    }
    const report = compile(tools.find(tool => tool.name === 'analytics.run_report')!.inputSchema)
    assert.equal(report({ definition: { dataset: 'conversations', measures: ['conversations'], filter: [] } }), false)
  })

  test('has output schemas that are objects and resolve inside themselves', () => {
    for (const tool of tools) {
      compile(tool.outputSchema)
      assert.equal(tool.outputSchema['type'], 'object', tool.name)
    }
  })

  test('has an example for every method, and each fits its schemas', () => {
    for (const method of document.methods) {
      assert.ok(method.examples.length > 0, method.name)
      for (const example of method.examples) {
        accept(
          inputSchema(method, document),
          Object.fromEntries(example.params.map(({ name, value }) => [name, value])),
          `${method.name}: ${example.name}`,
        )
        assert.equal(example.result === undefined, method.result === undefined, method.name)
        if (example.result !== undefined)
          accept(outputSchema(method, document), example.result.value, `${method.name}: ${example.name}`)
      }
    }
  })

  test('observes the limits of the specification', () => {
    assert.equal(argument(tools, 'analytics.top_customers', 'limit')['maximum'], 50)
    assert.equal(argument(tools, 'analytics.list_telemetry', 'limit')['maximum'], 100)
    assert.deepEqual(argument(tools, 'analytics.run_report', 'mode')['enum'], ['preview', 'view', 'export'])
    assert.deepEqual(argument(tools, 'analytics.change_goal_status', 'status')['enum'], [
      'active',
      'paused',
      'archived',
    ])
    for (const tool of ['goal_summary', 'engagement_summary', 'funnel', 'top_customers']) {
      for (const end of ['from', 'to'])
        assert.equal(argument(tools, `analytics.${tool}`, end)['pattern'], '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
    }
    const validate = compile(tools.find(tool => tool.name === 'analytics.funnel')!.inputSchema)
    assert.equal(validate({ flow_id: '018f5e7a-0000-7000-8000-000000000010', from: '2026-02-30' }), false)
    assert.equal(validate({ flow_id: 'urn:uuid:018f5e7a-0000-7000-8000-000000000010' }), false)
  })
})

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true })
addFormats(ajv)
const compiled = new Map<string, ValidateFunction>()

/** By the text of the schema: several tests and examples use one. */
function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = compiled.get(text) ?? ajv.compile(schema)
  compiled.set(text, validate)
  return validate
}

function accept(schema: object, value: unknown, where: string): void {
  const validate = compile(schema)
  assert.ok(validate(value), `${where}: ${JSON.stringify(validate.errors)}`)
}

function exampleArguments(document: OpenRpcDocument, name: string): Record<string, unknown> {
  const method = document.methods.find(candidate => candidate.name === name) as RpcMethod
  return Object.fromEntries(method.examples[0]!.params.map(param => [param.name, param.value]))
}

function argument(tools: AgentToolEntry[], tool: string, name: string): Record<string, unknown> {
  const properties = tools.find(candidate => candidate.name === tool)!.inputSchema['properties'] as Record<
    string,
    Record<string, unknown>
  >
  return properties[name]!
}
