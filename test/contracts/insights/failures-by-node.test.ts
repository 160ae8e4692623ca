import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request from 'supertest'
import { getFailuresByNode_200 } from '../../../generated/validators/insights/responses.js'
import { getFailuresByNode } from '../../../handlers/insights/analytics.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'

describe('getFailuresByNode', () => {
  let service: TestService
  let tenantId = ''
  let flowId = ''
  before(async () => {
    service = await startTestService()
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1', organization: { name: 'Acme' }, workspace: { name: 'Acme', timezone: 'Europe/Berlin' },
      flows: [{
        code: 'risky', name: 'Risky', triggers: [{ type: 'chat_intent', intent: 'risky' }], start: 'hello',
        nodes: [
          { id: 'hello', type: 'message', text: 'Hello', next: 'check' }, { id: 'check', type: 'condition', branches: [{ when: "vars.bad = true", next: 'call' }], otherwise: 'bye' },
          { id: 'call', type: 'http', url: 'http://169.254.169.254/', next: 'bye' }, { id: 'bye', type: 'end', text: 'Bye' },
        ],
      }],
    })
    flowId = (await service.database.pool.query<{ id: string }>('select id from flows where tenant_id = $1', [tenantId])).rows[0]!.id
    for (const bad of [true, false, true, false, false]) {
      const { status } = await request(service.url).post('/api/v1/engine/triggers/chat').set('Authorization', `Bearer ${ENGINE_TOKEN}`).send({ tenant_id: tenantId, intent_name: 'risky', variables: { bad } })
      assert.equal(status, 200)
    }
  })
  after(async () => { await service.stop() })
  const ask = async (query: { from?: string, to?: string } = {}, tenant = tenantId, flow = flowId) => await getFailuresByNode(service.deps, { query: { flow_id: flow, ...query } }, tenant)

  it('counts what came to each node and what failed there, most failures first', async () => {
    const reply = await ask({}, tenantId, flowId.toUpperCase())
    assert.ok('body' in reply && reply.body !== undefined)
    assert.equal(reply.status, 200)
    assert.ok(getFailuresByNode_200(reply.body), JSON.stringify(getFailuresByNode_200.errors))
    const { flow_id: id, nodes } = reply.body as { flow_id: string, nodes: { node_id: string, node_type: string, executions: number, failures: number, rate: number, last_error_kind?: string }[] }
    assert.equal(id, flowId)
    assert.deepEqual(nodes.map(({ node_id: node, node_type: type, executions, failures, rate }) => [node, type, executions, failures, rate]), [
      ['call', 'http', 2, 2, 1], ['check', 'condition', 5, 0, 0], ['hello', 'message', 5, 0, 0], ['bye', 'end', 3, 0, 0],
    ])
    assert.equal(typeof nodes[0]?.last_error_kind, 'string')
  })
  it('knows nothing of a flow of another workspace, or of days on which nothing ran', async () => {
    const other = await applyTestWorkspace(service.database, { apiVersion: 'parley/v1', organization: { name: 'Other' }, workspace: { name: 'Other' } })
    for (const reply of [await ask({}, other), await ask({ from: '2020-01-01', to: '2020-01-02' })]) assert.deepEqual('body' in reply && (reply.body as { nodes: object[] }).nodes, [])
  })
  it('is 400 for days that are in no order, and for more than a year of them', async () => {
    await assert.rejects(ask({ from: '2026-03-02', to: '2026-03-01' }), { code: 'invalid_input', status: 400 })
    await assert.rejects(ask({ from: '2020-01-01', to: '2026-03-01' }), { code: 'invalid_input', status: 400 })
  })
})
