import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../domain/engine/compile.ts'
import { simulate as run, type SimulationRequest } from '../../domain/simulation/simulate.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'

const compiled = (nodes: object[], code = 'tried') =>
  compileFlow({ code, name: 'Tried', nodes } as unknown as FlowDefinition, code)
const simulate = async (
  nodes: object[],
  request: Partial<SimulationRequest> = {},
  others: ReturnType<typeof compiled>[] = [],
) =>
  await run(
    { flow: compiled(nodes), flows: new Map(others.map(flow => [flow.code, flow])), forms: new Map() },
    {
      start: { trigger: { type: 'chat_intent', text: 'hi' } },
      inputs: [],
      stubs: {},
      locale: null,
      customer: {},
      waits: 'pass',
      now: new Date('2026-11-20T09:00:00Z'),
      seed: 'simulation',
      ...request,
    },
  )

describe('a simulation', () => {
  it('lets waits elapse within their turn, on its own clock', async () => {
    const { status, turns } = await simulate([
      { id: 'pause', type: 'wait', for: 'P1D', next: 'tell' },
      { id: 'tell', type: 'end', text: '{{ $now() }}' },
    ])
    assert.deepEqual(
      [status, turns.length, turns[0]?.blocks[0]?.payload['text']],
      ['completed', 1, '2026-11-21T09:00:00.000Z'],
    )
    assert.deepEqual(
      turns[0]?.steps.map(({ nodeId, outcome }) => [nodeId, outcome]),
      [
        ['pause', 'waiting'],
        ['pause', 'next'],
        ['tell', 'ended'],
      ],
    )
  })
  it('waits for a time until the clock is moved that far, and fires what becomes due meanwhile', async () => {
    const nodes = [
      { id: 'pause', type: 'wait', for: 'P1D', next: 'ask' },
      {
        id: 'ask',
        type: 'input',
        field: { name: 'note', type: 'text' },
        expiresIn: 'PT1H',
        onExpire: 'tell',
        next: 'tell',
      },
      { id: 'tell', type: 'end', text: '{{ $now() }}' },
    ]
    const { turns } = await simulate(nodes, {
      waits: 'hold',
      inputs: [{ values: {} }, { advance: 'PT12H' }, { advance: 'P2X' }, { advance: 'PT12H30M' }, { advance: 'PT1H' }],
    })
    assert.deepEqual(
      turns.map(({ status, wait, now, validationErrors }) => [
        status,
        wait?.kind,
        wait?.nodeId,
        wait?.dueAt,
        now.toISOString(),
        validationErrors[0]?.field,
      ]),
      [
        ['waiting_time', 'timer', 'pause', '2026-11-21T09:00:00.000Z', '2026-11-20T09:00:00.000Z', undefined],
        ['waiting_time', 'timer', 'pause', '2026-11-21T09:00:00.000Z', '2026-11-20T09:00:00.000Z', 'timeout'],
        ['waiting_time', 'timer', 'pause', '2026-11-21T09:00:00.000Z', '2026-11-20T21:00:00.000Z', undefined],
        ['waiting_time', 'timer', 'pause', '2026-11-21T09:00:00.000Z', '2026-11-20T21:00:00.000Z', 'advance'],
        ['waiting_input', 'input', 'ask', '2026-11-21T10:00:00.000Z', '2026-11-21T09:30:00.000Z', undefined],
        ['completed', undefined, undefined, undefined, '2026-11-21T10:30:00.000Z', undefined],
      ],
    )
    assert.equal(turns.at(-1)?.blocks[0]?.payload['text'], '2026-11-21T10:00:00.000Z')
  })
  it('starts at the given node, with the given branches, and names each edge', async () => {
    const nodes = [
      { id: 'hello', type: 'message', text: 'Hello', next: 'draw' },
      {
        id: 'draw',
        type: 'split',
        branches: [
          { weight: 1, next: null },
          { weight: 1, next: 'bye' },
        ],
      },
      { id: 'bye', type: 'end', text: 'Bye {{ conversation.customer.name }} {{ conversation.locale }}' },
    ]
    for (const branch of [0, 1]) {
      const { turns } = await simulate(nodes, {
        start: { trigger: { type: 'chat_intent' }, from: 'draw', splits: { 'tried/draw': branch } },
        locale: 'de',
        customer: { name: 'Ada' },
      })
      assert.deepEqual(turns[0]?.steps[0]?.edge, `/nodes/1/branches/${branch}/next`)
      assert.deepEqual(
        [turns[0].steps.map(({ nodeId }) => nodeId), turns[0].blocks.map(({ payload }) => payload['text'])],
        branch === 0 ? [['draw'], []] : [['draw', 'bye'], ['Bye Ada de']],
      )
    }
  })
  it('is bounded as the workspace bounds its turns', async () => {
    const nodes = [
      { id: 'a', type: 'goto', target: 'b' },
      { id: 'b', type: 'input', field: { name: 'note', type: 'text' }, next: 'a' },
    ]
    const catalog = { flow: compiled(nodes), flows: new Map(), forms: new Map() }
    const request: SimulationRequest = {
      start: { trigger: { type: 'chat_intent' } },
      inputs: [],
      stubs: {},
      locale: null,
      customer: {},
      waits: 'pass',
      now: new Date('2026-11-20T09:00:00Z'),
      seed: 'x',
    }
    const short = await run({ ...catalog, settings: { stepBudget: 1 } }, request)
    const brief = await run({ ...catalog, settings: { waitExpiry: 'PT5M' } }, request)
    assert.deepEqual([short.error?.kind, brief.turns[0]?.wait?.dueAt], ['step_limit', '2026-11-20T09:05:00.000Z'])
  })
  it('answers calls from stubs, visit by visit, and repeats the last one', async () => {
    const nodes = [
      {
        id: 'look',
        type: 'http',
        url: 'https://weather.example/{{ vars.n }}',
        method: 'POST',
        body: { n: 1 },
        saveAs: 'answer',
        onError: 'sorry',
        next: 'count',
      },
      {
        id: 'count',
        type: 'set_variable',
        set: { n: { expr: '$number(vars.n) + 1' }, seen: '{{ vars.seen }}{{ vars.answer.body }}' },
        next: 'more',
      },
      { id: 'more', type: 'condition', branches: [{ when: 'vars.n < 3', next: 'look' }], otherwise: 'ask' },
      { id: 'ask', type: 'agent', connection: 'ai', model: 'm', prompt: 'Well?', next: 'bye' },
      { id: 'bye', type: 'end' },
      { id: 'sorry', type: 'end', text: 'No idea: {{ vars.answer.status }}' },
    ]
    const start: SimulationRequest['start'] = { trigger: { type: 'chat_intent' }, variables: { n: 0, seen: '' } }
    const good = await simulate(nodes, {
      start,
      stubs: { look: [{ body: 'a' }, { body: 'b' }], ask: [{ text: 'Cold' }] },
    })
    assert.deepEqual(
      [good.status, good.variables['seen'], good.turns[0]?.blocks.map(({ payload }) => payload['text'])],
      ['completed', 'abb', ['Cold']],
    )
    const [first] = good.turns[0]!.steps
    assert.deepEqual(
      [first?.nodeId, first?.outcome, (first?.data['request'] as Record<string, unknown>)['url']],
      ['look', 'next', 'https://weather.example/0'],
    )
    for (const [stub, told] of [
      [{ status: 404 }, 'No idea: 404'],
      [{ fails: 'dns' }, 'No idea: '],
    ] as const) {
      const bad = await simulate(nodes, { start, stubs: { look: [stub] } })
      assert.deepEqual(
        [bad.status, bad.turns[0]?.blocks.map(({ payload }) => payload['text']), bad.turns[0]?.steps[0]?.outcome],
        ['completed', [told], 'next'],
      )
    }
    const none = await simulate(nodes, { start, stubs: { look: [{ body: 'a' }] } })
    assert.deepEqual(
      [none.status, none.error?.kind, none.error?.nodeId, none.turns[0]?.steps.at(-1)?.outcome],
      ['failed', 'stub_missing', 'ask', 'failed'],
    )
  })
  it('runs the flows that a model calls, and answers its calls of services from separate stubs', async () => {
    const nodes = [
      {
        id: 'think',
        type: 'agent',
        connection: 'ai',
        model: 'm',
        prompt: 'Well?',
        next: null,
        tools: [
          { type: 'flow', name: 'hours', description: 'Hours', flow: 'hours' },
          {
            type: 'http',
            name: 'find',
            description: 'Finds',
            connection: 'shop',
            path: '/{{ args.n }}',
            parameters: { n: { type: 'integer' } },
          },
        ],
      },
    ]
    const hours = compiled([{ id: 'tell', type: 'message', text: 'At 8', next: null }], 'hours')
    const think = [
      { text: 'Let me see', toolCalls: [{ name: 'hours' }, { name: 'find', arguments: { n: 7 } }] },
      { text: 'At 8' },
    ]
    const {
      status,
      turns: [turn],
    } = await simulate(nodes, { stubs: { think, 'think/find': [{ status: 404 }] } }, [hours])
    assert.deepEqual(
      [status, turn?.blocks.map(({ payload }) => payload['text'])],
      ['completed', ['Let me see', 'At 8']],
    )
    assert.deepEqual(
      turn?.steps.map(({ nodeId, outcome, data }) => [
        nodeId,
        outcome,
        (data['request'] as { url?: string } | undefined)?.url,
      ]),
      [
        ['think', 'next', undefined],
        ['tell', 'ended', undefined],
        ['think', 'next', '/7'],
        ['think', 'ended', undefined],
      ],
    )
    const { rounds } = turn.steps.at(-1)!.data['request'] as unknown as { rounds: { answers: { value: object }[] }[] }
    assert.deepEqual(
      rounds[0]?.answers.map(({ value }) => value),
      [
        { outputs: {}, messages: ['At 8'] },
        { error: 'the service answered 404', status: 404, body: null },
      ],
    )
    const none = await simulate(nodes, { stubs: { think } }, [hours])
    assert.deepEqual(
      [none.error?.kind, none.error?.message],
      ['stub_missing', 'the node think/find makes a call that has no stub'],
    )
    const endless = await simulate(nodes, { stubs: { think: [{ toolCalls: [{ name: 'hours' }] }] } }, [hours])
    assert.deepEqual([endless.status, endless.error?.kind], ['failed', 'agent_error'])
  })
  it('lists goals, events and handoffs, and carries none of them out', async () => {
    const { turns } = await simulate([
      { id: 'won', type: 'goal', code: 'sale', props: { total: 7 }, next: 'tell' },
      { id: 'tell', type: 'emit', event: 'sold', data: { total: 7 }, next: 'help' },
      { id: 'help', type: 'handoff', reason: 'stuck', next: null },
    ])
    assert.deepEqual(
      turns[0]?.steps.map(({ data }) => data),
      [{ goal: 'sale', props: { total: 7 } }, { event: 'sold', data: { total: 7 } }, { reason: 'stuck' }],
    )
    assert.deepEqual(
      turns[0].steps.map(({ outcome }) => outcome),
      ['next', 'next', 'ended'],
    )
  })
  it('refuses inputs that the run does not wait for, and does not move it', async () => {
    const ask = [
      {
        id: 'ask',
        type: 'input',
        field: { name: 'n', type: 'number', required: true },
        onExpire: 'gone',
        next: 'pause',
      },
      { id: 'pause', type: 'wait', event: { name: 'paid', filter: 'event.n = vars.n' }, next: null },
      { id: 'gone', type: 'end', text: 'Gone' },
    ]
    const inputs = [
      { event: 'paid' },
      { values: { n: 'x' } },
      { values: { n: 7 } },
      { values: {} },
      { event: 'other' },
      { event: 'paid', data: { n: 8 } },
      { timeout: true },
      { event: 'paid', data: { n: 7 } },
      { values: {} },
    ]
    const { turns, status, unusedInputs } = await simulate(ask, { inputs })
    assert.deepEqual(
      turns.map(turn => [turn.status, turn.validationErrors.map(({ field, rule }) => `${field} ${rule}`).join()]),
      [
        ['waiting_input', ''],
        ['waiting_input', 'values required'],
        ['waiting_input', 'n type'],
        ['waiting_time', ''],
        ['waiting_time', 'event required'],
        ['waiting_time', 'event enum'],
        ['waiting_time', 'data pattern'],
        ['waiting_time', 'timeout enum'],
        ['completed', ''],
      ],
    )
    assert.deepEqual([status, unusedInputs], ['completed', 1])
    assert.deepEqual(
      [turns[0]?.expectedInput, turns[1]?.expectedInput].map(expected => expected?.type),
      ['form_submission', 'form_submission'],
    )
    const expired = await simulate(ask, { inputs: [{ timeout: true }] })
    assert.deepEqual([expired.status, expired.turns[1]?.blocks[0]?.payload['text']], ['completed', 'Gone'])
  })
  it('takes the same branches for the same seed, and others for another', async () => {
    const nodes = [
      {
        id: 'split',
        type: 'split',
        branches: [
          { weight: 1, next: 'a' },
          { weight: 1, next: 'b' },
        ],
      },
      { id: 'a', type: 'end', text: 'A' },
      { id: 'b', type: 'end', text: 'B' },
    ]
    const taken = async (seed: string) => JSON.stringify(await simulate(nodes, { seed }))
    assert.equal(await taken('one'), await taken('one'))
    assert.equal(new Set(await Promise.all('abcdefghijklmnop'.split('').map(taken))).size, 2)
  })
  it('ends a run that would never end', async () => {
    const waiting = await simulate([
      { id: 'pause', type: 'wait', for: 'PT1S', next: 'again' },
      { id: 'again', type: 'goto', target: 'pause' },
    ])
    assert.deepEqual(
      [waiting.status, waiting.error?.kind, waiting.turns[0]?.status],
      ['failed', 'step_limit', 'failed'],
    )
    const busy = [
      { id: 'count', type: 'set_variable', set: { n: 1 }, next: 'loop' },
      { id: 'loop', type: 'condition', branches: [{ when: 'vars.n = 2', next: null }], otherwise: 'count' },
    ]
    assert.deepEqual((await simulate(busy)).error?.kind, 'step_limit')
    const loud = [
      { id: 'shout', type: 'message', text: "{{ $pad('', 190000, 'x') }}", next: 'pause' },
      { id: 'pause', type: 'wait', for: 'PT1S', next: 'shout' },
    ]
    assert.deepEqual((await simulate(loud)).error?.kind, 'value_too_large')
  })
  it('runs through other flows, whose steps are marked', async () => {
    const inner = compiled([{ id: 'in', type: 'end', text: 'Inside', outputs: { word: 'yes' } }], 'inner')
    const { status, turns, variables } = await simulate(
      [
        { id: 'call', type: 'subflow', flow: 'inner', saveAs: 'got', next: 'out' },
        { id: 'out', type: 'end', text: '{{ vars.got.word }}' },
      ],
      {},
      [inner],
    )
    assert.deepEqual([status, variables['got']], ['completed', { word: 'yes' }])
    assert.deepEqual(
      turns[0]?.steps.map(({ nodeId, outcome, data }) => [nodeId, outcome, data['flow'] ?? null]),
      [
        ['call', 'next', null],
        ['in', 'ended', 'inner'],
        ['call', 'next', null],
        ['out', 'ended', null],
      ],
    )
  })
})
