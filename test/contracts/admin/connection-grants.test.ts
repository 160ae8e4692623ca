import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { CLIENT, REDIRECT_URL, startAuthorizationServer } from '../../support/authorization-server.ts'
import { startToolServer } from '../../support/tool-server.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'
import { startGrantShop } from './grant-shop.ts'

describe('grants of connections', async () => {
  const grantShop = await startGrantShop()
  const { service, home, neighbour, shop, pathOf, callingFlow, logged, provider, credentials } = grantShop
  const { create, grantOf, request, answerIn, complete, connect, connected } = grantShop
  const { grantsOfProcess, tokenOf, test, expire } = grantShop
  const warehouse = await startToolServer()
  const guard = await startAuthorizationServer(() => warehouse.url)
  after(async () => {
    await Promise.all([guard.stop(), warehouse.stop()])
  })

  describe('requestConnectionGrant', () => {
    it('sends the person to the service with a state and a PKCE challenge', async () => {
      const address = new URL(await request(await create()))
      const sent = Object.fromEntries(address.searchParams)
      assert.deepEqual(
        [address.origin, sent['response_type'], sent['client_id'], sent['redirect_uri'], sent['code_challenge_method']],
        [provider.url, 'code', CLIENT.clientId, REDIRECT_URL, 'S256'],
      )
      assert.match(String(sent['code_challenge']), /^[\w-]{43}$/)
      assert.match(String(sent['state']), /^[0-9A-Za-z]{43}$/)
    })
    it('is 409 conflict for credentials that nobody consents to', async () => {
      const connection = await create({ credentials: { bearer: 'a-token' } })
      assertRefused(await home.token.post(`${pathOf(connection)}/grant/request`), 409, 'conflict')
    })
    it('is 429 with the live tests of the workspace', async () => {
      const { token } = neighbour
      const created = { code: uniqueCode(), name: 'CRM', providerKey: 'http', baseUrl: shop.url, credentials }
      const connection = await successBody(token.post('/connections', created))
      const ask = async () => await token.post(`${pathOf(connection)}/grant/request`)
      for (let asked = 0; asked < 30; asked += 1) assert.equal((await ask()).status, 200)
      assertRefused(await ask(), 429, 'rate_limited')
    })
  })

  describe('completeConnectionGrant', () => {
    it('exchanges the code, and calls have the token', async () => {
      const connection = await create()
      assert.equal((await grantOf(connection))['state'], 'not_connected')
      assert.equal((await test(connection))['failure'], 'unauthorized')
      const { completed } = await connect(connection)
      const { state, account, scopes, redirectUrl } = completed['grant'] as Loose
      assert.deepEqual(
        [completed['connectionId'], state, account, scopes, redirectUrl],
        [connection['id'], 'connected', 'ada@service.example', ['openid', 'email', 'offline_access'], REDIRECT_URL],
      )
      assert.equal((await grantOf(connection))['state'], 'connected')
      shop.received.splice(0)
      assert.equal((await test(connection))['failure'], 'none')
      const sent = String(shop.received.at(-1)?.headers['authorization'])
      const token = sent.replace('Bearer ', '')
      assert.ok((await provider.isValid(token)) && provider.issued.has(token), sent)
    })
    it('takes a state once', async () => {
      const connection = await create()
      const { answer } = await connect(connection)
      assertRefused(await complete(answer), 409, 'conflict')
      assert.equal((await grantOf(connection))['state'], 'connected')
    })
    it('takes one of two returns at once', async () => {
      const answer = answerIn(await provider.consent(await request(await create())))
      const statuses = (await Promise.all([complete(answer), complete(answer)])).map(({ status }) => status)
      assert.deepEqual(statuses.sort(), [200, 409])
    })
    it("refuses a state that is unknown, another user's, another workspace's or expired", async () => {
      const connection = await create()
      const answer = answerIn(await provider.consent(await request(connection)))
      assertRefused(await complete({ ...answer, state: 'made-up' }), 409, 'conflict')
      const colleague = await home.sessionOf(await home.person(['admin']))
      assertRefused(await complete(answer, colleague), 409, 'conflict')
      assertRefused(await complete(answer, neighbour.session), 409, 'conflict')
      // None of them ended the request of the person who asked.
      assert.equal((await complete(answer)).status, 200)
      const late = answerIn(await provider.consent(await request(connection)))
      service.clock.advance(600_000)
      assertRefused(await complete(late), 409, 'conflict')
    })
    it('refuses the answer of another authorization server, a wrong code and a refused consent', async () => {
      const connection = await create()
      const mixed = answerIn(await provider.consent(await request(connection)))
      assertRefused(await complete({ ...mixed, iss: 'https://evil.example' }), 409, 'conflict')
      const wrong = answerIn(await provider.consent(await request(connection)))
      assertRefused(await complete({ ...wrong, code: 'made-up' }), 409, 'conflict')
      const refused = answerIn(await provider.consent(await request(connection), { refuse: true }))
      assert.equal(refused['error'], 'access_denied')
      assertRefused(await complete(refused), 409, 'conflict')
      assert.equal((await grantOf(connection))['state'], 'not_connected')
    })
    it('refuses an answer for a connection that was changed meanwhile', async () => {
      const connection = await create()
      const answer = answerIn(await provider.consent(await request(connection)))
      const other = { ...credentials, tokenUrl: 'https://elsewhere.example/token' }
      await successBody(home.token.put(`${pathOf(connection)}/credentials`, other, { 'If-Match': '*' }))
      assertRefused(await complete(answer), 409, 'conflict')
    })
    it('reaches no address inside the network', async () => {
      const inside = { ...credentials, tokenUrl: 'http://169.254.169.254/token' }
      const answer = answerIn(await provider.consent(await request(await create({ credentials: inside }))))
      const refused = await complete(answer)
      assertRefused(refused, 409, 'conflict')
      assert.match(refused.text, /not one that may be called/)
    })
  })

  describe('getConnectionGrant', () => {
    it('shows no consent for another client or origin, whose tokens are deleted', async () => {
      const connection = await connected()
      const other = { ...credentials, clientId: 'another' }
      await successBody(home.token.put(`${pathOf(connection)}/credentials`, other, { 'If-Match': '*' }))
      assert.equal((await grantOf(connection))['state'], 'not_connected')
      await assert.rejects(tokenOf(connection), { name: 'ConsentNeeded' })
      await successBody(home.token.put(`${pathOf(connection)}/credentials`, credentials, { 'If-Match': '*' }))
      assert.equal((await grantOf(connection))['state'], 'not_connected')
    })
  })

  describe('the renewal of a token', () => {
    it('comes before it expires, and once when the service refuses it', async () => {
      const connection = await connected()
      const first = await tokenOf(connection)
      assert.equal(await tokenOf(connection), first)
      expire()
      const second = await tokenOf(connection)
      assert.notEqual(second, first)
      assert.equal(await tokenOf(connection), second)
      const third = await tokenOf(connection, grantsOfProcess(), second)
      assert.notEqual(third, second)
      // Who was refused with an older one gets the one that there is.
      assert.equal(await tokenOf(connection, grantsOfProcess(), second), third)
    })
    it('is one for two processes and many callers at once, and no rotated refresh token is lost', async () => {
      const connection = await connected()
      expire()
      provider.asked.splice(0)
      const processes = [grantsOfProcess(), grantsOfProcess()]
      const tokens = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => await tokenOf(connection, processes[index % 2])),
      )
      assert.equal(new Set(tokens).size, 1)
      assert.deepEqual(provider.asked, ['POST /token'])
      expire()
      assert.ok(await provider.isValid(await tokenOf(connection)))
    })
    it('is left to others when a process was killed, and tried again when the service was away', async () => {
      const connection = await connected()
      expire()
      const claimed =
        "update connection_grants set renewing_until = $2::timestamptz + '1 minute' where connection_id = $1"
      await service.database.pool.query(claimed, [connection['id'], service.clock.now()])
      service.clock.advance(61_000)
      provider.instead = (_, res) => {
        res.writeHead(503).end()
        return true
      }
      await assert.rejects(tokenOf(connection), { name: 'AuthorizationFailure', retryable: true })
      assert.equal((await grantOf(connection))['state'], 'connected')
      provider.instead = undefined
      assert.ok(await provider.isValid(await tokenOf(connection)))
    })
    it('that is refused loses the consent, until the person gives it again', async () => {
      const connection = await connected()
      await provider.revokeAll()
      expire()
      await assert.rejects(tokenOf(connection), { name: 'ConsentNeeded', retryable: false })
      const { state, lostAt } = await grantOf(connection)
      assert.deepEqual([state, lostAt], ['lost', service.clock.now().toISOString()])
      assert.equal((await successBody(home.token.get(pathOf(connection))))['health'], 'failing')
      await connect(connection)
      assert.equal((await grantOf(connection))['state'], 'connected')
      assert.ok(await provider.isValid(await tokenOf(connection)))
    })
  })

  describe('a call of a flow', () => {
    const bearers = () => shop.received.map(({ headers }) => headers['authorization'])
    it('is made once more with a renewed token when the service refuses the one that it has', async () => {
      const connection = await connected()
      const { ask } = await callingFlow(connection['code'])
      const first = await tokenOf(connection)
      shop.answer(({ headers }) =>
        headers['authorization'] === `Bearer ${String(first)}`
          ? { status: 401 }
          : { headers: { 'content-type': 'application/json' }, body: '{"order":"4711"}' },
      )
      shop.received.splice(0)
      assert.deepEqual(await ask(), ['Order 4711'])
      assert.deepEqual(
        bearers(),
        [first, await tokenOf(connection)].map(token => `Bearer ${String(token)}`),
      )
    })
    it('takes its error edge when the consent is lost, and asks the service no more', async () => {
      const connection = await connected()
      const { ask } = await callingFlow(connection['code'])
      await provider.revokeAll()
      shop.answer(() => ({ status: 401 }))
      shop.received.splice(0)
      assert.deepEqual(await ask(), ['Not now'])
      assert.equal(bearers().length, 1)
      assert.deepEqual(await ask(), ['Not now'])
      assert.equal(bearers().length, 1)
      assert.equal((await grantOf(connection))['state'], 'lost')
    })
  })

  describe('a connection to an MCP server', () => {
    const metadataUrl = `${guard.url}/metadata-of-the-warehouse`
    let metadata: object
    beforeEach(() => {
      metadata = { resource: warehouse.url, authorization_servers: [guard.url], scopes_supported: ['orders'] }
      guard.instead = ({ url }, res) => {
        if (url !== '/metadata-of-the-warehouse') return false
        res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
        return true
      }
      protectedBy(metadataUrl)
    })
    /** The server takes the tokens of the authorization server alone. */
    const protectedBy = (address: string) => {
      warehouse.instead = ({ headers }, res) => {
        if (guard.issued.has(String(headers.authorization).replace('Bearer ', ''))) return false
        res.writeHead(401, { 'www-authenticate': `Bearer resource_metadata="${address}"` }).end()
        return true
      }
    }
    const createMcp = async (more: object = {}) =>
      await create({ providerKey: 'mcp', baseUrl: warehouse.url, credentials: {}, ...more })
    const list = async (connection: Loose) =>
      await home.token.post(`${pathOf(connection)}/document/refresh`, undefined, { 'If-Match': '*' })

    it('finds the authorization server, registers there, and lists and calls with one token', async () => {
      const connection = await createMcp()
      assertRefused(await list(connection), 422, 'document_invalid')
      const address = new URL(await request(connection))
      const { resource, scope, client_id: clientId } = Object.fromEntries(address.searchParams)
      assert.deepEqual([address.origin, resource, scope], [guard.url, warehouse.url, 'orders offline_access'])
      assert.notEqual(clientId, CLIENT.clientId)
      await successBody(complete(answerIn(await guard.consent(address.href))))
      assert.deepEqual((await grantOf(connection))['scopes'], ['orders'])
      warehouse.asked.splice(0)
      await successBody(list(connection))
      assert.equal((await test(connection))['failure'], 'none')
      const token = await tokenOf(connection)
      assert.deepEqual(
        new Set(warehouse.asked.map(({ headers }) => headers.authorization)),
        new Set([`Bearer ${String(token)}`]),
      )
      expire()
      const renewed = await tokenOf(connection)
      assert.notEqual(renewed, token)
      await successBody(list(connection))
    })
    it('renews a token that the server refuses', async () => {
      const connection = await createMcp()
      await connect(connection, guard)
      guard.issued.delete(String(await tokenOf(connection)))
      await successBody(list(connection))
    })
    it('takes a client that is given', async () => {
      guard.asked.splice(0)
      const connection = await createMcp({ credentials: CLIENT })
      const { completed } = await connect(connection, guard)
      assert.equal((completed['grant'] as Loose)['state'], 'connected')
      assert.ok(!guard.asked.includes('POST /reg'))
      await successBody(list(connection))
    })
    it('follows no metadata into the network, and none for another server', async () => {
      const refused = async () => await home.session.post(`${pathOf(await createMcp())}/grant/request`)
      protectedBy('http://169.254.169.254/latest/meta-data')
      assertRefused(await refused(), 409, 'conflict')
      protectedBy(metadataUrl)
      for (const hostile of [
        { authorization_servers: ['http://10.0.0.1'] },
        { resource: 'https://another.example/mcp' },
        { authorization_servers: ['javascript:alert(1)'] },
      ]) {
        metadata = { resource: warehouse.url, authorization_servers: [guard.url], ...hostile }
        assertRefused(await refused(), 409, 'conflict')
      }
    })
  })

  it('show their tokens in no log, row, audit entry, export or reply', async () => {
    const connection = await connected()
    expire()
    await tokenOf(connection)
    const secrets = [...provider.issued, ...guard.issued, CLIENT.clientSecret]
    assert.ok(secrets.length > 5)
    const { rows } = await service.database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const texts = await Promise.all(
      rows.map(async ({ name }) => {
        const found = await service.database.pool.query(`select t::text as text from ${name} t`)
        return JSON.stringify(found.rows)
      }),
    )
    const replies = await Promise.all(
      ['/connections', pathOf(connection), `${pathOf(connection)}/grant`, '/audit?limit=200', '/workspace/file'].map(
        async path => (await home.token.get(path)).text,
      ),
    )
    assert.ok(replies.every(text => text !== '') && replies[4]?.includes(String(connection['code'])) === true)
    const everything = [...texts, ...replies, ...logged].join('\n')
    assert.deepEqual(
      secrets.filter(secret => everything.includes(secret)),
      [],
    )
    assert.equal((await successItems(home.token.get(`/audit?action=connection.connect&limit=200`))).length > 0, true)
  })
})
