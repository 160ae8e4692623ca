import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import request from 'supertest'
import { createTracing, type Sampling } from '../../adapters/tracing/index.ts'
import { Refusal } from '../../domain/refusal.ts'
import { eventually } from '../support/eventually.ts'
import { MODEL_KEY, startOpenAiServer, type ModelServer } from '../support/model-servers.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

const KEY = 'pk_live_Traced'
const ELSEWHERE = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }

/** Spans received by a collector, in the JSON form of OTLP over HTTP. */
function spansIn(collector: Receiver): Span[] {
  return collector.received.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

const fact = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find(attribute => attribute.key === key)?.value ?? {})[0]

describe('traces', () => {
  let collector: Receiver
  let shop: Receiver
  let model: ModelServer
  let service: TestService
  let spans: Span[] = []
  let tenantId: string
  const named = (name: string, within: readonly Span[] = spans) => within.filter(span => span.name === name)
  /** Names from the span up to the first of its trace. */
  const chain = (span: Span | undefined): string[] =>
    span === undefined ? [] : [...chain(spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name]

  before(async () => {
    ;[collector, shop, model] = await Promise.all([startReceiver(), startReceiver(), startOpenAiServer()])
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"order": "4711"}' }))
    model.answer({ pieces: ['Hello'], usage: { prompt: 10, completion: 5 } })
    service = await startTestService({
      environment: { egressAllow: ['127.0.0.0/8'], otelExporterOtlpEndpoint: `${collector.url}/` },
    })
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Acme' },
      workspace: { name: 'Acme', locale: 'en', timezone: 'UTC', currency: 'EUR' },
      keys: [{ name: 'widget', key: KEY, webhook: { url: `${shop.url}/hook` } }],
      connections: [
        { code: 'shop', providerKey: 'http', baseUrl: shop.url, credentials: { bearer: 'the-bearer' } },
        { code: 'gpt', providerKey: 'openai', baseUrl: model.baseUrl, credentials: { apiKey: MODEL_KEY } },
      ],
      flows: [
        {
          code: 'order',
          name: 'Order',
          triggers: [{ type: 'chat_intent', intent: 'order' }],
          start: 'hello',
          nodes: [
            { id: 'hello', type: 'message', text: 'One moment', next: 'call' },
            {
              id: 'call',
              type: 'http',
              connection: 'shop',
              url: '/orders/secret-path',
              saveAs: 'answer',
              next: 'think',
            },
            {
              id: 'think',
              type: 'agent',
              connection: 'gpt',
              model: 'gpt-4o-mini',
              prompt: '{{ input.text }}',
              next: 'rest',
            },
            { id: 'rest', type: 'wait', for: 'PT1H', next: null },
          ],
        },
        {
          code: 'parcel',
          name: 'Parcel',
          triggers: [{ type: 'chat_intent', intent: 'parcel' }],
          start: 'sent',
          nodes: [
            {
              id: 'sent',
              type: 'wait',
              event: { name: 'parcel_sent' },
              timeout: 'PT2H',
              next: 'look',
              onTimeout: null,
            },
            { id: 'look', type: 'http', connection: 'shop', url: '/parcels', saveAs: 'answer', next: null },
          ],
        },
      ],
    })
    const opened = await request(service.url).post('/api/public/v1/chat/sessions').send({ publicKey: KEY })
    const { sessionToken } = opened.body as { sessionToken: string }
    const answer = await request(service.url)
      .post('/api/public/v1/chat/messages')
      .set({
        Authorization: `Bearer ${sessionToken}`,
        traceparent: `00-${ELSEWHERE.traceId}-${ELSEWHERE.spanId}-01`,
      })
      .send({ text: 'my secret question', intentName: 'order' })
    assert.equal(answer.status, 200, answer.text)
    await service.work()
    await eventually(async () => {
      await Promise.resolve()
      assert.equal(shop.received.filter(({ path }) => path === '/hook').length, 2)
    })
    const waiting = await request(service.url)
      .post('/api/public/v1/chat/messages')
      .set('Authorization', `Bearer ${sessionToken}`)
      .send({ text: 'where is it', intentName: 'parcel' })
    assert.equal(waiting.status, 200, waiting.text)
    const hooks = () => shop.received.filter(({ path }) => path === '/hook').length
    await eventually(async () => {
      await service.work()
      assert.equal(hooks(), 3)
    })
    const published = await request(service.url)
      .post('/api/v1/engine/events')
      .set({ Authorization: `Bearer ${ENGINE_TOKEN}`, traceparent: `00-${ELSEWHERE.traceId}-${ELSEWHERE.spanId}-01` })
      .send({ tenant_id: tenantId, event_name: 'parcel_sent' })
    assert.equal(published.status, 202, published.text)
    await eventually(async () => {
      await service.work()
      assert.equal(hooks(), 4)
    })
    service.clock.advance(3_600_000)
    await service.work()
    const fromServer = await request(service.url)
      .get(`/api/v1/engine/intents?tenant_id=${tenantId}`)
      .set({ Authorization: `Bearer ${ENGINE_TOKEN}`, traceparent: `00-${ELSEWHERE.traceId}-${ELSEWHERE.spanId}-01` })
    assert.equal(fromServer.status, 200)
    await request(service.url).get('/api/public/v1/config/widget').query({ publicKey: 'pk_live_nobody' })
    await service.deps.tracing.close()
    spans = spansIn(collector)
  })
  after(async () => {
    await service.stop()
    await Promise.all([collector, shop, model].map(async server => await server.stop()))
  })

  const message = 'POST /api/public/v1/chat/messages'

  it('go to the collector as OTLP over HTTP, under the name of the service', () => {
    for (const { method, path, headers } of collector.received)
      assert.deepEqual([method, path, headers['content-type']], ['POST', '/v1/traces', 'application/json'])
    assert.match(collector.received[0]?.body ?? '', /"service\.name","value":\{"stringValue":"parley"\}/)
    assert.equal(new Set(spans.map(({ spanId }) => spanId)).size, spans.length)
  })

  it('lead from the request to the turn, to each step, and to the statements of each', () => {
    const [first] = named(message)
    assert.deepEqual(
      [first?.kind, fact(first, 'http.response.status_code'), fact(first, 'parley.operation')],
      [2, 200, 'sendChatMessage'],
    )
    assert.deepEqual(named('turn').filter(turn => turn.parentSpanId === first?.spanId).length, 1)
    for (const step of ['step message', 'step http', 'step agent', 'step wait'])
      assert.deepEqual(chain(named(step)[0]), [message, 'turn', step])
    const commits = named('commit_turn').filter(({ traceId }) => traceId === first?.traceId)
    // One before each call, which stores the decisions, and one that ends the turn.
    assert.equal(commits.length, 3)
    for (const commit of commits)
      assert.deepEqual(
        [...chain(commit), fact(commit, 'db.system.name')],
        [message, 'turn', 'commit_turn', 'postgresql'],
      )
    assert.ok(
      spans.some(
        span =>
          span.kind === 3 &&
          fact(span, 'db.system.name') === 'postgresql' &&
          chain(span).slice(0, 4).join(' > ') === `${message} > turn > step http > call http`,
      ),
    )
  })

  it('include outgoing calls in the step that makes them', () => {
    const calls = spans.filter(span => fact(span, 'server.address') === '127.0.0.1' && chain(span)[0] === message)
    const http = calls.find(span => chain(span).includes('call http'))
    const agent = calls.find(span => chain(span).includes('call agent'))
    assert.deepEqual(
      [...chain(http), fact(http, 'http.response.status_code')],
      [message, 'turn', 'step http', 'call http', 'GET', 200],
    )
    assert.deepEqual(
      [...chain(agent), fact(agent, 'http.response.status_code')],
      [message, 'turn', 'step agent', 'call agent', 'POST', 200],
    )
    assert.equal(fact(named('call agent')[0], 'gen_ai.request.model'), 'gpt-4o-mini')
  })

  it('lead to the webhook that a worker delivers later, under the turn that caused it', () => {
    const chains = named('webhook').map(span => chain(span))
    assert.ok(
      chains.some(names => names.join(' > ') === `${message} > turn > webhook`),
      JSON.stringify(chains),
    )
    assert.ok(
      chains.some(names => names.join(' > ') === 'POST /api/public/v1/chat/sessions > webhook'),
      JSON.stringify(chains),
    )
    const sent = spans.find(span => chain(span).slice(-2).join(' > ') === 'webhook > POST')
    assert.equal(fact(sent, 'http.response.status_code'), 200)
  })

  it('of a worker start with its message, and are not below the request that woke it', () => {
    const [fired] = named('engine message FireWait')
    assert.equal(fired?.parentSpanId ?? '', '')
    assert.deepEqual(
      named('turn')
        .map(chain)
        .filter(([name]) => name === 'engine message FireWait').length,
      1,
    )
    for (const claim of spans.filter(({ name }) => /claim/.test(name)))
      assert.fail(`${claim.name} is work that nobody asked for`)
  })

  it('go from the publication of an event into the run of the worker, its calls and its webhooks', () => {
    const run = ['POST /api/v1/engine/events', 'engine message ResumeExecution', 'turn']
    const chains = spans.filter(({ traceId }) => traceId === ELSEWHERE.traceId).map(span => chain(span).join(' > '))
    for (const way of [
      [...run, 'step http', 'call http', 'GET'],
      [...run, 'webhook', 'POST'],
    ])
      assert.ok(chains.includes(way.join(' > ')), JSON.stringify(chains))
  })

  it('name their workspace', () => {
    const own = /^(POST \/api\/(public\/v1\/chat|v1\/engine)|GET \/api\/v1\/engine|turn|engine message|call |webhook)/
    const shown = spans.filter(({ name }) => own.test(name))
    assert.ok(shown.length > 10)
    assert.deepEqual([...new Set(shown.map(span => fact(span, 'parley.workspace')))], [tenantId])
  })

  it("are below the caller's span for a server, and not for a page", () => {
    const intents = named('GET /api/v1/engine/intents')[0]
    assert.deepEqual([intents?.traceId, intents?.parentSpanId], [ELSEWHERE.traceId, ELSEWHERE.spanId])
    assert.notEqual(named(message)[0]?.traceId, ELSEWHERE.traceId)
  })

  it('hold no text of visitors, no credential and no address beyond the host, and their times are nested', () => {
    const text = JSON.stringify(spans)
    for (const secret of ['my secret question', 'the-bearer', MODEL_KEY, 'secret-path', KEY, ENGINE_TOKEN])
      assert.ok(!text.includes(secret), secret)
    for (const step of spans.filter(({ name }) => name.startsWith('step '))) {
      const turn = spans.find(({ spanId }) => spanId === step.parentSpanId)
      assert.ok(
        turn !== undefined &&
          BigInt(turn.startTimeUnixNano) <= BigInt(step.startTimeUnixNano) &&
          BigInt(step.startTimeUnixNano) <= BigInt(step.endTimeUnixNano) &&
          BigInt(step.endTimeUnixNano) <= BigInt(turn.endTimeUnixNano),
        step.name,
      )
    }
  })
})

