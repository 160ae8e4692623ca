import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { logLinesOf } from '../../../domain/engine/log-records.ts'
import type { Turn } from '../../../domain/engine/stimulus.ts'
import { recordedRun } from '../../../domain/simulation/recorded-run.ts'
import { simulate, type SimulatedInput } from '../../../domain/simulation/simulate.ts'
import type { StubbedAnswer } from '../../../domain/simulation/simulated-run.ts'
import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import type { LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import { Execution } from '../engine/world.ts'

const FLOW = '018f0000-0000-7000-8000-000000000040'
const definition = {
  code: 'talk',
  name: 'Talk',
  nodes: [
    {
      id: 'ai',
      type: 'agent',
      connection: 'llm',
      model: 'm',
      prompt: '{{ input.text }}',
      converse: { until: 'It is known', result: { day: { type: 'string' } }, maxTokens: 100 },
      saveAs: 'got',
      onBudget: 'spent',
      next: 'bye',
    },
    { id: 'bye', type: 'end', text: '{{ vars.got.day }}' },
    { id: 'spent', type: 'end', text: 'Enough' },
  ],
} as unknown as FlowDefinition
const done: StubbedAnswer = { toolCalls: [{ name: 'done', arguments: { day: 'Monday' } }] }
const reply = (message: string): SimulatedInput => ({ values: { message } })

const run = async (inputs: SimulatedInput[], ai: StubbedAnswer[]) =>
  await simulate(
    { flow: compileFlow(definition, 'v1'), flows: new Map(), forms: new Map() },
    {
      start: { trigger: { type: 'chat_intent', text: 'hi' } },
      inputs,
      stubs: { ai },
      locale: null,
      customer: {},
      waits: 'pass',
      now: new Date('2026-11-20T09:00:00Z'),
      seed: 'talk',
    },
  )

describe('a simulated conversation with a model', () => {
  it('takes the answers of the stubs turn by turn, and shows the node as waiting, going on and left', async () => {
    const { status, turns, variables } = await run(
      [reply('Well'), reply(''), reply('Monday')],
      [{ text: 'When?' }, { text: 'Which day?' }, done],
    )
    assert.deepEqual(
      turns.map(({ status: state, steps, validationErrors }) => [
        state,
        steps.map(({ nodeId, outcome, edge }) => [nodeId, outcome, edge]),
        validationErrors.map(({ field, rule }) => `${field} ${rule}`),
      ]),
      [
        ['waiting_input', [['ai', 'waiting', null]], []],
        [
          'waiting_input',
          [
            ['ai', 'next', null],
            ['ai', 'waiting', null],
          ],
          [],
        ],
        ['waiting_input', [], ['message required']],
        [
          'completed',
          [
            ['ai', 'next', null],
            ['ai', 'next', '/nodes/0/next'],
            ['bye', 'ended', null],
          ],
          [],
        ],
      ],
    )
    assert.deepEqual([status, variables['got']], ['completed', { day: 'Monday' }])
  })

  it('counts the tokens of the stubs, and names an answer that is missing', async () => {
    const spent = await run([reply('Well')], [{ text: 'When?', tokens: 60 }])
    assert.deepEqual(
      spent.turns.at(-1)?.blocks.map(({ payload }) => payload['text']),
      ['When?', 'Enough'],
    )
    const missing = await run([], [])
    assert.equal(missing.error?.kind, 'stub_missing')
  })

  it('is what the recording of a run leads to again', async () => {
    const execution = new Execution(definition)
    const lines: { nodeId: string | null; record: LogRecord }[] = []
    const note = (turn: Turn, stimulus: Parameters<typeof logLinesOf>[1]['stimulus']) => {
      const trigger = { type: 'chat_intent', name: 'talk' } as const
      const call = {
        kind: 'agent',
        attempt: 1,
        durationMs: 5,
        usage: { prompt_tokens: 20, completion_tokens: 10 },
      } as const
      const facts = { flowId: FLOW, version: 1, flowCode: 'talk', trigger, stimulus, eventId: null, call }
      lines.push(...logLinesOf(turn, { ...facts, userMessages: [] }))
      return turn
    }
    const apply = async (stimulus: Parameters<typeof logLinesOf>[1]['stimulus']) =>
      note(await execution.do(stimulus), stimulus)
    let turn = await apply({ type: 'start', trigger: { type: 'chat_intent', text: 'hi' } })
    const answers = ['When?', 'Which day?', { text: '', toolCalls: [{ name: 'done', arguments: { day: 'Monday' } }] }]
    for (const [index, value] of answers.entries()) {
      assert.ok(turn.wait?.kind === 'call')
      turn = await apply({ type: 'callResult', callId: turn.wait.callId, result: { ok: true, value, tokens: 30 } })
      if (index < 2) turn = await apply({ type: 'resume', values: { message: `reply ${index}` } })
    }
    const recorded = recordedRun(
      lines.map(({ nodeId, record }, index) => ({
        id: FLOW,
        executionId: FLOW,
        conversationId: FLOW,
        nodeId,
        createdAt: `2026-11-20T09:00:${String(index).padStart(2, '0')}.000Z`,
        entry: record,
      })),
    )
    assert.ok(recorded !== undefined)
    assert.deepEqual(recorded.stubs, {
      ai: [
        { text: 'When?', tokens: 30 },
        { text: 'Which day?', tokens: 30 },
        { text: '', toolCalls: [{ name: 'done', arguments: { day: 'Monday' } }], tokens: 30 },
      ],
    })
    const again = await run(
      recorded.inputs.map(({ values }) => ({ values })),
      recorded.stubs['ai'],
    )
    assert.deepEqual([again.status, again.variables['got']], ['completed', { day: 'Monday' }])
  })
})
