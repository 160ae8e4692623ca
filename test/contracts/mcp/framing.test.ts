import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { notServed } from '../../../generated/not-served.ts'
import { applyAgents, call, post, rpc, type Agents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

let service: TestService
let agents: Agents
before(async () => {
  service = await startTestService()
  agents = await applyAgents(service)
})
after(async () => {
  await service.stop()
})

const ask = async (body: unknown, headers: Record<string, string> = {}) =>
  await post(service, agents.tokens.admin, body, headers)

describe('framing', () => {
  const refused: (readonly [what: string, body: unknown, code: number, id: unknown])[] = [
    ['text that is no JSON', '{"jsonrpc":', -32700, null],
    ['an empty body', '', -32700, null],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), -32700, null],
    ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], -32600, null],
    ['an empty batch', [], -32600, null],
    ['a value that is no object', '"ping"', -32600, null],
    ['null', 'null', -32600, null],
    ['another version', { jsonrpc: '1.0', id: 7, method: 'ping' }, -32600, 7],
    ['a version that is a number', { jsonrpc: 2, id: 'a', method: 'ping' }, -32600, 'a'],
    ['no version and no id', { method: 'ping' }, -32600, null],
    ['no method', { jsonrpc: '2.0', id: 7 }, -32600, 7],
    ['an empty method', { jsonrpc: '2.0', id: 7, method: '' }, -32600, 7],
    ['a method that is no text', { jsonrpc: '2.0', id: 7, method: {} }, -32600, 7],
    ['an id that is an object', { jsonrpc: '2.0', id: {}, method: 'ping' }, -32600, null],
    ['an id that is a boolean', { jsonrpc: '2.0', id: true, method: 'ping' }, -32600, null],
    ['an id beyond every number', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', -32600, null],
    ['an unknown method', { jsonrpc: '2.0', id: 7, method: 'server/discover' }, -32601, 7],
    ["a method of an object's prototype", { jsonrpc: '2.0', id: 7, method: 'toString' }, -32601, 7],
    ['params that are a list', { jsonrpc: '2.0', id: 7, method: 'ping', params: [] }, -32602, 7],
    ['params that are null', { jsonrpc: '2.0', id: 7, method: 'ping', params: null }, -32602, 7],
    [
      'a revision that is no text',
      { jsonrpc: '2.0', id: 7, method: 'initialize', params: { protocolVersion: 1 } },
      -32602,
      7,
    ],
    ['a call without a name', { jsonrpc: '2.0', id: 7, method: 'tools/call' }, -32602, 7],
    ['a call with an empty name', { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: '' } }, -32602, 7],
    [
      'arguments that are a list',
      { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'config.list', arguments: [] } },
      -32602,
      7,
    ],
    [
      'arguments that are null',
      { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'config.list', arguments: null } },
      -32602,
      7,
    ],
    [
      'an unknown argument',
      { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'config.list', arguments: { x: 1 } } },
      -32602,
      7,
    ],
    [
      'an argument that reaches a prototype',
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":' +
        '{"name":"flows.validate","arguments":{"definition":{"__proto__":{}}}}}',
      -32602,
      7,
    ],
    [
      'an argument that cannot be stored',
      {
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        params: { name: 'flows.start', arguments: { intent_name: 'a\0b' } },
      },
      -32602,
      7,
    ],
    ['an unknown tool', { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'config.reset' } }, -32001, 7],
    ...(notServed['mcp'] ?? []).map(
      name =>
        [
          `${name}, declared and not served,`,
          { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: {} } },
          -32001,
          7,
        ] as const,
    ),
    ['reading without an address', { jsonrpc: '2.0', id: 7, method: 'resources/read' }, -32602, 7],
    [
      'an unknown address',
      { jsonrpc: '2.0', id: 7, method: 'resources/read', params: { uri: 'file:///etc/passwd' } },
      -32602,
      7,
    ],
    [
      'a malformed address',
      { jsonrpc: '2.0', id: 7, method: 'resources/read', params: { uri: 'flow://no-uuid' } },
      -32602,
      7,
    ],
    [
      'a cursor from nowhere',
      { jsonrpc: '2.0', id: 7, method: 'resources/list', params: { cursor: 'abc' } },
      -32602,
      7,
    ],
    [
      'a cursor where there is one page',
      { jsonrpc: '2.0', id: 7, method: 'tools/list', params: { cursor: 'abc' } },
      -32602,
      7,
    ],
  ]
  for (const [what, body, code, id] of refused) {
    test(`${what} is ${code}`, async () => {
      const answer = await ask(body)
      assert.equal(answer.status, 200)
      assert.deepEqual(
        [answer.body?.jsonrpc, answer.body?.id, answer.body?.error?.code, 'result' in answer.body!],
        ['2.0', id, code, false],
      )
      assert.ok(answer.headers.get('mcp-protocol-version'))
    })
  }

  test('a numeric id is returned digit for digit', async () => {
    for (const id of ['9007199254740993', '-0.1000', '12345678901234567890', '7', '1e2']) {
      const answer = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: { 'Authorization': `Bearer ${agents.tokens.admin}`, 'Content-Type': 'application/json' },
        body: `{"jsonrpc":"2.0","id":${id},"method":"ping","params":{"id":1.50}}`,
      })
      const text = await answer.text()
      assert.ok(text.includes(`"id":${id === '1e2' ? '100' : id},`), `${id} came back in ${text}`)
    }
  })

  test('an unknown tool is -32001, however long its name', async () => {
    const name = 'x'.repeat(10_000)
    const { error } = await rpc(service, agents.tokens.admin, 'tools/call', { name })
    assert.deepEqual([error?.code, error?.data], [-32001, { tool: name }])
  })

  test('a read of a resource is audited with its address, also when it is refused', async () => {
    const audited = async () =>
      (
        await service.database.pool.query<{ uri: string; granted: boolean }>(
          `select subject->>'id' as uri, (details->>'granted')::boolean as granted
          from audit_log
          where tenant_id = $1 and action = 'mcp.resource.read'
          order by id`,
          [agents.tenantId],
        )
      ).rows
    const before = (await audited()).length
    await rpc(service, agents.tokens.admin, 'resources/read', { uri: 'config://sections' })
    await rpc(service, agents.tokens.nobody, 'resources/read', { uri: 'config://sections' })
    assert.deepEqual((await audited()).slice(before), [
      { uri: 'config://sections', granted: true },
      { uri: 'config://sections', granted: false },
    ])
  })

  test('the name of an unknown tool is echoed', async () => {
    assert.deepEqual(
      (await rpc(service, agents.tokens.admin, 'tools/call', { name: 'analytics.unknown' })).error?.data,
      { tool: 'analytics.unknown' },
    )
  })

  test('invalid arguments are named by field and rule, without their values', async () => {
    const { error } = await rpc(service, agents.tokens.admin, 'tools/call', {
      name: 'flows.list_flows',
      arguments: { limit: 4711, status: 'a secret', surprise: 1 },
    })
    const problems = error?.data?.['validation_errors'] as { field: string; rule: string }[]
    assert.deepEqual(problems.map(({ field, rule }) => [field, rule]).toSorted(), [
      ['limit', 'maximum'],
      ['status', 'enum'],
      ['surprise', 'enum'],
    ])
    assert.ok(!JSON.stringify(error).includes('a secret') && !JSON.stringify(error).includes('4711'))
  })

  for (const id of [0, -1.5, '', 'abc', null]) {
    test(`the id ${JSON.stringify(id)} is returned`, async () => {
      assert.deepEqual((await ask({ jsonrpc: '2.0', id, method: 'ping' })).body, { jsonrpc: '2.0', id, result: {} })
    })
  }

  for (const [what, message] of Object.entries({
    'notifications/initialized': { method: 'notifications/initialized' },
    'an unknown method': { method: 'nowhere' },
    'bad params': { method: 'ping', params: [] },
    'a tool that fails': { method: 'tools/call', params: { name: 'config.get', arguments: { path: 'x' } } },
  })) {
    test(`a notification is accepted without a body: ${what}`, async () => {
      const answer = await ask({ jsonrpc: '2.0', ...message })
      assert.deepEqual([answer.status, answer.body], [202, undefined])
      assert.equal(answer.headers.get('mcp-protocol-version'), '2025-06-18')
    })
  }
})

