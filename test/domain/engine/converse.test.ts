import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { compileWithProblems } from '../../../domain/engine/compile.ts'
import type { AgentCallRequest } from '../../../domain/engine/snapshot.ts'
import type { Advance, CallResult, Stimulus, Turn } from '../../../domain/engine/stimulus.ts'
import { weigh } from '../../../domain/expressions/evaluation.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { AgentNode, FlowDefinition, Node } from '../../../generated/schemas/flow.ts'
import { snapshot as isSnapshot } from '../../../generated/schemas/validators.js'
import { Execution, flowOf, NOW, texts } from './world.ts'

const find = {
  type: 'http',
  name: 'find',
  description: 'Finds free tables',
  connection: 'book',
  path: '/free',
} as const
const converse = {
  until: 'The visitor has chosen a table',
  result: { day: { type: 'string' }, people: { type: 'integer', minimum: 1 } },
} as const
const node = (more: Partial<AgentNode> = {}): AgentNode => ({
  id: 'ai',
  type: 'agent',
  connection: 'llm',
  model: 'm',
  system: 'Be kind',
  prompt: '{{ input.text }}',
  saveAs: 'table',
  converse,
  onBudget: 'spent',
  onExpire: 'late',
  onError: 'sorry',
  next: 'bye',
  ...more,
})
const ends: Node[] = [
  { id: 'bye', type: 'end', text: 'On {{ vars.table.day }} for {{ vars.table.people }}' },
  { id: 'spent', type: 'end', text: 'Call us' },
  { id: 'late', type: 'end', text: 'Too late' },
  { id: 'sorry', type: 'end', text: 'Sorry' },
]
const say = (text: string, tokens?: number): CallResult => ({
  ok: true,
  value: text,
  ...(tokens === undefined ? {} : { tokens }),
})
const use = (name: string, given: JsonObject = {}, text = ''): CallResult => ({
  ok: true,
  value: { text, toolCalls: [{ id: 'c', name, arguments: given }] },
})
const done = (given: JsonObject, text = '') => use('done', given, text)
const TABLE = { day: 'Monday', people: 2 }

class Talk {
  readonly execution: Execution
  readonly shown: unknown[] = []
  last: Turn | undefined

  constructor(first: Node, ...flows: FlowDefinition[]) {
    this.execution = new Execution(flowOf([first, ...ends]), { flows })
  }

  async start(): Promise<this> {
    return this.#took(await this.execution.start())
  }

  async gets(result: CallResult, tookMs = 10): Promise<this> {
    const wait = this.last?.wait
    assert.ok(wait?.kind === 'call', JSON.stringify(this.last?.failure ?? this.last?.wait))
    return this.#took(await this.execution.do({ type: 'callResult', callId: wait.callId, result, tookMs }))
  }

  async replies(message: unknown): Promise<Advance> {
    const result = await this.try({ type: 'resume', values: { message } as JsonObject })
    return result
  }

  async try(stimulus: Stimulus): Promise<Advance> {
    const result = await this.execution.try(stimulus)
    if (result.outcome === 'advanced') this.#took(result)
    return result
  }

  /** The request that the model answers next. */
  get asked(): AgentCallRequest {
    const wait = this.last?.wait
    assert.ok(wait?.kind === 'call' && wait.request.kind === 'agent', JSON.stringify(wait))
    return wait.request
  }

  get said(): unknown[] {
    return (this.asked.rounds ?? []).map(({ text, calls, reply }) => [text, ...calls.map(({ name }) => name), reply])
  }

  #took(turn: Turn): this {
    this.last = turn
    this.shown.push(...texts(turn).filter(text => text !== undefined))
    return this
  }
}

