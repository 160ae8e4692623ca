import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { handoffReason } from '../../../domain/engine/nodes/records.ts'
import type { AgentCallRequest, CallRequest, ToolRound } from '../../../domain/engine/snapshot.ts'
import type { CallResult, StartStimulus, Turn } from '../../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { AgentNode, FlowDefinition, Node } from '../../../generated/schemas/flow.ts'
import { Execution, flowOf, texts } from './world.ts'

const find = {
  type: 'http',
  name: 'find_order',
  description: 'Finds an order',
  connection: 'shop',
  path: '/customers/{{ vars.customer }}/orders/{{ args.order_no }}',
  query: { full: '{{ args.full }}' },
  parameters: { order_no: { type: 'string', description: 'Its number' }, full: { type: 'boolean', required: false } },
} as const
const cancel = {
  type: 'http',
  name: 'cancel',
  description: 'Cancels',
  connection: 'shop',
  method: 'POST',
  path: '/cancel',
  body: { order: '{{ args.order_no }}', times: '{{ args.times }}' },
  parameters: {
    order_no: { type: 'string', enum: ['1', '2'] },
    times: { type: 'integer', minimum: 1, maximum: 3, required: false },
  },
} as const
const hours = {
  type: 'flow',
  name: 'hours',
  description: 'Tells the hours',
  flow: 'hours',
  parameters: { day: { type: 'string' } },
  inputs: { who: 'the {{ vars.customer }}' },
} as const

function node(more: Partial<AgentNode> = {}): Node {
  return {
    id: 'ai',
    type: 'agent',
    connection: 'llm',
    model: 'm',
    prompt: 'Where?',
    tools: [find, cancel, hours],
    onError: 'sorry',
    next: 'bye',
    ...more,
  } as AgentNode
}

const rest: Node[] = [
  { id: 'sorry', type: 'end', text: 'Sorry' },
  { id: 'bye', type: 'end', text: 'Bye' },
]
const called = (...flows: FlowDefinition[]) => ({ flows })
const flow = (code: string, nodes: Node[]): FlowDefinition => ({ ...flowOf(nodes), code })
const use = (name: string, given: unknown = {}, text = ''): CallResult => ({
  ok: true,
  value: { text, toolCalls: [{ id: 'c1', name, arguments: given as JsonObject }] },
})
const say = (text: string): CallResult => ({ ok: true, value: text })
const served = (body: JsonObject, status = 200): CallResult =>
  status === 200
    ? { ok: true, value: { status, headers: { a: 'b' }, body } }
    : { ok: false, message: `the service answered ${status}`, value: { status, headers: {}, body } }

class Talk {
  readonly execution: Execution
  readonly requests: CallRequest[] = []
  readonly shown: unknown[] = []
  last: Turn | undefined

  constructor(nodes: Node[], ...flows: FlowDefinition[]) {
    this.execution = new Execution(flowOf([...nodes, ...rest]), called(...flows))
  }

  async start(more: Partial<StartStimulus> = {}): Promise<this> {
    return this.#took(await this.execution.start({ variables: { customer: 'ada' }, ...more }))
  }

  async gets(result: CallResult, tookMs = 10): Promise<this> {
    const wait = this.last?.wait
    assert.ok(wait?.kind === 'call', JSON.stringify(this.last?.failure ?? this.last?.status))
    return this.#took(await this.execution.do({ type: 'callResult', callId: wait.callId, result, tookMs }))
  }

  /** The last request to the model. */
  get asked(): AgentCallRequest {
    const request = this.requests.at(-1)
    assert.ok(request?.kind === 'agent', JSON.stringify(request))
    return request
  }

  get round(): ToolRound | undefined {
    return this.asked.rounds?.at(-1)
  }

  #took(turn: Turn): this {
    this.last = turn
    this.shown.push(...texts(turn))
    if (turn.wait?.kind === 'call') this.requests.push(turn.wait.request)
    return this
  }
}

