import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request from 'supertest'
import { post } from '../../support/agents.ts'
import { startAdminService, type AdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { applicationOf, consent, exchangeOf, GATEWAY, requestOf } from '../../support/oauth.ts'
import { assertRefused, statuses } from '../callers.ts'
import { successItems } from '../admin/fixtures.ts'

const MINUTE = 60_000
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

let admins: AdminService
let application: ReturnType<typeof applicationOf>
before(async () => {
  admins = await startAdminService()
  application = applicationOf(admins.service)
})
after(() => admins.service.stop())

/** Whether the gateway takes the token. */
const works = async (token: string) => (await post(admins.service, token, PING)).status
/** A changed token is dropped from memory when the change is announced. */
const endsSoon = async (token: string) => {
  await eventually(async () => {
    assert.equal(await works(token), 401)
  })
}
/** A client, its request, and the code that the admin's consent led to. */
async function granted(changes: object = {}) {
  const asked = requestOf(await application.clientId(), changes)
  const code = await consent(admins.home.session, asked)
  return { asked, code, exchange: exchangeOf(asked, code) }
}

describe('issueToken', () => {
  it('gives a code a token of the person, with the scopes that the person chose, for the gateway alone', async () => {
    const { exchange } = await granted()
    const answer = await application.token(exchange)
    assert.equal(answer.status, 200, answer.text)
    const { access_token: token, refresh_token: refresh, ...rest } = answer.body as Record<string, unknown>
    assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 3600, scope: 'mcp:flows:read' })
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.match(String(token), /^cfp_/)
    const list = await post(admins.service, String(token), { ...PING, method: 'tools/list' })
    const names = (list.body?.result?.['tools'] as { name: string }[]).map(({ name }) => name)
    assert.ok(names.includes('flows.list_flows') && !names.includes('flows.publish'), names.join())
    const admin = await request(admins.service.url)
      .get('/api/admin/v1/workspace')
      .set('Authorization', `Bearer ${String(token)}`)
    assertRefused(admin, 403, 'permission_denied')
    assert.equal(await works(String(refresh)), 401, 'a refresh token is no access token')
  })

  it('gives a token without a resource too, which older clients do not name', async () => {
    const { exchange } = await granted({ resource: undefined })
    assert.equal((await application.token(exchange)).status, 200)
  })

  it('takes a code once, and revokes what it led to when it is used again', async () => {
    const { exchange } = await granted()
    const first = await application.token(exchange)
    const { access_token: token, refresh_token: refresh } = first.body as Record<string, string>
    assert.equal(await works(token ?? ''), 200)
    assertRefused(await application.token(exchange), 400, 'invalid_grant')
    await endsSoon(token ?? '')
    assertRefused(await application.renew(exchange.client_id, refresh ?? ''), 400, 'invalid_grant')
  })

  it('takes a code once when it is used several times at once', async () => {
    const { exchange } = await granted()
    const answers = await Promise.all(Array.from({ length: 5 }, () => application.token(exchange)))
    assert.deepEqual(statuses(answers), { 200: 1, 400: 4 })
    const { access_token: token } = answers.find(({ status }) => status === 200)?.body as Record<string, string>
    await endsSoon(token ?? '')
  })

  const wrong: [what: string, change: (exchange: ReturnType<typeof exchangeOf>) => Promise<object> | object][] = [
    ['no verifier', () => ({ code_verifier: undefined })],
    ['another verifier', () => ({ code_verifier: 'x'.repeat(43) })],
    ['the challenge as its verifier', async exchange => ({ code_verifier: await digest(exchange.code_verifier) })],
    ['no redirect URI', () => ({ redirect_uri: undefined })],
    ['another port than that of the consent', () => ({ redirect_uri: 'http://127.0.0.1:51035/callback' })],
    ['another client', async () => ({ client_id: await application.clientId({ client_name: 'Other' }) })],
    [
      'the same client, registered again',
      async () => {
        admins.service.clock.advance(1000)
        return { client_id: await application.clientId() }
      },
    ],
    ['no code', () => ({ code: undefined })],
    ['an altered code', exchange => ({ code: `A${exchange.code.slice(1)}` })],
    ['a code with another signature', exchange => ({ code: `${exchange.code.split('.')[0] ?? ''}.${'A'.repeat(43)}` })],
    ['its client as the code', exchange => ({ code: exchange.client_id })],
  ]
  for (const [what, change] of wrong) {
    it(`refuses a code with ${what}, and takes it afterwards from its client`, async () => {
      const { exchange } = await granted()
      const answer = await application.token({ ...exchange, ...(await change(exchange)) })
      assertRefused(answer, 400, 'invalid_grant')
      assert.equal((await application.token(exchange)).status, 200)
    })
  }

  it('refuses a code after a minute', async () => {
    const { exchange } = await granted()
    admins.service.clock.advance(MINUTE)
    assertRefused(await application.token(exchange), 400, 'invalid_grant')
  })

  it('refuses a code whose session has ended, or whose owner is not active any more', async () => {
    const { home } = admins
    for (const end of ['logout', 'deactivate']) {
      const person = await home.person(['admin'])
      const session = await home.sessionOf(person)
      const asked = requestOf(await application.clientId())
      const code = await consent(session, asked)
      if (end === 'logout') await session.post('/logout')
      else await home.token.post(`/users/${person.id}/deactivate`, {})
      assertRefused(await application.token(exchangeOf(asked, code)), 400, 'invalid_grant')
    }
  })

  it('keeps the workspaces apart: a client that two of them connected has two tokens', async () => {
    const { home, neighbour } = admins
    const client = await application.clientId()
    const tokens: string[] = []
    for (const { session } of [home, neighbour]) {
      const asked = requestOf(client)
      const answer = await application.token(exchangeOf(asked, await consent(session, asked)))
      tokens.push(answer.body.access_token as string)
    }
    const { rows } = await admins.service.database.pool.query<{ tenant_id: string }>(
      `select tenant_id from access_tokens where token_hash in (sha256($1::bytea), sha256($2::bytea))`,
      tokens,
    )
    assert.deepEqual(rows.map(({ tenant_id: id }) => id).toSorted(), [home.tenantId, neighbour.tenantId].toSorted())
    assert.equal(
      (await successItems(home.token.get('/tokens'))).some(({ name }) => name === 'Assistant'),
      true,
    )
  })

  it('refuses another resource than the gateway', async () => {
    const { exchange } = await granted()
    for (const resource of ['https://elsewhere.example/mcp', `${GATEWAY}/`, 'http://localhost/api'])
      assertRefused(await application.token({ ...exchange, resource }), 400, 'invalid_target')
  })

  it('refuses a client that was not registered here, and other kinds of grant', async () => {
    const { exchange } = await granted()
    assertRefused(await application.token({ ...exchange, client_id: 'assistant' }), 400, 'invalid_client')
    for (const grant of ['client_credentials', 'password', 'implicit'])
      assertRefused(await application.token({ ...exchange, grant_type: grant }), 400, 'unsupported_grant_type')
  })

  it('refuses a form that lacks or repeats a parameter, and one that is too long', async () => {
    const { exchange } = await granted()
    assertRefused(await application.token({ ...exchange, grant_type: undefined }), 400, 'invalid_request')
    assertRefused(await application.token({ ...exchange, client_id: '' }), 400, 'invalid_request')
    assertRefused(await application.token({ ...exchange, code_verifier: 'short' }), 400, 'invalid_request')
    const twice = `${new URLSearchParams({ ...exchange, resource: GATEWAY }).toString()}&code=other`
    assertRefused(await application.token(twice), 400, 'invalid_request')
    assertRefused(await application.token(`grant_type=%00&client_id=x`), 400, 'invalid_request')
    assertRefused(await application.token(`code=${'x'.repeat(1024 * 1024)}`), 413, 'payload_too_large')
    const json = await request(admins.service.url).post('/oauth/token').send(exchange)
    assertRefused(json, 415, 'unsupported_media_type')
  })

  it('renews a token, and the access token before it stops working', async () => {
    const { clientId, accessToken, refreshToken } = await application.connect(admins.home.session)
    assert.equal(await works(accessToken), 200)
    const answer = await application.renew(clientId, refreshToken)
    assert.equal(answer.status, 200, answer.text)
    const next = answer.body as Record<string, string>
    assert.equal(next['scope'], 'mcp:flows:read')
    assert.equal(await works(next['access_token'] ?? ''), 200)
    await endsSoon(accessToken)
    assert.equal((await application.renew(clientId, next['refresh_token'] ?? '')).status, 200)
  })

  it('revokes the token when a refresh token is used twice, whoever of the two comes first', async () => {
    const { clientId, refreshToken } = await application.connect(admins.home.session)
    const { body: next } = await application.renew(clientId, refreshToken)
    assertRefused(await application.renew(clientId, refreshToken), 400, 'invalid_grant')
    await endsSoon(next.access_token as string)
    assertRefused(await application.renew(clientId, next.refresh_token as string), 400, 'invalid_grant')
  })

  it('renews once when a refresh token is used several times at once, and revokes it', async () => {
    const { clientId, refreshToken } = await application.connect(admins.home.session)
    const answers = await Promise.all(Array.from({ length: 5 }, () => application.renew(clientId, refreshToken)))
    assert.deepEqual(statuses(answers), { 200: 1, 400: 4 })
    const { access_token: token } = answers.find(({ status }) => status === 200)?.body as Record<string, string>
    await endsSoon(token ?? '')
  })

  it('refuses a refresh token of another client, after 30 days, and in place of a code', async () => {
    const { clientId, refreshToken } = await application.connect(admins.home.session)
    const other = await application.clientId({ client_name: 'Other' })
    assertRefused(await application.renew(other, refreshToken), 400, 'invalid_grant')
    assertRefused(await application.renew(clientId, `${refreshToken}x`), 400, 'invalid_grant')
    assertRefused(await application.renew(clientId, ''), 400, 'invalid_grant')
    const { exchange } = await granted()
    assertRefused(await application.token({ ...exchange, code: refreshToken }), 400, 'invalid_grant')
    assertRefused(await application.renew(exchange.client_id, exchange.code), 400, 'invalid_grant')
    const { service } = admins
    service.clock.advance(30 * 24 * 60 * MINUTE)
    assertRefused(await application.renew(clientId, refreshToken), 400, 'invalid_grant')
  })

  it('renews no token whose owner was deactivated, and none that was revoked in the console', async () => {
    const { home } = admins
    const person = await home.person(['admin'])
    const session = await home.sessionOf(person)
    const revoked = await application.connect(session)
    assert.equal((await session.delete(`/tokens/${revoked.id}`)).status, 204)
    assertRefused(await application.renew(revoked.clientId, revoked.refreshToken), 400, 'invalid_grant')
    await endsSoon(revoked.accessToken)
    const left = await application.connect(session)
    await home.token.post(`/users/${person.id}/deactivate`, {})
    assertRefused(await application.renew(left.clientId, left.refreshToken), 400, 'invalid_grant')
  })

  it('ends an access token after an hour, while its refresh token stands', async () => {
    const { clientId, accessToken, refreshToken, id } = await application.connect(
      await admins.home.sessionOf(admins.home.admin),
    )
    admins.service.clock.advance(60 * MINUTE)
    assert.equal(await works(accessToken), 401)
    const { body } = await admins.home.token.get(`/tokens/${id}`)
    assert.equal(body.status, 'active')
    assert.equal((await application.renew(clientId, refreshToken)).status, 200)
  })

  it('stores neither tokens nor codes, and is in the audit log under the name of the application', async () => {
    const { home, service } = admins
    const { accessToken, refreshToken, id, clientId } = await application.connect(await home.sessionOf(home.admin))
    for (const secret of [accessToken, refreshToken, clientId]) {
      const { rows } = await service.database.pool.query<{ found: boolean }>(
        `select exists (select from access_tokens t where t::text like $1)
          or exists (select from audit_log a where a::text like $1) as found`,
        [`%${secret}%`],
      )
      assert.equal(rows[0]?.found, false)
    }
    const items = await successItems(home.token.get(`/audit?resourceType=token&resourceId=${id}`))
    assert.deepEqual(
      items.map(({ action, resource }) => [String(action), (resource as { name: string }).name]),
      [
        ['token.create', 'Assistant'],
        ['token.authorize', 'Assistant'],
      ],
    )
  })
})

