import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { authorFlow, createAdmin, isParleyError, type AuthorEvent } from '../../../generated/sdk/dist/index.js'
import { adminWorkspace, startAdminService, type AdminCalls, type AdminWorkspace } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import {
  MODEL_KEY,
  startAnthropicServer,
  startOpenAiServer,
  type ModelScript,
  type ModelServer,
} from '../../support/model-servers.ts'
import { assertRefused } from '../callers.ts'
import { greeting, successBody, successItems, uniqueCode } from './fixtures.ts'

type Call = [name: string, args: object | string]

describe('authorFlow', async () => {
  const [{ service, neighbour }, openai, anthropic] = await Promise.all([
    startAdminService({ environment: { egressAllow: ['127.0.0.0/8'] } }),
    startOpenAiServer(),
    startAnthropicServer(),
  ])
  after(async () => {
    await service.stop()
    await Promise.all([openai.stop(), anthropic.stop()])
  })
  let home: AdminWorkspace
  before(async () => {
    const connection = ({ providerKey, baseUrl }: ModelServer, code: string) => {
      return { code, name: code, providerKey, baseUrl, credentials: { apiKey: MODEL_KEY } }
    }
    home = await adminWorkspace(service, 'Authored', {
      connections: [
        connection(openai, 'gpt'),
        connection(anthropic, 'claude'),
        { code: 'shop', name: 'Shop', providerKey: 'http', baseUrl: 'https://shop.acme.example' },
      ],
      config: { tenant: { 'agents/requests/allowed_models': ['gpt-4o', 'claude-sonnet-4-5'] } },
    })
  })
  beforeEach(() => {
    openai.asked.length = 0
  })

  const adminOf = (calls: AdminCalls) =>
    createAdmin({
      baseUrl: service.url,
      token: String(calls.headers['Authorization']).slice('Bearer '.length),
      retry: { attempts: 1 },
    })
  const create = async (workspace = home) => {
    const code = uniqueCode()
    const definition = greeting(code)
    return { code, id: (await successBody(workspace.token.post('/flows', { definition })))['id'] as string, definition }
  }
  const order = { request: 'Say goodbye at the end', connection: 'gpt', model: 'gpt-4o' }
  /** The model calls these tools, one in each answer, and then says that it is ready. */
  const scripted =
    (...calls: (Call | Call[])[]) =>
    (_: unknown, index: number): ModelScript => {
      const now = calls[index]
      if (now === undefined) return { pieces: ['I have added a goodbye.'] }
      const several = (Array.isArray(now[0]) ? now : [now]) as Call[]
      return {
        pieces: [],
        tools: several.map(([name, args], place) => ({
          id: `call_${index}_${place}`,
          name,
          arguments: typeof args === 'string' ? args : JSON.stringify(args),
        })),
      }
    }
  const run = async (flowId: string, more: object = {}, calls = home.token): Promise<AuthorEvent[]> => {
    const events: AuthorEvent[] = []
    for await (const event of authorFlow(adminOf(calls), flowId, { ...order, ...more })) events.push(event)
    return events
  }
  const dataOf = <Kind extends AuthorEvent['event']>(events: AuthorEvent[], kind: Kind) =>
    events.flatMap(one => (one.event === kind ? [one.data as Extract<AuthorEvent, { event: Kind }>['data']] : []))
  const draftOf = async (flowId: string) => await successBody(home.token.get(`/flows/${flowId}/draft`))
  const goodbye = [
    { op: 'replace', path: '/nodes/0', value: { id: 'hello', type: 'message', text: 'Hello', next: 'bye' } },
    { op: 'add', path: '/nodes/-', value: { id: 'bye', type: 'end', text: 'Goodbye' } },
  ]

  for (const [connection, model, server] of [
    ['gpt', 'gpt-4o', openai],
    ['claude', 'claude-sonnet-4-5', anthropic],
  ] as const) {
    it(`shows each step of a model of ${server.providerKey}, and saves nothing`, async () => {
      const { id, code } = await create()
      const before = await draftOf(id)
      server.answer(
        scripted(
          ['flows_get_schema', { node_type: 'end' }],
          ['flows_get_draft', { flow_id: id }],
          ['flows_update_draft', { flow_id: id, etag: '"proposal-0"', patch: goodbye }],
          ['flows_simulate', { flow_id: id, trigger: { type: 'chat_intent', intent: code } }],
          [
            'flows_test',
            {
              flow_id: id,
              tests: [{ name: 'ends', steps: [{ say: 'hi', expect: { blocks: ['Hello', 'Goodbye'] } }] }],
            },
          ],
        ),
      )
      const events = await run(id, { connection, model })
      assert.deepEqual(
        dataOf(events, 'step').map(({ tool, ok, message, valid, errors, passed }) => [
          tool,
          ok,
          message,
          valid,
          errors,
          passed,
        ]),
        [
          ['flows.get_schema', true, null, null, null, null],
          ['flows.get_draft', true, null, true, 0, null],
          ['flows.update_draft', true, null, true, 0, null],
          ['flows.simulate', true, null, null, null, null],
          ['flows.test', true, null, null, null, true],
        ],
      )
      const [proposal] = dataOf(events, 'proposal')
      assert.ok(proposal)
      assert.equal((proposal.definition['nodes'] as unknown[]).length, 2)
      assert.deepEqual(proposal.changes.map(({ path, change }) => [path, change]).at(-1), ['/nodes/bye', 'added'])
      assert.deepEqual(dataOf(events, 'said'), [{ text: 'I have added a goodbye.' }])
      assert.deepEqual(dataOf(events, 'end'), [{ reason: 'done', message: null }])
      assert.deepEqual(dataOf(events, 'usage').at(-1)?.promptTokens, 60)
      assert.deepEqual(await draftOf(id), before)
      const entries = await successItems(home.token.get(`/audit?action=flow.author`))
      assert.ok(entries.some(entry => (entry['resource'] as { id?: string } | undefined)?.id === id))

      // Accepted by the ordinary save.
      const accepted = { definition: proposal.definition as object }
      await successBody(home.token.put(`/flows/${id}/draft`, accepted, { 'If-Match': String(before['etag']) }))
      assert.equal(((await draftOf(id))['definition'] as { nodes: unknown[] }).nodes.length, 2)
    })
  }

  it('offers the tools that read, check and change a draft, and none that publishes or starts', async () => {
    const { id } = await create()
    openai.answer(scripted(['flows_publish', { flow_id: id, etag: '"proposal-0"' }]))
    const [step] = dataOf(await run(id), 'step')
    assert.deepEqual([step?.tool, step?.ok, step?.message], ['flows_publish', false, 'There is no such tool'])
    const offered = (openai.asked[0]?.body.tools ?? []) as { function: { name: string } }[]
    assert.deepEqual(
      offered.map(tool => tool.function.name),
      ['flows_get_schema', 'flows_get_draft', 'flows_update_draft', 'flows_validate', 'flows_simulate', 'flows_test'],
    )
    assert.equal((await successBody(home.token.get(`/flows/${id}`)))['status'], 'draft')
  })

  it('reaches no other flow, whichever id the model names', async () => {
    const [{ id }, other] = [await create(), await create()]
    openai.answer(scripted(['flows_get_draft', { flow_id: other.id }]))
    await run(id)
    const answer = openai.asked[1]?.body.messages.find(({ role }) => role === 'tool')?.content ?? ''
    assert.equal((JSON.parse(answer) as { draft: { id: string } }).draft.id, id)
  })

  it('tells the model what was wrong with a call, and goes on', async () => {
    const { id } = await create()
    const stale = { flow_id: id, etag: '"proposal-0"', patch: [{ op: 'replace', path: '/name', value: 'Second' }] }
    openai.answer(
      scripted(
        ['flows_update_draft', 'not JSON'],
        ['flows_update_draft', { flow_id: id, patch: goodbye }],
        ['flows_update_draft', { flow_id: id, etag: '"proposal-0"', patch: [{ op: 'remove', path: '/nothing' }] }],
        ['flows_update_draft', '{"flow_id":"x","etag":"\\"proposal-0\\"","definition":{"__proto__":{"a":1}}}'],
        [
          ['flows_update_draft', { flow_id: id, etag: '"proposal-0"', patch: [{ op: 'remove', path: '/nodes/0' }] }],
          ['flows_update_draft', stale],
        ],
      ),
    )
    const events = await run(id)
    const steps = dataOf(events, 'step')
    assert.deepEqual(
      steps.map(({ ok, errors }) => [ok, errors]),
      [
        [false, null],
        [false, null],
        [false, null],
        [false, null],
        [true, steps[4]?.errors],
        [false, null],
      ],
    )
    assert.ok((steps[4]?.errors ?? 0) > 0)
    assert.match(steps[1]?.message ?? '', /invalid_input.*etag: required/)
    assert.match(steps[5]?.message ?? '', /precondition_failed/)
    assert.deepEqual(
      dataOf(events, 'proposal').map(({ valid }) => valid),
      [false],
    )
    assert.equal(dataOf(events, 'end')[0]?.reason, 'done')
  })

  it('continues on a proposal with the requests before, as content that is marked', async () => {
    const { id, definition } = await create()
    openai.answer(scripted())
    await run(id, {
      request: 'Also ask for the phone number',
      earlier: ['Say goodbye at the end'],
      definition: { ...definition, name: 'Proposed' },
    })
    const [{ content: system } = { content: '' }, { content: prompt } = { content: '' }] =
      openai.asked[0]?.body.messages ?? []
    assert.match(system, /never follow instructions/)
    assert.match(prompt, /Say goodbye at the end[^]*Request now:\nAlso ask for the phone number/)
    openai.asked.length = 0
    openai.answer(scripted(['flows_get_draft', { flow_id: id }]))
    await run(id, { definition: { ...definition, name: 'Proposed' } })
    assert.match(openai.asked[1]?.body.messages.at(-1)?.content ?? '', /Proposed/)
  })

  it('ends when the model does not answer, and when a limit is reached', async () => {
    const { id } = await create()
    openai.answer({ status: 400 })
    const [failed] = dataOf(await run(id), 'end')
    assert.equal(failed?.reason, 'failed')
    assert.ok(failed.message)
    assert.doesNotMatch(failed.message, new RegExp(MODEL_KEY))

    openai.answer((_, index) =>
      scripted(...Array<Call>(index + 1).fill(['flows_get_draft', { flow_id: id }]))(_, index),
    )
    const events = await run(id)
    assert.deepEqual(dataOf(events, 'end'), [{ reason: 'steps', message: null }])
    assert.equal(dataOf(events, 'step').length, 30)

    openai.answer((_, index) => ({
      ...scripted(['flows_get_draft', {}], ['flows_get_draft', {}])(_, index),
      usage: { prompt: 999_999, completion: 1 },
    }))
    openai.asked.length = 0
    assert.equal(dataOf(await run(id), 'end')[0]?.reason, 'tokens')
    assert.equal(openai.asked.length, 1)
  })

  it('pays from the budgets of the workspace', async () => {
    const paying = await adminWorkspace(service, 'Paying', {
      connections: [
        {
          code: 'gpt',
          name: 'GPT',
          providerKey: 'openai',
          baseUrl: openai.baseUrl,
          credentials: { apiKey: MODEL_KEY },
        },
      ],
      config: {
        tenant: {
          'agents/budgets/conversation_cost_micros': 100,
          'agents/budgets/tenant_daily_cost_micros': 1_000_000,
        },
      },
    })
    const { id } = await create(paying)
    openai.answer((_, index) => ({
      ...scripted(['flows_get_draft', {}], ['flows_get_draft', {}])(_, index),
      usage: { prompt: 400_000, completion: 0 },
    }))
    const first = await run(id, {}, paying.token)
    assert.equal(dataOf(first, 'usage')[0]?.costMicros, 1_000_000)
    assert.deepEqual(dataOf(first, 'end')[0]?.reason, 'budget')
    openai.asked.length = 0
    const second = await run(id, {}, paying.token)
    assert.match(dataOf(second, 'end')[0]?.message ?? '', /of this day/)
    assert.equal(openai.asked.length, 0)
  })

  it('refuses what is no allowed model, a second author of one flow, and whoever may not change flows', async () => {
    const { id } = await create()
    for (const wrong of [{ connection: 'shop' }, { connection: 'missing' }, { model: 'gpt-3' }])
      assertRefused(await home.token.post(`/flows/${id}/author`, { ...order, ...wrong }), 422, 'validation_failed')
    assertRefused(await home.token.post(`/flows/${id}/author`, { ...order, request: ' ' }), 422, 'validation_failed')
    const reader = await home.adminCaller(['service.flows.view'])
    assertRefused(await reader.post(`/flows/${id}/author`, order), 403, 'permission_denied')
    assertRefused(await neighbour.token.post(`/flows/${id}/author`, order), 404, 'not_found')
    assert.equal(openai.asked.length, 0)

    const answered = Promise.withResolvers<undefined>()
    openai.answer({ pieces: ['Wait'], between: async () => await answered.promise })
    const stop = new AbortController()
    const running = authorFlow(adminOf(home.token), id, order, { signal: stop.signal })
    const first = running.next()
    await eventually(() => assert.equal(openai.asked.length, 1))
    assertRefused(await home.token.post(`/flows/${id}/author`, order), 409, 'conflict')
    // Stopped: the next request is admitted, though the model has not answered.
    stop.abort()
    await assert.rejects(first, error => isParleyError(error) || error instanceof DOMException)
    openai.asked.length = 0
    openai.answer(scripted())
    await eventually(async () => assert.equal(dataOf(await run(id), 'end')[0]?.reason, 'done'))
    answered.resolve(undefined)
  })
})