describe('an agent with tools', () => {
  it('Tools are offered, one calls a service below its connection, and the model reads its answer', async () => {
    const talk = await new Talk([node()]).start()
    assert.deepEqual(
      talk.asked.tools?.map(({ name }) => name),
      ['find_order', 'cancel', 'hours'],
    )
    assert.deepEqual(talk.asked.tools[0]?.schema, {
      type: 'object',
      additionalProperties: false,
      properties: { order_no: { type: 'string', description: 'Its number' }, full: { type: 'boolean' } },
      required: ['order_no'],
    })
    assert.deepEqual(
      [talk.asked.rounds, talk.asked.mayCall, talk.asked.ownBlocks, talk.asked.timeoutMs],
      [[], true, [], 30_000],
    )
    await talk.gets(use('find_order', { order_no: 'a/b?c', full: true }, 'Let me look'))
    const shown = talk.last?.newBlocks.map(({ id }) => id)
    assert.deepEqual(talk.requests.at(-1), {
      kind: 'http',
      connection: 'shop',
      method: 'GET',
      url: '/customers/ada/orders/a%2Fb%3Fc?full=true',
      headers: {},
      timeoutMs: 10_000,
      retries: 0,
      withinMs: 29_990,
      tool: 'find_order',
    })
    await talk.gets(served({ state: 'sent' }))
    assert.deepEqual(talk.asked.rounds, [
      {
        text: 'Let me look',
        calls: [{ id: 'c1', name: 'find_order', arguments: { order_no: 'a/b?c', full: true } }],
        answers: [{ ok: true, value: { status: 200, body: { state: 'sent' } } }],
      },
    ])
    assert.deepEqual(talk.asked.ownBlocks, shown)
    await talk.gets(say('It was sent'))
    assert.deepEqual(
      [talk.shown, talk.last?.status, talk.last?.snapshot.frames[0]?.exchange],
      [['Let me look', 'It was sent', 'Bye'], 'completed', undefined],
    )
  })

  it('Several calls are made one after the other, each with its own id', async () => {
    const talk = await new Talk([node({ saveAs: 'reply' })]).start()
    const both: CallResult = {
      ok: true,
      value: {
        text: 'x',
        toolCalls: [
          { id: 'c1', name: 'cancel', arguments: { order_no: '1', times: 2 } },
          { id: 'c2', name: 'cancel', arguments: { order_no: '2' } },
        ],
      },
    }
    await talk.gets(both)
    await talk.gets(served({ done: 1 }))
    await talk.gets(served({ why: 'late' }, 409))
    assert.deepEqual(
      talk.requests.slice(1, 3).map(request => request.kind === 'http' && request.body),
      [
        { order: '1', times: 2 },
        { order: '2', times: null },
      ],
    )
    assert.deepEqual(talk.round?.answers, [
      { ok: true, value: { status: 200, body: { done: 1 } } },
      { ok: false, value: { error: 'the service answered 409', status: 409, body: { why: 'late' } } },
    ])
    await talk.gets(say('Done'))
    assert.deepEqual([talk.shown, talk.last?.snapshot.frames[0]?.vars['reply']], [['Bye'], 'Done'])
  })

  it('Wrong arguments, unknown tools and paths that lead elsewhere are errors, and nothing is called', async () => {
    const cases: [string, unknown, RegExp][] = [
      ['nothing', {}, /there is no tool nothing/],
      ['find_order', 'no json {', /not a JSON object/],
      ['find_order', {}, /order_no is missing/],
      ['find_order', { order_no: 7 }, /order_no is not a string/],
      ['find_order', { order_no: '' }, /1 to 4000/],
      ['find_order', { order_no: '1', other: 2 }, /there is no argument other/],
      ['cancel', { order_no: '3' }, /order_no is none of 1, 2/],
      ['cancel', { order_no: '1', times: 1.5 }, /times is not an integer/],
      ['cancel', { order_no: '1', times: 4 }, /times is above 3/],
      ['find_order', { order_no: '..' }, /no address can be made/],
      ['find_order', { order_no: '.' }, /no address can be made/],
    ]
    for (const [name, given, expected] of cases) {
      const talk = await new Talk([node()]).start()
      await talk.gets(use(name, given))
      const [answer] = talk.round?.answers ?? []
      assert.equal(answer?.ok, false, name)
      assert.match(JSON.stringify(answer.value), expected)
    }
  })

  it('A variable cannot lead the path elsewhere either', async () => {
    for (const customer of ['..', '.\t.', 'a/../..', '%2E%2e', '..\\..']) {
      const talk = await new Talk([node()]).start({ variables: { customer } })
      await talk.gets(use('find_order', { order_no: '1' }))
      assert.match(JSON.stringify(talk.round?.answers), /no address can be made/, customer)
    }
  })

  it('At the limit of calls the model gets one more request, and without an answer the node fails', async () => {
    const talk = await new Talk([node({ maxToolCalls: 1 })]).start()
    await talk.gets({
      ok: true,
      value: { text: '', toolCalls: ['1', '2'].map(id => ({ id, name: 'find_order', arguments: { order_no: id } })) },
    })
    await talk.gets(served({}))
    assert.deepEqual([talk.asked.mayCall, talk.round?.answers[1]?.ok], [false, false])
    await talk.gets(use('find_order', { order_no: '3' }))
    assert.deepEqual([talk.shown, talk.last?.status], [['Sorry'], 'completed'])
  })

  it('The calls of all rounds share the time of the node, which ends when it is over', async () => {
    const talk = await new Talk([node({ timeoutMs: 1_000 })]).start()
    await talk.gets(use('find_order', { order_no: '1' }), 400)
    await talk.gets(served({}), 500)
    assert.deepEqual([talk.asked.timeoutMs, talk.asked.withinMs], [100, 100])
    await talk.gets(use('find_order', { order_no: '1' }), 100)
    assert.deepEqual(talk.shown, ['Sorry'])
  })

  it('A model that fails has the same outcome as without tools', async () => {
    const talk = await new Talk([node()]).start()
    await talk.gets(use('find_order', { order_no: '1' }))
    await talk.gets(served({}))
    await talk.gets({ ok: false, kind: 'budget_exceeded', message: 'spent', handoff: true })
    assert.deepEqual([talk.last?.newBlocks.map(handoffReason), talk.last?.status], [['spent'], 'completed'])
  })

  it('A long answer of a tool is cut for the model', async () => {
    const talk = await new Talk([node()]).start()
    await talk.gets(use('find_order', { order_no: '1' }))
    await talk.gets(served({ long: '😀'.repeat(20_000) }))
    const { cut } = talk.round?.answers[0]?.value as { cut: string }
    assert.ok(cut.length === 20_000 && cut.isWellFormed())
  })
})

