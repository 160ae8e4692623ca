import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { agentTools, type AgentTool, type AgentToolName } from '../../../generated/agent-tools.ts'
import { notServed } from '../../../generated/not-served.ts'
import { allPermissions, applyAgents, giveToken, rpc, type Agents, type ToolResult } from '../../support/agents.ts'
import { checksumsIn, checksumsOf } from '../../support/checksums.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { argumentsFor, idsOf, type Ids } from './arguments.ts'

const served = agentTools.filter(({ name }) => !notServed['mcp']?.includes(name))

let service: TestService
let own: Agents
let other: Agents
before(async () => {
  service = await startTestService()
  own = await applyAgents(service)
  other = await applyAgents(service, 'Neighbours', 'Next Door')
})
// A minute later, so that the address has requests left.
beforeEach(() => {
  service.clock.advance(60_000)
})
after(async () => {
  await service.stop()
})

/** The scopes that read and that change or run something, by the area of a tool. */
const AREAS: Readonly<Record<string, { read: string; write: string; make?: string }>> = {
  analytics: { read: 'mcp:analytics:read', write: 'mcp:analytics:write' },
  flows: { read: 'mcp:flows:read', write: 'mcp:flows:run', make: 'mcp:flows:write' },
  forms: { read: 'mcp:forms:read', write: 'mcp:forms:write' },
  runs: { read: 'mcp:flows:read', write: 'mcp:flows:run' },
  connections: { read: 'mcp:connections:read', write: 'mcp:connections:manage' },
  config: { read: 'mcp:config:read', write: 'mcp:config:write' },
}
const SCOPES = ['no scope', 'the read scope', 'the write scope', 'the scope to make', 'the root scope'] as const

function scopesOf({ name }: AgentTool, which: (typeof SCOPES)[number]): string[] {
  const area = AREAS[name.split('.')[0]!]!
  return {
    'no scope': [],
    'the read scope': [area.read],
    'the write scope': [area.write],
    'the scope to make': area.make === undefined ? [] : [area.make],
    'the root scope': ['mcp'],
  }[which]
}

/** A tool's answer for a resource that its caller's workspace does not have; the other tools take no ids. */
const ABSENT: Partial<Record<AgentToolName, string>> = {
  'flows.get_flow': 'not_found',
  'flows.validate': 'not_found',
  'flows.resume': 'execution_not_found',
  'flows.get_draft': 'not_found',
  'flows.update_draft': 'not_found',
  'flows.simulate': 'not_found',
  'flows.test': 'not_found',
  'flows.save_tests': 'not_found',
  'flows.replay': 'not_found',
  'flows.diff': 'not_found',
  'flows.publish': 'not_found',
  'flows.rollback': 'not_found',
  'forms.get_form': 'not_found',
  'forms.get_draft': 'not_found',
  'forms.update_draft': 'not_found',
  'forms.validate': 'not_found',
  'forms.diff': 'not_found',
  'forms.publish': 'not_found',
  'forms.rollback': 'not_found',
  'runs.answer': 'execution_not_found',
  'runs.get': 'not_found',
  'runs.explain': 'not_found',
  'connections.get_connection_metadata': 'not_found',
  'connections.test_connection': 'not_found',
  'analytics.funnel': 'not_found',
  'analytics.update_goal': 'not_found',
  'analytics.change_goal_status': 'not_found',
  'analytics.get_report': 'not_found',
  'analytics.export_report_csv': 'not_found',
  'config.get': 'scope_denied',
  'config.get_values': 'scope_denied',
  'config.set': 'scope_denied',
}

/** Configuration also requires the permission to view its section, or to manage it. */
const VIEW = 'service.config.widget.view'
const BESIDES: Partial<Record<AgentToolName, string[]>> = {
  'config.get': [VIEW],
  'config.get_section': [VIEW],
  'config.get_values': [VIEW],
  'config.set': [VIEW, 'service.config.widget.manage'],
}

const known = new Map<Agents, Ids>()

/**
 * The workspace's resources in a tool's arguments; a wait can be answered once, so each answer needs a separate run.
 */
async function namesOf(tool: AgentTool, of: Agents): Promise<Ids> {
  const answers = tool.name === 'flows.resume' || tool.name === 'runs.answer'
  const ids = (answers ? undefined : known.get(of)) ?? (await idsOf(service, of))
  known.set(of, ids)
  return { ...ids, code: service.deps.newId() }
}

/** A checksum, by table, of all of the other workspace that a tool could have changed. */
async function stateOf(workspace: Agents): Promise<Record<string, string>> {
  const tables = [
    'goals',
    'goal_completions',
    'reports',
    'flows',
    'forms',
    'connections',
    'conversations',
    'executions',
  ]
  const sums = checksumsOf([
    ...tables.map(name => ({ name, where: 'tenant_id = $1' })),
    { name: 'config_values', where: 'scope_id = $1' },
  ])
  return checksumsIn(
    (await service.database.pool.query<{ name: string; sum: string }>(sums, [workspace.tenantId])).rows,
  )
}

describe('every tool × scope × permission × workspace', () => {
  for (const tool of served) {
    for (const which of SCOPES) {
      test(`${tool.name} with ${which}`, async () => {
        const scopes = scopesOf(tool, which)
        const enough = which === 'the root scope' || scopes.includes(tool.scope)
        for (const permitted of [false, true]) {
          const token = await giveToken(service, own.tenantId, {
            scopes,
            permissions: permitted
              ? [tool.permission, ...(BESIDES[tool.name] ?? [])]
              : allPermissions.filter(code => code !== tool.permission),
          })
          for (const target of [own, other]) {
            const whose = target === own ? 'own' : 'other'
            const what = `${permitted ? 'with' : 'without'} the permission, ${whose} workspace`
            const args = argumentsFor(tool.name, target, await namesOf(tool, target))
            const before = await stateOf(other)
            const { result, error } = await rpc(service, token, 'tools/call', { name: tool.name, arguments: args })
            if (permitted && enough)
              judgeResult(tool, target, result as ToolResult | undefined, `${what}: ${JSON.stringify(error)}`)
            else
              assert.deepEqual(
                [error?.code, error?.data],
                [-32002, permitted ? { required_scope: tool.scope } : { resource: tool.permission }],
                what,
              )
            assert.deepEqual(await stateOf(other), before, what)
          }
          const { result } = await rpc(service, token, 'tools/list')
          assert.equal(
            (result?.['tools'] as { name: string }[]).some(({ name }) => name === tool.name),
            permitted && enough,
          )
        }
      })
    }
  }

  test('has a row for every tool, and in each a case that is allowed', () => {
    for (const tool of served)
      assert.ok(
        AREAS[tool.name.split('.')[0]!] !== undefined &&
          SCOPES.some(which => scopesOf(tool, which).includes(tool.scope)),
        tool.name,
      )
  })
})

function judgeResult(tool: AgentTool, target: Agents, result: ToolResult | undefined, what: string): void {
  assert.ok(result, what)
  const code = target === own ? undefined : ABSENT[tool.name]
  assert.equal(result.isError, code !== undefined, `${what} ${result.content[0]?.text ?? ''}`)
  if (code !== undefined) assert.match(result.content[0]!.text, new RegExp(`^${code}: `))
  const said = JSON.stringify(result)
  for (const id of [other.tenantId, other.report, other.form, ...Object.values(other.flows)])
    assert.ok(!said.includes(id), what)
}
