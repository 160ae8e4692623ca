import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { generateAccessToken, hashToken } from '../../adapters/secrets.ts'
import { compose } from '../../app/compose.ts'
import { listen, type Listening } from '../../app/listen.ts'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import { applyAgents, giveToken, type Agents } from '../support/agents.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService, testEnvironment, type TestService } from '../support/service.ts'

let first: TestService
let second: Listening
let agents: Agents
before(async () => {
  first = await startTestService()
  agents = await applyAgents(first)
  second = await listen(
    await compose(testEnvironment(first.database.url), { clock: first.clock, limiter: createMemoryLimiter() }),
    { host: '127.0.0.1', port: 0 },
  )
})
after(async () => {
  await second.stop()
  await first.stop()
})

const ping = async (url: string, token: string) =>
  (
    await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Authorization': `Bearer ${token}` },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    })
  ).status
const everywhere = async (token: string) =>
  await Promise.all([first.url, second.url].map(async url => await ping(url, token)))
const sql = async (text: string, values: unknown[]) =>
  await first.database.pool.query<Record<string, unknown>>(text, values)

/** Until every process gives this answer. Their clocks stand still, so that no cache gives it because of its age. */
async function becomes(token: string, status: number): Promise<void> {
  await eventually(async () => assert.deepEqual(await everywhere(token), [status, status]))
}

describe('a personal access token', () => {
  test('stops working on every process when it is revoked, while it is cached', async () => {
    const token = await giveToken(first, agents.tenantId, {})
    assert.deepEqual(await everywhere(token), [200, 200])
    await sql('update access_tokens set revoked_at = now() where token_hash = $1', [hashToken(token)])
    await becomes(token, 401)
  })

  test('stops working immediately when its owner is deactivated, and works again with the owner', async () => {
    const token = await giveToken(first, agents.tenantId, {})
    assert.deepEqual(await everywhere(token), [200, 200])
    const owner = 'id = (select user_id from access_tokens where token_hash = $1)'
    await sql(`update users set active = false where ${owner}`, [hashToken(token)])
    await becomes(token, 401)
    await sql(`update users set active = true where ${owner}`, [hashToken(token)])
    await becomes(token, 200)
  })

  test('works as soon as it is created, even if it was unknown a moment before', async () => {
    const token = generateAccessToken()
    assert.deepEqual(await everywhere(token), [401, 401])
    await sql(
      `insert into access_tokens (tenant_id, id, user_id, name, token_hash)
      select tenant_id, gen_random_uuid(), id, $2, $1
      from users
      where tenant_id = $3
      limit 1`,
      [hashToken(token), 'late', agents.tenantId],
    )
    const active = (
      await sql('select u.active from access_tokens t join users u on u.id = t.user_id where t.token_hash = $1', [
        hashToken(token),
      ])
    ).rows[0]?.['active']
    await becomes(token, active === true ? 200 : 401)
  })

  test('is valid until the moment it expires', async () => {
    const token = await giveToken(first, agents.tenantId, {})
    await sql('update access_tokens set expires_at = $2 where token_hash = $1', [
      hashToken(token),
      new Date(first.clock.now().getTime() + 5000),
    ])
    await becomes(token, 200)
    first.clock.advance(4999)
    assert.deepEqual(await everywhere(token), [200, 200])
    first.clock.advance(1)
    assert.deepEqual(await everywhere(token), [401, 401])
  })

  test('records its use, at most once a minute', async () => {
    const [token, other] = [await giveToken(first, agents.tenantId, {}), await giveToken(first, agents.tenantId, {})]
    const lastUsed = async (of = token) =>
      (await sql('select last_used_at from access_tokens where token_hash = $1', [hashToken(of)])).rows[0]?.[
        'last_used_at'
      ] as Date | null
    assert.equal(await lastUsed(), null)
    await ping(first.url, token)
    const noted = await lastUsed()
    assert.deepEqual([noted, await lastUsed(other)], [first.clock.now(), null])
    first.clock.advance(59_999)
    await ping(first.url, token)
    assert.deepEqual(await lastUsed(), noted)
    first.clock.advance(1)
    await ping(first.url, token)
    assert.deepEqual(await lastUsed(), first.clock.now())
  })

  test("has its owner's current permissions: a role that changes counts while it is cached", async () => {
    const token = await giveToken(first, agents.tenantId, { permissions: ['service.config'] })
    const holder = async () => (await first.deps.tokens.authenticate(token))!
    assert.equal((await holder()).permissions.has('service.flows.view'), false)
    await sql(
      `update roles
      set permissions = permissions || '{service.flows.view}'
      where tenant_id = $1 and code like 'role-%'`,
      [agents.tenantId],
    )
    await eventually(async () => assert.ok((await holder()).permissions.has('service.flows.view')))
    const { tenantId, isAdmin, isSuperAdmin, scopes } = await holder()
    assert.deepEqual(
      [tenantId, isAdmin, isSuperAdmin, scopes.has('mcp:flows:run')],
      [agents.tenantId, false, false, true],
    )
  })
})
