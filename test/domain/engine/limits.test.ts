import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { MAX_FRAMES } from '../../../domain/engine/turn-run.ts'
import { compileFlow, FlowCompilationError } from '../../../domain/engine/compile.ts'
import type { Stimulus } from '../../../domain/engine/stimulus.ts'
import type { Node } from '../../../generated/schemas/flow.ts'
import { Execution, flowOf, run, texts } from './world.ts'

describe('the step budget', () => {
  it('A turn that loops without a pause fails with `step_limit`', async () => {
    const turn = await run([
      { id: 'a', type: 'goto', target: 'b' },
      { id: 'b', type: 'goto', target: 'a' },
    ])
    assert.equal(turn.status, 'failed')
    assert.equal(turn.failure?.kind, 'step_limit')
    assert.equal(turn.snapshot.steps, 1000)
  })

  const pauses: [Node, Stimulus][] = [
    [{ id: 'w', type: 'wait', for: 'PT1S', next: 'z' }, { type: 'timer' }],
    [
      { id: 'w', type: 'wait', event: { name: 'paid' }, next: 'z' },
      { type: 'event', name: 'paid', data: {} },
    ],
    [
      { id: 'w', type: 'input', field: { name: 'answer', type: 'text' }, next: 'z' },
      { type: 'resume', values: { answer: 'x' } },
    ],
  ]
  for (const [pause, stimulus] of pauses)
    it(`A turn of exactly the budget passes, and the count starts again with the next ${stimulus.type}`, async () => {
      const nodes = flowOf(
        [
          { id: 'm', type: 'set_variable', set: { n: { expr: 'vars.n + 1' } }, next: 'c' },
          { id: 'c', type: 'condition', branches: [{ when: 'vars.n < 5', next: 'm' }], otherwise: 'w' },
          pause,
          { id: 'z', type: 'set_variable', set: { n: 0 }, next: 'm' },
        ],
        { variables: { n: 0 } },
      )
      const execution = new Execution(nodes, { stepBudget: 12 })
      const { status } = await execution.start()
      assert.match(status, /^waiting_/)
      assert.equal((await execution.do(stimulus)).status, status)
      assert.equal((await new Execution(nodes, { stepBudget: 10 }).start()).failure?.kind, 'step_limit')
    })

  it('Steps before and after a call count together', async () => {
    const execution = new Execution(flowOf([{ id: 'h', type: 'http', url: 'https://x.example', next: 'h' }]), {
      stepBudget: 3,
    })
    let turn = await execution.start()
    for (let calls = 0; turn.wait?.kind === 'call' && calls < 10; calls++) {
      turn = await execution.do({ type: 'callResult', callId: turn.wait.callId, result: { ok: true, value: null } })
    }
    assert.equal(turn.failure?.kind, 'step_limit')
  })
})

