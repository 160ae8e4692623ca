import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { agentTools, type AgentTool, type AgentToolName } from '../../../generated/agent-tools.ts'
import { notServed } from '../../../generated/not-served.ts'
import { allPermissions, applyAgents, call, giveToken, rpc, type Agents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name))

let service: TestService
let own: Agents
let other: Agents
before(async () => {
  service = await startTestService()
  own = await applyAgents(service)
  other = await applyAgents(service, 'Neighbours', 'Next Door')
})
after(async () => { await service.stop() })

/** Every scope that lets a tool be called, and the nearest ones that do not. */
function scopeCases({ scope }: AgentTool): [label: string, scopes: string[], enough: boolean][] {
  const area = scope.split(':').slice(0, 2).join(':')
  const reads = scope.endsWith(':read')
  const sibling = { 'mcp:analytics': 'mcp:analytics:read', 'mcp:flows': 'mcp:flows:read', 'mcp:connections': 'mcp:connections:read', 'mcp:config': 'mcp:history:read' }[area] ?? ''
  return [
    ['no scope', [], false],
    ['an unknown scope', ['mcp:everything', 'admin', '*'], false],
    ['the scope of the REST API', ['api:full'], false],
    ['the scope of another area', [area === 'mcp:flows' ? 'mcp:connections' : 'mcp:flows'], false],
    ['the read scope of its area', [reads ? scope : sibling], reads],
    ['its own scope', [scope], true],
    ['the scope of its area', [area], area !== 'mcp:config' && scope !== 'mcp:flows:run'],
    ['the root scope', ['mcp'], true],
  ]
}

/** Arguments that reach something of the workspace `of`, where the tool takes any. */
function argumentsFor(name: string, of: Agents, ids: Ids): object {
  switch (name) {
    case 'flows.get_flow': return { flow_id: of.flows.order }
    case 'flows.start': return { intent_name: 'timed' }
    case 'flows.resume': return { execution_id: ids.execution, wait_token: ids.waitToken, values: { order_no: '123456' } }
    case 'flows.validate': return { definition: {}, flow_id: of.flows.order }
    case 'connections.get_connection_metadata':
    case 'connections.test_connection': return { connection_id: ids.connection }
    case 'analytics.create_goal': return { code: `goal-${service.deps.newId()}`, name: 'Goal', match: { type: 'api' } }
    case 'analytics.update_goal': return { goal_id: ids.goal, name: 'Purchase' }
    case 'analytics.change_goal_status': return { goal_id: ids.goal, status: 'active' }
    case 'analytics.run_report': return { definition: { dataset: 'conversations', measures: ['conversations'] } }
    case 'analytics.suggest_filter_values': return { dataset: 'conversations', field: 'locale' }
    case 'analytics.funnel': return { flow_id: of.flows.order }
    case 'analytics.record_conversion': return { goal: 'purchase', conversation_id: ids.conversation }
    case 'config.get': return { path: 'widget/appearance/title', scope: `tenant:${of.tenantId}` }
    default: return {}
  }
}

type Ids = { connection: string, conversation: string, goal: string, execution: string, waitToken: string }

async function idsOf(of: Agents): Promise<Ids> {
  // A minute later, so that the one token of this file has calls left.
  service.clock.advance(60_000)
  const started = (await call(service, of.tokens.admin, 'flows.start', { intent_name: 'order_status' })).structuredContent as { execution_id: string, metadata: { wait_token: string } }
  const { pool } = service.database
  const one = async (table: string, more = '') => (await pool.query<{ id: string }>(`select id from ${table} where tenant_id = $1 ${more} limit 1`, [of.tenantId])).rows[0]!.id
  return {
    // One without credentials: its test asks nobody.
    connection: await one('connections', "and code = 'llm'"), conversation: await one('conversations'), goal: await one('goals'), execution: started.execution_id, waitToken: started.metadata.wait_token,
  }
}

describe('every tool × scopes × permissions', () => {
  for (const tool of served) {
    for (const [label, scopes, enough] of scopeCases(tool)) {
      test(`${tool.name} with ${label}`, async () => {
        const allowed = await giveToken(service, own.tenantId, { permissions: [tool.permission], scopes })
        const denied = await giveToken(service, own.tenantId, { permissions: allPermissions.filter(code => code !== tool.permission), scopes })
        const args = argumentsFor(tool.name, own, await idsOf(own))
        const granted = await rpc(service, allowed, 'tools/call', { name: tool.name, arguments: args })
        if (enough) assert.ok(granted.result, JSON.stringify(granted.error))
        else assert.deepEqual([granted.error?.code, granted.error?.data], [-32002, { required_scope: tool.scope }])
        const refused = await rpc(service, denied, 'tools/call', { name: tool.name, arguments: args })
        assert.deepEqual([refused.error?.code, refused.error?.data], [-32002, { resource: tool.permission }])
        assert.equal((await listed(allowed)).includes(tool.name), enough)
        assert.equal((await listed(denied)).includes(tool.name), false)
      })
    }
  }
})

