import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { rowsOf } from '../cross-tenant/world.ts'
import { greeting, successBody, uniqueCode } from './fixtures.ts'

const TRIGGER = { type: 'chat_intent', text: 'Hi' }
const chat = (nodes: object[], code = 'tried') => ({
  code,
  name: 'Tried',
  triggers: [{ type: 'chat_intent', intent: 'tried' }],
  nodes,
})
const bye = { id: 'bye', type: 'end', text: 'Bye' }
const partner = (title: string) => ({
  code: 'partner',
  title,
  fields: [{ name: 'shop', type: 'text', required: true }],
})

describe('simulateDefinition', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const simulate = async (definition: object, more: object = {}) =>
    await token.post('/flow-simulations', { definition, trigger: TRIGGER, ...more })
  const failureOf = async (definition: object, more: object = {}) =>
    (await successBody(simulate(definition, more)))['error'] as Loose | null
  const shown = async (definition: object, more: object = {}) => {
    const { turns } = await successBody(simulate(definition, more))
    return (turns as Loose[]).map(({ blocks }) =>
      (blocks as Loose[]).map(({ payload }) => (payload.text ?? payload.title) as unknown),
    )
  }

  /** Everything of the workspace but when its token was last used. */
  const rows = async () => {
    const { access_tokens: _, ...stored } = await rowsOf(service, { tenantId: home.tenantId, organisationId: newId() })
    return stored
  }

  it('runs a definition in a workspace that has nothing of it, and stores nothing', async () => {
    const definition = chat([
      { id: 'ask', type: 'input', field: { name: 'order', type: 'text', required: true }, next: 'look' },
      { id: 'look', type: 'http', connection: 'shop', url: '/orders/{{ vars.order }}', saveAs: 'found', next: 'count' },
      { id: 'count', type: 'goal', code: 'order-found', next: 'rest' },
      { id: 'rest', type: 'wait', for: 'P1D', next: 'tell' },
      { id: 'tell', type: 'end', text: '{{ vars.greeting }}: {{ vars.found.body.state }}' },
    ])
    const before = await rows()
    const body = {
      now: '2026-11-20T09:00:00Z',
      variables: { greeting: 'Well' },
      stubs: { look: [{ status: 200, body: { state: 'shipped' } }] },
      inputs: [{ values: { order: '7' } }],
    }
    const answer = await successBody(simulate(definition, body))
    assert.deepEqual([answer['status'], answer['error']], ['completed', null])
    const { blocks, steps, now } = answer['turns'][1] as Loose
    assert.equal(blocks[0].payload.text, 'Well: shipped')
    assert.equal(steps[1].data.request.url, '/orders/7')
    assert.equal(now, '2026-11-21T09:00:00.000Z')
    assert.deepEqual(await successBody(simulate(definition, body)), answer)
    const unanswered = await failureOf(definition, { ...body, stubs: {} })
    assert.deepEqual([unanswered?.kind, unanswered?.nodeId], ['stub_missing', 'look'])
    const held = await successBody(simulate(definition, { ...body, waits: 'hold' }))
    assert.equal(held['turns'][1].wait.dueAt, '2026-11-21T09:00:00.000Z')
    assert.deepEqual(await rows(), before)
  })

  it('shows the forms and runs the flows that come with it, before those of the workspace', async () => {
    const definition = chat([
      { id: 'form', type: 'form', form: 'partner', saveAs: 'shop', next: 'other' },
      { id: 'other', type: 'subflow', flow: 'hours', next: 'bye' },
      bye,
    ])
    const hours = (text: string) => greeting('hours', text)
    const inputs = [{ values: { shop: 'Blue Door' } }]
    const given = { inputs, forms: [partner('Given')], flows: [hours('At 9')] }
    assert.deepEqual(await shown(definition, given), [['Given'], ['At 9', 'Bye']])
    assert.deepEqual(await failureOf(definition, { inputs }), {
      kind: 'unknown_form',
      message: 'there is no form partner',
      nodeId: 'form',
    })
    const withoutFlow = await failureOf(definition, { ...given, flows: [] })
    assert.deepEqual([withoutFlow?.kind, withoutFlow?.nodeId], ['unknown_flow', 'other'])

    const { id: formId } = await successBody(token.post('/forms', { definition: partner('Stored') }))
    await successBody(token.post(`/forms/${String(formId)}/publish`, {}))
    const { id: flowId } = await successBody(token.post('/flows', { definition: hours('At 10') }))
    await successBody(token.post(`/flows/${String(flowId)}/publish`, {}))
    await eventually(async () => assert.deepEqual(await shown(definition, { inputs }), [['Stored'], ['At 10', 'Bye']]))
    assert.deepEqual(await shown(definition, given), [['Given'], ['At 9', 'Bye']])
    // The code and the intents of a definition may be those of a flow that the workspace has.
    assert.deepEqual(await shown(hours('At 11')), [['At 11']])
  })

  it('runs a half-made definition up to its broken node if it is asked to', async () => {
    const half = chat([
      { id: 'hello', type: 'message', text: 'Hello', next: 'odd' },
      { id: 'odd', type: 'teleport' },
    ])
    assertRefused(await simulate(half), 422, 'flow_invalid')
    const { turns, error } = await successBody(simulate(half, { errors: 'stop' }))
    assert.equal(turns[0].blocks[0].payload.text, 'Hello')
    assert.deepEqual([error.kind, error.nodeId], ['node_invalid', 'odd'])
    assertRefused(await simulate({ ...half, nodes: [] }, { errors: 'stop' }), 422, 'flow_invalid')
  })

  it('says where a definition, or what comes with it, is wrong', async () => {
    const pathsOf = (answer: Awaited<ReturnType<typeof simulate>>, code: string) =>
      (assertRefused(answer, 422, code)['findings'] as Loose[]).map(({ path, rule }) => [path, rule] as unknown[])
    const lost = { id: 'hello', type: 'message', text: 'Hi', next: 'gone' }
    assert.deepEqual(pathsOf(await simulate(chat([lost])), 'flow_invalid'), [['/nodes/0/next', 'unknown_target']])
    assert.deepEqual(
      pathsOf(await simulate(chat([bye]), { flows: [greeting(uniqueCode()), chat([lost])] }), 'flow_invalid'),
      [['/flows/1/nodes/0/next', 'unknown_target']],
    )
    const twice = { ...partner('Twice'), fields: Array(2).fill({ name: 'shop', type: 'text' }) as object[] }
    assert.deepEqual(pathsOf(await simulate(chat([bye]), { forms: [twice] }), 'form_invalid'), [
      ['/forms/0/fields/1/name', 'duplicate_field'],
    ])
    const { code: _, ...nameless } = chat([bye])
    assert.equal(pathsOf(await simulate(nameless), 'flow_invalid')[0]?.[0], '/code')
    for (const trigger of [
      { type: 'chat_intent', intent: 'other' },
      { type: 'event', event: 'other' },
    ])
      assertRefused(await simulate(chat([bye]), { trigger }), 422, 'validation_failed')
    const many = Array<object>(21).fill(partner('One'))
    const tooMany = assertRefused(await simulate(chat([bye]), { forms: many }), 422, 'validation_failed')
    assert.equal(tooMany['validation_errors'][0].field, 'forms')
  })

  it('is for those who may create a flow', async () => {
    const body = { definition: chat([bye]), trigger: TRIGGER }
    for (const [permission, status] of [
      ['service.flows.manage', 200],
      ['service.flows.simulate', 403],
      ['service.flows.publish', 403],
    ] as const) {
      const caller = await home.adminCaller([permission])
      assert.equal((await caller.post('/flow-simulations', body)).status, status, permission)
    }
  })
})