describe('revisions', () => {
  for (const [sent, agreed] of [
    [undefined, '2025-06-18'],
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2025-06-18'],
    ['1999-01-01', '2025-06-18'],
  ] as const) {
    test(`the header ${sent ?? '(none)'} is answered with ${agreed}`, async () => {
      const { headers } = await ask(
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        sent === undefined ? {} : { 'MCP-Protocol-Version': sent },
      )
      assert.equal(headers.get('mcp-protocol-version'), agreed)
    })
    test(`initialize with ${sent ?? 'no revision'} agrees on ${agreed}, in the header too`, async () => {
      const { body, headers } = await ask({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          ...(sent === undefined ? {} : { protocolVersion: sent }),
          capabilities: {},
          clientInfo: { name: 'test', version: '1' },
        },
      })
      assert.equal(body?.result?.['protocolVersion'], agreed)
      assert.equal(headers.get('mcp-protocol-version'), agreed)
      assert.deepEqual(body.result['capabilities'], {
        tools: { listChanged: false },
        resources: { listChanged: false, subscribe: false },
        prompts: { listChanged: false },
        completions: {},
      })
      assert.deepEqual(body.result['serverInfo'], { name: 'parley', version: '0.1.0' })
    })
  }
})

describe('names', () => {
  test('a tool is called by its name and by its alias', async () => {
    for (const name of ['config.get', 'config_get']) {
      assert.equal(
        (await call(service, agents.tokens.admin, name, { path: 'widget/appearance/title' })).structuredContent?.[
          'value'
        ],
        'Acme helps',
      )
    }
  })

  test('?names=underscore lists aliases, anything else the names', async () => {
    const listed = async (query: string) =>
      (
        (await post(service, agents.tokens.admin, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, {}, query)).body
          ?.result?.['tools'] as { name: string }[]
      ).map(({ name }) => name)
    assert.ok((await listed('?names=underscore')).every(name => /^[a-zA-Z0-9_-]{1,64}$/.test(name)))
    assert.deepEqual(await listed('?names=other'), await listed(''))
    assert.ok((await listed('')).includes('flows.list_flows'))
  })
})