describe('a flow as a tool', () => {
  const opening = flow('hours', [
    { id: 'tell', type: 'message', text: '{{ vars.day }} for {{ vars.who }}', next: 'count' },
    { id: 'count', type: 'goal', code: 'asked', next: 'done' },
    { id: 'done', type: 'end', outputs: { from: 8, day: '{{ vars.day }}' } },
  ])

  it('Its outputs and its blocks are sent to the model, and nothing to the visitor', async () => {
    const talk = await new Talk([node()], opening).start()
    await talk.gets(use('hours', { day: 'Monday' }))
    assert.deepEqual(talk.round?.answers, [
      { ok: true, value: { outputs: { from: 8, day: 'Monday' }, messages: ['Monday for the ada'] } },
    ])
    assert.deepEqual([talk.shown, talk.last?.effects.map(({ type }) => type)], [[], ['recordGoal', 'call']])
    await talk.gets(say('From 8'))
    assert.deepEqual(talk.shown, ['From 8', 'Bye'])
  })

  it('It may call services, whose failure it handles itself or the model reads', async () => {
    const calling = (more: object) =>
      flow('hours', [
        { id: 'ask', type: 'http', connection: 'shop', url: '/hours', saveAs: 'r', next: 'done', ...more },
        { id: 'done', type: 'end', outputs: { status: '{{ vars.r.status }}' } },
      ])
    const caught = await new Talk([node()], calling({ onError: 'done' })).start()
    await caught.gets(use('hours', { day: 'Monday' }))
    await caught.gets(served({}, 500))
    assert.deepEqual(caught.round?.answers, [{ ok: true, value: { outputs: { status: 500 } } }])
    const failed = await new Talk([node()], calling({})).start()
    await failed.gets(use('hours', { day: 'Monday' }))
    await failed.gets(served({}, 500))
    assert.deepEqual(
      [failed.round?.answers, failed.last?.snapshot.frames.length],
      [[{ ok: false, value: { error: 'the service answered 500' } }], 1],
    )
    assert.ok(failed.last?.steps.some(({ nodeId, outcome }) => nodeId === 'ask' && outcome === 'failed'))
  })

  it('A flow that waits, hands over, fails or does not exist is an error that the model reads', async () => {
    const cases: [Node[] | undefined, RegExp][] = [
      [[{ id: 'a', type: 'input', prompt: 'Day?', field: { name: 'x', type: 'text' } }], /waits/],
      [[{ id: 'a', type: 'wait', for: 'PT1S' }], /waits/],
      [[{ id: 'a', type: 'wait', event: { name: 'x' } }], /waits/],
      [[{ id: 'a', type: 'handoff', reason: 'x' }], /hands over/],
      [[{ id: 'a', type: 'set_variable', set: { x: { expr: '1 + "a"' } } }], /./],
      [[{ id: 'a', type: 'subflow', flow: 'inner' }], /waits/],
      [undefined, /no published flow hours/],
    ]
    const inner = flow('inner', [{ id: 'b', type: 'buttons', prompt: 'Which?', choices: [{ id: 'c', label: 'C' }] }])
    for (const [nodes, expected] of cases) {
      const talk = await new Talk([node()], inner, ...(nodes === undefined ? [] : [flow('hours', nodes)])).start()
      await talk.gets(use('hours', { day: 'Monday' }))
      assert.match(JSON.stringify(talk.round?.answers), expected)
      assert.deepEqual(
        [
          talk.round?.answers[0]?.ok,
          talk.shown,
          talk.last?.effects.map(({ type }) => type),
          talk.last?.snapshot.frames.length,
        ],
        [false, [], ['call'], 1],
      )
    }
  })

  it('It may run an agent with tools itself, within the time and the depth that are left', async () => {
    const talk = await new Talk(
      [node({ timeoutMs: 1_000 })],
      flow('hours', [
        node({ id: 'inner', saveAs: 'said', onError: null, next: 'done' }),
        { id: 'done', type: 'end', outputs: { said: '{{ vars.said }}' } },
      ]),
    ).start()
    await talk.gets(use('hours', { day: 'Monday' }), 100)
    assert.deepEqual([talk.asked.shown, talk.asked.withinMs, talk.asked.rounds], [false, 900, []])
    await talk.gets(use('find_order', { order_no: '1' }), 100)
    await talk.gets(served({}), 100)
    await talk.gets(say('At 8'), 100)
    assert.deepEqual(
      [talk.round?.answers, talk.asked.withinMs],
      [[{ ok: true, value: { outputs: { said: 'At 8' } } }], 600],
    )

    const endless = await new Talk(
      [node({ timeoutMs: 120_000, maxToolCalls: 1 })],
      flow('hours', [node({ id: 'inner', maxToolCalls: 1, saveAs: 'said', next: null }), ...rest]),
    ).start()
    for (let depth = 1; depth < 16; depth++) await endless.gets(use('hours', { day: 'Monday' }))
    await endless.gets(use('hours', { day: 'Monday' }))
    assert.match(JSON.stringify(endless.round?.answers), /nested/)
  })

  it('A tool flow that exceeds the step budget of the turn fails the run', async () => {
    const talk = await new Talk(
      [node()],
      flow('hours', [
        { id: 'a', type: 'goto', target: 'b' },
        { id: 'b', type: 'goto', target: 'a' },
      ]),
    ).start()
    await talk.gets(use('hours', { day: 'Monday' }))
    assert.deepEqual([talk.last?.status, talk.last?.failure?.kind], ['failed', 'step_limit'])
  })
})
