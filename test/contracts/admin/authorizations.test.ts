import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it, mock } from 'node:test'
import { EgressFailure, type EgressAnswer, type EgressRequest } from '../../../adapters/egress/index.ts'
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
    ['an invalid challenge', { codeChallenge: 'short' }, 'invalid_request'],
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

const ADDRESS = 'https://assistant.example/oauth/client.json'
const DOCUMENT = { client_id: ADDRESS, client_name: 'Assistant', redirect_uris: ['http://127.0.0.1/callback'] }

/** What the host of a document answers; `asked` gets the addresses. */
function hosting(answer: Partial<EgressAnswer> | EgressFailure, asked: EgressRequest[] = []) {
  const { mock: hosted } = mock.method(admins.service.deps.egress, 'request', async (request: EgressRequest) => {
    asked.push(request)
    if (answer instanceof EgressFailure) throw answer
    const body = Buffer.from(JSON.stringify(DOCUMENT))
    return await Promise.resolve({ status: 200, headers: { 'content-type': 'application/json' }, body, ...answer })
  })
  return hosted
}

describe('checkAuthorization of an application with the address of its document', () => {
  afterEach(() => {
    mock.restoreAll()
    // What was read before is not read again.
    admins.service.clock.advance(300_000)
  })
  const checkAddress = async (clientId = ADDRESS, changes: Loose = {}) =>
    await admins.home.session.post('/authorizations/check', requestOf(clientId, changes).request)
  const ofJson = (document: unknown) => ({ body: Buffer.from(JSON.stringify(document)) })

  it('shows the host of the document, and what the application calls itself there', async () => {
    hosting({})
    const shown = await successBody(checkAddress())
    assert.deepEqual(
      [shown['application'], shown['applicationHost'], shown['sendsTo'], shown['refusal']],
      ['Assistant', 'assistant.example', '127.0.0.1', null],
    )
    assert.equal((await successBody(check()))['applicationHost'], null, 'one that has registered has no such host')
  })
  it('reads the document once in five minutes, in a bounded request, and again after a failure', async () => {
    const asked: EgressRequest[] = []
    const hosted = hosting(new EgressFailure('timeout'), asked)
    assert.equal((await checkAddress()).status, 422)
    hosted.restore()
    hosting({}, asked)
    await Promise.all([1, 2, 3].map(async () => await successBody(checkAddress())))
    assert.equal(asked.length, 2)
    assert.deepEqual(
      asked.map(({ url, method, timeoutMs, maxBytes }) => [url, method, timeoutMs, maxBytes]),
      [1, 2].map(() => [ADDRESS, 'GET', 5_000, 10_000]),
    )
    admins.service.clock.advance(300_000)
    await successBody(checkAddress())
    assert.equal(asked.length, 3)
  })

  const answers: [what: string, answer: Partial<EgressAnswer> | EgressFailure][] = [
    ['a host that does not answer', new EgressFailure('timeout')],
    ['an address within the network', new EgressFailure('refused_address')],
    ['more than 10,000 bytes', new EgressFailure('too_large')],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/client.json' } }],
    ['a missing document', { status: 404 }],
    ['a page', { headers: { 'content-type': 'text/html' } }],
    ['no JSON', { body: Buffer.from('{') }],
    ['a list', ofJson([DOCUMENT])],
    ['the document of another client', ofJson({ ...DOCUMENT, client_id: `${ADDRESS}/other` })],
    ['no identifier', ofJson({ redirect_uris: DOCUMENT.redirect_uris })],
    ['a secret', ofJson({ ...DOCUMENT, client_secret: 'known to all' })],
    ['a method with a secret', ofJson({ ...DOCUMENT, token_endpoint_auth_method: 'client_secret_post' })],
    ['only another kind of grant', ofJson({ ...DOCUMENT, grant_types: ['client_credentials'] })],
    ['no redirect URI', ofJson({ ...DOCUMENT, redirect_uris: [] })],
    ['an invalid redirect URI', ofJson({ ...DOCUMENT, redirect_uris: ['http://assistant.example/callback'] })],
    ['a name that turns the text around', ofJson({ ...DOCUMENT, client_name: 'Assistant\u202e' })],
  ]
  for (const [what, answer] of answers) {
    it(`refuses an application with ${what}`, async () => {
      hosting(answer)
      const refused = await checkAddress()
      assertViolations(refused, 422, 'validation_failed', [['clientId', 'enum']])
      assert.doesNotMatch(refused.text, /declineTo/)
    })
  }
  it('reads nothing at an address that is not of a document, or within the network', async () => {
    const asked: EgressRequest[] = []
    const hosted = hosting({}, asked)
    for (const id of [
      'http://assistant.example/client.json',
      'https://assistant.example/',
      'https://assistant.example/oauth/../client.json',
      'https://ASSISTANT.example/client.json',
      'https://user:password@assistant.example/client.json',
      'https://assistant.example/client.json?x=1',
      'https://assistant.example/client.json#',
      'https://assistant.example:443/client.json',
    ])
      assertViolations(await checkAddress(id), 422, 'validation_failed', [['clientId', 'enum']])
    assert.equal(asked.length, 0)
    hosted.restore()
    for (const host of ['127.0.0.1', '169.254.169.254', '[::1]', 'localhost', '10.0.0.1'])
      assertViolations(await checkAddress(`https://${host}/client.json`), 422, 'validation_failed', [
        ['clientId', 'enum'],
      ])
  })
  it('lets a user have documents read 30 times in a minute, and no other user wait for that', async () => {
    const asked: EgressRequest[] = []
    hosting({}, asked)
    const session = await admins.home.sessionOf(await admins.home.person(['admin']))
    const many = Array.from({ length: 30 }, (_, count) => `https://host-${count}.example/client.json`)
    const request = (id: string) => requestOf(id).request
    for (const id of many) assert.equal((await session.post('/authorizations/check', request(id))).status, 422)
    assertRefused(await session.post('/authorizations/check', request(ADDRESS)), 429, 'rate_limited')
    const grant = { request: request(ADDRESS), scopes: ['mcp:flows:read'] }
    assertRefused(await session.post('/authorizations', grant), 429, 'rate_limited')
    assert.equal(asked.length, 30)
    assert.equal((await session.post('/authorizations/check', request(clientId))).status, 200, 'one that registered')
    assert.equal((await checkAddress()).status, 200)
  })
  it('sends nobody to an address that the document does not name', async () => {
    hosting({})
    for (const redirectUri of ['https://assistant.example/callback', 'http://127.0.0.1:51034/callback/'])
      assertViolations(await checkAddress(ADDRESS, { redirectUri }), 422, 'validation_failed', [
        ['redirectUri', 'enum'],
      ])
  })
  it('leads to a token under its name, for which the document is not read again', async () => {
    const asked: EgressRequest[] = []
    hosting({}, asked)
    const session = await admins.home.sessionOf(await admins.home.person(['admin']))
    const request = requestOf(ADDRESS)
    const code = await consent(session, request)
    const { token, renew } = applicationOf(admins.service)
    const other = { ...exchangeOf(request, code), client_id: `${ADDRESS}/other` }
    assertRefused(await token(other), 400, 'invalid_grant')
    const answer = await token(exchangeOf(request, code))
    assert.equal(answer.status, 200, answer.text)
    assert.equal((await renew(ADDRESS, String(answer.body.refresh_token))).status, 200)
    assert.equal(asked.length, 1)
    const { items } = await successBody(session.get('/tokens'))
    assert.deepEqual(
      (items as { name: string; application: string }[]).map(({ name, application }) => [name, application]),
      [['Assistant', '127.0.0.1']],
    )
  })
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
