import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adminWorkspace } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { startConnectionShop } from './connection-shop.ts'
import { successBody, successItems } from './fixtures.ts'

const ORDER = { type: 'object', required: ['state'], properties: { state: { type: 'string' } } }
const GET_ORDER = {
  operationId: 'getOrder',
  summary: 'One order',
  parameters: [{ name: 'orderNo', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } } },
}

const large = {
  get: { parameters: [{ name: 'a', in: 'query', schema: { enum: Array.from({ length: 40_000 }, () => 1) } }] },
}

export function shopDocument(paths: object = {}, order: object = ORDER): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1.4.0' },
    paths: { '/orders/{orderNo}': { get: GET_ORDER }, '/orders': { post: { summary: 'Place an order' } }, ...paths },
    components: { schemas: { Order: order } },
  })
}

describe('connection documents', async () => {
  const { service, home, shop, create, pathOf, entries } = await startConnectionShop()
  const NOW = { 'If-Match': '*' }
  const documentOf = (connection: Loose) => `${pathOf(connection)}/document`
  const put = (connection: Loose, body: object, headers: Record<string, string> = NOW) =>
    home.token.put(documentOf(connection), body, headers)
  const findings = (answer: Awaited<ReturnType<typeof put>>) =>
    ((answer.body as Loose)['details'].findings as Loose[]).map(({ path, message }) => [path, message] as const)

  describe('putConnectionDocument', () => {
    it('stores the operations of a text, and says nothing of its secrets', async () => {
      const connection = await create()
      const answer = await put(connection, { content: shopDocument() }, { 'If-Match': String(connection['etag']) })
      assert.equal(answer.status, 200, answer.text)
      const { document, changes, etag } = answer.body as Loose
      assert.deepEqual(
        [document.title, document.version, document.address, document.operations, changes],
        ['Shop', '1.4.0', null, 2, []],
      )
      assert.match(String(document.digest), /^[0-9a-f]{64}$/)
      assert.notEqual(etag, connection['etag'])
      assert.equal((await successBody(home.token.get(pathOf(connection))))['etag'], etag)
      assert.equal((await entries('connection.put_document', connection)).length, 1)
    })

    it('fetches an address once, without the credentials of the connection', async () => {
      const connection = await create()
      shop.answer(() => ({ body: shopDocument() }))
      const { document } = await successBody(put(connection, { address: `${shop.url}/openapi.json` }))
      assert.equal((document as Loose)['address'], `${shop.url}/openapi.json`)
      assert.deepEqual(
        shop.received.map(({ path, headers }) => [path, headers['authorization']]),
        [['/openapi.json', undefined]],
      )
    })

    it('tells which operations of the document before it changes', async () => {
      const connection = await create()
      await successBody(put(connection, { content: shopDocument() }))
      const next = shopDocument({ '/orders': { get: { operationId: 'list' } } }, { type: 'object' })
      const { changes } = await successBody(put(connection, { content: next }))
      assert.deepEqual(changes, [
        {
          operation: 'getOrder',
          change: 'changed',
          breaking: true,
          held: false,
          reasons: ['answer.state may be absent', 'answer.state is gone'],
          flows: [],
          uses: [],
        },
        { operation: 'post /orders', change: 'removed', breaking: true, held: false, reasons: [], flows: [], uses: [] },
        { operation: 'list', change: 'added', breaking: false, held: false, reasons: [], flows: [], uses: [] },
      ])
    })

    it('warns of an operation that it leaves out, and of one that refers to itself', async () => {
      const connection = await create()
      const Order = { properties: { parent: { $ref: '#/components/schemas/Order' } } }
      const saved = await successBody(put(connection, { content: shopDocument({ '/a\0': large }, Order) }))
      assert.equal((saved['document'] as Loose)['operations'], 2)
      assert.deepEqual(saved['warnings'], [
        {
          operation: 'getOrder',
          leftOut: false,
          path: '/components/schemas/Order/properties/parent/$ref',
          message: 'refers to itself',
        },
        {
          operation: 'get /a\uFFFD',
          leftOut: true,
          path: '/paths/~1a\uFFFD/get/parameters/0/schema/enum',
          message: 'is too large once references are followed',
        },
      ])
    })

    const start = { openapi: '3.0.3', info: { title: 'Hostile', version: '1' } }
    const many = Array.from({ length: 20_000 }, (_, index) => [`/p${index}`, { get: {} }])
    const hostile: [string, object, string, RegExp][] = [
      [
        'a reference into the network',
        { content: shopDocument({}, { $ref: 'http://169.254.169.254/latest#/a' }) },
        '/components/schemas/Order/$ref',
        /another document/,
      ],
      [
        'thousands of operations',
        { content: JSON.stringify({ ...start, paths: Object.fromEntries(many) }) },
        '/paths/~1p2000/get',
        /2000 operations/,
      ],
      [
        'U+0000 in a schema',
        { content: shopDocument({}, { enum: ['\0'] }) },
        '/paths/~1orders~1{orderNo}/get',
        /U\+0000/,
      ],
      [
        'a document whose only operation is too large',
        { content: JSON.stringify({ ...start, paths: { '/a': large } }) },
        '/paths/~1a/get/parameters/0/schema/enum',
        /too large/,
      ],
      ['a text', { content: 'hello' }, '', /not an OpenAPI document/],
      ['an address in the network', { address: 'http://10.0.0.1/openapi.json' }, '', /not one that may be called/],
    ]
    for (const [name, body, path, message] of hostile) {
      it(`answers ${name} with a finding, and keeps the document before`, async () => {
        const connection = await create()
        await successBody(put(connection, { content: shopDocument() }))
        const answer = await put(connection, body)
        assertRefused(answer, 422, 'document_invalid')
        const [[at, text] = ['', '']] = findings(answer)
        assert.equal(at, path)
        assert.match(String(text), message)
        assert.equal((await successBody(home.token.get(documentOf(connection))))['operations'], 2)
      })
    }

    it('answers an address without a document with a finding', async () => {
      const connection = await create()
      shop.answer(() => ({ status: 302, headers: { location: `${shop.url}/other` } }))
      const answer = await put(connection, { address: `${shop.url}/openapi.json` })
      assertRefused(answer, 422, 'document_invalid')
      assert.match(String(findings(answer)[0]?.[1]), /status 302/)
      assert.equal(shop.received.length, 1)
    })

    it('refuses a connection to a language model', async () => {
      const model = await create({ providerKey: 'openai', baseUrl: null, credentials: { apiKey: 'sk-1' } })
      assertRefused(await put(model, { content: shopDocument() }), 409, 'conflict')
    })

    it('refuses the second of two at once that saw the same state', async () => {
      const connection = await create()
      const seen = { 'If-Match': String(connection['etag']) }
      const answers = await Promise.all([
        put(connection, { content: shopDocument() }, seen),
        put(connection, { content: shopDocument() }, seen),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
    })

    it('is limited to 30 a minute', async () => {
      const { token } = await adminWorkspace(service, 'Reader')
      const { id } = await successBody(
        token.post('/connections', { code: 'c', name: 'C', providerKey: 'http', baseUrl: shop.url }),
      )
      const again = async () => await token.put(`/connections/${String(id)}/document`, { content: 'x' }, NOW)
      for (let count = 0; count < 30; count++) assert.equal((await again()).status, 422)
      assertRefused(await again(), 429, 'rate_limited')
    })
  })

  describe('getConnectionDocument', () => {
    it('is 404 while there is none', async () => {
      const connection = await create()
      assertRefused(await home.token.get(documentOf(connection)), 404, 'not_found')
      const { document } = await successBody(put(connection, { content: shopDocument() }))
      assert.deepEqual(await successBody(home.token.get(documentOf(connection))), document)
    })
  })

  describe('listConnectionOperations', () => {
    it('shows them in the order of the document, and finds by search and id', async () => {
      const connection = await create()
      const list = `${pathOf(connection)}/operations`
      assert.deepEqual(await successItems(home.token.get(list)), [])
      await successBody(put(connection, { content: shopDocument() }))
      const [first, second] = await successItems(home.token.get(list))
      const { digest, ...described } = first as Loose
      assert.match(String(digest), /^[0-9a-f]{64}$/)
      assert.deepEqual(described, {
        id: 'getOrder',
        method: 'GET',
        path: '/orders/{orderNo}',
        summary: 'One order',
        parameters: [{ name: 'orderNo', in: 'path', required: true, schema: { type: 'string' } }],
        body: null,
        response: { schema: ORDER },
      })
      assert.deepEqual(
        [second?.['id'], second?.['parameters'], second?.['body'], second?.['response']],
        ['post /orders', [], null, null],
      )
      const idsOf = async (query: string) =>
        (await successItems(home.token.get(`${list}?${query}`))).map(({ id }) => String(id))
      assert.deepEqual(await idsOf('search=PLACE%20an'), ['post /orders'])
      assert.deepEqual(await idsOf('operation=getOrder'), ['getOrder'])
      const page = await successBody(home.token.get(`${list}?limit=1`))
      assert.deepEqual(await idsOf(`limit=1&cursor=${String(page['nextCursor'])}`), ['post /orders'])
    })
  })

  describe('deleteConnectionDocument', () => {
    it('deletes it, and nothing twice', async () => {
      const connection = await create()
      await successBody(put(connection, { content: shopDocument() }))
      assert.equal((await home.token.delete(documentOf(connection), NOW)).status, 204)
      assertRefused(await home.token.delete(documentOf(connection), NOW), 404, 'not_found')
      assertRefused(await home.token.get(documentOf(connection)), 404, 'not_found')
    })
  })
})
