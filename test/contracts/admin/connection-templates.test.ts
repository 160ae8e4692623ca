import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertRefused, type Loose } from '../callers.ts'
import { startConnectionShop } from './connection-shop.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('connection templates', async () => {
  const { home, entries } = await startConnectionShop()
  const create = (body: object, headers: Record<string, string> = {}) =>
    home.token.post(
      '/templated-connections',
      { code: uniqueCode(), name: 'Mail', key: 'the-secret-key', ...body },
      headers,
    )
  const connectionsOf = async () => (await successItems(home.token.get('/connections?limit=200'))).length

  /** A template of the workspace's own, of the shop that the test runs. */
  const own = (more: object = {}) => ({
    name: 'Shop',
    category: 'shop',
    description: 'Reads orders.',
    providerKey: 'http',
    baseUrl: 'https://{host}/v1',
    domains: ['acme.example'],
    values: [{ name: 'host', label: 'Host', kind: 'host', example: 'shop.acme.example' }],
    keyLabel: 'Key',
    credentials: { bearer: '{key}' },
    steps: ['Ask the shop.'],
    document: {
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: { '/orders': { get: { operationId: 'listOrders', responses: {} } } },
    },
    example: { flow: { code: 'orders', name: 'Orders', nodes: [] }, tests: [{ name: 'x', steps: [] }] },
    ...more,
  })
  const VALUES = { host: 'shop.acme.example' }

  describe('listConnectionTemplates', () => {
    it('has the templates that come with the service, sorted by name', async () => {
      const { items } = await successBody(home.token.get('/connection-templates'))
      const names = (items as Loose[]).map(({ name }) => String(name))
      assert.ok(names.length >= 10)
      assert.deepEqual(
        names,
        names.toSorted((a, b) => a.localeCompare(b, 'en')),
      )
      const postmark = (items as Loose[]).find(({ key }) => key === 'postmark')
      assert.deepEqual([postmark?.['category'], postmark?.['providerKey']], ['mail', 'http'])
    })
  })

  describe('getConnectionTemplate', () => {
    it('tells what it asks for, how to get the key, and its operations', async () => {
      const template = await successBody(home.token.get('/connection-templates/zendesk'))
      assert.deepEqual(
        (template['values'] as Loose[]).map(({ name, kind }): unknown[] => [name, kind]),
        [
          ['subdomain', 'name'],
          ['email', 'email'],
        ],
      )
      assert.deepEqual(
        (template['operations'] as Loose[]).map(({ id, method }): unknown[] => [id, method]),
        [
          ['createTicket', 'POST'],
          ['getTicket', 'GET'],
        ],
      )
      assert.ok((template['steps'] as string[]).length > 0)
    })

    it('has no operations for a language model', async () => {
      const template = await successBody(home.token.get('/connection-templates/openai'))
      assert.deepEqual([template['baseUrl'], template['operations']], [null, []])
    })

    it('answers an unknown key with not_found', async () => {
      for (const key of ['unknown', 'constructor'])
        assertRefused(await home.token.get(`/connection-templates/${key}`), 404, 'not_found')
    })
  })

  describe('createConnectionFromTemplate', () => {
    it('makes the connection with its document and sealed credentials, in one entry of the audit log', async () => {
      const values = { subdomain: 'acme', email: 'ada@acme.example' }
      const answer = await create({ templateKey: 'zendesk', values })
      assert.equal(answer.status, 201, answer.text)
      const connection = answer.body as Loose
      assert.equal(connection['baseUrl'], 'https://acme.zendesk.com/api/v2')
      assert.deepEqual(connection['credentialNames'], ['password', 'username'])
      assert.doesNotMatch(answer.text, /the-secret-key/)
      const operations = await successItems(home.token.get(`/connections/${String(connection['id'])}/operations`))
      assert.deepEqual(
        operations.map(({ id }): unknown => id),
        ['createTicket', 'getTicket'],
      )
      const logged = await entries('connection.create', connection)
      assert.equal(logged.length, 1)
      assert.doesNotMatch(JSON.stringify(logged), /the-secret-key/)
    })

    it('makes a connection to a language model without a document', async () => {
      const { id, providerKey } = await successBody(create({ templateKey: 'openai' }))
      assert.equal(providerKey, 'openai')
      assertRefused(await home.token.get(`/connections/${String(id)}/document`), 404, 'not_found')
    })

    it('makes one from a template of the workspace, which is not stored', async () => {
      const { id, baseUrl } = await successBody(create({ template: own(), values: VALUES }))
      assert.equal(baseUrl, 'https://shop.acme.example/v1')
      const [operation] = await successItems(home.token.get(`/connections/${String(id)}/operations`))
      assert.equal(operation?.['id'], 'listOrders')
      const { items } = await successBody(home.token.get('/connection-templates'))
      assert.ok(!(items as Loose[]).some(({ name }) => name === 'Shop'))
    })

    const unusable: [string, object, RegExp][] = [
      ['fields it does not have', { extra: 1 }, /extra/],
      ['an address without TLS', { baseUrl: 'http://shop.acme.example' }, /baseUrl/],
      ['credentials that no connection has', { credentials: { cookie: '{key}' } }, /credentials/],
      ['a document that is none', { document: { openapi: '1.0' } }, /openapi/],
      [
        'a document that recurses',
        {
          document: {
            openapi: '3.1.0',
            info: { title: 'x', version: '1' },
            paths: { '/a': { get: { parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }] } } },
          },
        },
        /\$ref/,
      ],
    ]
    for (const [name, change, path] of unusable)
      it(`answers a template with ${name} with a finding, and stores nothing`, async () => {
        const count = await connectionsOf()
        const answer = await create({ template: own(change), values: VALUES })
        assertRefused(answer, 422, 'document_invalid')
        assert.match(JSON.stringify((answer.body as Loose)['details']), path)
        assert.equal(await connectionsOf(), count)
      })

    const wrong: [string, object, string][] = [
      ['a missing value', {}, 'values.host'],
      ['a value that leads elsewhere', { host: 'evil.example/x' }, 'values.host'],
      ['a value with a user', { host: 'shop.acme.example@evil.example' }, 'values.host'],
      ['a value that it does not ask for', { ...VALUES, other: 'x' }, 'values.other'],
    ]
    for (const [name, values, field] of wrong)
      it(`refuses ${name}`, async () => {
        const answer = await create({ template: own(), values })
        assertRefused(answer, 422, 'validation_failed')
        const { validation_errors: errors } = (answer.body as Loose)['details'] as { validation_errors: Loose[] }
        assert.deepEqual(
          errors.map((error): unknown => error['field']),
          [field],
        )
      })

    it('answers an unknown template, none at all, and a code that exists', async () => {
      assertRefused(await create({ templateKey: 'unknown' }), 404, 'not_found')
      assertRefused(await create({}), 404, 'not_found')
      const code = uniqueCode()
      await successBody(create({ templateKey: 'postmark', code }))
      assertRefused(await create({ templateKey: 'postmark', code }), 409, 'conflict')
    })

    it('makes one connection for one key, also when it is sent twice at once', async () => {
      const body = { templateKey: 'postmark', code: uniqueCode() }
      const headers = { 'Idempotency-Key': uniqueCode() }
      const answers = await Promise.all([create(body, headers), create(body, headers)])
      const again = await create(body, headers)
      assert.equal(again.status, 201)
      for (const answer of answers)
        if (answer.status === 201) assert.equal((answer.body as Loose)['id'], (again.body as Loose)['id'])
    })
  })
})