describe('revokeToken', () => {
  const revoke = async (token: string, clientId: string) =>
    await application.form('/oauth/revoke', { token, client_id: clientId })

  const connected = async () =>
    await application.connect(await admins.home.sessionOf(await admins.home.person(['admin'])))

  for (const kind of ['accessToken', 'refreshToken'] as const) {
    it(`ends the grant by its ${kind === 'accessToken' ? 'access' : 'refresh'} token, also again`, async () => {
      const token = await connected()
      for (let count = 0; count < 2; count++) assert.equal((await revoke(token[kind], token.clientId)).status, 200)
      await endsSoon(token.accessToken)
      assertRefused(await application.renew(token.clientId, token.refreshToken), 400, 'invalid_grant')
    })
  }

  it('refuses to revoke the token of another client', async () => {
    const { accessToken, refreshToken } = await connected()
    const other = await application.clientId({ client_name: 'Other' })
    for (const token of [accessToken, refreshToken]) assertRefused(await revoke(token, other), 400, 'invalid_grant')
    assert.equal(await works(accessToken), 200)
  })

  it('leaves a token alone that was made by hand, and answers as for one that does not exist', async () => {
    const client = await application.clientId()
    const byHand = (admins.home.token.headers['Authorization'] ?? '').slice('Bearer '.length)
    const [known, unknown] = [await revoke(byHand, client), await revoke('cfp_unknown', client)]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.equal((await admins.home.token.get('/workspace')).status, 200)
  })

  it('refuses an unknown client, a form without a token, and what is no form', async () => {
    const client = await application.clientId()
    assertRefused(await revoke('x', 'assistant'), 400, 'invalid_client')
    assertRefused(await revoke('', client), 400, 'invalid_request')
    assertRefused(await application.form('/oauth/revoke', `token=${'x'.repeat(1024 * 1024)}`), 413, 'payload_too_large')
    const json = await request(admins.service.url).post('/oauth/revoke').send({ token: 'x', client_id: client })
    assertRefused(json, 415, 'unsupported_media_type')
  })
})

async function digest(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64url')
}