describe('subflows', () => {
  const double = flowOf(
    [
      { id: 's', type: 'set_variable', set: { twice: { expr: 'vars.n * 2' } }, next: 'e' },
      { id: 'e', type: 'end', outputs: { result: '{{ vars.twice }}' } },
    ],
    { code: 'double', variables: { n: 1, scale: 'x' } },
  )

  it('A subflow has its inputs and outputs, and does not change the variables of its caller', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'c', type: 'subflow', flow: 'double', inputs: { n: '{{ vars.m }}' }, saveAs: 'out', next: 'e' },
        { id: 'e', type: 'end', text: '{{ vars.out.result }} {{ vars.n }} {{ vars.twice }}' },
      ]),
      { flows: [double] },
    )
    assert.deepEqual(texts(await execution.start({ variables: { m: 21 } })), ['42  '])
  })

  it('A subflow may pause, and continues in the version that it started with', async () => {
    const ask = flowOf(
      [
        { id: 'i', type: 'input', field: { name: 'name', type: 'text' }, next: 'e' },
        { id: 'e', type: 'end', outputs: { name: '{{ vars.name }}' } },
      ],
      { code: 'ask' },
    )
    const execution = new Execution(
      flowOf([
        { id: 'c', type: 'subflow', flow: 'ask', saveAs: 'answer', next: 'e' },
        { id: 'e', type: 'end', text: 'Hi {{ vars.answer.name }}' },
      ]),
      { flows: [ask] },
    )
    const turn = await execution.start()
    assert.deepEqual(
      [turn.status, turn.snapshot.frames.map(frame => frame.versionId)],
      ['waiting_input', ['main@1', 'ask@1']],
    )
    assert.deepEqual(texts(await execution.do({ type: 'resume', values: { name: 'Ada' } })), ['Hi Ada'])
  })

  it('A subflow sees the variables of the conversation', async () => {
    const child = flowOf([{ id: 'e', type: 'end', text: '{{ vars.customer }}' }], { code: 'child' })
    assert.deepEqual(
      texts(
        await new Execution(flowOf([{ id: 'c', type: 'subflow', flow: 'child' }]), { flows: [child] }).start({
          variables: { customer: 'c1' },
        }),
      ),
      ['c1'],
    )
  })

  it('Subflows that are nested too deep fail the run', async () => {
    const turn = await new Execution(flowOf([{ id: 'c', type: 'subflow', flow: 'main' }])).start()
    assert.equal(turn.failure?.kind, 'subflow_depth')
    assert.equal(turn.snapshot.frames.length, MAX_FRAMES)
  })

  it('A subflow that is not published, or whose version no longer exists, fails the run', async () => {
    assert.equal((await run([{ id: 'c', type: 'subflow', flow: 'nowhere' }])).failure?.kind, 'unknown_flow')
    const child = flowOf([{ id: 'w', type: 'wait', for: 'PT1S' }], { code: 'child' })
    const execution = new Execution(flowOf([{ id: 'c', type: 'subflow', flow: 'child' }]), { flows: [child] })
    await execution.start()
    execution.options.flows = []
    const turn = await execution.do({ type: 'timer' })
    assert.deepEqual([turn.status, turn.failure?.kind], ['failed', 'definition_missing'])
  })
})

describe('events that cause one another', () => {
  it('The sixteenth in a row is raised, and the one after it fails the run', async () => {
    const raised = async (depth: number) => {
      const { effects, failure } = await run([{ id: 'm', type: 'emit', event: 'again' }], {
        trigger: { type: 'event', data: {}, depth },
      })
      return { depths: effects.map(effect => effect.type === 'emit' && effect.depth), failed: failure?.kind }
    }
    assert.deepEqual(await raised(15), { depths: [16], failed: undefined })
    assert.deepEqual(await raised(16), { depths: [], failed: 'event_limit' })
  })

  it('An execution that waited for an event passes on the depth of its chain of events', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'w', type: 'wait', event: { name: 'again' }, next: 'm' },
        { id: 'm', type: 'emit', event: 'again', next: 'w' },
      ]),
    )
    await execution.start()
    const raisedAfter = async (depth: number) => {
      const { effects } = await execution.do({ type: 'event', name: 'again', data: {}, depth })
      return effects.flatMap(effect => (effect.type === 'emit' ? effect.depth : []))
    }
    assert.deepEqual([await raisedAfter(7), await raisedAfter(2)], [[8], [8]])
  })
})

