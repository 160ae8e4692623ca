import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request from 'supertest'
import { applicationOf } from '../../support/oauth.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { assertRefused } from '../callers.ts'

let service: TestService
let register: ReturnType<typeof applicationOf>['register']
before(async () => {
  service = await startTestService()
  ;({ register } = applicationOf(service))
})
after(() => service.stop())

describe('registerClient', () => {
  it('registers a public client, whatever authentication it asks for, and stores nothing', async () => {
    const counted = async () =>
      (await service.database.pool.query<{ sum: number }>('select count(*) as sum from access_tokens')).rows[0]?.sum
    const before = await counted()
    const answer = await register({
      client_name: 'Assistant',
      redirect_uris: ['https://assistant.example/callback', 'http://localhost/callback'],
      token_endpoint_auth_method: 'client_secret_basic',
      logo_uri: 'https://assistant.example/logo.png',
    })
    assert.equal(answer.status, 201, answer.text)
    const { client_id: id, client_id_issued_at: at, ...rest } = answer.body as Record<string, unknown>
    assert.ok(typeof id === 'string' && id.length < 4000)
    assert.equal(at, Math.floor(service.clock.now().getTime() / 1000))
    assert.deepEqual(rest, {
      client_name: 'Assistant',
      redirect_uris: ['https://assistant.example/callback', 'http://localhost/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(await counted(), before)
  })
  it('names a client without a name after the host that it sends people to', async () => {
    const answer = await register({ redirect_uris: ['https://assistant.example/callback'] })
    assert.equal(answer.body.client_name, 'assistant.example')
  })

  const uris: string[] = [
    'http://assistant.example/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1.evil.example/',
    'http://localhost@evil.example/',
    'https://user:password@assistant.example/',
    'https://assistant.example/callback#fragment',
    'https://assistant.example/callback#',
    'javascript:alert(1)',
    'data:text/html,x',
    'assistant://callback',
    '/callback',
    'https://',
  ]
  for (const uri of uris) {
    it(`refuses to send people to ${uri}`, async () => {
      const answer = await register({ redirect_uris: ['https://assistant.example/callback', uri] })
      assertRefused(answer, 400, 'invalid_redirect_uri')
    })
  }

  const metadata: [string, object | string][] = [
    ['no redirect URI', {}],
    ['an empty list of them', { redirect_uris: [] }],
    ['too many of them', { redirect_uris: Array.from({ length: 6 }, (_, at) => `https://assistant.example/${at}`) }],
    ['one that is too long', { redirect_uris: [`https://assistant.example/${'x'.repeat(300)}`] }],
    ['one with a line break', { redirect_uris: ['https://assistant.example/\nx'] }],
    ['a name that is too long', { client_name: 'x'.repeat(101) }],
    ['a name that turns the text around', { client_name: 'Assistant\u202e' }],
    ['only another kind of grant', { grant_types: ['client_credentials'] }],
    ['only another kind of response', { response_types: ['token'] }],
    ['no JSON', '{'],
  ]
  for (const [what, body] of metadata) {
    it(`refuses ${what}`, async () => {
      const answer = await request(service.url)
        .post('/oauth/register')
        .set({ 'Content-Type': 'application/json', 'X-Forwarded-For': service.nextAddress() })
        .send(
          typeof body === 'string'
            ? body
            : JSON.stringify(
                what.startsWith('no redirect') ? body : { redirect_uris: ['https://a.example/'], ...body },
              ),
        )
      assertRefused(answer, 400, 'invalid_client_metadata')
    })
  }

  it('reads only JSON, up to 1 MiB', async () => {
    const send = async (type: string, body: string) =>
      await request(service.url)
        .post('/oauth/register')
        .set({ 'Content-Type': type, 'X-Forwarded-For': service.nextAddress() })
        .send(body)
    assertRefused(await send('text/plain', '{}'), 415, 'unsupported_media_type')
    const large = JSON.stringify({ redirect_uris: ['x'.repeat(1024 * 1024)] })
    assertRefused(await send('application/json', large), 413, 'payload_too_large')
  })

  it('counts the registrations of an address', async () => {
    const address = service.nextAddress()
    const send = async () =>
      await request(service.url)
        .post('/oauth/register')
        .set('X-Forwarded-For', address)
        .send({ redirect_uris: ['https://assistant.example/callback'] })
    for (let count = 0; count < 20; count++) assert.equal((await send()).status, 201)
    const refused = await send()
    assertRefused(refused, 429, 'rate_limited')
    assert.ok(Number(refused.headers['retry-after']) > 3000)
  })
})
