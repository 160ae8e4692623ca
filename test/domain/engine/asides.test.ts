import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { compileWithProblems } from '../../../domain/engine/compile.ts'
import { textAnswer } from '../../../domain/engine/nodes/questions.ts'
import type { Advance, AsideStimulus, CallResult, Stimulus, Turn } from '../../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { FlowDefinition, InputNode, Node } from '../../../generated/schemas/flow.ts'
import { snapshot as isSnapshot } from '../../../generated/schemas/validators.js'
import { Execution, flowOf, NOW, texts } from './world.ts'

const ask = (more: Partial<InputNode> = {}): InputNode => ({
  id: 'ask',
  type: 'input',
  prompt: 'Your order number?',
  field: { name: 'order', type: 'text', required: true, validation: { pattern: '^[0-9]{6}$' } },
  asides: true,
  expiresIn: 'PT1H',
  onExpire: 'late',
  next: 'bye',
  ...more,
})
const ends: Node[] = [
  { id: 'bye', type: 'end', text: 'Order {{ vars.order }} {{ entities.who }} {{ vars.day }}' },
  { id: 'late', type: 'end', text: 'Too late' },
]
const aside = (code: string, ...nodes: Node[]): FlowDefinition => ({ ...flowOf(nodes), code })
const hours = aside('hours', {
  id: 'tell',
  type: 'end',
  text: 'At 8 on {{ entities.day }}, to: {{ input.text }}',
  outputs: { from: 8 },
})
const asks = aside(
  'asks',
  {
    id: 'day',
    type: 'input',
    prompt: 'Which day?',
    field: { name: 'day', type: 'text', required: true },
    next: 'told',
  },
  { id: 'told', type: 'end', text: 'At 8 on {{ vars.day }}' },
)
const interrupt = (flow: string, more: Partial<AsideStimulus> = {}): AsideStimulus => ({
  type: 'aside',
  intent: flow,
  flow,
  text: 'When?',
  entities: { day: 'Monday' },
  ...more,
})
const answer = (values: JsonObject): Stimulus => ({ type: 'resume', values })

async function asked(question: Node, ...flows: FlowDefinition[]): Promise<Execution> {
  const execution = new Execution(flowOf([question, ...ends]), { flows })
  await execution.start({ entities: { who: 'Ada' } })
  return execution
}
const at = (hoursLater: number) => ({ now: new Date(NOW.getTime() + hoursLater * 3_600_000) })
const shown = (turn: Turn) => turn.newBlocks.map(({ payload }) => payload['text'] ?? payload['prompt'])
const advanced = (result: Advance): Turn => {
  assert.ok(result.outcome === 'advanced', JSON.stringify(result))
  return result
}

