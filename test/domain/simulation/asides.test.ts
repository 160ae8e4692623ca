import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { runFlowTests } from '../../../domain/flow-test/run.ts'
import { recordedRun } from '../../../domain/simulation/recorded-run.ts'
import { simulate, type SimulatedInput } from '../../../domain/simulation/simulate.ts'
import type { IntentMeant } from '../../../domain/simulation/simulated-run.ts'
import type { FlowTestStep } from '../../../generated/schemas/flow-test.ts'
import type { LogRecord } from '../../../generated/schemas/event-log-entry.ts'
import type { FlowDefinition } from '../../../generated/schemas/flow.ts'

const ID = '018f0000-0000-7000-8000-000000000040'
const compiled = (definition: object, id: string) => compileFlow(definition as FlowDefinition, id)
const flow = compiled(
  {
    code: 'track',
    name: 'Track',
    triggers: [{ type: 'chat_intent', intent: 'track' }],
    nodes: [
      {
        id: 'ask',
        type: 'input',
        prompt: 'Your order?',
        field: { name: 'order', type: 'text', required: true, validation: { pattern: '^[0-9]+$' } },
        asides: true,
        next: 'bye',
      },
      { id: 'bye', type: 'end', text: 'Order {{ vars.order }}' },
    ],
  },
  'v1',
)
const hours = compiled(
  {
    code: 'hours',
    name: 'Hours',
    triggers: [{ type: 'chat_intent', intent: 'open', entities: { day: { options: [{ value: 'Sunday' }] } } }],
    nodes: [{ id: 'tell', type: 'end', text: 'At 8 on {{ entities.day }}' }],
  },
  'v2',
)
const catalog = { flow, flows: new Map([['hours', hours]]), forms: new Map() }
const aside = (intent: string): SimulatedInput => ({ aside: { intent, text: 'When?', entities: { day: 'Sunday' } } })
const run = async (inputs: readonly SimulatedInput[], intentMeant?: IntentMeant) =>
  await simulate(
    { ...catalog, ...(intentMeant === undefined ? {} : { intentMeant }) },
    {
      start: { trigger: { type: 'chat_intent', text: 'hi' } },
      inputs,
      stubs: {},
      locale: null,
      customer: {},
      waits: 'pass',
      now: new Date('2026-11-20T09:00:00Z'),
      seed: 'aside',
    },
  )
const texts = (turn: Awaited<ReturnType<typeof run>>['turns'][number] | undefined) =>
  turn?.blocks.map(({ payload }) => payload['text'] ?? payload['prompt'])

describe('an aside without a server', () => {
  it('is simulated with the intent that the input names, and the question is shown again', async () => {
    const { status, turns } = await run([aside('open'), { values: { order: '7' } }])
    assert.deepEqual(turns.map(texts), [['Your order?'], ['At 8 on Sunday', 'Your order?'], ['Order 7']])
    assert.deepEqual(
      turns[1]?.steps.map(({ nodeId, outcome, data }) => [nodeId, outcome, data['flow']]),
      [
        ['ask', 'next', undefined],
        ['tell', 'ended', 'hours'],
        ['ask', 'waiting', undefined],
      ],
    )
    assert.equal(status, 'completed')
  })

  it('is simulated with the intent that a typed text means, where the question does not take it', async () => {
    const asked: string[] = []
    const intentMeant: IntentMeant = async (text, { permits }) => {
      asked.push(text)
      const isMeant = permits({ intent: 'open', flow: 'hours' }) && text === 'When?'
      return await Promise.resolve(isMeant ? { intent: 'open', entities: { day: 'Monday' } } : undefined)
    }
    const { turns, status } = await run(
      ['When?', 'What?', '7'].map(text => ({ text })),
      intentMeant,
    )
    assert.deepEqual(turns.map(texts), [['Your order?'], ['At 8 on Monday', 'Your order?'], [], ['Order 7']])
    assert.equal(turns[1]?.steps[0]?.data['intent'], 'open')
    assert.deepEqual(
      turns.map(({ validationErrors }) => validationErrors.map(({ field }) => field)),
      [[], [], ['order'], []],
    )
    assert.deepEqual([status, asked], ['completed', ['When?', 'What?']])
  })

  it('is refused in a simulation where the question does not permit it, and nothing moves', async () => {
    const { turns, status } = await run([aside('gone'), aside('track'), { values: { order: '7' } }, aside('open')])
    assert.deepEqual(
      turns.map(({ validationErrors }) => validationErrors.map(({ field }) => field)),
      [[], ['aside'], ['aside'], []],
    )
    assert.equal(status, 'completed')
  })

  it('is what a recorded run is repeated with', async () => {
    const lines: LogRecord[] = [
      { kind: 'execution_started', flowId: ID, version: 1, trigger: { type: 'chat_intent', name: 'track' } },
      { kind: 'step_waiting', nodeType: 'input', wait: 'input' },
      {
        kind: 'aside_started',
        nodeType: 'input',
        intent: 'open',
        aside: 'hours',
        text: 'On Sunday?',
        entities: { day: 'Sunday' },
      },
      { kind: 'step_waiting', nodeType: 'input', wait: 'input' },
      { kind: 'step_resumed', nodeType: 'input', by: 'input', values: { order: '7' } },
    ]
    const recorded = recordedRun(
      lines.map((entry, index) => ({
        id: ID,
        executionId: ID,
        conversationId: ID,
        nodeId: index === 0 ? null : 'ask',
        createdAt: `2026-11-20T09:00:0${index}.000Z`,
        entry,
      })),
    )
    assert.deepEqual(
      recorded?.inputs.map(({ aside: interrupted, values }) => interrupted ?? values),
      [{ intent: 'open', text: 'On Sunday?', entities: { day: 'Sunday' } }, { order: '7' }],
    )
    const { turns } = await run(recorded.inputs)
    assert.deepEqual(turns.map(texts), [['Your order?'], ['At 8 on Sunday', 'Your order?'], ['Order 7']])
  })

  it('is tested with what the visitor says and the intent that it means, after the question was asked', async () => {
    const failuresOf = async (...steps: FlowTestStep[]) => {
      const { results } = await runFlowTests({ tests: [{ name: 'x', steps: [{ say: 'hi' }, ...steps] }] }, catalog)
      return results[0]?.failures.map(({ message }) => message)
    }
    assert.deepEqual(
      await failuresOf(
        { say: 'On Sunday?', intent: 'open', expect: { blocks: ['At 8 on Sunday', 'Your order?'] } },
        { say: '7', intent: 'open', expect: { blocks: ['Order 7'], status: 'completed' } },
      ),
      [],
    )
    assert.deepEqual(await failuresOf({ say: 'x', intent: 'gone' }), ['no flow of the workspace has the intent gone'])
    assert.match((await failuresOf({ say: 'x', intent: 'track' }))?.[0] ?? '', /not waiting for this/)
    assert.deepEqual(await failuresOf({ say: 'x' }), ['the answer was refused: order breaks pattern'])
  })
})
