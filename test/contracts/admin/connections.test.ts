import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adminWorkspace } from '../../support/admin.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { BEARERS, startConnectionShop } from './connection-shop.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

describe('connections', async () => {
  const { service, home, shop, create, pathOf, entries, callingFlow } = await startConnectionShop()
  const NOW = { 'If-Match': '*' }
  const [FIRST, SECOND] = BEARERS

  describe('createConnection', () => {
    it('encrypts the credentials: no reply and no audit entry shows them', async () => {
      const answer = await home.token.post('/connections', {
        code: 'crm',
        name: 'CRM',
        providerKey: 'http',
        baseUrl: 'https://crm.acme.example',
        credentials: { username: 'ada', password: FIRST },
      })
      assert.equal(answer.status, 201, answer.text)
      const connection = answer.body as Loose
      assert.deepEqual(
        [
          connection['code'],
          connection['status'],
          connection['health'],
          connection['testedAt'],
          connection['credentialNames'],
          answer.headers['location'],
          answer.headers['etag'],
        ],
        [
          'crm',
          'active',
          'untested',
          null,
          ['password', 'username'],
          `/api/admin/v1${pathOf(connection)}`,
          connection['etag'],
        ],
      )
      const [entry] = await entries('connection.create', connection)
      assert.deepEqual(
        [entry?.['before'], entry?.['after'].credentials, entry?.['resource']],
        [null, '[REDACTED]', { type: 'connection', id: connection['id'], name: 'crm' }],
      )
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        `select exists (select from audit_log a where a::text like '%' || $1 || '%')
          or exists (select from connections c where c::text like '%' || $1 || '%') as found`,
        [FIRST],
      )
      assert.deepEqual([rows[0]?.found, answer.text.includes(FIRST)], [false, false])
    })
    it('is 409 conflict for a code that exists', async () => {
      const { code } = await create()
      assertRefused(
        await home.token.post('/connections', { code: String(code), name: 'CRM', providerKey: 'openai' }),
        409,
        'conflict',
      )
    })
    it('is 422 for parts that do not fit together', async () => {
      const refused = async (body: object) =>
        await home.token.post('/connections', {
          code: uniqueCode(),
          name: 'CRM',
          providerKey: 'http',
          baseUrl: 'https://crm.acme.example',
          ...body,
        })
      for (const credentials of [
        { apiKey: 'a' },
        { username: 'ada' },
        { bearer: 'a', apiKey: 'b' },
        { other: 'a' },
        { bearer: 'a', other: { deep: 1 } },
      ])
        assertViolations(await refused({ credentials }), 422, 'validation_failed', [['credentials', 'enum']])
      assertViolations(
        await refused({ providerKey: 'anthropic', credentials: { bearer: 'a' } }),
        422,
        'validation_failed',
        [['credentials', 'enum']],
      )
      for (const baseUrl of [null, undefined])
        assertViolations(await refused({ baseUrl }), 422, 'validation_failed', [['baseUrl', 'required']])
      for (const baseUrl of ['http://crm.example:99999', 'http://a%20b.example'])
        assertViolations(await refused({ baseUrl }), 422, 'validation_failed', [['baseUrl', 'format']])
    })
    it('is 422 for control characters in credentials', async () => {
      const lines = 'a\r\nX-Admin: 1'
      const sets = [
        ['bearer', { bearer: lines }],
        ['username', { username: lines, password: 'a' }],
        ['password', { username: 'a', password: lines }],
        ['headerValue', { headerName: 'X-Key', headerValue: 'a\u007f' }],
        ['clientSecret', { tokenUrl: 'https://a.example/t', clientId: 'a', clientSecret: lines }],
      ] as const
      for (const [name, credentials] of sets) {
        const body = { code: uniqueCode(), name: 'X', providerKey: 'http', baseUrl: 'https://crm.acme.example' }
        const answer = await home.token.post('/connections', { ...body, credentials })
        assertViolations(answer, 422, 'validation_failed', [[`credentials.${name}`, 'pattern']])
      }
    })
    it('is 422 for a header that belongs to the service or to one hop', async () => {
      for (const headerName of ['Host', 'transfer-encoding', 'CONNECTION', 'Content-Length', 'Proxy-Authorization'])
        assertViolations(
          await home.token.post('/connections', {
            code: uniqueCode(),
            name: 'CRM',
            providerKey: 'http',
            baseUrl: 'https://crm.acme.example',
            credentials: { headerName, headerValue: 'internal.example' },
          }),
          422,
          'validation_failed',
          [['credentials.headerName', 'format']],
        )
    })
    it('is 422 for a URL with a user name or password, here and everywhere else', async () => {
      for (const url of [
        'https://user:pass@crm.acme.example',
        'https://user@crm.acme.example/v1',
        'https://:pass@crm.acme.example',
        'https:///user:pass@crm.acme.example',
      ]) {
        const body = { code: uniqueCode(), name: 'CRM', providerKey: 'http' }
        for (const [path, sent] of [
          ['/connections', { ...body, baseUrl: url }],
          ['/keys', { name: 'Shop', webhook: { url } }],
          ['/training-sources', { name: 'Help', url }],
        ] as const) {
          const answer = await home.token.post(path, sent)
          assertRefused(answer, 422, 'validation_failed')
          assert.match(answer.text, /"field":"(?:baseUrl|webhook\.url|url)"/)
        }
      }
    })
  })

  describe('getConnection', () => {
    it('names the credentials and never shows them', async () => {
      const created = await create({ credentials: { username: 'ada', password: FIRST } })
      const answer = await home.token.get(pathOf(created))
      assert.deepEqual([answer.body, answer.headers['etag']], [created, created['etag']])
      assert.deepEqual((answer.body as Loose)['credentialNames'], ['password', 'username'])
      assert.ok(!answer.text.includes(FIRST))
    })
  })

  describe('listConnections', () => {
    it('sorts by code, and filters by provider and by status', async () => {
      const workspace = await adminWorkspace(service, 'Lists')
      for (const [code, more] of [
        ['b', {}],
        ['a', { status: 'disabled' }],
        ['c', { providerKey: 'openai', baseUrl: null, credentials: { apiKey: 'a' } }],
      ] as const)
        await create({ code, ...more }, workspace)
      const codes = async (query: string) =>
        (await successItems(workspace.token.get(`/connections?${query}`))).map(({ code }) => String(code))
      const { items, nextCursor } = (await successBody(workspace.token.get('/connections?limit=2'))) as {
        items: Loose[]
        nextCursor: string
      }
      assert.deepEqual(
        [...items.map(({ code }) => String(code)), ...(await codes(`limit=2&cursor=${nextCursor}`))],
        ['a', 'b', 'c'],
      )
      assert.deepEqual(
        [await codes('providerKey=http'), await codes('status=disabled'), await codes('providerKey=anthropic')],
        [['a', 'b'], ['a'], []],
      )
    })
  })

  describe('updateConnection', () => {
    it('never sends credentials to another origin', async () => {
      const connection = await create()
      assertRefused(
        await home.token.patch(pathOf(connection), { baseUrl: 'https://elsewhere.example' }, NOW),
        409,
        'conflict',
      )
      assert.equal(
        (await successBody(home.token.patch(pathOf(connection), { baseUrl: `${shop.url}/v3` }, NOW)))['baseUrl'],
        `${shop.url}/v3`,
      )
      const moved = await successBody(
        home.token.patch(
          pathOf(connection),
          { baseUrl: 'https://elsewhere.example', credentials: { bearer: SECOND } },
          NOW,
        ),
      )
      assert.equal(moved['baseUrl'], 'https://elsewhere.example')
      const [entry] = await entries('connection.update', connection)
      assert.deepEqual(
        [entry?.['before'], entry?.['after']],
        [
          { baseUrl: `${shop.url}/v3`, credentials: '[REDACTED]' },
          { baseUrl: 'https://elsewhere.example', credentials: '[REDACTED]' },
        ],
      )
      assertViolations(
        await home.token.patch(pathOf(connection), { baseUrl: 'http://a.example:99999' }, NOW),
        422,
        'validation_failed',
        [['baseUrl', 'format']],
      )
    })
    it('disables the connection for visitors immediately, and enables it again', async () => {
      const connection = await create()
      const { ask } = await callingFlow(connection['code'])
      for (const [status, told] of [
        ['active', 'Order 4711'],
        ['disabled', 'Not now'],
        ['active', 'Order 4711'],
      ] as const) {
        await successBody(home.token.patch(pathOf(connection), { status }, NOW))
        assert.deepEqual(await ask(), [told])
      }
      assert.equal(shop.received.length, 2)
    })
  })

  describe('replaceConnectionCredentials', () => {
    it('replaces the credentials of the next call to the service', async () => {
      const connection = await create()
      const { ask } = await callingFlow(connection['code'])
      await ask()
      const replaced = await successBody(
        home.token.put(
          `${pathOf(connection)}/credentials`,
          { headerName: 'X-Key', headerValue: SECOND },
          { 'If-Match': String(connection['etag']) },
        ),
      )
      assert.deepEqual(replaced['credentialNames'], ['headerName', 'headerValue'])
      await ask()
      assert.deepEqual(
        (await successBody(home.token.put(`${pathOf(connection)}/credentials`, {}, NOW)))['credentialNames'],
        [],
      )
      await ask()
      assert.deepEqual(
        shop.received.map(({ headers }) => [headers['authorization'], headers['x-key']]),
        [
          [`Bearer ${FIRST}`, undefined],
          [undefined, SECOND],
          [undefined, undefined],
        ],
      )
      const found = await entries('connection.replace_credentials', connection)
      assert.deepEqual(
        found.map(({ before, after }): unknown[] => [before.credentials, after.credentials]),
        [
          ['[REDACTED]', null],
          ['[REDACTED]', '[REDACTED]'],
        ],
      )
      assertViolations(
        await home.token.put(`${pathOf(connection)}/credentials`, { apiKey: 'a' }, NOW),
        422,
        'validation_failed',
        [['credentials', 'enum']],
      )
    })
  })

  describe('deleteConnection', () => {
    it('is 409 conflict while a published flow uses it', async () => {
      const connection = await create()
      const { flowId } = await callingFlow(connection['code'])
      assertRefused(await home.token.delete(pathOf(connection), NOW), 409, 'conflict')
      await successBody(home.token.post(`/flows/${flowId}/withdraw`, {}))
      assert.equal((await home.token.delete(pathOf(connection), NOW)).status, 204)
      assertRefused(await home.token.get(pathOf(connection)), 404, 'not_found')
      const [entry] = await entries('connection.delete', connection)
      assert.deepEqual(
        [entry?.['before'].code, entry?.['before'].credentials, entry?.['after']],
        [connection['code'], '[REDACTED]', null],
      )
    })
    it('is 409 conflict while a tool of an agent uses it', async () => {
      const [connection, code] = [await create(), uniqueCode()]
      const tools = [
        { type: 'http', name: 'orders', description: 'Finds orders', connection: connection['code'], path: '/orders' },
      ]
      const definition = {
        code,
        name: 'Ask',
        nodes: [{ id: 'ask', type: 'agent', connection: (await create())['code'], model: 'm', prompt: 'Hi', tools }],
      }
      const { id } = await successBody(home.token.post('/flows', { definition }))
      await successBody(home.token.post(`/flows/${String(id)}/publish`, {}))
      assertRefused(await home.token.delete(pathOf(connection), NOW), 409, 'conflict')
    })
  })
})