describe('every tool × workspaces', () => {
  const absent: Partial<Record<AgentToolName, string>> = {
    'flows.get_flow': 'not_found', 'flows.validate': 'not_found', 'flows.resume': 'execution_not_found', 'connections.get_connection_metadata': 'not_found', 'connections.test_connection': 'not_found',
    'analytics.funnel': 'not_found', 'analytics.update_goal': 'not_found', 'analytics.change_goal_status': 'not_found', 'config.get': 'scope_denied',
  }
  for (const tool of served) {
    test(`${tool.name} reaches its own workspace, and in another one nothing`, async () => {
      const mine = await call(service, own.tokens.admin, tool.name, argumentsFor(tool.name, own, await idsOf(own)))
      assert.equal(mine.isError, false, mine.content[0]?.text)
      const theirs = await call(service, own.tokens.admin, tool.name, argumentsFor(tool.name, other, await idsOf(other)))
      const code = absent[tool.name]
      if (code === undefined) assert.equal(theirs.isError, false)
      else assert.match(theirs.content[0]!.text, new RegExp(`^${code}: `))
      for (const id of [other.tenantId, ...Object.values(other.flows)]) assert.ok(!JSON.stringify(theirs.structuredContent ?? {}).includes(id), tool.name)
    })
  }
})

describe('resources', () => {
  const uris = async (of: Agents): Promise<[uri: string, scope: string, permission: string][]> => {
    const { rows: [row] } = await service.database.pool.query<{ id: string }>('select id from conversations where tenant_id = $1 order by id desc limit 1', [of.tenantId])
    return [
      [`flow://${of.flows.order}`, 'mcp:flows:read', 'service.flows.view'], [`conversation://${row!.id}`, 'mcp:history:read', 'service.conversations.view'],
      ['config://sections', 'mcp:config:read', 'service.config'],
    ]
  }
  const listedUris = async (token: string) => ((await rpc(service, token, 'resources/list')).result?.['resources'] as { uri: string }[]).map(({ uri }) => uri)

  test('need their scope and their permission, for the list too', async () => {
    await idsOf(own)
    for (const [uri, scope, permission] of await uris(own)) {
      const allowed = await giveToken(service, own.tenantId, { permissions: [permission], scopes: [scope] })
      const scopeless = await giveToken(service, own.tenantId, { permissions: [permission], scopes: ['mcp:analytics'] })
      const denied = await giveToken(service, own.tenantId, { scopes: ['mcp'] })
      assert.ok((await rpc(service, allowed, 'resources/read', { uri })).result)
      assert.deepEqual((await rpc(service, scopeless, 'resources/read', { uri })).error?.data, { required_scope: scope })
      assert.deepEqual((await rpc(service, denied, 'resources/read', { uri })).error?.data, { resource: permission })
      assert.ok((await listedUris(allowed)).every(one => one.split('://')[0] === uri.split('://')[0]) && (await listedUris(allowed)).includes(uri))
      assert.deepEqual([await listedUris(scopeless), await listedUris(denied)], [[], []])
    }
  })

  test('of another workspace are like those that never were', async () => {
    await idsOf(other)
    const unknown = await rpc(service, own.tokens.admin, 'resources/read', { uri: `flow://${service.deps.newId()}` })
    for (const [uri] of (await uris(other)).filter(([address]) => !address.startsWith('config'))) {
      assert.deepEqual((await rpc(service, own.tokens.admin, 'resources/read', { uri })).error, unknown.error)
      assert.ok(!(await listedUris(own.tokens.admin)).includes(uri))
    }
  })

  test('come in pages of a hundred, flows first, each once', async () => {
    const { rows } = await service.database.pool.query<{ id: string }>(`
      insert into flows (tenant_id, id, code, name) select $1, gen_random_uuid(), 'many-' || n, 'Many' from generate_series(1, 130) n returning id`, [own.tenantId])
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
    const kinds = seen.map(uri => uri.split('://')[0])
    assert.deepEqual([...new Set(kinds)], ['flow', 'conversation', 'config'])
    assert.equal(kinds.lastIndexOf('flow') < kinds.indexOf('conversation'), true)
  })
})

async function listed(token: string): Promise<string[]> {
  return ((await rpc(service, token, 'tools/list')).result?.['tools'] as { name: string }[]).map(({ name }) => name)
}
