import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startAdminService, type AdminService } from '../../support/admin.ts'
import { applicationOf, CALLBACK, consent, exchangeOf, ISSUER, requestOf } from '../../support/oauth.ts'
import { assertRefused, assertViolations, type Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

let admins: AdminService
let clientId: string
before(async () => {
  admins = await startAdminService()
  clientId = await applicationOf(admins.service).clientId({
    redirect_uris: ['http://127.0.0.1/callback', 'https://assistant.example/callback?from=parley'],
  })
})
after(() => admins.service.stop())

const check = async (changes: Loose = {}) =>
  await admins.home.session.post('/authorizations/check', requestOf(clientId, changes).request)
const parametersOf = (uri: unknown) => Object.fromEntries(new URL(String(uri)).searchParams)

describe('checkAuthorization', () => {
  it('shows who asks, where the answer goes, and what the user can consent to', async () => {
    const body = await successBody(check({ scope: 'mcp:flows mcp:history:read api:full unknown' }))
    assert.deepEqual([body['application'], body['sendsTo'], body['refusal']], ['Assistant', '127.0.0.1', null])
    const scopes = body['scopes'] as { scope: string; requested: boolean }[]
    assert.deepEqual(
      scopes.filter(({ requested }) => requested).map(({ scope }) => scope),
      ['mcp:flows:read', 'mcp:history:read'],
    )
    assert.ok(scopes.some(({ scope }) => scope === 'mcp:flows:write'))
    assert.ok(!scopes.some(({ scope }) => ['mcp', 'mcp:flows', 'api:full'].includes(scope)))
    assert.deepEqual(parametersOf(body['declineTo']), { error: 'access_denied', state: 'a state', iss: ISSUER })
  })
  it('takes a request without scopes for one of everything', async () => {
    const { scopes } = await successBody(check())
    assert.ok((scopes as { requested: boolean }[]).every(({ requested }) => requested))
  })
  it('offers only scopes that the permissions of the user give a meaning to', async () => {
    const { home } = admins
    const session = await home.sessionOf(await home.person(['analyst']))
    const { scopes } = await successBody(session.post('/authorizations/check', requestOf(clientId).request))
    assert.deepEqual(
      (scopes as { scope: string }[]).map(({ scope }) => scope),
      ['mcp:analytics:read'],
    )
  })

  const elsewhere = [
    'https://evil.example/callback',
    'http://127.0.0.1:51034/callback/',
    'http://127.0.0.1:51034/callback?x=1',
    'http://127.0.0.1:51034/other/../callback',
    'http://127.0.0.1:51034@evil.example/callback',
    'http://localhost:51034/callback',
    'https://127.0.0.1/callback',
    'https://assistant.example/callback',
    'https://assistant.example:8443/callback?from=parley',
    'https://ASSISTANT.example/callback?from=parley',
    'javascript:alert(1)',
  ]
  for (const redirectUri of elsewhere) {
    it(`sends nobody to ${redirectUri}, which is not registered`, async () => {
      const answer = await check({ redirectUri })
      assertViolations(answer, 422, 'validation_failed', [['redirectUri', 'enum']])
      assert.doesNotMatch(answer.text, /declineTo/)
    })
  }
  it('sends to the registered address, at any port of the own machine', async () => {
    for (const redirectUri of [
      'http://127.0.0.1/callback',
      'http://127.0.0.1:1/callback',
      'https://assistant.example/callback?from=parley',
    ])
      assert.equal((await check({ redirectUri })).status, 200, redirectUri)
    const { declineTo } = await successBody(check({ redirectUri: 'https://assistant.example/callback?from=parley' }))
    assert.equal(parametersOf(declineTo)['from'], 'parley')
  })
  it('refuses a client that was not registered here, or was altered', async () => {
    const forged = `${Buffer.from(
      JSON.stringify({ name: 'Assistant', redirectUris: ['https://evil.example/'], issuedAt: 0 }),
    ).toString('base64url')}.${clientId.split('.')[1] ?? ''}`
    for (const id of ['assistant', forged, `${clientId}.x`])
      assertViolations(await check({ clientId: id }), 422, 'validation_failed', [['clientId', 'enum']])
  })

  const invalid: [what: string, changes: Loose, refusal: string][] = [
    ['no challenge', { codeChallenge: undefined }, 'invalid_request'],
    ['a challenge that is none', { codeChallenge: 'short' }, 'invalid_request'],
    ['a challenge without a method', { codeChallengeMethod: undefined }, 'invalid_request'],
    ['a plain challenge', { codeChallengeMethod: 'plain' }, 'invalid_request'],
    ['a request for a token', { responseType: 'token' }, 'unsupported_response_type'],
    ['no kind of response', { responseType: undefined }, 'unsupported_response_type'],
    ['only scopes that do not exist', { scope: 'openid profile' }, 'invalid_scope'],
    ['a scope of the admin API', { scope: 'api:full' }, 'invalid_scope'],
    ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ]
  for (const [what, changes, refusal] of invalid) {
    it(`tells the application about ${what}, and grants nothing`, async () => {
      const body = await successBody(check(changes))
      assert.equal(body['refusal'], refusal)
      assert.equal(parametersOf(body['declineTo'])['error'], refusal)
      const asked = requestOf(clientId, changes).request
      const answer = await admins.home.session.post('/authorizations', { request: asked, scopes: ['mcp:flows:read'] })
      assertViolations(answer, 422, 'validation_failed', [['request', 'enum']])
    })
  }
})

describe('grantAuthorization', () => {
  it('sends the code back with the state and the issuer', async () => {
    const { request } = requestOf(clientId)
    const answer = await admins.home.session.post('/authorizations', { request, scopes: ['mcp:flows:read'] })
    const { redirectTo } = answer.body as { redirectTo: string }
    assert.ok(redirectTo.startsWith(`${CALLBACK}?`))
    const { code, ...others } = parametersOf(redirectTo)
    assert.ok((code ?? '').length > 100)
    assert.deepEqual(others, { state: 'a state', iss: ISSUER })
    assert.equal(answer.headers['cache-control'], 'no-store')
  })
  it('grants no scope that was not offered', async () => {
    const { home } = admins
    const session = await home.sessionOf(await home.person(['analyst']))
    const { request } = requestOf(clientId)
    for (const scopes of [['mcp:flows:read'], ['mcp:analytics:read', 'mcp'], ['api:full']])
      assertRefused(await session.post('/authorizations', { request, scopes }), 422, 'validation_failed')
    assertRefused(await session.post('/authorizations', { request, scopes: [] }), 422, 'validation_failed')
  })
  it('is refused to a token, which cannot make another one', async () => {
    const { request } = requestOf(clientId)
    assertRefused(
      await admins.home.token.post('/authorizations', { request, scopes: ['mcp:flows:read'] }),
      401,
      'unauthorized',
    )
  })
  it('leads to a token that its owner sees and revokes next to the others', async () => {
    const { home, service } = admins
    const session = await home.sessionOf(await home.person(['admin']))
    const asked = requestOf(clientId)
    const code = await consent(session, asked)
    assert.deepEqual((await successBody(session.get('/tokens')))['items'], [], 'there is no token before the exchange')
    await applicationOf(service).token(exchangeOf(asked, code))
    const { items } = await successBody(session.get('/tokens'))
    const [token] = items as Loose[]
    assert.deepEqual(
      [token?.['name'], token?.['application'], token?.['scopes'], token?.['status']],
      ['Assistant', '127.0.0.1', ['mcp:flows:read'], 'active'],
    )
    assert.equal((await session.delete(`/tokens/${String(token?.['id'])}`)).status, 204)
  })
})
