import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useAgent, type Reply } from './agent.ts'

describe('flow tools', () => {
  const agent = useAgent()

  describe('flows.list_flows', () => {
    type Listed = { flows: Record<string, unknown>[]; next_cursor: string | null }

    test('lists flows by code with status, versions and triggers, page by page', async () => {
      const first = await agent.get<Listed>('flows.list_flows', { limit: 2 })
      const second = await agent.get<Listed>('flows.list_flows', { limit: 2, cursor: first.next_cursor })
      assert.deepEqual(
        [...first.flows, ...second.flows].map(({ code, status, published_version: version, intents, events }) => [
          code,
          status,
          version,
          intents,
          events,
        ]),
        [
          ['draft', 'draft', null, [], []],
          ['order-status', 'published', 1, ['order_status'], ['order.shipped']],
          ['timed', 'published', 1, ['timed'], []],
        ],
      )
      assert.equal(second.next_cursor, null)
      assert.deepEqual(
        (await agent.get<Listed>('flows.list_flows', { status: 'draft' })).flows.map(({ code }) => code),
        ['draft'],
      )
      await agent.fails('invalid_input', 'flows.list_flows', { cursor: 'bm9uZQ' })
    })
  })

  describe('flows.get_flow', () => {
    type Read = { version: number | null; definition: { code: string } }

    test('answers the published definition, a version by number, or the draft', async () => {
      const { flows } = agent.agents
      const published = await agent.get<Read>('flows.get_flow', { flow_id: flows.order })
      assert.deepEqual([published.version, published.definition.code], [1, 'order-status'])
      assert.deepEqual(await agent.get('flows.get_flow', { flow_id: flows.order.toUpperCase(), version: 1 }), published)
      const draft = await agent.get<Read>('flows.get_flow', { flow_id: flows.draft })
      assert.deepEqual([draft.version, draft.definition.code], [null, 'draft'])
    })

    test('fails for a flow and for a version that do not exist, and refuses other spellings of an id', async () => {
      const { order } = agent.agents.flows
      await agent.fails('not_found', 'flows.get_flow', { flow_id: order, version: 9 })
      await agent.fails('not_found', 'flows.get_flow', { flow_id: agent.service.deps.newId() })
      await agent.refuses('flows.get_flow', { flow_id: `urn:uuid:${order}` })
    })
  })

  describe('flows.start', () => {
    test('starts the flow of an intent as for a visitor', async () => {
      const started = await agent.get<Reply>('flows.start', {
        intent_name: 'order_status',
        variables: { first_name: 'Ada' },
      })
      assert.deepEqual([started.status, started.blocks[0]!.payload['text']], ['waiting_input', 'Hello Ada'])
    })

    test('fails for an unknown intent, and lists those that exist', async () => {
      const unknown = await agent.fails('intent_not_matched', 'flows.start', { intent_name: 'nothing' })
      assert.match(unknown.content[0]!.text, /order_status, timed|timed, order_status/)
    })

    test('fails for variables that are too large or nested, and names them', async () => {
      const large = { intent_name: 'timed', variables: { much: 'x'.repeat(5000) } }
      await agent.fails('invalid_input', 'flows.start', large)
      const nested = await agent.fails('invalid_input', 'flows.start', {
        intent_name: 'timed',
        variables: { list: [{}] },
      })
      assert.match(nested.content[0]!.text, /key: list/)
    })
  })

  describe('flows.resume', () => {
    test('resumes a run once for each wait token, after an answer that it refused', async () => {
      const started = await agent.get<Reply>('flows.start', { intent_name: 'order_status' })
      const answer = { execution_id: started.execution_id, wait_token: started.metadata.wait_token }
      const right = { ...answer, values: { order_no: '123456' } }
      const refused = await agent.fails('invalid_input', 'flows.resume', { ...answer, values: { order_no: 'x' } })
      assert.match(refused.content[0]!.text, /order_no: pattern/)
      const resumed = await agent.get<Reply>('flows.resume', right)
      assert.deepEqual([resumed.status, resumed.conversation_id], ['completed', started.conversation_id])
      await agent.fails('invalid_wait_token', 'flows.resume', right)
      await agent.fails('execution_not_found', 'flows.resume', { ...right, execution_id: agent.service.deps.newId() })
    })
  })

  describe('flows.validate', () => {
    type Validation = { valid: boolean; findings: { path: string; rule: string; nodeId: string | null }[] }

    test('has the findings of a publish, and saves nothing', async () => {
      const definition = {
        code: 'greeting',
        name: 'Greeting',
        nodes: [{ id: 'hello', type: 'message', text: 'Hello', next: 'chek' }],
      }
      const { valid, findings } = await agent.get<Validation>('flows.validate', { definition })
      assert.deepEqual(
        [valid, findings.map(({ path, rule, nodeId }) => [path, rule, nodeId])],
        [false, [['/nodes/0/next', 'unknown_target', 'hello']]],
      )
      const { flows } = await agent.get<{ flows: { code: string }[] }>('flows.list_flows')
      assert.ok(!flows.some(({ code }) => code === 'greeting'))
    })

    test('knows which flow the definition belongs to: its own intent is not taken', async () => {
      const { order } = agent.agents.flows
      const { definition } = await agent.get<{ definition: object }>('flows.get_flow', { flow_id: order })
      assert.deepEqual(await agent.get('flows.validate', { definition, flow_id: order }), { valid: true, findings: [] })
      const copy = await agent.get<Validation>('flows.validate', { definition: { ...definition, code: 'copy' } })
      assert.deepEqual(
        copy.findings.map(({ rule }) => rule),
        ['intent_taken'],
      )
      await agent.fails('not_found', 'flows.validate', { definition: {}, flow_id: agent.service.deps.newId() })
    })
  })
})
