import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { agentErrors, agentMethods, agentTools } from '../../../generated/agent-tools.ts'
import { notServed } from '../../../generated/not-served.ts'
import { applyAgents, giveToken, post, type Agents, type RpcAnswer } from '../../support/agents.ts'
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

const CODES: ReadonlySet<number> = new Set(Object.values(agentErrors).map(({ code }) => code))
const MESSAGES: ReadonlySet<string> = new Set(Object.values(agentErrors).map(({ message }) => message))
const FAULT = agentErrors.InternalError.code
const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name))
const settings = { numRuns: 120, endOnFailure: false }

const send = async (body: unknown): Promise<RpcAnswer> => {
  service.clock.advance(1000)
  return await post(service, agents.tokens.admin, body)
}

/** For any input: 200 or 202, a documented code with its fixed message, and never an internal error. */
function judge({ status, body }: RpcAnswer): void {
  if (status === 202) {
    assert.equal(body, undefined)
    return
  }
  assert.equal(status, 200)
  assert.equal(body?.jsonrpc, '2.0')
  assert.equal('result' in body, !('error' in body))
  if (body.error === undefined) return
  // The arguments and rules that follow the message of -32602 are those of `data`.
  const message = body.error.code === -32602 ? body.error.message.split(': ')[0]! : body.error.message
  assert.ok(CODES.has(body.error.code) && MESSAGES.has(message), JSON.stringify(body.error))
  assert.notEqual(body.error.code, FAULT)
  assert.ok(!/ at |node_modules|select |insert |pg_|\.ts:/.test(JSON.stringify(body.error)))
}

describe('generated garbage', () => {
  test('is unreadable or invalid as bytes, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async bytes => {
        const answer = await send(bytes)
        judge(answer)
        assert.ok([-32700, -32600].includes(answer.body?.error?.code ?? 0))
      }),
      settings,
    )
  })

  test('is refused as JSON unless it has the form of a request', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 5 }), async text => {
        const answer = await send(text)
        judge(answer)
        assert.equal(answer.body?.error?.code, -32600)
      }),
      settings,
    )
  })

  test('has the code of the first rule it breaks as an envelope', async () => {
    const envelope = fc.record(
      {
        jsonrpc: fc.oneof({ weight: 4, arbitrary: fc.constant('2.0') }, fc.jsonValue()),
        id: fc.oneof({ weight: 3, arbitrary: fc.oneof(fc.integer(), fc.string(), fc.constant(null)) }, fc.jsonValue()),
        method: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...agentMethods, 'nowhere', '__proto__') },
          fc.jsonValue(),
        ),
        params: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(envelope, async message => {
        const answer = await send(message)
        judge(answer)
        const { jsonrpc, id, method, params } = message
        const idIsGood = id === undefined || id === null || typeof id === 'string' || typeof id === 'number'
        if (jsonrpc !== '2.0' || typeof method !== 'string' || method === '' || !idIsGood) {
          assert.equal(answer.body?.error?.code, -32600)
          assert.deepEqual(answer.body.id, idIsGood && id !== undefined ? plain(id) : null)
        } else if (!('id' in message)) assert.equal(answer.status, 202)
        else {
          assert.deepEqual(answer.body?.id, plain(id))
          if ('params' in message && (typeof params !== 'object' || params === null || Array.isArray(params)))
            assert.equal(answer.body?.error?.code, -32602)
          else if (!(agentMethods as readonly string[]).includes(method)) assert.equal(answer.body?.error?.code, -32601)
        }
      }),
      settings,
    )
  })

  test('is refused or answered as arguments of every tool, and never a fault', async () => {
    for (const tool of served) {
      const known = Object.keys(tool.inputSchema['properties'] as object)
      const value = fc.oneof(
        fc.jsonValue(),
        fc.string({ unit: 'binary' }),
        fc.uuid(),
        fc.constantFrom('\0', '\ud800', '__proto__', '9'.repeat(400), -1, 1e308, 2 ** 53, true),
      )
      const names = fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(known.length === 0 ? ['x'] : known)) },
        fc.string(),
      )
      await fc.assert(
        fc.asyncProperty(fc.dictionary(names, value, { maxKeys: 6 }), async args => {
          const answer = await send({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: tool.name, arguments: args },
          })
          judge(answer)
          if (answer.body?.error !== undefined) assert.equal(answer.body.error.code, -32602)
        }),
        { ...settings, numRuns: 30 },
      )
    }
  })

  test('is refused as an address, a cursor or a name', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.uuid(),
      fc.webUrl(),
      fc.uuid().map(id => `flow://${id}`),
      fc.string().map(id => `conversation://${id}`),
    )
    await fc.assert(
      fc.asyncProperty(text, async sent => {
        const read = await send({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: sent } })
        judge(read)
        assert.equal(read.body?.error?.code, -32602)
        const list = await send({ jsonrpc: '2.0', id: 1, method: 'resources/list', params: { cursor: sent } })
        assert.equal(list.body?.error?.code, -32602)
        const called = await send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: sent } })
        judge(called)
        assert.equal(called.body?.error?.code, sent === '' ? -32602 : -32001)
      }),
      settings,
    )
  })

  test('grants nothing as scopes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.stringMatching(/^[a-z:*]{1,20}$/),
            fc.constantFrom('MCP', 'mcp ', 'mcp:', 'mcp:*', 'mcp:config', '__proto__', 'constructor'),
          ),
          { maxLength: 5 },
        ),
        async scopes => {
          fc.pre(scopes.every(scope => scope !== 'mcp' && !agentTools.some(tool => tool.scope === scope)))
          const token = await giveToken(service, agents.tenantId, { roles: ['admin'], scopes })
          const { body } = await post(service, token, { jsonrpc: '2.0', id: 1, method: 'tools/list' })
          assert.deepEqual(body?.result, { tools: [] })
        },
      ),
      { ...settings, numRuns: 30 },
    )
  })
})

/** As JSON carries it: no -0. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown
}
