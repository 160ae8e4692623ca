import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NOW, run } from '../world.ts'

describe('goal, emit, handoff', () => {
  it('A goal and an event are effects of the turn, and a handoff is a block', async () => {
    const turn = await run(
      [
        { id: 'g', type: 'goal', code: 'purchase', props: { amount: '{{ vars.n }}' }, next: 'm' },
        { id: 'm', type: 'emit', event: 'order.paid', data: { who: 'x{{ vars.n }}' }, next: 'h' },
        { id: 'h', type: 'handoff', reason: 'No {{ vars.n }}' },
      ],
      { variables: { n: 5 } },
    )
    assert.deepEqual(turn.effects, [
      { type: 'recordGoal', nodeId: 'g', code: 'purchase', props: { amount: 5 } },
      { type: 'emit', nodeId: 'm', event: 'order.paid', data: { who: 'x5' }, depth: 1 },
    ])
    assert.deepEqual(
      turn.blocks.map(block => [block.type, block.payload]),
      [['custom', { kind: 'handoff', reason: 'No 5' }]],
    )
    assert.equal(turn.status, 'completed')
  })
})

describe('the record of a turn', () => {
  it('Each step is recorded with its outcome and the node that follows', async () => {
    const turn = await run([
      { id: 'a', type: 'message', text: 'a', next: 'w' },
      { id: 'w', type: 'wait', for: 'PT1S' },
    ])
    assert.deepEqual(
      turn.steps.map(({ index, nodeId, nodeType, outcome, next }) => [index, nodeId, nodeType, outcome, next]),
      [
        [1, 'a', 'message', 'passed', 'w'],
        [2, 'w', 'wait', 'waiting', null],
      ],
    )
    assert.deepEqual(turn.wait, { kind: 'timer', nodeId: 'w', dueAt: new Date(NOW.getTime() + 1000).toISOString() })
  })
})
