import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { pino } from 'pino'
import { applyAgents, call, giveToken, post, rpc, type Agents } from '../../support/agents.ts'
import { startAnthropicServer, startOpenAiServer, MODEL_KEY, type ModelServer } from '../../support/model-servers.ts'
import { startReceiver, type Receiver } from '../../support/receiver.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

const SECRETS = {
  bearer: 'bearer-of-the-shop',
  password: 'pass-of-the-shop',
  headerValue: 'header-of-the-shop',
  clientSecret: 'client-of-the-shop',
  apiKey: 'key-that-is-wrong',
}

let service: TestService
let agents: Agents
let shop: Receiver
let openai: ModelServer
let anthropic: ModelServer
let ids: Map<string, string>
const logged: string[] = []

before(async () => {
  ;[shop, openai, anthropic] = await Promise.all([startReceiver(), startOpenAiServer(), startAnthropicServer()])
  service = await startTestService({
    environment: { egressAllow: ['127.0.0.1'] },
    substitutes: {
      logger: pino(
        { level: 'trace' },
        {
          write: (line: string) => {
            logged.push(line)
          },
        },
      ),
    },
  })
  agents = await applyAgents(service)
  const http = (code: string, credentials?: object) => ({
    code,
    providerKey: 'http',
    baseUrl: `${shop.url}/${code}`,
    ...(credentials === undefined ? {} : { credentials }),
  })
  const model = (code: string, providerKey: string, server: ModelServer | undefined, apiKey?: string) => ({
    code,
    providerKey,
    ...(server === undefined ? {} : { baseUrl: server.baseUrl }),
    ...(apiKey === undefined ? {} : { credentials: { apiKey } }),
  })
  await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Acme Group' },
    workspace: { id: agents.tenantId, name: 'Acme Shop' },
    connections: [
      http('bearer', { bearer: SECRETS.bearer }),
      http('basic', { username: 'ada', password: SECRETS.password }),
      http('header', { headerName: 'X-Api-Key', headerValue: SECRETS.headerValue }),
      http('oauth', { tokenUrl: `${shop.url}/token`, clientId: 'me', clientSecret: SECRETS.clientSecret }),
      http('open'),
      {
        code: 'inside',
        providerKey: 'http',
        baseUrl: 'http://169.254.169.254/latest',
        credentials: { bearer: SECRETS.bearer },
      },
      { code: 'nowhere', providerKey: 'http', baseUrl: 'http://127.0.0.1:1', credentials: { bearer: SECRETS.bearer } },
      model('openai', 'openai', openai, MODEL_KEY),
      model('anthropic', 'anthropic', anthropic, MODEL_KEY),
      model('compatible', 'openai_compatible', openai, MODEL_KEY),
      model('openai-wrong', 'openai', openai, SECRETS.apiKey),
      model('anthropic-wrong', 'anthropic', anthropic, SECRETS.apiKey),
      model('compatible-wrong', 'openai_compatible', openai, SECRETS.apiKey),
      model('openai-none', 'openai', undefined),
      model('anthropic-none', 'anthropic', undefined),
      model('compatible-none', 'openai_compatible', openai),
    ],
  })
  const { rows } = await service.database.pool.query<{ id: string; code: string }>('select id, code from connections')
  ids = new Map(rows.map(({ id, code }) => [code, id]))
})

beforeEach(() => {
  service.clock.advance(60_000)
  shop.received.splice(0)
  shop.answer(({ path }) =>
    path === '/token'
      ? {
          headers: { 'content-type': 'application/json' },
          body: '{"access_token":"a-token","token_type":"bearer","expires_in":60}',
        }
      : {},
  )
})

after(async () => {
  await service.stop()
  await Promise.all([shop.stop(), openai.stop(), anthropic.stop()])
})

const check = async (code: string) =>
  await call(service, agents.tokens.admin, 'connections.test_connection', {
    connection_id: ids.get(code) ?? service.deps.newId(),
  })
const outcome = async (code: string) => {
  const { ok, error } = (await check(code)).structuredContent as { ok: boolean; error: string | null }
  return [code, ok, error]
}