describe('an aside', () => {
  it('Its flow runs with the text and its entities, and the question is asked again as it was', async () => {
    const execution = await asked(ask(), hours)
    const before = structuredClone(execution.snapshot!)
    const turn = await execution.do(interrupt('hours'), at(0.5))
    assert.deepEqual(shown(turn), ['At 8 on Monday, to: When?', 'Your order number?'])
    assert.deepEqual(
      turn.steps.map(({ flowCode, nodeId, outcome }) => [flowCode, nodeId, outcome]),
      [
        ['main', 'ask', 'aside'],
        ['hours', 'tell', 'ended'],
        ['main', 'ask', 'waiting'],
      ],
    )
    const { snapshot } = execution
    assert.ok(isSnapshot(snapshot), JSON.stringify(isSnapshot.errors))
    assert.ok(before.wait?.kind === 'input' && snapshot?.wait?.kind === 'input')
    const { block_id: first, ...expected } = before.wait.expectedInput
    const { block_id: second, ...again } = snapshot.wait.expectedInput
    assert.notEqual(first, second)
    assert.equal(second, turn.newBlocks.at(-1)?.id)
    assert.deepEqual(
      [again, snapshot.wait.expiresAt, snapshot.wait.fields],
      [expected, before.wait.expiresAt, before.wait.fields],
    )
    const kept = ({ frames, input, event, entities }: typeof snapshot) => ({ frames, input, event, entities })
    assert.deepEqual(kept(snapshot), kept(before))
    assert.deepEqual(texts(await execution.do(answer({ order: '123456' }))), ['Order 123456 Ada '])
  })

  it('It may be asked for again and again, and its blocks are those of the reply', async () => {
    const execution = await asked(ask(), hours)
    for (let round = 0; round < 3; round++) {
      const turn = await execution.do(interrupt('hours'))
      assert.deepEqual([turn.blocks.length, turn.status], [2, 'waiting_input'])
    }
  })

  it('It fits only an open question that permits it, of a flow that does not run already', async () => {
    const refused = async (question: Node, stimulus: AsideStimulus) => {
      const execution = await asked(question, hours)
      const before = structuredClone(execution.snapshot)
      const { outcome } = await execution.try(stimulus)
      assert.deepEqual(execution.snapshot, before)
      return outcome
    }
    assert.equal(await refused(ask({ asides: false }), interrupt('hours')), 'ignored')
    assert.equal(await refused(ask({ asideIntents: ['other'] }), interrupt('hours')), 'ignored')
    assert.equal(await refused(ask(), interrupt('main')), 'ignored')
    assert.equal(await refused(ask(), interrupt('gone')), 'ignored')
    assert.equal(await refused({ id: 'w', type: 'wait', for: 'PT1H', next: 'bye' }, interrupt('hours')), 'ignored')
    const permitted = await asked(ask({ asideIntents: ['hours'] }), hours)
    advanced(await permitted.try(interrupt('hours')))
  })

  it('A flow says it for all of its questions, and each may say otherwise', async () => {
    const { asides: _, ...silent } = ask()
    for (const [question, permits] of [
      [silent, true],
      [ask({ asides: false }), undefined],
    ] as const) {
      const execution = new Execution(flowOf([question, ...ends], { asides: true }), { flows: [hours] })
      assert.equal((await execution.start()).expectedInput?.asides, permits)
    }
  })

  it('Intents of a question that permits no asides are a problem with their position', () => {
    const { asides: _, ...silent } = ask({ asideIntents: ['hours'] })
    const problems = (more: Partial<FlowDefinition>) =>
      compileWithProblems(flowOf([silent, ...ends], more)).problems.map(({ path }) => path)
    assert.deepEqual([problems({}), problems({ asides: true })], [['/nodes/0/asideIntents'], []])
  })

  it('It may ask itself, and its questions cannot be interrupted', async () => {
    const execution = await asked(ask(), { ...asks, asides: true }, hours)
    const turn = await execution.do(interrupt('asks'))
    assert.deepEqual([shown(turn), turn.expectedInput?.asides], [['Which day?'], undefined])
    assert.equal((await execution.try(interrupt('hours'))).outcome, 'ignored')
    const told = await execution.do(answer({ day: 'Sunday' }))
    assert.deepEqual(shown(told), ['At 8 on Sunday', 'Your order number?'])
    assert.deepEqual(execution.snapshot?.frames.length, 1)
    assert.deepEqual(texts(await execution.do(answer({ order: '123456' }))), ['Order 123456 Ada '])
  })

  it('What it waits for ends with the time of the question, which has expired then', async () => {
    const slow: Node[] = [
      { id: 'day', type: 'input', field: { name: 'day', type: 'text' }, expiresIn: 'P1D' },
      { id: 'day', type: 'wait', for: 'P1D' },
      { id: 'day', type: 'wait', event: { name: 'paid' } },
    ]
    for (const node of slow) {
      const execution = await asked(ask(), aside('asks', node))
      const { wait } = await execution.do(interrupt('asks'))
      assert.ok(wait?.kind === 'input' || wait?.kind === 'timer' || wait?.kind === 'event')
      assert.equal(wait.kind === 'input' ? wait.expiresAt : wait.dueAt, at(1).now.toISOString())
      const late = await execution.do({ type: 'timer' }, at(1))
      assert.deepEqual([shown(late), late.status], [['Too late'], 'completed'])
    }
  })

  it('A shorter time of its own question ends only the aside', async () => {
    const [first, ...rest] = asks.nodes
    const execution = await asked(ask(), aside('asks', { ...first, expiresIn: 'PT10M' } as Node, ...rest))
    await execution.do(interrupt('asks'))
    const turn = await execution.do({ type: 'timer' }, at(0.2))
    assert.deepEqual([shown(turn), turn.status], [['Your order number?'], 'waiting_input'])
  })

  it('A person who has the conversation is not interrupted, and the question has expired afterwards', async () => {
    const execution = await asked(ask(), aside('person', { id: 'h', type: 'handoff', queue: 'support' }))
    const { wait } = await execution.do(interrupt('person'))
    assert.ok(wait?.kind === 'handoff' && wait.dueAt === null)
    const turn = await execution.do({ type: 'person', act: { type: 'hand_back', outcome: 'solved' } }, at(2))
    assert.deepEqual([texts(turn), turn.status], [['Too late'], 'completed'])
  })

  it('A failure ends the aside only, wherever it happens', async () => {
    const broken: Node[] = [
      { id: 'x', type: 'set_variable', set: { x: { expr: '1 + "a"' } } },
      { id: 'x', type: 'subflow', flow: 'gone' },
      { id: 'x', type: 'goto', target: 'x' },
      { id: 'x', type: 'form', form: 'gone' },
    ]
    for (const node of broken) {
      const execution = await asked(ask(), aside('broken', node))
      const turn = await execution.do(interrupt('broken'))
      assert.deepEqual([shown(turn), turn.status, turn.failure], [['Your order number?'], 'waiting_input', undefined])
      assert.ok(turn.steps.some(({ outcome, flowCode }) => outcome === 'failed' && flowCode === 'broken'))
    }
    const calling = await asked(ask(), aside('calls', { id: 'c', type: 'http', url: 'https://x.example' }))
    const { wait } = await calling.do(interrupt('calls'))
    assert.ok(wait?.kind === 'call')
    const result: CallResult = { ok: false, message: 'down' }
    const turn = await calling.do({ type: 'callResult', callId: wait.callId, result })
    assert.deepEqual([shown(turn), turn.status], [['Your order number?'], 'waiting_input'])
  })

  it('An abort ends the execution with its aside', async () => {
    const execution = await asked(ask(), asks)
    await execution.do(interrupt('asks'))
    assert.equal(advanced(await execution.try({ type: 'abort', by: 'admin' })).status, 'aborted')
  })

  it('A text may name a choice where asides are permitted', async () => {
    const choices = [
      { id: 'y', label: 'Yes, please' },
      { id: 'n', label: 'No' },
    ] as [{ id: string; label: string }, { id: string; label: string }]
    const execution = await asked({ id: 'pick', type: 'buttons', prompt: 'Well?', choices, asides: true }, hours)
    const { snapshot } = execution
    assert.deepEqual(
      [' yes, PLEASE ', 'n', 'maybe'].map(text => textAnswer(snapshot!, text)),
      [{ choice: 'y' }, { choice: 'n' }, undefined],
    )
    const turn = await execution.do(interrupt('hours'))
    assert.deepEqual(turn.newBlocks.at(-1)?.payload['choices'], choices)
    assert.equal((await execution.do(answer({ choice: 'n' }))).status, 'completed')
  })

  it('Whatever interrupts a question, the run then ends as if nothing had', async () => {
    const act = fc.constantFrom<Stimulus[]>(
      [interrupt('hours')],
      [interrupt('asks'), answer({ day: 'x' })],
      [interrupt('asks'), answer({}), answer({ day: 'y' })],
      [interrupt('broken')],
      [answer({ order: 'wrong' })],
      [interrupt('asks'), interrupt('hours'), { type: 'event', name: 'x', data: {} }, answer({ day: 'z' })],
    )
    const broken = aside('broken', { id: 'x', type: 'subflow', flow: 'gone' })
    const plain = await asked(ask(), hours, asks, broken)
    const { frames, input, entities, variables } = (await plain.do(answer({ order: '123456' }))).snapshot
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 6 }), async acts => {
        const execution = await asked(ask(), hours, asks, broken)
        for (const stimulus of acts.flat()) {
          await execution.try(stimulus)
          assert.ok(isSnapshot(execution.snapshot), JSON.stringify(isSnapshot.errors?.slice(0, 1)))
        }
        const ended = (await execution.do(answer({ order: '123456' }))).snapshot
        assert.deepEqual(
          [ended.frames, ended.input, ended.entities, ended.variables],
          [frames, input, entities, variables],
        )
      }),
      { numRuns: 40 },
    )
  })
})
