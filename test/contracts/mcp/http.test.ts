import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { generateAccessToken } from '../../../adapters/secrets.ts'
import { applyAgents, post, type Agents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

let service: TestService
let agents: Agents
before(async () => {
  service = await startTestService({
    environment: { publicUrl: 'https://parley.acme.example', allowedHosts: ['gateway.internal:8443'] },
  })
  agents = await applyAgents(service)
})
after(async () => {
  await service.stop()
})

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

describe('methods', () => {
  for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']) {
    test(`${method} is 405 before the caller is identified`, async () => {
      const answer = await fetch(`${service.url}/mcp`, { method })
      assert.equal(answer.status, 405)
      assert.equal(answer.headers.get('allow'), 'POST')
      assert.equal(answer.headers.get('mcp-protocol-version'), '2025-06-18')
    })
  }
})

describe('authentication', () => {
  const tokens: [string, () => string | undefined][] = [
    ['no token', () => undefined],
    ['something else', () => 'engine-token'],
    [
      'a token with a wrong checksum',
      () => `${agents.tokens.admin.slice(0, -1)}${agents.tokens.admin.endsWith('0') ? '1' : '0'}`,
    ],
    ['a token of nobody', () => generateAccessToken()],
    ['an expired token', () => agents.tokens.expired],
    ['a token whose owner is deactivated', () => agents.tokens.deactivated],
  ]
  for (const [what, token] of tokens) {
    test(`${what} is 401 without a body, for any request`, async () => {
      for (const body of [ping, 'no JSON']) {
        const answer = await post(service, token(), body)
        assert.deepEqual([answer.status, answer.body], [401, undefined])
        assert.match(
          answer.headers.get('www-authenticate') ?? '',
          /^Bearer (?:error="invalid_token", )?resource_metadata="/,
        )
        assert.equal(answer.headers.get('mcp-protocol-version'), '2025-06-18')
      }
    })
  }
})

describe('hosts and origins', () => {
  const port = () => new URL(service.url).port
  const cases: [what: string, headers: () => Record<string, string>, status: number][] = [
    ['the public host', () => ({ Host: 'parley.acme.example' }), 200],
    ['loopback with the port', () => ({ Host: `localhost:${port()}` }), 200],
    ['loopback in IPv6', () => ({ Host: `[::1]:${port()}` }), 200],
    ['an allowed host', () => ({ Host: 'gateway.internal:8443' }), 200],
    ['a host in capitals', () => ({ Host: 'PARLEY.acme.example' }), 200],
    ['loopback with another port', () => ({ Host: 'localhost:1' }), 403],
    ['an allowed host with another port', () => ({ Host: 'gateway.internal' }), 403],
    ["a stranger's host", () => ({ Host: 'evil.example' }), 403],
    ['the public origin', () => ({ Origin: 'https://parley.acme.example' }), 200],
    ['a loopback origin with the port', () => ({ Origin: `http://127.0.0.1:${port()}` }), 200],
    ["a stranger's origin", () => ({ Origin: 'https://evil.example' }), 403],
    ['a sandboxed frame', () => ({ Origin: 'null' }), 403],
    ['a loopback origin with another port', () => ({ Origin: 'http://localhost:6274' }), 403],
  ]
  for (const [what, headers, status] of cases) {
    test(`${what} is ${status}`, async () => {
      const answer = await raw(headers())
      assert.equal(answer.status, status)
      assert.equal(answer.version, '2025-06-18')
    })
  }

  /** fetch sets its own Host. */
  async function raw(headers: Record<string, string>): Promise<{ status: number | undefined; version: unknown }> {
    return await new Promise((resolve, reject) => {
      const sent = request(
        `${service.url}/mcp`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Authorization': `Bearer ${agents.tokens.admin}`, ...headers },
        },
        answer => {
          answer.resume()
          resolve({ status: answer.statusCode, version: answer.headers['mcp-protocol-version'] })
        },
      )
      sent.on('error', reject)
      sent.end(JSON.stringify(ping))
    })
  }
})

describe('bodies', () => {
  test('are JSON: another media type is 415, and a missing one counts as JSON', async () => {
    assert.equal((await post(service, agents.tokens.admin, ping, { 'Content-Type': 'text/plain' })).status, 415)
    const bytes = new TextEncoder().encode(JSON.stringify(ping))
    const answer = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      body: bytes,
      headers: { Authorization: `Bearer ${agents.tokens.admin}` },
    })
    assert.equal(answer.status, 200)
  })

  test('are 413 above 1 MiB, with a JSON-RPC error as the body', async () => {
    const answer = await post(
      service,
      agents.tokens.admin,
      JSON.stringify({ ...ping, params: { fill: 'x'.repeat(1024 * 1024) } }),
    )
    assert.equal(answer.status, 413)
    assert.deepEqual([answer.body?.jsonrpc, answer.body?.id, answer.body?.error?.code], ['2.0', null, -32600])
  })
})

test('probes for metadata that do not exist are answered with a JSON 404', async () => {
  for (const path of [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server/mcp',
    '/.well-known/openid-configuration',
    '/.well-known/',
  ]) {
    const answer = await fetch(service.url + path)
    assert.equal(answer.status, 404)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
    assert.equal(((await answer.json()) as { error: string }).error, 'not_found')
  }
})
