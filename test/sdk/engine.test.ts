import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine, isParleyError, itemsOf } from '../../generated/sdk/dist/index.js'
import { countedWaits, failureOf, refusal, startStub, type Answer } from './stub.ts'

const request = { tenant_id: '018f0000-0000-7000-8000-000000000002', intent_name: 'order_status' }
const reply = {
  execution_id: 'run-1',
  conversation_id: 'talk-1',
  status: 'completed',
  blocks: [],
  expected_input: null,
  metadata: {},
  token_usage: null,
}

async function withEngine<T>(answers: Answer[], work: (engine: ReturnType<typeof createEngine>) => Promise<T>) {
  const stub = await startStub((_, index) => answers[index] ?? { status: 500 })
  let keys = 0
  try {
    const engine = createEngine({
      baseUrl: `${stub.url}/`,
      token: 'secret',
      retry: countedWaits().retry,
      newIdempotencyKey: () => `key-${++keys}`,
    })
    return { result: await work(engine), received: stub.received }
  } finally {
    await stub.stop()
  }
}

describe('the engine client', () => {
  it('sends the token, and one idempotency key for all attempts of a trigger', async () => {
    const { result, received } = await withEngine(
      ['cut', { status: 503 }, { body: reply }],
      async engine => await engine.trigger(request),
    )
    assert.deepEqual(result, reply)
    assert.deepEqual(
      received.map(({ headers }) => headers['idempotency-key']),
      ['key-1', 'key-1', 'key-1'],
    )
    assert.deepEqual(
      received.map(({ headers }) => headers.authorization),
      Array.from({ length: 3 }, () => 'Bearer secret'),
    )
    assert.deepEqual(received[0]?.body, request)
    assert.equal(received[0].path, '/api/v1/engine/triggers/chat')
  })

  it('reads lists page by page, and cancels with one request that may be repeated', async () => {
    const { tenant_id } = request
    const entry = (execution_id: string) => ({ execution_id, status: 'waiting_input' })
    const { result, received } = await withEngine(
      [
        { body: { items: [entry('run-1')], next_cursor: 'more' } },
        { body: { items: [entry('run-2')], next_cursor: null } },
        { body: { items: [], next_cursor: null } },
        'cut',
        { body: { ...entry('run-1'), status: 'aborted' } },
      ],
      async engine => {
        const seen: string[] = []
        const runs = itemsOf(from => engine.executions({ tenant_id, status: 'waiting_input', ...from }))
        for await (const { execution_id } of runs) seen.push(execution_id)
        await engine.conversations({ tenant_id, customer_id: 'c-17' })
        return [...seen, (await engine.cancel('run-1', { tenant_id, reason: 'Withdrawn' })).status]
      },
    )
    assert.deepEqual(result, ['run-1', 'run-2', 'aborted'])
    const path = '/api/v1/engine'
    assert.deepEqual(
      received.map(call => [call.path, call.headers['idempotency-key']]),
      [
        [`${path}/executions?tenant_id=${tenant_id}&status=waiting_input`, undefined],
        [`${path}/executions?tenant_id=${tenant_id}&cursor=more&status=waiting_input`, undefined],
        [`${path}/conversations?tenant_id=${tenant_id}&customer_id=c-17`, undefined],
        [`${path}/executions/run-1/cancel`, undefined],
        [`${path}/executions/run-1/cancel`, undefined],
      ],
    )
  })

  it("uses another key for the next call, the caller's own, or none", async () => {
    const { received } = await withEngine(
      [{ body: reply }, { body: reply }, { body: reply }, { body: reply }],
      async engine => {
        await engine.trigger(request)
        await engine.resume('018f5e7a-0000-7000-8000-000000000002', { tenant_id: request.tenant_id, wait_token: 'w' })
        await engine.resume(
          '018f5e7a-0000-7000-8000-000000000002',
          { tenant_id: request.tenant_id, wait_token: 'w' },
          { idempotencyKey: 'mine' },
        )
        await engine.trigger(request, { idempotencyKey: null })
      },
    )
    assert.deepEqual(
      received.map(({ headers }) => headers['idempotency-key']),
      ['key-1', 'key-2', 'mine', undefined],
    )
  })

  it('sends one key for all attempts of an event and of a conversion', async () => {
    const { tenant_id } = request
    const { received } = await withEngine(
      ['cut', { status: 202, body: {} }, { status: 503 }, { status: 201, body: {} }, { status: 202, body: {} }],
      async engine => {
        await engine.publishEvent({ tenant_id, event_name: 'order.paid' })
        await engine.recordConversion({ tenant_id, goal: 'purchase' })
        await engine.publishEvent({ tenant_id, event_name: 'order.paid' }, { idempotencyKey: null })
      },
    )
    assert.deepEqual(
      received.map(({ path, headers }) => [path, headers['idempotency-key']]),
      [
        ['/api/v1/engine/events', 'key-1'],
        ['/api/v1/engine/events', 'key-1'],
        ['/api/v1/insights/conversions', 'key-2'],
        ['/api/v1/insights/conversions', 'key-2'],
        ['/api/v1/engine/events', undefined],
      ],
    )
  })

  it('reads an execution of a workspace, again where that failed', async () => {
    const { result, received } = await withEngine(
      [{ status: 503 }, { body: { ...reply, failure_kind: null, updated_at: '2026-11-21T09:00:02.000Z' } }],
      async engine => await engine.execution(request.tenant_id, reply.execution_id),
    )
    assert.equal(result.status, 'completed')
    assert.deepEqual(
      received.map(({ method, path }) => `${method} ${path}`),
      Array.from({ length: 2 }, () => `GET /api/v1/engine/executions/run-1?tenant_id=${request.tenant_id}`),
    )
  })

  it('reports that a catalogue is current', async () => {
    const { result, received } = await withEngine(
      [{ status: 304 }],
      async engine => await engine.intents(request.tenant_id, { etag: 'W/"1"' }),
    )
    assert.deepEqual(result, { outcome: 'current' })
    assert.equal(received[0]?.headers['if-none-match'], 'W/"1"')
  })

  it('types refusals by code, with their details', async () => {
    await withEngine(
      [{ status: 404, body: refusal('intent_not_matched', { available_intents: ['plans'] }) }],
      async engine => {
        const error = await failureOf(engine.trigger(request))
        assert.ok(isParleyError(error, 'intent_not_matched'))
        assert.deepEqual(error.details?.available_intents, ['plans'])
        assert.equal(error.status, 404)
      },
    )
  })

  it('names replies without an envelope', async () => {
    for (const [status, code] of [
      [401, 'unauthorized'],
      [403, 'forbidden'],
      [418, 'unexpected_response'],
    ] as const) {
      await withEngine([{ status }], async engine =>
        assert.ok(isParleyError(await failureOf(engine.trigger(request)), code)),
      )
    }
  })
})
