import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { MODEL_KEY, startOpenAiServer } from '../../support/model-servers.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, callersOf, type Loose } from '../callers.ts'
import { startConnectionShop } from './connection-shop.ts'
import { successBody, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const PLACE = {
  operationId: 'placeOrder',
  summary: 'Place an order',
  parameters: [
    { name: 'shopId', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'express', in: 'query', schema: { type: 'boolean' } },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['sku', 'count'],
          properties: { sku: { type: 'string' }, count: { type: 'integer', minimum: 1 } },
        },
      },
    },
  },
  responses: {
    201: {
      content: {
        'application/json': {
          schema: { type: 'object', required: ['order'], properties: { order: { type: 'string', minLength: 4 } } },
        },
      },
    },
  },
}

function documentWith(operation: object, path = '/shops/{shopId}/orders'): string {
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    paths: { [path]: { post: operation } },
  })
}

describe('calls of operations', async () => {
  const { service, home, shop, create, pathOf } = await startConnectionShop()
  const visitors = callersOf(service)
  const ARGUMENTS = { shopId: '{{ input.text }}', body: { sku: 'a-1', count: { expr: '1 + 1' } } }

  const SHOP_ASKED = { ...ARGUMENTS, shopId: '{{ input.shop }}' }

  const put = async (connection: Loose, content: string) =>
    await successBody(home.token.put(`${pathOf(connection)}/document`, { content }, NOW))

  async function documented(operation: object = PLACE): Promise<Loose> {
    const connection = await create()
    await put(connection, documentWith(operation))
    return connection
  }

  function definitionOf(connection: Loose, node: object = {}) {
    const intent = uniqueCode()
    return {
      code: intent,
      name: 'Order',
      triggers: [{ type: 'chat_intent', intent }],
      nodes: [
        {
          id: 'place',
          type: 'call',
          connection: connection['code'],
          operation: 'placeOrder',
          arguments: ARGUMENTS,
          saveAs: 'answer',
          onError: 'failed',
          next: 'tell',
          ...node,
        },
        { id: 'tell', type: 'end', text: 'Order {{ vars.answer.body.order }}' },
        { id: 'failed', type: 'end', text: 'Not now' },
      ],
    }
  }

  async function publish(definition: Loose | object) {
    const { code } = definition as { code: string }
    const { id } = await successBody(home.token.post('/flows', { definition }))
    const path = `/flows/${String(id)}`
    await successBody(home.token.post(`${path}/publish`, {}))
    const { key } = (await successBody(home.token.post('/keys', { name: code })))['key'] as Loose
    const session = await eventually(async () => await visitors.session(String(key)))
    const send = async (body: object) =>
      (
        await successBody(
          eventually(async () => {
            const answer = await visitors.sendChatMessage(session, body)
            assert.equal(answer.status, 200, answer.text)
            return answer
          }),
        )
      )['reply'] as Loose
    const start = async (text: string) => await send({ text, intentName: code })
    return { path, send, start, ask: async (text: string) => textsOf(await start(text)) }
  }

  const textsOf = ({ blocks }: Loose) => (blocks as Loose[]).map(({ payload }) => String(payload.text))

  async function findingsOf(definition: { code: string }): Promise<Loose[]> {
    const { id } = await successBody(home.token.post('/flows', { definition }))
    const { findings } = await successBody(home.token.post(`/flows/${String(id)}/validate`, {}))
    return findings as Loose[]
  }

  it('sends the arguments where the operation has them, with the credentials of the connection', async () => {
    const { ask } = await publish(definitionOf(await documented()))
    assert.deepEqual(await ask('north/1'), ['Order 4711'])
    const [request] = shop.received
    assert.deepEqual(
      [request?.method, request?.path, request?.headers['authorization'], JSON.parse(request?.body.toString() ?? '')],
      ['POST', '/v2/shops/north%2F1/orders', 'Bearer the-first-bearer', { sku: 'a-1', count: 2 }],
    )
    assert.match(String(request?.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
  })

  it('takes the edge for errors without a call where the arguments do not fit', async () => {
    const connection = await documented()
    const { ask } = await publish(
      definitionOf(connection, { arguments: { ...ARGUMENTS, body: { sku: 'a-1', count: '{{ input.text }}' } } }),
    )
    assert.deepEqual(await ask('many'), ['Not now'])
    const climbing = await publish(definitionOf(connection))
    assert.deepEqual(await climbing.ask('..'), ['Not now'])
    assert.deepEqual(shop.received, [])
  })

  it('names the nodes and waiting runs that a change touches, and ends a run as it began', async () => {
    const connection = await documented()
    const inner = definitionOf(connection)
    const asking = { id: 'ask', type: 'input', prompt: 'Where?', field: { name: 'shop', type: 'text' }, next: 'place' }
    const nodes = [asking, ...inner.nodes.map(one => (one.id === 'place' ? { ...one, arguments: SHOP_ASKED } : one))]
    const { path, start, send } = await publish({ ...inner, nodes })
    const outer = definitionOf(connection)
    const calling = [
      { id: 'order', type: 'subflow', flow: inner.code, next: 'done' },
      { id: 'done', type: 'end', text: 'Done' },
    ]
    const outside = await publish({ ...outer, nodes: calling })
    const { executionId, waitToken } = await start('hello')
    await outside.start('hello')

    const moved = documentWith({ ...PLACE, responses: {} }, '/stores/{shopId}/orders')
    const { changes } = await put(connection, moved)
    const [flowId, outerId] = [path, outside.path].map(at => at.split('/')[2])
    const waits = { version: 1, status: 'waiting_input', runs: 1 }
    const waiting = [
      { flow: inner.code, flowId, ...waits },
      { flow: outer.code, flowId: outerId, ...waits },
    ].sort((a, b) => (a.flow < b.flow ? -1 : 1))
    const use = { flow: inner.code, flowId, version: 1, nodes: ['place'], waiting }
    assert.deepEqual((changes as Loose[])[0]?.['uses'], [{ ...use, live: true }])

    await successBody(home.token.post(`${path}/publish`, { acceptOperationChanges: true }))
    const again = await put(connection, documentWith(PLACE, '/stores/{shopId}/orders'))
    assert.deepEqual(
      ((again['changes'] as Loose[])[0]?.['uses'] as Loose[]).map(({ version, live, waiting: runs }): unknown[] => [
        version,
        live,
        (runs as unknown[]).length,
      ]),
      [
        [2, true, 0],
        [1, false, 2],
      ],
    )
    assert.deepEqual(textsOf(await send({ executionId, waitToken, input: { values: { shop: 'north' } } })), [
      'Order 4711',
    ])
    assert.equal(shop.received[0]?.path, '/v2/shops/north/orders')
  })

  it('keeps the operation that a version was published with, until the next publish', async () => {
    const connection = await documented()
    const { path, ask } = await publish(definitionOf(connection))
    await put(connection, documentWith(PLACE, '/stores/{shopId}/orders'))
    await ask('north')
    assert.equal(shop.received.at(-1)?.path, '/v2/shops/north/orders')
    const draft = await successBody(home.token.get(`${path}/draft`))
    assert.deepEqual(draft['publishes'], { version: 2, isNew: true })

    await successBody(home.token.post(`${path}/publish`, {}))
    await eventually(async () => {
      await ask('north')
      assert.equal(shop.received.at(-1)?.path, '/v2/stores/north/orders')
    })
    // What is restored is the version as it was.
    await successBody(home.token.post(`${path}/rollback`, { version: 1 }, NOW))
    await eventually(async () => {
      await ask('north')
      assert.equal(shop.received.at(-1)?.path, '/v2/shops/north/orders')
    })
  })

  it('runs on when the document is deleted, and is published no more', async () => {
    const connection = await documented()
    const { path, ask } = await publish(definitionOf(connection))
    assert.equal((await home.token.delete(`${pathOf(connection)}/document`, NOW)).status, 204)
    assert.deepEqual(await ask('north'), ['Order 4711'])
    assertRefused(await home.token.post(`${path}/publish`, {}), 422, 'flow_invalid')
  })

  const wrong: [string, object, [string, string, RegExp, string?]][] = [
    [
      'an unknown operation',
      { operation: 'placeOder' },
      ['unknown_operation', '/nodes/0/operation', /has no operation "placeOder"/, 'placeOrder'],
    ],
    [
      'an unknown argument',
      { arguments: { ...ARGUMENTS, expres: true } },
      ['unknown_argument', '/nodes/0/arguments/expres', /no argument "expres"/, 'express'],
    ],
    [
      'a missing argument',
      { arguments: { body: { sku: 'a-1', count: 1 } } },
      ['missing_argument', '/nodes/0/arguments', /needs the argument shopId/],
    ],
    [
      'an argument of another type',
      { arguments: { ...ARGUMENTS, express: 'yes' } },
      ['wrong_argument', '/nodes/0/arguments/express', /does not fit/],
    ],
    [
      'a part of an argument that does not fit',
      { arguments: { shopId: 'north', body: { sku: '{{ input.text }}', count: 0 } } },
      ['wrong_argument', '/nodes/0/arguments/body/count', /does not fit/],
    ],
    [
      'a property that is missing beside an expression',
      { arguments: { shopId: 'north', body: { sku: '{{ input.text }}' } } },
      ['wrong_argument', '/nodes/0/arguments/body', /count is missing/],
    ],
  ]
  for (const [name, node, [rule, path, message, suggestion]] of wrong) {
    it(`finds ${name}`, async () => {
      const findings = await findingsOf(definitionOf(await documented(), node))
      assert.deepEqual(
        findings.map(finding => [finding['rule'], finding['path'], finding['suggestion']] as unknown[]),
        [[rule, path, suggestion]],
      )
      assert.match(String(findings[0]?.['message']), message)
    })
  }

  it('finds a connection that does not exist, or has no document', async () => {
    const [unknown] = await findingsOf(definitionOf({ code: 'nobody' }))
    assert.equal(unknown?.['rule'], 'unknown_connection')
    const [without] = await findingsOf(definitionOf(await create()))
    assert.match(String(without?.['message']), /has no OpenAPI document/)
  })

  it('warns before a publish that takes over a breaking change', async () => {
    const connection = await documented()
    const definition = definitionOf(connection)
    const { path } = await publish(definition)
    const { changes } = await put(connection, documentWith({ ...PLACE, responses: {} }))
    assert.deepEqual(
      (changes as Loose[]).map(({ breaking, flows }) => [breaking, flows] as unknown[]),
      [[true, [definition.code]]],
    )
    const { valid, findings } = await successBody(home.token.post(`${path}/validate`, {}))
    assert.equal(valid, true)
    assert.deepEqual(
      (findings as Loose[]).map(({ rule, severity, path: at }) => [rule, severity, at] as unknown[]),
      [['operation_changed', 'warning', '/nodes/0/operation']],
    )

    const answer = await home.token.post(`${path}/publish`, {})
    const refused = assertRefused(answer, 409, 'operations_changed')
    assert.deepEqual(refused['findings'], findings)
    assert.equal((await successBody(home.token.get(path)))['publishedVersion'], 1)
    const accepted = await successBody(home.token.post(`${path}/publish`, { acceptOperationChanges: true }))
    assert.equal(accepted['version'], 2)
    // What was taken over is live, and is not asked for again.
    await successBody(home.token.post(`${path}/publish`, {}))
    // An old version gets nothing new.
    await successBody(home.token.post(`${path}/rollback`, { version: 1 }, NOW))
  })

  it('asks nothing for a change that breaks nothing, or for a flow that does not name the operation', async () => {
    const connection = await documented()
    const { path } = await publish(definitionOf(connection))
    const other = await publish(definitionOf(await documented()))
    await put(connection, documentWith({ ...PLACE, summary: 'Places an order' }))
    assert.equal((await successBody(home.token.post(`${path}/publish`, {})))['version'], 2)
    await put(connection, documentWith({ ...PLACE, responses: {} }))
    await successBody(home.token.post(`${other.path}/publish`, {}))
  })

  describe('simulated', () => {
    async function tried(body: object): Promise<{ texts: unknown[]; data: Loose }> {
      const definition = definitionOf(await documented())
      const { id } = await successBody(home.token.post('/flows', { definition }))
      const trigger = { type: 'chat_intent', intent: definition.code, text: 'north' }
      const simulation = await successBody(
        home.token.post(`/flows/${String(id)}/simulate`, { source: 'draft', trigger, ...body }),
      )
      const [turn] = simulation['turns'] as Loose[]
      return {
        texts: (turn?.['blocks'] as Loose[]).map(({ payload }) => String(payload.text)),
        data: (turn?.['steps'] as Loose[])[0]?.['data'] as Loose,
      }
    }

    it('are answered by an example of the described answer, and reach nobody', async () => {
      const { texts, data } = await tried({})
      assert.deepEqual(texts, ['Order text'])
      assert.deepEqual([data['example'], data['request'].url], [true, '/shops/north/orders'])
      assert.deepEqual(shop.received, [])
    })

    it('are answered by a stub where there is one', async () => {
      const { texts, data } = await tried({ stubs: { place: [{ status: 201, body: { order: '4712' } }] } })
      assert.deepEqual([texts, data['example']], [['Order 4712'], undefined])
    })

    it('accept in a test only a stub that fits the described answer', async () => {
      const definition = definitionOf(await documented())
      const { id } = await successBody(home.token.post('/flows', { definition }))
      const failuresWith = async (stubs?: object): Promise<unknown> => {
        const steps = [{ say: 'north', expect: { status: 'completed' } }]
        const test = { name: 'orders', steps, ...(stubs === undefined ? {} : { stubs }) }
        const { results } = await successBody(
          home.token.post(`/flows/${String(id)}/test`, { source: 'draft', tests: [test] }),
        )
        return (results as Loose[])[0]?.['failures']
      }
      assert.deepEqual(await failuresWith(), [])
      assert.deepEqual(await failuresWith({ place: { body: { order: '4711' } } }), [])
      assert.deepEqual(await failuresWith({ place: { status: 500, body: 'broken' } }), [])
      assert.match(JSON.stringify(await failuresWith({ place: { body: { order: 4711 } } })), /does not fit.*placeOrder/)
    })
  })

  it('are offered to a model as a tool, in names that it accepts and without what the flow gives', async () => {
    const model = await startOpenAiServer()
    after(async () => await model.stop())
    const gpt = await create({ providerKey: 'openai', baseUrl: model.baseUrl, credentials: { apiKey: MODEL_KEY } })
    const connection = await documented({
      ...PLACE,
      operationId: 'orders/place now',
      parameters: [...PLACE.parameters, { name: 'filter[kind]', in: 'query', schema: { enum: ['a', 'b'] } }],
    })
    const { code, triggers } = definitionOf(connection)
    const tool = {
      type: 'operation',
      connection: connection['code'],
      operation: 'orders/place now',
      arguments: { shopId: 'north' },
    }
    const agent = { id: 'ask', type: 'agent', connection: gpt['code'], model: 'm', prompt: 'Order', tools: [tool] }
    const { ask } = await publish({ code, name: 'Agent', triggers, nodes: [agent] })
    const order = (given: object) => ({
      tools: [{ id: 'c1', name: 'orders_place_now', arguments: JSON.stringify(given) }],
      pieces: [],
      usage: { prompt: 1, completion: 1 },
    })
    const answers = [
      order({ filter_kind_: 'c', body: { sku: 'a-1' } }),
      order({ filter_kind_: 'b', body: { sku: 'a-1', count: 1 } }),
      { pieces: ['Done'], usage: { prompt: 1, completion: 1 } },
    ]
    model.answer((_, index) => answers[index] ?? { pieces: ['?'], usage: { prompt: 1, completion: 1 } })
    assert.deepEqual(await ask('order'), ['Done'])

    const [offered] = (model.asked[0]?.body as unknown as { tools: Loose[] }).tools
    const { name, description, parameters } = offered?.['function'] as Loose
    assert.deepEqual(
      [name, description, Object.keys(parameters.properties as object), parameters.required],
      ['orders_place_now', 'Place an order', ['express', 'filter_kind_', 'body'], ['body']],
    )
    // Arguments that do not fit are read by the model and sent to nobody.
    assert.match(JSON.stringify(model.asked[1]?.body), /wrong arguments: filter_kind_.*count/)
    assert.deepEqual(
      shop.received.map(request => [request.path, JSON.parse(request.body)] as unknown[]),
      [['/v2/shops/north/orders?filter%5Bkind%5D=b', { sku: 'a-1', count: 1 }]],
    )
  })
})