describe('connections.test_connection', () => {
  test('every kind of provider with good credentials works, and the outcome stays with the connection', async () => {
    for (const code of ['bearer', 'basic', 'header', 'oauth', 'open', 'openai', 'anthropic', 'compatible'])
      assert.deepEqual(await outcome(code), [code, true, null])
    const sent = Object.fromEntries(
      shop.received.map(({ path, headers }) => [path, headers['authorization'] ?? headers['x-api-key']]),
    )
    assert.deepEqual(sent, {
      '/bearer': `Bearer ${SECRETS.bearer}`,
      '/basic': `Basic ${btoa(`ada:${SECRETS.password}`)}`,
      '/header': SECRETS.headerValue,
      '/token': `Basic ${btoa(`me:${SECRETS.clientSecret}`)}`,
      '/oauth': 'Bearer a-token',
      '/open': undefined,
    })
    const { structuredContent } = await check('bearer')
    const {
      connections: [one],
    } = (
      await call(service, agents.tokens.admin, 'connections.get_connection_metadata', {
        connection_id: ids.get('bearer'),
      })
    ).structuredContent as { connections: { last_tested_at: string; last_test_ok: boolean }[] }
    assert.deepEqual([one?.last_tested_at, one?.last_test_ok], [structuredContent?.['checked_at'], true])
  })

  test('a failed test is a normal result that names the kind of error', async () => {
    for (const code of ['openai-wrong', 'anthropic-wrong', 'compatible-wrong'])
      assert.deepEqual(await outcome(code), [code, false, 'credentials_refused'])
    for (const code of ['openai-none', 'anthropic-none', 'compatible-none'])
      assert.deepEqual(await outcome(code), [code, false, 'credentials_missing'])
    assert.deepEqual(await outcome('inside'), ['inside', false, 'address_refused'])
    assert.deepEqual(await outcome('nowhere'), ['nowhere', false, 'unreachable'])
    for (const [status, error] of [
      [401, 'credentials_refused'],
      [403, 'credentials_refused'],
      [500, 'unexpected_answer'],
      [302, 'unexpected_answer'],
    ] as const) {
      shop.answer(() => ({ status, headers: { location: `${shop.url}/elsewhere` } }))
      assert.deepEqual(await outcome('bearer'), ['bearer', false, error])
    }
    assert.ok(
      shop.received.every(({ path }) => path === '/bearer'),
      'a redirect was followed',
    )
    shop.answer(() => ({ status: 401 }))
    assert.deepEqual(await outcome('open'), ['open', false, 'credentials_missing'])
    shop.answer(() => 'break')
    assert.deepEqual(await outcome('basic'), ['basic', false, 'unreachable'])
  })

  test("neither credentials nor the service's reply are in any result, log line or audit entry", async () => {
    logged.splice(0)
    shop.answer(() => ({ status: 400, body: `what the shop says about ${SECRETS.bearer}` }))
    const answers = []
    for (const code of ids.keys()) {
      service.clock.advance(10_000)
      answers.push(await check(code))
    }
    const { rows } = await service.database.pool.query(
      "select row_to_json(a)::text as text from audit_log a where action = 'mcp.tool.call'",
    )
    const shown = JSON.stringify([answers, logged, rows])
    for (const secret of [...Object.values(SECRETS), MODEL_KEY, 'what the shop says', 'a-token'])
      assert.ok(!shown.includes(secret), secret)
    assert.ok(rows.length > 0 && logged.length > 0)
  })

  test('the call requires the scope and the permission to manage connections', async () => {
    const withScope = await giveToken(service, agents.tenantId, {
      permissions: ['service.connections.view'],
      scopes: ['mcp'],
    })
    const withPermission = await giveToken(service, agents.tenantId, {
      permissions: ['service.connections.manage'],
      scopes: ['mcp:connections:read'],
    })
    const both = await giveToken(service, agents.tenantId, {
      permissions: ['service.connections.manage'],
      scopes: ['mcp:connections'],
    })
    const parameters = { name: 'connections.test_connection', arguments: { connection_id: ids.get('bearer') } }
    assert.deepEqual((await rpc(service, withScope, 'tools/call', parameters)).error?.data, {
      resource: 'service.connections.manage',
    })
    assert.deepEqual((await rpc(service, withPermission, 'tools/call', parameters)).error?.data, {
      required_scope: 'mcp:connections:manage',
    })
    assert.equal((await call(service, both, 'connections.test_connection', parameters.arguments)).isError, false)
    assert.equal(shop.received.length, 1)
  })

  test('a connection of another workspace gets the reply of an unknown one', async () => {
    const neighbour = await applyAgents(service, 'Neighbours', 'Next Door')
    const foreign = await call(service, neighbour.tokens.admin, 'connections.test_connection', {
      connection_id: ids.get('bearer'),
    })
    assert.deepEqual([foreign.isError, foreign], [true, await check('no such connection')])
    assert.match(foreign.content[0]?.text ?? '', /^not_found: /)
    assert.equal(
      (
        await post(service, agents.tokens.admin, {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'connections.test_connection', arguments: {} },
        })
      ).body?.error?.code,
      -32602,
    )
    assert.equal(shop.received.length, 0)
  })

  test('a workspace has thirty a minute, for all callers together', async () => {
    const another = await giveToken(service, agents.tenantId, { permissions: ['service.connections.manage'] })
    for (let index = 0; index < 30; index++) assert.equal((await check('open')).isError, false)
    const refused = await call(service, another, 'connections.test_connection', { connection_id: ids.get('open') })
    assert.equal(refused.isError, true)
    assert.match(refused.content[0]?.text ?? '', /^rate_limited: .*try again in \d+/)
    service.clock.advance(60_000)
    assert.equal((await check('open')).isError, false)
  })
})
