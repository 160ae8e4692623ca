import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Tool } from '../../../handlers/mcp/registry.ts'
import { eventually } from '../../support/eventually.ts'
import { createFullDisk } from '../../support/full-disk.ts'
import { applyAgents, post, rpc, type Agents } from '../../support/agents.ts'
import { startTestService, type TestService } from '../../support/service.ts'

const broken: Tool = {
  name: 'broken',
  alias: 'broken',
  scope: 'mcp:config:read',
  permission: 'service.config',
  idempotencyKey: false,
  listing: { title: 'Broken', description: 'Breaks', inputSchema: { type: 'object' }, annotations: {} },
  findProblems: () => [],
  findViolation: () => undefined,
  run: async () => await Promise.reject(new Error('select password from secrets failed at line 7')),
}

let service: TestService
let agents: Agents
before(async () => {
  service = await startTestService({ substitutes: { agentTools: tools => [...tools, broken] } })
  agents = await applyAgents(service)
})
after(async () => {
  await service.stop()
})

describe('a fault', () => {
  test('is -32603 and reveals nothing of its cause', async () => {
    assert.deepEqual((await rpc(service, agents.tokens.admin, 'tools/call', { name: 'broken' })).error, {
      code: -32603,
      message: 'The service failed',
    })
  })

  test('in a notification is accepted', async () => {
    assert.equal(
      (await post(service, agents.tokens.admin, { jsonrpc: '2.0', method: 'tools/call', params: { name: 'broken' } }))
        .status,
      202,
    )
  })

  test('in the audit log fails the call, since every call is audited', async () => {
    await service.database.pool.query('alter table audit_log rename to audit_log_away')
    assert.equal((await rpc(service, agents.tokens.admin, 'tools/call', { name: 'config.list' })).error?.code, -32603)
    await service.database.pool.query('alter table audit_log_away rename to audit_log')
    assert.ok((await rpc(service, agents.tokens.admin, 'tools/call', { name: 'config.list' })).result)
  })

  test('of a database without room for the audit log fails no call that was done: its entry follows', async () => {
    const { pool } = service.database
    const entries = async () => (await pool.query("select from audit_log where action = 'mcp.tool.call'")).rowCount ?? 0
    const disk = await createFullDisk(service.database)
    const before = await entries()
    await disk.fill('audit_log')
    assert.ok((await rpc(service, agents.tokens.admin, 'tools/call', { name: 'config.list' })).result)
    assert.equal(await entries(), before)
    await disk.free()
    await eventually(async () => assert.equal(await entries(), before + 1))
  })
})
