import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, describe, it } from 'node:test'
import { ProtocolError } from '@modelcontextprotocol/server'
import { eventually } from '../../support/eventually.ts'
import { MODEL_KEY, startOpenAiServer } from '../../support/model-servers.ts'
import { startReferenceServer } from '../../support/reference-server.ts'
import type { Loose } from '../callers.ts'
import { successBody, successItems } from './fixtures.ts'
import { countingFlow, startToolShop } from './tool-shop.ts'

describe('calls of tools', async () => {
  const { home, server, sessions, create, listed, pathOf, publish } = await startToolShop()
  const calls = (of = server) => of.asked.filter(({ rpc }) => rpc === 'tools/call')

  for (const [protocol, of] of Object.entries({ stateless: server, sessions })) {
    it(`sends the arguments with the credentials of the connection (${protocol})`, async () => {
      const { ask } = await publish(countingFlow(await listed({ baseUrl: of.url })))
      of.call = ({ name, arguments: given }) => ({
        content: [{ type: 'text', text: 'ignored' }],
        structuredContent: { count: name === 'count_stock' && given?.['sku'] === 'a-1' ? 3 : 0 },
      })
      assert.deepEqual(await ask('a-1'), ['There are 3'])
      const [call] = calls(of)
      assert.equal(call?.headers['authorization'], 'Bearer the-bearer')
      assert.match(String(call.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
      const others = of.asked.filter(({ rpc }) => rpc !== 'tools/call')
      assert.ok(others.every(({ headers }) => headers['idempotency-key'] === undefined))
    })
  }

  const results: [string, Loose, string][] = [
    ['a text that is JSON', { content: [{ type: 'text', text: '{"count":4}' }] }, 'There are 4'],
    ['a structured result', { content: [], structuredContent: { count: 5 } }, 'There are 5'],
    ['a result of another type', { content: [], structuredContent: { count: 'many' } }, 'Not now'],
    ['a text where an object is promised', { content: [{ type: 'text', text: 'many' }] }, 'Not now'],
    ['an error of the tool', { content: [{ type: 'text', text: 'broken' }], isError: true }, 'Not now'],
    ['no content', { content: [] }, 'Not now'],
  ]
  for (const [name, result, said] of results) {
    it(`takes ${name}`, async () => {
      const { ask } = await publish(countingFlow(await listed()))
      server.call = () => result
      assert.deepEqual(await ask('a-1'), [said])
      assert.equal(calls().length, 1)
    })
  }

  it('calls a tool without parameters, and takes a plain text', async () => {
    server.tools = [{ name: 'ping', inputSchema: { type: 'object' } }]
    server.call = () => ({
      content: [
        { type: 'text', text: 'still' },
        { type: 'image', data: 'AA==', mimeType: 'image/png' },
        { type: 'text', text: 'here' },
      ],
    })
    const connection = await listed()
    const flow = countingFlow(connection, { operation: 'ping', arguments: {} })
    const [call, tell, failed] = flow.nodes
    const { ask } = await publish({ ...flow, nodes: [call, { ...tell, text: '{{ vars.stock.body }}' }, failed] })
    assert.deepEqual(await ask('x'), ['still\nhere'])
  })

  it('fails a call that takes longer than its time, and tells the server so', async () => {
    for (const target of [server, sessions]) {
      const { ask } = await publish(countingFlow(await listed({ baseUrl: target.url }), { timeoutMs: 300 }))
      let ended: Promise<void> | undefined
      target.call = async (_, { mcpReq: { signal } }) => {
        ended = once(signal, 'abort').then(() => undefined)
        await ended
        return { content: [] }
      }
      assert.deepEqual(await ask('a-1'), ['Not now'])
      await ended
    }
  })

  it('is not kept longer by progress, and takes the result after it', async () => {
    const { ask } = await publish(countingFlow(await listed()))
    server.call = async (_, { mcpReq }) => {
      for (const progress of [1, 2])
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken: 'p', progress } })
      return { content: [], structuredContent: { count: 8 } }
    }
    assert.deepEqual(await ask('a-1'), ['There are 8'])
  })

  const broken: [string, () => unknown][] = [
    ['is killed in the middle of a call', () => server.kill()],
    [
      'has lost the tool since it was listed',
      () => {
        throw new ProtocolError(-32602, 'there is no tool count_stock\u0007')
      },
    ],
    ['answers with what is no result', () => ({ content: 'none' })],
    ['answers with a result that is too large', () => ({ content: [{ type: 'text', text: 'x'.repeat(6_000_000) }] })],
  ]
  for (const [name, call] of broken) {
    it(`takes the edge for errors where the server ${name}, and is called once`, async () => {
      const { ask } = await publish(countingFlow(await listed()))
      server.call = call
      assert.deepEqual(await ask('a-1'), ['Not now'])
      assert.equal(calls().length, 1)
    })
  }

  it('is tried again as often as the node says, with the same key', async () => {
    const { ask } = await publish(countingFlow(await listed(), { retries: 1 }))
    let failed = false
    server.instead = ({ rpc }, res) => {
      if (failed || rpc !== 'tools/call') return false
      failed = true
      res.writeHead(503).end()
      return true
    }
    assert.deepEqual(await ask('a-1'), ['There are 3'])
    const keys = calls().map(({ headers }) => headers['idempotency-key'])
    assert.equal(keys.length, 2)
    assert.equal(keys[0], keys[1])
  })

  it('is not tried while its host only times out', async () => {
    const { ask } = await publish(countingFlow(await listed({ baseUrl: sessions.url }), { timeoutMs: 100 }))
    sessions.instead = () => true
    for (let count = 0; count < 5; count++) assert.deepEqual(await ask('a-1'), ['Not now'])
    sessions.asked.splice(0)
    assert.deepEqual(await ask('a-1'), ['Not now'])
    assert.deepEqual(sessions.asked, [])
  })

  it('follows no redirect', async () => {
    const { ask } = await publish(countingFlow(await listed()))
    server.instead = (_, res) => {
      res.writeHead(307, { location: sessions.url }).end()
      return true
    }
    assert.deepEqual(await ask('a-1'), ['Not now'])
    server.instead = (_, res) => {
      res.writeHead(307, { location: '/elsewhere' }).end()
      return true
    }
    assert.deepEqual(await ask('a-1'), ['Not now'])
    assert.deepEqual(sessions.asked, [])
  })

  it('reaches nobody by an http node', async () => {
    const connection = await listed()
    const flow = countingFlow(connection)
    const [, tell, failed] = flow.nodes
    const node = {
      id: 'count',
      type: 'http',
      connection: connection['code'],
      url: '/',
      onError: 'failed',
      next: 'tell',
    }
    const { ask } = await publish({ ...flow, nodes: [node, tell, failed] })
    server.asked.splice(0)
    assert.deepEqual(await ask('a-1'), ['Not now'])
    assert.deepEqual(server.asked, [])
  })

  describe('simulated', () => {
    async function tried(body: object): Promise<{ texts: unknown[]; data: Loose }> {
      const definition = countingFlow(await listed())
      const { id } = await successBody(home.token.post('/flows', { definition }))
      server.asked.splice(0)
      const trigger = { type: 'chat_intent', intent: definition.code, text: 'a-1' }
      const simulation = await successBody(
        home.token.post(`/flows/${String(id)}/simulate`, { source: 'draft', trigger, ...body }),
      )
      assert.deepEqual(server.asked, [])
      const [turn] = simulation['turns'] as Loose[]
      return {
        texts: (turn?.['blocks'] as Loose[]).map(({ payload }) => String(payload.text)),
        data: (turn?.['steps'] as Loose[])[0]?.['data'] as Loose,
      }
    }

    it('are answered by an example of the described result', async () => {
      const { texts, data } = await tried({})
      assert.deepEqual(texts, ['There are 1'])
      assert.deepEqual([data['example'], data['request'].arguments], [true, { sku: 'a-1' }])
    })

    it('are answered by a stub where there is one', async () => {
      assert.deepEqual((await tried({ stubs: { count: [{ body: { count: 9 } }] } })).texts, ['There are 9'])
      assert.deepEqual((await tried({ stubs: { count: [{ text: '{"count":10}' }] } })).texts, ['There are 10'])
      assert.deepEqual((await tried({ stubs: { count: [{ status: 500 }] } })).texts, ['Not now'])
    })

    it('accept in a test only a stub that fits the described result', async () => {
      const definition = countingFlow(await listed())
      const { id } = await successBody(home.token.post('/flows', { definition }))
      const failuresWith = async (stubs?: object): Promise<unknown> => {
        const steps = [{ say: 'a-1', expect: { status: 'completed' } }]
        const test = { name: 'stock', steps, ...(stubs === undefined ? {} : { stubs }) }
        const { results } = await successBody(
          home.token.post(`/flows/${String(id)}/test`, { source: 'draft', tests: [test] }),
        )
        return (results as Loose[])[0]?.['failures']
      }
      assert.deepEqual(await failuresWith(), [])
      assert.deepEqual(await failuresWith({ count: { body: { count: 1 } } }), [])
      assert.deepEqual(await failuresWith({ count: { text: '{"count":1}' } }), [])
      assert.deepEqual(await failuresWith({ count: { fails: 'broken' } }), [])
      assert.match(JSON.stringify(await failuresWith({ count: { body: { count: 'x' } } })), /does not fit.*count_stock/)
      assert.match(JSON.stringify(await failuresWith({ count: { headers: {} } })), /has `headers`/)
    })
  })

  it('are offered to a model as tools, which reads their results and errors', async () => {
    const model = await startOpenAiServer()
    after(async () => await model.stop())
    const gpt = await create({ providerKey: 'openai', baseUrl: model.baseUrl, credentials: { apiKey: MODEL_KEY } })
    const connection = await listed()
    const { code, triggers } = countingFlow(connection)
    const tool = { type: 'operation', connection: connection['code'], operation: 'count_stock' }
    const agent = { id: 'ask', type: 'agent', connection: gpt['code'], model: 'm', prompt: 'Count', tools: [tool] }
    const { ask } = await publish({ code, name: 'Agent', triggers, nodes: [agent] })
    const usage = { prompt: 1, completion: 1 }
    const count = (given: object) => ({
      tools: [{ id: 'c1', name: 'count_stock', arguments: JSON.stringify(given) }],
      pieces: [],
      usage,
    })
    const answers = [
      count({}),
      count({ sku: 'a-1' }),
      count({ sku: 'a-2' }),
      count({ sku: 'a-3' }),
      { pieces: ['Done'], usage },
    ]
    model.answer((_, index) => answers[index] ?? { pieces: ['?'], usage })
    const results: Loose = {
      'a-1': { content: [], structuredContent: { count: 3 } },
      'a-2': { content: [{ type: 'text', text: 'no such article' }], isError: true },
      'a-3': { content: [], structuredContent: { count: 'many' } },
    }
    server.call = ({ arguments: given }) => results[String(given?.['sku'])]
    assert.deepEqual(await ask('count'), ['Done'])
    const [offered] = (model.asked[0]?.body as unknown as { tools: Loose[] }).tools
    const { name, description, parameters } = offered?.['function'] as Loose
    assert.deepEqual(
      [name, description, Object.keys(parameters.properties as object), parameters.required],
      ['count_stock', 'Counts the stock of an article', ['sku'], ['sku']],
    )
    const read = model.asked.map(({ body }) =>
      JSON.stringify((body as unknown as { messages: Loose[] }).messages.at(-1)),
    )
    assert.match(String(read[1]), /wrong arguments: sku is missing/)
    assert.match(String(read[2]), /\{\\"body\\":\{\\"count\\":3\}\}/)
    assert.match(String(read[3]), /the tool reports an error: no such article/)
    assert.match(String(read[4]), /does not fit its schema/)
    assert.equal(calls().length, 3)
  })

  it('reach the reference server: from a flow, from a model, and until it is killed in the middle', async () => {
    const [reference, model] = [await startReferenceServer(), await startOpenAiServer()]
    after(async () => {
      await reference.stop()
      await model.stop()
    })
    const connection = await listed({ baseUrl: reference.url, credentials: {} })
    const operations = await successItems(home.token.get(`${pathOf(connection)}/operations?limit=100`))
    const names = operations.map(({ id }) => String(id))
    for (const name of ['echo', 'get-sum', 'get-structured-content', 'trigger-long-running-operation'])
      assert.ok(names.includes(name), names.join())

    const call = (operation: string, given: object, text: string) => {
      const { nodes, ...flow } = countingFlow(connection, { operation, arguments: given })
      return { ...flow, nodes: nodes.map(node => (node.id === 'tell' ? { ...node, text } : node)) }
    }
    const sum = await publish(call('get-sum', { a: { expr: '40' }, b: { expr: '2' } }, '{{ vars.stock.text }}'))
    assert.deepEqual(await sum.ask('add'), ['The sum of 40 and 2 is 42.'])
    const weather = call('get-structured-content', { location: 'Chicago' }, '{{ vars.stock.body.conditions }}')
    assert.match(String((await (await publish(weather)).ask('weather'))[0]), /^[A-Z]\w+/)

    const gpt = await create({ providerKey: 'openai', baseUrl: model.baseUrl, credentials: { apiKey: MODEL_KEY } })
    const tool = { type: 'operation', connection: connection['code'], operation: 'echo' }
    const { code, triggers } = countingFlow(connection)
    const nodes = [{ id: 'ask', type: 'agent', connection: gpt['code'], model: 'm', prompt: 'Echo', tools: [tool] }]
    const agent = await publish({ code, name: 'Agent', triggers, nodes })
    const usage = { prompt: 1, completion: 1 }
    const echo = { id: 'c1', name: 'echo', arguments: '{"message":"hello"}' }
    const answers = [
      { tools: [echo], pieces: [], usage },
      { pieces: ['Done'], usage },
    ]
    model.answer((_, index) => answers[index] ?? { pieces: ['?'], usage })
    assert.deepEqual(await agent.ask('echo'), ['Done'])
    const [, second] = model.asked.map(({ body }) => (body as unknown as { messages: Loose[] }).messages.at(-1))
    assert.match(JSON.stringify(second), /Echo: hello/)

    const long = await publish(call('trigger-long-running-operation', { duration: 60, steps: 2 }, 'Done'))
    reference.killBy('"trigger-long-running-operation"')
    assert.deepEqual(await long.ask('go'), ['Not now'])
    await eventually(() => assert.ok(reference.wasKilled()))
    assert.equal(reference.asked.filter(body => body.includes('"trigger-long-running-operation"')).length, 1)
  })
})
