import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { agentTools, type AgentTool } from '../../../generated/agent-tools.ts'
import { notServed } from '../../../generated/not-served.ts'
import { applyAgents, giveToken, rpc, type Agents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { argumentsFor, idsOf } from './arguments.ts'

const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name))

let service: TestService
let own: Agents
let other: Agents
before(async () => {
  service = await startTestService()
  own = await applyAgents(service)
  other = await applyAgents(service, 'Neighbours', 'Next Door')
})
after(async () => {
  await service.stop()
})

/** Scopes that are not in the matrix of a tool: unrelated ones, and that of its whole area. */
function scopeCases({ scope }: AgentTool): [label: string, scopes: string[], enough: boolean][] {
  const area = scope.split(':').slice(0, 2).join(':')
  return [
    [
      'an unknown scope, that of the REST API and that of another area',
      ['mcp:everything', 'admin', '*', 'api:full', area === 'mcp:flows' ? 'mcp:connections' : 'mcp:flows'],
      false,
    ],
    // To run and to make flows is granted by their own scopes alone; forms and the configuration have no such scope.
    ['the scope of its area', [area], !/^mcp:(flows:(run|write)|forms:|config:)/.test(scope)],
  ]
}

describe('every tool × further scopes', () => {
  for (const tool of served) {
    for (const [label, scopes, enough] of scopeCases(tool)) {
      test(`${tool.name} with ${label}`, async () => {
        const token = await giveToken(service, own.tenantId, { permissions: [tool.permission], scopes })
        const { result, error } = await rpc(service, token, 'tools/call', {
          name: tool.name,
          arguments: argumentsFor(tool.name, own, await idsOf(service, own)),
        })
        if (enough) assert.ok(result, JSON.stringify(error))
        else assert.deepEqual([error?.code, error?.data], [-32002, { required_scope: tool.scope }])
        assert.equal((await listed(token)).includes(tool.name), enough)
      })
    }
  }
})

describe('resources', () => {
  const uris = async (of: Agents): Promise<[uri: string, scope: string, permission: string][]> => {
    const {
      rows: [row],
    } = await service.database.pool.query<{ id: string }>(
      'select id from conversations where tenant_id = $1 order by id desc limit 1',
      [of.tenantId],
    )
    return [
      [`flow://${of.flows.order}`, 'mcp:flows:read', 'service.flows.view'],
      [`form://${of.form}`, 'mcp:forms:read', 'service.forms.view'],
      [`report://${of.report}`, 'mcp:analytics:read', 'service.insights.analytics'],
      [`conversation://${row!.id}`, 'mcp:history:read', 'service.conversations.view'],
      ['config://sections', 'mcp:config:read', 'service.config'],
    ]
  }
  const listedUris = async (token: string) =>
    ((await rpc(service, token, 'resources/list')).result?.['resources'] as { uri: string }[]).map(({ uri }) => uri)

  test('require their scope and their permission, for the list as well', async () => {
    await idsOf(service, own)
    for (const [uri, scope, permission] of await uris(own)) {
      const allowed = await giveToken(service, own.tenantId, { permissions: [permission], scopes: [scope] })
      const scopeless = await giveToken(service, own.tenantId, {
        permissions: [permission],
        scopes: ['mcp:analytics:write'],
      })
      const denied = await giveToken(service, own.tenantId, { scopes: ['mcp'] })
      assert.ok((await rpc(service, allowed, 'resources/read', { uri })).result)
      assert.deepEqual((await rpc(service, scopeless, 'resources/read', { uri })).error?.data, {
        required_scope: scope,
      })
      assert.deepEqual((await rpc(service, denied, 'resources/read', { uri })).error?.data, { resource: permission })
      assert.ok(
        (await listedUris(allowed)).every(one => one.split('://')[0] === uri.split('://')[0]) &&
          (await listedUris(allowed)).includes(uri),
      )
      assert.deepEqual([await listedUris(scopeless), await listedUris(denied)], [[], []])
    }
  })

  test('of another workspace are answered like ones that do not exist', async () => {
    await idsOf(service, other)
    const unknown = await rpc(service, own.tokens.admin, 'resources/read', { uri: `flow://${service.deps.newId()}` })
    for (const [uri] of (await uris(other)).filter(([address]) => !address.startsWith('config'))) {
      assert.deepEqual((await rpc(service, own.tokens.admin, 'resources/read', { uri })).error, unknown.error)
      assert.ok(!(await listedUris(own.tokens.admin)).includes(uri))
    }
  })

  test('are listed in pages of a hundred, flows first, each once', async () => {
    const { rows } = await service.database.pool.query<{ id: string }>(
      `
      insert into flows (tenant_id, id, code, name)
      select $1, gen_random_uuid(), 'many-' || n, 'Many'
      from generate_series(1, 130) n
      returning id`,
      [own.tenantId],
    )
    const { rows: reports } = await service.database.pool.query<{ id: string }>(
      `
      insert into reports (tenant_id, id, name, definition)
      select $1, gen_random_uuid(), 'Many', '{"dataset": "conversations", "measures": ["conversations"]}'
      from generate_series(1, 130) n
      returning id`,
      [own.tenantId],
    )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { result } = await rpc(service, own.tokens.admin, 'resources/list', cursor === undefined ? {} : { cursor })
      const page = result?.['resources'] as { uri: string }[]
      assert.ok(page.length <= 100)
      seen.push(...page.map(({ uri }) => uri))
      cursor = result?.['nextCursor'] as string | undefined
    } while (cursor !== undefined)
    assert.equal(new Set(seen).size, seen.length)
    for (const { id } of rows) assert.ok(seen.includes(`flow://${id}`))
    for (const { id } of reports) assert.ok(seen.includes(`report://${id}`))
    const kinds = seen.map(uri => uri.split('://')[0])
    assert.deepEqual([...new Set(kinds)], ['flow', 'form', 'report', 'conversation', 'config'])
    assert.equal(kinds.lastIndexOf('flow') < kinds.indexOf('report'), true)
  })
})

async function listed(token: string): Promise<string[]> {
  return ((await rpc(service, token, 'tools/list')).result?.['tools'] as { name: string }[]).map(({ name }) => name)
}
