import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createEngine, type Engine } from '../../generated/sdk/dist/index.js'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const LISTED = 'api.shop.example'

describe('the configuration of a workspace for its runs', () => {
  let service: TestService
  let shop: Receiver
  let engine: Engine
  let tenant_id: string

  before(async () => {
    shop = await startReceiver()
    service = await startTestService({ environment: { egressAllow: ['127.0.0.0/8'] } })
    const intent = (code: string, nodes: object[]) => ({
      code,
      name: code,
      triggers: [{ type: 'chat_intent', intent: code }],
      nodes,
    })
    const told = { id: 'told', type: 'end', text: 'Answered' }
    const failed = { id: 'failed', type: 'end', text: 'Failed' }
    const call = (code: string, settings: object) =>
      intent(code, [{ id: 'call', type: 'http', next: 'told', onError: 'failed', ...settings }, told, failed])
    tenant_id = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Settings' },
      connections: [{ code: 'shop', providerKey: 'http', baseUrl: shop.url }],
      config: {
        tenant: {
          'engine/runs/step_budget': 20,
          'engine/runs/wait_expiry': 'PT5M',
          'engine/http/timeout': 'PT1S',
          'engine/http/allowed_hosts': [LISTED],
        },
      },
      flows: [
        intent('count', [
          { id: 'add', type: 'set_variable', set: { count: { expr: '$sum([vars.count, 1])' } }, next: 'enough' },
          {
            id: 'enough',
            type: 'condition',
            branches: [{ when: 'vars.count >= vars.most', next: null }],
            otherwise: 'add',
          },
        ]),
        intent('ask', [{ id: 'question', type: 'input', field: { name: 'answer', type: 'text' }, next: 'told' }, told]),
        call('by-connection', { connection: 'shop', url: '/stock' }),
        call('elsewhere', { url: `${shop.url}/stock` }),
      ],
    })
    engine = createEngine({ baseUrl: service.url, token: ENGINE_TOKEN })
  })
  after(async () => {
    await Promise.all([service.stop(), shop.stop()])
  })

  const start = async (intent_name: string, variables = {}) =>
    await engine.trigger({ tenant_id, intent_name, variables })
  const said = ({ blocks }: { blocks: { payload: object }[] }) =>
    blocks.map(({ payload }) => ('text' in payload ? payload.text : ''))

  it('bounds the steps of a turn', async () => {
    assert.equal((await start('count', { most: 10 })).status, 'completed')
    const run = await start('count', { most: 11 })
    const { failure_kind } = await engine.execution(tenant_id, run.execution_id)
    assert.deepEqual([run.status, failure_kind], ['failed', 'step_limit'])
  })

  it('ends a question without its own expiry', async () => {
    const asked = await start('ask')
    const until = new Date(asked.metadata.wait_expires_at ?? 0).getTime()
    assert.equal(until - service.clock.now().getTime(), 5 * 60_000)
  })

  it('bounds the time of a call that names none', async () => {
    shop.answer(() => 'never')
    assert.deepEqual(said(await start('by-connection')), ['Failed'])
  })

  it('lets flows call listed hosts and connections only, and sends nothing elsewhere', async () => {
    shop.answer(() => ({}))
    shop.received.length = 0
    assert.deepEqual(said(await start('elsewhere')), ['Failed'])
    assert.deepEqual(shop.received, [])
    assert.deepEqual(said(await start('by-connection')), ['Answered'])
  })
})
