import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useAgent } from './agent.ts'

type Started = { execution_id: string; metadata: { wait_token: string } }

type Failed = {
  run: { status: string; error: { nodeId: string; kind: string } }
  node: { id: string; url: string; headers: object; body: object }
  inputs: { variables: object; context: object }
  log: { nodeId: string | null; entry: { kind: string } }[]
}

describe('tools of runs', () => {
  const agent = useAgent()

  async function start(args: object = {}): Promise<Started> {
    return await agent.get<Started>('runs.start', { intent_name: 'order_status', ...args })
  }

  describe('runs.start', () => {
    test('starts one run for one key, which models give as an argument', async () => {
      const [run, again] = [await start({ idempotency_key: 'once' }), await start({ idempotency_key: 'once' })]
      assert.equal(again.execution_id, run.execution_id)
      assert.notEqual((await start({ idempotency_key: 'twice' })).execution_id, run.execution_id)
    })
  })

  describe('runs.answer', () => {
    test('answers once for one key, and the wait once in all', async () => {
      const { execution_id: id, metadata } = await start()
      const answer = { execution_id: id, wait_token: metadata.wait_token, values: { order_no: '123456' } }
      const answered = await agent.get<{ status: string }>('runs.answer', { ...answer, idempotency_key: 'answer' })
      assert.equal(answered.status, 'completed')
      assert.deepEqual(await agent.get('runs.answer', { ...answer, idempotency_key: 'answer' }), answered)
      await agent.fails('invalid_wait_token', 'runs.answer', answer)
    })
  })

  describe('runs.get', () => {
    test('tells what a run waits for and until when, and never its wait token', async () => {
      const { execution_id: id, metadata } = await start()
      type Run = { execution: { status: string; waitExpiresAt: string | null }; expectedInput: object | null }
      const { execution, expectedInput, ...rest } = await agent.get<Run>('runs.get', { execution_id: id })
      assert.equal(execution.status, 'waiting_input')
      assert.ok(execution.waitExpiresAt !== null && expectedInput !== null)
      assert.ok(!JSON.stringify([execution, expectedInput, rest]).includes(metadata.wait_token))
      await agent.fails('not_found', 'runs.get', { execution_id: agent.service.deps.newId() })
    })
  })

  describe('runs.list', () => {
    test('lists runs by state and flow, newest first, page by page', async () => {
      const { execution_id: older } = await start()
      const { execution_id: newer } = await start()
      type Page = { items: { id: string }[]; nextCursor: string }
      const filter = { status: 'waiting_input', flow_id: agent.agents.flows.order, limit: 1 }
      const first = await agent.get<Page>('runs.list', filter)
      const second = await agent.get<Page>('runs.list', { ...filter, cursor: first.nextCursor })
      assert.deepEqual([first.items[0]?.id, second.items[0]?.id], [newer, older])
      await agent.fails('invalid_input', 'runs.list', { cursor: 'bm9uZQ' })
    })
  })

  describe('runs.explain', () => {
    test('has the node at which the run is, with the end of its log', async () => {
      const { execution_id: id } = await start({ variables: { first_name: 'Ada' } })
      type Explanation = { node: { id: string; prompt: string } | null; log: { entry: { kind: string } }[] }
      const { node, log } = await agent.get<Explanation>('runs.explain', { execution_id: id, last: 2 })
      assert.deepEqual([node?.id, node?.prompt, log.length], ['ask', 'Your order number?', 2])
      const whole = await agent.get<Explanation>('runs.explain', { execution_id: id })
      assert.equal(whole.log[0]?.entry.kind, 'execution_started')
      assert.deepEqual(whole.log.slice(-2), log)
      await agent.fails('not_found', 'runs.explain', { execution_id: agent.service.deps.newId() })
    })

    test('removes secrets and contact details, and leaves what explains the failure', async () => {
      const secrets = {
        password: 'correct horse battery',
        mail: 'grace@navy.example',
        token: 'ghp_0123456789abcdefghijABCDEFGHIJ',
        key: 'sk-proj-0123456789abcdefghij',
      }
      const { password, mail, token, key } = secrets
      const definition = {
        code: 'closed-shop',
        name: 'Closed shop',
        triggers: [{ type: 'chat_intent', intent: 'closed_shop' }],
        nodes: [
          { id: 'ask', type: 'input', field: { name: 'customer', type: 'email', required: true }, next: 'shop' },
          {
            id: 'shop',
            type: 'http',
            method: 'POST',
            url: 'http://10.0.0.1/orders?mail={{ vars.customer }}',
            headers: { 'Authorization': 'Bearer {{ vars.token }}', 'X-Shop': key },
            body: { from: '{{ vars.customer }}', copy: mail },
            next: 'bye',
          },
          { id: 'bye', type: 'end' },
        ],
      }
      const { id: flow_id, etag } = await agent.get('flows.create_draft', { definition })
      await agent.get('flows.publish', { flow_id, etag })
      const { execution_id, metadata } = await agent.get<Started>('runs.start', {
        intent_name: 'closed_shop',
        variables: { password, token, note: `Mail ${mail} or use ${token}`, amount: 3 },
        context: { apiKey: password },
      })
      await agent.get('runs.answer', { execution_id, wait_token: metadata.wait_token, values: { customer: mail } })
      const explanation = await agent.get<Failed>('runs.explain', { execution_id })
      const { run, node, inputs, log } = explanation
      const { content } = await agent.call('runs.explain', { execution_id })
      for (const text of [JSON.stringify(explanation), content[0]!.text])
        for (const secret of Object.values(secrets)) assert.ok(!text.includes(secret), `${secret} is in ${text}`)
      assert.deepEqual([run.status, run.error.nodeId, run.error.kind], ['failed', 'shop', 'http_error'])
      assert.deepEqual(
        [node.id, node.url, node.headers, node.body],
        [
          'shop',
          'http://10.0.0.1/orders?mail={{ vars.customer }}',
          { 'Authorization': '[REDACTED-AUTH]', 'X-Shop': '[REDACTED-TOKEN]' },
          { from: '{{ vars.customer }}', copy: '[REDACTED-EMAIL]' },
        ],
      )
      assert.deepEqual(inputs, {
        variables: {
          password: '[REDACTED-AUTH]',
          token: '[REDACTED-TOKEN]',
          note: 'Mail [REDACTED-EMAIL] or use [REDACTED-TOKEN]',
          amount: 3,
          customer: '[REDACTED-EMAIL]',
        },
        context: { apiKey: '[REDACTED-AUTH]' },
      })
      assert.deepEqual(
        log.slice(-2).map(({ nodeId, entry }) => [nodeId, entry.kind]),
        [
          ['shop', 'step_failed'],
          [null, 'execution_ended'],
        ],
      )
    })
  })
})
