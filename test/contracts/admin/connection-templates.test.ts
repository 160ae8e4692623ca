import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdminCalls } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { startConnectionShop } from './connection-shop.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('connection templates', async () => {
  const { service, home, neighbour, entries } = await startConnectionShop()
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

  const unusable: [string, object, RegExp][] = [
    ['fields it does not have', { extra: 1 }, /extra/],
    ['an address without TLS', { baseUrl: 'http://shop.acme.example' }, /baseUrl/],
    ['credentials that no connection has', { credentials: { cookie: '{key}' } }, /credentials/],
    ['an invalid document', { document: { openapi: '1.0' } }, /openapi/],
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
  describe('createConnectionTemplate', () => {
    const put = async (body: object, by: AdminCalls = home.token) => await by.post('/connection-templates', body)

    it('puts a template on the shelf of the workspace alone, in one entry of the audit log', async () => {
      const key = uniqueCode()
      const answer = await put({ key, template: own({ name: `Shop ${key}` }) })
      assert.equal(answer.status, 201, answer.text)
      const made = answer.body as Loose
      assert.deepEqual([made['key'], made['own'], made['etag']], [key, true, answer.headers['etag']])
      assert.deepEqual(
        (made['operations'] as Loose[]).map(({ id }): unknown => id),
        ['listOrders'],
      )
      assert.deepEqual(await successBody(home.token.get(`/connection-templates/${key}`)), made)
      const { items } = await successBody(home.token.get('/connection-templates'))
      const shown = (items as Loose[]).find(one => one['key'] === key)
      assert.deepEqual([shown?.['name'], shown?.['own']], [`Shop ${key}`, true])
      const { items: theirs } = await successBody(neighbour.token.get('/connection-templates'))
      assert.ok(!(theirs as Loose[]).some(one => one['key'] === key))
      const logged = await successItems(home.token.get('/audit?action=connection_template.create&limit=200'))
      assert.equal(logged.filter(entry => JSON.stringify(entry).includes(`"name":"${key}"`)).length, 1)
    })

    it('makes connections by its key', async () => {
      const key = uniqueCode()
      await successBody(put({ key, template: own() }))
      const { id, baseUrl } = await successBody(create({ templateKey: key, values: VALUES }))
      assert.equal(baseUrl, 'https://shop.acme.example/v1')
      const [operation] = await successItems(home.token.get(`/connections/${String(id)}/operations`))
      assert.equal(operation?.['id'], 'listOrders')
    })

    it('takes the place of one that comes with the service, until it is removed', async () => {
      const path = '/connection-templates/hubspot'
      const before = await successBody(home.token.get(path))
      assert.equal(before['own'], false)
      await successBody(put({ key: 'hubspot', template: own({ name: 'Our customers' }) }))
      const { items } = await successBody(home.token.get('/connection-templates'))
      assert.deepEqual(
        (items as Loose[]).filter(({ key }) => key === 'hubspot').map(({ name }): unknown => name),
        ['Our customers'],
      )
      const { etag } = await successBody(home.token.get(path))
      assert.equal((await home.token.delete(path, { 'If-Match': String(etag) })).status, 204)
      assert.deepEqual(await successBody(home.token.get(path)), before)
    })

    it('refuses a key that the workspace has, also when two come at once', async () => {
      const key = uniqueCode()
      const answers = await Promise.all([put({ key, template: own() }), put({ key, template: own() })])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
      assertRefused(await put({ key, template: own() }), 409, 'conflict')
    })

    for (const [name, change, path] of [
      ...unusable,
      ['more than 500,000 bytes', { steps: ['x'.repeat(500_000)] }, /larger than 500000 bytes/],
    ] as const)
      it(`answers a template with ${name} with a finding, and stores nothing`, async () => {
        const key = uniqueCode()
        const answer = await put({ key, template: own(change) })
        assertRefused(answer, 422, 'document_invalid')
        assert.match(JSON.stringify((answer.body as Loose)['details']), path)
        assertRefused(await home.token.get(`/connection-templates/${key}`), 404, 'not_found')
      })

    it('takes a hundred', async () => {
      const template = own({ document: undefined })
      await service.database.pool.query(
        `insert into connection_templates (tenant_id, id, key, template)
          select $1, gen_random_uuid(), 'full-' || n, $2 from generate_series(1, 100) n`,
        [neighbour.tenantId, JSON.stringify(template)],
      )
      assertRefused(await put({ key: uniqueCode(), template }, neighbour.token), 409, 'conflict')
    })
  })

  describe('deleteConnectionTemplate', () => {
    const remove = async (key: string, ifMatch: string) =>
      await home.token.delete(`/connection-templates/${key}`, { 'If-Match': ifMatch })

    it('takes it off the shelf, and leaves its connections', async () => {
      const key = uniqueCode()
      const made = await successBody(home.token.post('/connection-templates', { key, template: own() }))
      const { id } = await successBody(create({ templateKey: key, values: VALUES }))
      assertRefused(await remove(key, '"7"'), 412, 'precondition_failed')
      assert.equal((await remove(key, String(made['etag']))).status, 204)
      assertRefused(await home.token.get(`/connection-templates/${key}`), 404, 'not_found')
      assertRefused(await remove(key, '*'), 404, 'not_found')
      assert.equal((await successItems(home.token.get(`/connections/${String(id)}/operations`))).length, 1)
    })

    it('leaves those that come with the service', async () => {
      assertRefused(await remove('postmark', '*'), 409, 'conflict')
      await successBody(home.token.get('/connection-templates/postmark'))
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
      const { id, baseUrl } = await successBody(create({ template: own({ name: 'Given' }), values: VALUES }))
      assert.equal(baseUrl, 'https://shop.acme.example/v1')
      const [operation] = await successItems(home.token.get(`/connections/${String(id)}/operations`))
      assert.equal(operation?.['id'], 'listOrders')
      const { items } = await successBody(home.token.get('/connection-templates'))
      assert.ok(!(items as Loose[]).some(({ name }) => name === 'Given'))
    })

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