describe('size', () => {
  it('A run that only timers move keeps its newest 1,500 blocks for a reply', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'w', type: 'wait', for: 'PT1S', next: 'm' },
        { id: 'm', type: 'message', text: 'newest', next: 'w' },
      ]),
    )
    await execution.start()
    await execution.do({ type: 'timer' })
    const [block] = execution.snapshot?.blocks ?? []
    const older = Array.from({ length: 1_500 }, (_, index) => ({ ...block!, id: `older-${index}` }))
    execution.snapshot = { ...execution.snapshot!, blocks: older, replied: 1_000 }
    const { blocks } = await execution.do({ type: 'timer' })
    assert.deepEqual([blocks.length, blocks[0]?.id, blocks.at(-1)?.payload['text']], [501, 'older-1000', 'newest'])
    assert.deepEqual([execution.snapshot.blocks.length, execution.snapshot.blocks[0]?.id], [1_500, 'older-1'])
  })

  it('A run that pauses or ends with over 256 kB of variables fails; within a turn it may have more', async () => {
    const flow = (last: Parameters<typeof flowOf>[0], keep = false) =>
      flowOf([
        { id: 'h', type: 'http', url: 'https://x.example', saveAs: 'reply', next: keep ? 'w' : 's' },
        { id: 's', type: 'set_variable', set: { first: { expr: 'vars.reply.body[0]' }, reply: null }, next: 'w' },
        ...last,
      ])
    const wait: Parameters<typeof flowOf>[0] = [{ id: 'w', type: 'wait', for: 'PT1S' }]
    const end: Parameters<typeof flowOf>[0] = [{ id: 'w', type: 'end', text: 'Done' }]
    const body = Array.from({ length: 300 }, (_, index) => `${'x'.repeat(1_000)}${index}`)
    const after = async (nodes: ReturnType<typeof flow>) => {
      const execution = new Execution(nodes)
      const { wait: call } = await execution.start()
      assert.ok(call?.kind === 'call')
      return await execution.do({
        type: 'callResult',
        callId: call.callId,
        result: { ok: true, value: { status: 200, headers: {}, body } },
      })
    }
    assert.equal((await after(flow(wait))).status, 'waiting_time')
    for (const last of [wait, end]) {
      const turn = await after(flow(last, true))
      assert.deepEqual([turn.status, turn.failure?.kind], ['failed', 'value_too_large'])
      assert.ok(JSON.stringify(turn.snapshot).length < 20_000)
    }
  })

  it('A variable that doubles itself fails the run before it fills the memory', async () => {
    const turn = await run([{ id: 's', type: 'set_variable', set: { t: '{{ vars.t }}{{ vars.t }}' }, next: 's' }], {
      variables: { t: 'xxxxxxxxxx' },
    })
    assert.equal(turn.failure?.kind, 'value_too_large')
    const list = await run(
      [{ id: 's', type: 'set_variable', set: { t: ['{{ vars.t }}', '{{ vars.t }}'] }, next: 's' }],
      { variables: { t: 'xxxxxxxxxx' } },
      { stepBudget: 60 },
    )
    assert.equal(list.status, 'failed')
  })
})

describe('a version that no longer fits', () => {
  it('A run fails when its node no longer exists or is of another type', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'w', type: 'wait', for: 'PT1S', next: 'e' },
        { id: 'e', type: 'end' },
      ]),
    )
    await execution.start()
    const gone = new Execution(flowOf([{ id: 'x', type: 'end' }]))
    gone.snapshot = execution.snapshot
    assert.equal((await gone.do({ type: 'timer' })).failure?.kind, 'unknown_node')
    const other = new Execution(flowOf([{ id: 'w', type: 'end' }]))
    other.snapshot = execution.snapshot
    assert.equal((await other.do({ type: 'timer' })).failure?.kind, 'definition_missing')
  })
})

describe('compileFlow', () => {
  it('Every text that does not compile is reported with its position', () => {
    assert.throws(
      () =>
        compileFlow(
          flowOf(
            [
              { id: 'a', type: 'message', text: '{{ vars. }}' },
              { id: 'b', type: 'condition', branches: [{ when: '1 +', next: null }] },
              { id: 'c', type: 'set_variable', set: { x: { expr: ')' }, y: ['{{ ( }}'] } },
              { id: 'd', type: 'input', field: { name: 'f', type: 'text', validation: { pattern: '(?=x)' } } },
              { id: 'e', type: 'wait', for: 'two days' },
            ],
            { triggers: [{ type: 'event', event: 'x', filter: '((' }] },
          ),
        ),
      (error: unknown) => {
        assert.ok(error instanceof FlowCompilationError)
        assert.deepEqual(
          error.problems.map(({ path, code }) => [path, code]),
          [
            ['/nodes/0/text', 'template'],
            ['/nodes/1/branches/0/when', 'expression'],
            ['/nodes/2/set/x/expr', 'expression'],
            ['/nodes/2/set/y/0', 'template'],
            ['/nodes/3/field/validation/pattern', 'pattern'],
            ['/nodes/4/for', 'duration'],
            ['/triggers/0/filter', 'expression'],
          ],
        )
        return true
      },
    )
  })
})
