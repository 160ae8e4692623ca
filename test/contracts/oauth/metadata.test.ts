import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestService, type TestService } from '../../support/service.ts'

const ISSUER = 'https://parley.acme.example'
let service: TestService
before(async () => {
  service = await startTestService({ environment: { publicUrl: ISSUER, allowedHosts: ['elsewhere.example'] } })
})
after(() => service.stop())

const read = async (path: string) => {
  const answer = await fetch(service.url + path, { headers: { 'X-Forwarded-For': service.nextAddress() } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('getResourceMetadata', () => {
  it('names the gateway and its authorization server by PUBLIC_URL, whatever host was asked', async () => {
    const { status, body } = await read('/.well-known/oauth-protected-resource/mcp')
    assert.equal(status, 200)
    assert.deepEqual([body['resource'], body['authorization_servers']], [`${ISSUER}/mcp`, [ISSUER]])
    assert.ok((body['scopes_supported'] as string[]).includes('mcp:flows:run'))
    assert.ok(!(body['scopes_supported'] as string[]).includes('mcp'), 'a person consents to each scope by its name')
  })
  it('is what the 401 of the gateway names', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await fetch(`${service.url}/mcp`, { method: 'POST', headers, body: '{}' })).headers.get('www-authenticate')
    const metadata = `resource_metadata="${ISSUER}/.well-known/oauth-protected-resource/mcp"`
    assert.equal(await asked({}), `Bearer ${metadata}`)
    assert.equal(await asked({ Authorization: 'Bearer cfp_x' }), `Bearer error="invalid_token", ${metadata}`)
  })
})

describe('getServerCard', () => {
  it('tells any page by which address and revisions the gateway is reached', async () => {
    const answer = await fetch(`${service.url}/mcp/server-card`, { headers: { Origin: 'https://catalogue.example' } })
    assert.equal(answer.status, 200)
    assert.deepEqual(
      ['content-type', 'access-control-allow-origin', 'cache-control'].map(name => answer.headers.get(name)),
      ['application/mcp-server-card+json', '*', 'public, max-age=3600'],
    )
    const card = (await answer.json()) as Record<string, unknown>
    assert.match(String(card['name']), /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    assert.equal(card['name'], 'example.acme.parley/parley')
    assert.ok(String(card['description']).length <= 100)
    const [remote] = card['remotes'] as Record<string, unknown>[]
    assert.deepEqual([remote?.['type'], remote?.['url']], ['streamable-http', `${ISSUER}/mcp`])
    assert.equal((remote?.['supportedProtocolVersions'] as string[])[0], '2026-07-28')
  })
})

describe('getServerMetadata', () => {
  it('has the endpoints, and neither PKCE without SHA-256 nor another flow', async () => {
    const { status, body } = await read('/.well-known/oauth-authorization-server')
    assert.equal(status, 200)
    assert.equal(body['issuer'], ISSUER)
    assert.equal(body['client_id_metadata_document_supported'], true)
    for (const [name, path] of Object.entries({
      authorization_endpoint: '/console/connect',
      token_endpoint: '/oauth/token',
      registration_endpoint: '/oauth/register',
      revocation_endpoint: '/oauth/revoke',
    }))
      assert.equal(body[name], ISSUER + path)
    assert.deepEqual(body['code_challenge_methods_supported'], ['S256'])
    assert.deepEqual(body['response_types_supported'], ['code'])
    assert.deepEqual(body['token_endpoint_auth_methods_supported'], ['none'])
  })
})
