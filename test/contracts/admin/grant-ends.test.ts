import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { assertRefused, type Loose } from '../callers.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'
import { holding } from '../../support/held.ts'
import { startGrantShop } from './grant-shop.ts'

describe('the end of a grant', async () => {
  const grantShop = await startGrantShop()
  const { service, home, shop, pathOf, provider, credentials, create, connected, grantOf } = grantShop
  const { request, tokenOf, test, answerIn, complete } = grantShop
  const anyState = { 'If-Match': '*' }

  describe('deleteConnectionGrant', () => {
    it('revokes the tokens at the service', async () => {
      const connection = await connected()
      const token = await tokenOf(connection)
      const path = `${pathOf(connection)}/grant`
      assert.equal((await home.session.delete(path, { 'If-Match': '*' })).status, 204)
      assert.equal(await provider.isValid(token), false)
      assert.equal((await grantOf(connection))['state'], 'not_connected')
      assertRefused(await home.session.delete(path, { 'If-Match': '*' }), 404, 'not_found')
    })
    it('deletes them here when the service is away', async () => {
      const connection = await connected()
      provider.instead = (_, res) => {
        res.writeHead(503).end()
        return true
      }
      const { etag } = await grantOf(connection)
      const path = `${pathOf(connection)}/grant`
      assert.equal((await home.session.delete(path, { 'If-Match': String(etag) })).status, 204)
      assert.equal((await grantOf(connection))['state'], 'not_connected')
    })
  })

  describe('a consent that ends with what it was for', () => {
    const elsewhere = () => `http://localhost:${new URL(shop.url).port}`
    const entryOf = ({ code }: Loose, more: object = {}) => ({
      ...{ code, name: 'CRM', providerKey: 'http', baseUrl: shop.url, credentials },
      ...more,
    })
    const fileWith = async (entry: object) => {
      const { file } = await successBody(home.token.get('/workspace/file'))
      const { apiVersion, organization, workspace } = file as Loose
      return { file: { apiVersion, organization, workspace, connections: [entry] } }
    }
    const ends: [string, (connection: Loose) => Promise<unknown>][] = [
      [
        'another address',
        async connection => {
          const moved = { baseUrl: elsewhere(), credentials }
          await successBody(home.token.patch(pathOf(connection), moved, anyState))
        },
      ],
      [
        'another client',
        async connection => {
          const other = { ...credentials, clientId: 'other' }
          await successBody(home.token.put(`${pathOf(connection)}/credentials`, other, anyState))
        },
      ],
      [
        'the connection',
        async connection => assert.equal((await home.token.delete(pathOf(connection), anyState)).status, 204),
      ],
      [
        'a workspace file',
        async connection => {
          const changed = entryOf(connection, { credentials: { ...credentials, clientId: 'other' } })
          await successBody(home.token.post('/workspace/file/apply', await fileWith(changed), anyState))
        },
      ],
    ]
    for (const [name, end] of ends)
      it(`is revoked at the service: with ${name}`, async () => {
        const connection = await connected()
        const token = await tokenOf(connection)
        assert.ok(await provider.isValid(token))
        await end(connection)
        assert.equal(await provider.isValid(token), false)
      })

    it('stays while a file is checked, cannot be applied, or changes something else', async () => {
      const connection = await connected()
      const token = await tokenOf(connection)
      const { file } = await fileWith(entryOf(connection, { credentials: { ...credentials, clientId: 'other' } }))
      await successBody(home.token.post('/workspace/file/check', { file }))
      const wrong = {
        file: {
          ...file,
          goals: [
            { code: 'a', name: 'A' },
            { code: 'a', name: 'A' },
          ],
        },
      }
      const refused = await home.token.post('/workspace/file/apply', wrong, anyState)
      assertRefused(refused, 422, 'workspace_file_invalid')
      const renamed = await fileWith(entryOf(connection, { name: 'Renamed' }))
      await successBody(home.token.post('/workspace/file/apply', renamed, anyState))
      assert.ok(await provider.isValid(token))
      assert.equal((await grantOf(connection))['state'], 'connected')
    })

    it('ends here when the service is away', async () => {
      const connection = await connected()
      provider.instead = (_, res) => {
        res.writeHead(503).end()
        return true
      }
      const changed = entryOf(connection, { credentials: { ...credentials, clientId: 'other' } })
      await successBody(home.token.post('/workspace/file/apply', await fileWith(changed), anyState))
      assert.equal((await grantOf(connection))['state'], 'not_connected')
    })
  })

  describe('completeConnectionGrant', () => {
    it('revokes what it cannot keep, for a connection that was changed or deleted meanwhile', async () => {
      const { oauthClient } = service.deps
      const exchange = oauthClient.exchange.bind(oauthClient)
      const other = { ...credentials, clientId: 'other' }
      const ways: ((connection: Loose) => Promise<{ status: number }>)[] = [
        async connection => await home.token.put(`${pathOf(connection)}/credentials`, other, anyState),
        async connection => await home.token.delete(pathOf(connection), anyState),
      ]
      for (const end of ways) {
        const connection = await create()
        const answer = answerIn(await provider.consent(await request(connection)))
        let token = ''
        const meanwhile = mock.method(oauthClient, 'exchange', async (...order: Parameters<typeof exchange>) => {
          const issued = await exchange(...order)
          token = issued.accessToken
          assert.ok(await provider.isValid(token))
          assert.ok((await end(connection)).status < 300)
          return issued
        })
        assertRefused(await complete(answer), 409, 'conflict')
        meanwhile.mock.restore()
        assert.equal(await provider.isValid(token), false)
      }
    })
  })

  describe('the scopes of a document', () => {
    const scheme = {
      type: 'oauth2',
      flows: { authorizationCode: { scopes: { 'orders.read': 'Reads', 'email': 'Mail' } } },
    }
    const document = {
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      components: { securitySchemes: { account: scheme } },
      paths: {
        '/orders': { get: { operationId: 'list', security: [{}, { account: ['orders.read'] }], responses: {} } },
      },
    }
    const scopeOf = (address: string) => new URL(address).searchParams.get('scope')
    const ask = async (connection: Loose, scope: string) =>
      await home.session.post(`${pathOf(connection)}/grant/request?${new URLSearchParams({ scope }).toString()}`)
    const offered = async (connection: Loose) => (await grantOf(connection))['offeredScopes'] as unknown

    it('are offered, those that published flows demand marked, and asked for beside the own', async () => {
      const connection = await create()
      assert.deepEqual(await offered(connection), [])
      const content = JSON.stringify(document)
      await successBody(home.token.put(`${pathOf(connection)}/document`, { content }, anyState))
      const [orders, email] = [
        { name: 'orders.read', description: 'Reads', demanded: false },
        { name: 'email', description: 'Mail', demanded: false },
      ]
      assert.deepEqual(await offered(connection), [email, orders])
      const node = { id: 'a', type: 'call', connection: connection['code'], operation: 'list' }
      const definition = { ...greeting(uniqueCode()), start: 'a', nodes: [node] }
      const { id } = await successBody(home.token.post('/flows', { definition }))
      assert.deepEqual(await offered(connection), [email, orders])
      await successBody(home.token.post(`/flows/${String(id)}/publish`, {}))
      assert.deepEqual(await offered(connection), [email, { ...orders, demanded: true }])

      const { address } = await successBody(ask(connection, 'orders.read email'))
      assert.equal(scopeOf(String(address)), 'openid email offline_access orders.read')
      assert.equal(scopeOf(await request(connection)), 'openid email offline_access')
      assertRefused(await ask(connection, 'orders.read admin'), 422, 'validation_failed')
    })

    it('are read after a consent is stored, and keep nobody from the connection', async () => {
      const connection = await create()
      const answer = answerIn(await provider.consent(await request(connection)))
      const lock = 'lock table connection_documents in access exclusive mode'
      const { completed } = await holding(service.database, lock, [], async ({ client, waiting }) => {
        const completed = complete(answer)
        await waiting(1)
        await client.query('select 1 from connections where id = $1 for update nowait', [connection['id']])
        const stored = 'select 1 from connection_grants where connection_id = $1 and tokens is not null'
        assert.equal((await client.query(stored, [connection['id']])).rowCount, 1)
        return { completed }
      })
      const { grant } = await successBody(completed)
      assert.deepEqual((grant as Loose)['offeredScopes'], [])
    })

    it('are a part of the exported document', async () => {
      const connection = await create()
      const content = JSON.stringify(document)
      await successBody(home.token.put(`${pathOf(connection)}/document`, { content }, anyState))
      const { file } = await successBody(home.token.get('/workspace/file'))
      const applied = await successBody(home.token.post('/workspace/file/check', { file }))
      assert.deepEqual(applied['changes'], [])
      const written = ((file as Loose)['connections'] as Loose[]).find(({ code }) => code === connection['code'])
      const other = await create()
      const copy = JSON.stringify(written?.['document'])
      await successBody(home.token.put(`${pathOf(other)}/document`, { content: copy }, anyState))
      assert.deepEqual(await offered(other), await offered(connection))
    })
  })

  describe('the live test of a connection with a consent', () => {
    it('renews a token that the service refuses, once', async () => {
      const connection = await connected()
      const first = await tokenOf(connection)
      const refusing = (tokens: unknown[]) =>
        shop.answer(({ headers }) => ({
          status: tokens.includes(headers['authorization']) ? 401 : 200,
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }))
      refusing([`Bearer ${String(first)}`])
      assert.equal((await test(connection))['failure'], 'none')
      const second = await tokenOf(connection)
      assert.notEqual(second, first)
      shop.received.splice(0)
      shop.answer(() => ({ status: 401 }))
      assert.equal((await test(connection))['failure'], 'unauthorized')
      assert.equal(shop.received.length, 2)
      assert.equal((await grantOf(connection))['state'], 'connected')
    })

    it('says that the service refuses it where the consent was revoked there', async () => {
      const connection = await connected()
      await provider.revokeAll()
      shop.answer(() => ({ status: 401 }))
      service.clock.advance(60_000)
      assert.equal((await test(connection))['failure'], 'unauthorized')
      assert.equal((await grantOf(connection))['state'], 'lost')
    })
  })
})