describe('a span', () => {
  it('names a refusal, and is a failure only where there is one', async () => {
    const collector = await startReceiver()
    const tracing = await createTracing(collector.url, { version: '1', instanceId: 'one' })
    await assert.rejects(tracing.run('refused', {}, async () => await Promise.reject(new Refusal('not_found'))))
    await assert.rejects(
      tracing.run(
        'broken',
        {},
        async () => await Promise.reject(Object.assign(new Error('Ada said no'), { code: '57014' })),
      ),
    )
    await tracing.run('malformed', { parent: 'nonsense' }, async () => {
      await tracing.detached(async () => {
        assert.equal(tracing.here(), undefined)
        await Promise.resolve()
      })
    })
    await tracing.close()
    const spans = spansIn(collector)
    assert.deepEqual(
      spans.map(span => [span.name, fact(span, 'error.type'), span.status.code ?? 0]),
      [
        ['refused', 'not_found', 0],
        ['broken', '57014', 2],
        ['malformed', undefined, 0],
      ],
    )
    assert.ok(!JSON.stringify(spans).includes('Ada'))
    await collector.stop()
  })

  it('is sent as the sampler decides, and propagates the decision', async () => {
    const collector = await startReceiver()
    const parent = `00-${ELSEWHERE.traceId}-${ELSEWHERE.spanId}`
    const sentWith = async (sampling: Sampling, traceparent?: string) => {
      const tracing = await createTracing(collector.url, { version: '1', instanceId: 'one', sampling })
      const handedOn = await tracing.run(
        'sampled',
        { parent: traceparent },
        async () => await Promise.resolve(tracing.here()),
      )
      await tracing.close()
      return [spansIn(collector).length, handedOn?.slice(-2)]
    }
    assert.deepEqual(await sentWith({ sampler: 'always_off', ratio: 1 }), [0, '00'])
    assert.deepEqual(await sentWith({ sampler: 'traceidratio', ratio: 0 }, `${parent}-01`), [0, '00'])
    assert.deepEqual(await sentWith({ sampler: 'parentbased_always_on', ratio: 1 }, `${parent}-00`), [0, '00'])
    assert.deepEqual(await sentWith({ sampler: 'parentbased_traceidratio', ratio: 0 }, `${parent}-01`), [1, '01'])
    assert.deepEqual(await sentWith({ sampler: 'parentbased_always_off', ratio: 1 }), [1, '00'])
    assert.deepEqual(await sentWith({ sampler: 'always_on', ratio: 0 }, `${parent}-00`), [2, '01'])
    await collector.stop()
  })

  it('is lost when the collector is down, and nothing else is', async () => {
    const tracing = await createTracing('http://127.0.0.1:1', { version: '1', instanceId: 'one' })
    assert.equal(await tracing.run('lost', {}, async () => await Promise.resolve(7)), 7)
    await tracing.close()
  })
})

describe('without a collector', () => {
  // Two packages depend on the bare API, which does nothing itself.
  it('no SDK, exporter or context of OpenTelemetry is loaded', async () => {
    const program = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({
        resolve(specifier, context, next) {
          const isTheirs = specifier === '@opentelemetry/api' && context.parentURL.includes('/node_modules/')
          if (specifier.startsWith('@opentelemetry/') && !isTheirs) loaded.push(specifier)
          return next(specifier, context)
        },
      })
      await import('./app/compose.ts')
      const { createTracing, untraced } = await import('./adapters/tracing/index.ts')
      const none = await createTracing(undefined, { version: '1', instanceId: 'one' })
      console.log(JSON.stringify([none === untraced, loaded.length]))
      await createTracing('http://127.0.0.1:1', { version: '1', instanceId: 'one' })
      console.log(loaded.length > 0)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: new URL('../../', import.meta.url),
    })
    assert.deepEqual(stdout.trim().split('\n'), ['[true,0]', 'true'])
  })
})