describe('a model that converses', () => {
  it('It asks, waits as at a question, is asked again with the reply, and its result is saved', async () => {
    const talk = await new Talk(node({ tools: [find] })).start()
    assert.deepEqual(
      [talk.asked.shown, talk.asked.prompt, talk.asked.tools?.map(({ name, description }) => [name, description])],
      [
        true,
        'hello',
        [
          ['find', 'Finds free tables'],
          ['done', 'The visitor has chosen a table'],
        ],
      ],
    )
    assert.deepEqual(talk.asked.tools?.[1]?.schema, {
      type: 'object',
      additionalProperties: false,
      properties: { day: { type: 'string' }, people: { type: 'integer', minimum: 1 } },
      required: ['day', 'people'],
    })
    await talk.gets(say('For when?'))
    const { wait, status, expectedInput, steps } = talk.last!
    assert.deepEqual([status, wait?.kind, talk.shown], ['waiting_input', 'input', ['For when?']])
    assert.deepEqual(
      [wait?.kind === 'input' && wait.expiresAt, expectedInput?.type, steps.map(({ outcome }) => outcome)],
      ['2026-03-03T10:00:00.000Z', 'form_submission', ['waiting']],
    )
    await talk.replies('Monday')
    assert.deepEqual(
      [talk.said, talk.last?.steps.map(({ outcome }) => outcome), talk.execution.snapshot?.input],
      [[['For when?', 'Monday']], ['answered', 'calling'], { message: 'Monday' }],
    )
    await talk.gets(use('find', {}, 'Let me look'))
    await talk.gets({ ok: true, value: { status: 200, headers: {}, body: [] } })
    await talk.gets(say('For how many?'))
    await talk.replies('Two')
    assert.deepEqual(talk.said, [
      ['For when?', 'Monday'],
      ['Let me look', 'find', undefined],
      ['For how many?', 'Two'],
    ])
    await talk.gets(done(TABLE, 'Booked.'))
    assert.deepEqual(
      [talk.shown, talk.last?.status, talk.last?.snapshot.frames[0]?.exchange],
      [['For when?', 'Let me look', 'For how many?', 'Booked.', 'On Monday for 2'], 'completed', undefined],
    )
  })

  it('It may be done at once, without a word', async () => {
    const talk = await new Talk(node()).start()
    await talk.gets(done(TABLE))
    assert.deepEqual([talk.shown, talk.last?.status], [['On Monday for 2'], 'completed'])
  })

  it('A message that is empty, too long or no text is refused, and changes nothing', async () => {
    const talk = await new Talk(node()).start()
    await talk.gets(say('For when?'))
    const before = structuredClone(talk.execution.snapshot)
    for (const [message, rule] of [
      ['', 'required'],
      ['x'.repeat(4_001), 'max_length'],
      [7, 'type'],
    ] as const) {
      const refused = await talk.replies(message)
      assert.ok(refused.outcome === 'rejected', rule)
      assert.deepEqual(
        refused.violations.map(({ field, rule: broken }) => [field, broken]),
        [['message', rule]],
      )
    }
    assert.deepEqual(talk.execution.snapshot, before)
  })

  it('Wrong arguments of done are an error for the model, at the limit of calls they fail the node', async () => {
    const talk = await new Talk(node({ maxToolCalls: 1 })).start()
    await talk.gets(done({ day: 'Monday', people: 0 }))
    assert.deepEqual([talk.asked.mayCall, talk.asked.rounds?.[0]?.answers[0]?.ok], [true, false])
    await talk.gets(done({ day: 'Monday', people: 0 }))
    assert.deepEqual(talk.shown, ['Sorry'])
  })

  it('The calls of tools are limited between two messages of the visitor, and done is always possible', async () => {
    const talk = await new Talk(node({ tools: [find], maxToolCalls: 1 })).start()
    const served: CallResult = { ok: true, value: { status: 200, headers: {}, body: [] } }
    for (const message of ['a', 'b']) {
      await talk.gets(use('find'))
      await talk.gets(served)
      await talk.gets(say('And?'))
      await talk.replies(message)
    }
    await talk.gets(use('find'))
    await talk.gets(served)
    await talk.gets(done(TABLE))
    assert.equal(talk.shown.at(-1), 'On Monday for 2')
    const endless = await new Talk(node({ tools: [find], maxToolCalls: 1 })).start()
    await endless.gets(use('find'))
    await endless.gets(served)
    await endless.gets(use('find'))
    assert.deepEqual(endless.shown, ['Sorry'])
  })

  it('After the last turn it goes on at onBudget, or at next without one', async () => {
    for (const [onBudget, last] of [
      ['spent', 'Call us'],
      [undefined, 'On  for '],
    ] as const) {
      const { onBudget: _, ...others } = node({ converse: { ...converse, maxTurns: 2 } })
      const talk = await new Talk(onBudget === undefined ? others : { ...others, onBudget }).start()
      await talk.gets(say('One?'))
      await talk.replies('1')
      await talk.gets(say('Two?'))
      await talk.replies('2')
      await talk.gets(say('Three?'))
      assert.deepEqual([talk.shown, talk.last?.status], [['One?', 'Two?', 'Three?', last], 'completed'])
      assert.equal(talk.last?.snapshot.frames[0]?.exchange, undefined)
    }
  })

  it('Tokens that are used up end it after an answer, and before another request', async () => {
    const spent = await new Talk(node({ converse: { ...converse, maxTokens: 100 } })).start()
    await spent.gets(say('One?', 60))
    await spent.replies('1')
    await spent.gets(say('Two?', 40))
    assert.deepEqual(spent.shown, ['One?', 'Two?', 'Call us'])
    const calling = await new Talk(node({ tools: [find], converse: { ...converse, maxTokens: 100 } })).start()
    await calling.gets({ ...use('nothing'), tokens: 100 })
    assert.deepEqual(calling.shown, ['Call us'])
    const finished = await new Talk(node({ converse: { ...converse, maxTokens: 100 } })).start()
    await finished.gets({ ...done(TABLE), tokens: 100 })
    assert.deepEqual(finished.shown, ['On Monday for 2'])
  })

  it('Nobody answers: it goes on at onExpire, or the run ends as expired', async () => {
    const talk = await new Talk(node({ converse: { ...converse, expiresIn: 'PT1H' } })).start()
    await talk.gets(say('For when?'))
    const { wait } = talk.last!
    assert.equal(wait?.kind === 'input' && wait.expiresAt, new Date(NOW.getTime() + 3_600_000).toISOString())
    await talk.try({ type: 'timer' })
    assert.deepEqual([talk.shown, talk.last?.snapshot.frames[0]?.exchange], [['For when?', 'Too late'], undefined])
    const { onExpire: _, ...others } = node()
    const silent = await new Talk(others).start()
    await silent.gets(say('For when?'))
    await silent.try({ type: 'timer' })
    assert.deepEqual([silent.last?.status, silent.last?.failure?.kind], ['completed', 'wait_expired'])
  })

  it('A failure of the model, in any turn, has the outcome of any agent node', async () => {
    const talk = await new Talk(node()).start()
    await talk.gets(say('For when?'))
    await talk.replies('Monday')
    await talk.gets({ ok: false, message: 'overloaded' })
    assert.deepEqual([talk.shown, talk.last?.snapshot.frames[0]?.exchange], [['For when?', 'Sorry'], undefined])
  })

  it('The time of the node begins again with each message', async () => {
    const talk = await new Talk(node({ tools: [find], timeoutMs: 1_000 })).start()
    await talk.gets(say('For when?'), 900)
    await talk.replies('Monday')
    assert.deepEqual([talk.asked.timeoutMs, talk.asked.withinMs], [1_000, 1_000])
  })

  it('In a flow that is a tool it is an error for the model that calls the tool', async () => {
    const tool = { type: 'flow', name: 'chat', description: 'Chats', flow: 'chat' } as const
    const { converse: _, onBudget: _b, onExpire: _e, ...plain } = node({ tools: [tool] })
    const inner = { ...flowOf([node({ onBudget: null, onExpire: null, onError: null, next: null })]), code: 'chat' }
    const talk = await new Talk(plain, inner).start()
    await talk.gets(use('chat'))
    assert.match(JSON.stringify(talk.asked.rounds?.[0]?.answers), /talks with the visitor/)
  })

  it('Settings without converse, and a tool called done, are problems with their positions', () => {
    const { converse: _, ...plain } = node()
    const problems = (first: Node) => compileWithProblems(flowOf([first, ...ends])).problems.map(({ path }) => path)
    assert.deepEqual(problems(plain), ['/nodes/0/onExpire', '/nodes/0/onBudget'])
    assert.deepEqual(problems(node({ tools: [find, { ...find, name: 'done' }] })), ['/nodes/0/tools/1/name'])
    assert.deepEqual(problems(node({ converse: { ...converse, expiresIn: 'an hour' } })), [
      '/nodes/0/converse/expiresIn',
    ])
  })

  it('Whatever is said, the state stays small and fits its schema, and every run ends within its turns', async () => {
    const move = fc.record({
      text: fc.oneof(
        fc.string(),
        fc.nat(30_000).map(length => '😀'.repeat(length)),
      ),
      reply: fc.string({ minLength: 1, maxLength: 20 }),
      tokens: fc.nat(10),
      calls: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 8 }),
        async (moves, maxTurns) => {
          const talk = await new Talk(node({ converse: { ...converse, maxTurns, maxTokens: 60 } })).start()
          let replies = 0
          for (const { text, reply, tokens, calls } of moves) {
            if (calls) await talk.gets({ ...use('nothing', {}, text.slice(0, 100)), tokens })
            if (talk.last?.wait?.kind === 'call') await talk.gets(say(text, tokens))
            assert.ok(isSnapshot(talk.execution.snapshot), JSON.stringify(isSnapshot.errors?.slice(0, 1)))
            if (talk.last?.wait?.kind !== 'input') break
            assert.ok(weigh(talk.execution.snapshot?.frames[0]?.exchange) < 250_000)
            if ((await talk.replies(reply)).outcome === 'rejected') await talk.replies('yes')
            replies++
            // The prompt is followed by an answer of the model, each answer by a reply.
            assert.equal(talk.asked.rounds?.at(-1)?.reply !== undefined, true)
          }
          assert.ok(replies <= maxTurns)
          if (replies === maxTurns && talk.last?.wait?.kind === 'call') {
            await talk.gets(say('That is all'))
            assert.equal(talk.last.status, 'completed')
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})
