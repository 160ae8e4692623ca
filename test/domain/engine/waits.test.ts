import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { outcomeOf } from '../../../domain/engine/snapshot.ts'
import { Execution, flowOf, run, texts } from './world.ts'

describe('waiting for time', () => {
  it('A wait for a duration, which may come from a variable, expires', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'w', type: 'wait', for: 'PT{{ vars.n }}M', next: 'e' },
        { id: 'e', type: 'end', text: 'later' },
      ]),
    )
    const turn = await execution.start({ variables: { n: 5 } })
    assert.equal(turn.status, 'waiting_time')
    assert.deepEqual(turn.effects, [
      { type: 'registerWait', wait: { kind: 'timer', nodeId: 'w', dueAt: '2026-03-02T10:05:00.000Z' } },
    ])
    assert.equal(turn.expectedInput, null)
    const later = await execution.do({ type: 'timer' })
    assert.deepEqual([later.status, texts(later)], ['completed', ['later']])
  })

  it('A wait can end at an instant', async () => {
    const turn = await run([{ id: 'w', type: 'wait', until: '2026-12-24T18:00:00+01:00' }])
    assert.deepEqual(turn.wait, { kind: 'timer', nodeId: 'w', dueAt: '2026-12-24T17:00:00.000Z' })
  })

  it('A template that gives no duration or instant fails the run', async () => {
    assert.equal((await run([{ id: 'w', type: 'wait', for: '{{ vars.none }}' }])).failure?.kind, 'invalid_duration')
    assert.equal((await run([{ id: 'w', type: 'wait', until: '{{ vars.none }}' }])).failure?.kind, 'invalid_instant')
  })
})

describe('waiting for an event', () => {
  const flow = flowOf([
    {
      id: 'w',
      type: 'wait',
      event: { name: 'order.paid', filter: '$event.order = vars.order' },
      timeout: 'P1D',
      onTimeout: 'late',
      next: 'e',
    },
    { id: 'e', type: 'end', text: 'paid {{ event.amount }}' },
    { id: 'late', type: 'end', text: 'late' },
  ])

  it('Only an event that matches the filter ends the wait', async () => {
    const execution = new Execution(flow)
    const turn = await execution.start({ variables: { order: 7 } })
    assert.deepEqual(turn.effects, [
      {
        type: 'registerWait',
        wait: {
          kind: 'event',
          nodeId: 'w',
          dueAt: '2026-03-03T10:00:00.000Z',
          event: 'order.paid',
          since: '2026-03-02T10:00:00.000Z',
        },
      },
    ])
    assert.deepEqual(await execution.try({ type: 'event', name: 'order.sent', data: {} }), {
      outcome: 'ignored',
      reason: 'other_wait',
    })
    assert.deepEqual(await execution.try({ type: 'event', name: 'order.paid', data: { order: 8 } }), {
      outcome: 'ignored',
      reason: 'filtered',
    })
    assert.deepEqual(texts(await execution.do({ type: 'event', name: 'order.paid', data: { order: 7, amount: 3 } })), [
      'paid 3',
    ])
  })

  it('The run takes `onTimeout` when the event did not arrive in time', async () => {
    const execution = new Execution(flow)
    await execution.start()
    assert.deepEqual(texts(await execution.do({ type: 'timer' })), ['late'])
  })

  it('An event on which the filter cannot be evaluated does not end the wait', async () => {
    const execution = new Execution(flowOf([{ id: 'w', type: 'wait', event: { name: 'x', filter: '$event.n > 1' } }]))
    await execution.start()
    assert.deepEqual(await execution.try({ type: 'event', name: 'x', data: { n: 'a' } }), {
      outcome: 'ignored',
      reason: 'filtered',
    })
    assert.equal(execution.snapshot?.status, 'waiting_time')
  })
})

describe('an input without an answer', () => {
  it('An input expires after a day unless the node says otherwise', async () => {
    const field = { name: 'a', type: 'text' } as const
    for (const [expiresIn, expiresAt] of [
      [undefined, '2026-03-03T10:00:00.000Z'],
      ['PT1H', '2026-03-02T11:00:00.000Z'],
    ] as const) {
      const turn = await run([{ id: 'i', type: 'input', field, ...(expiresIn === undefined ? {} : { expiresIn }) }])
      assert.deepEqual(turn.effects, [{ type: 'registerWait', wait: turn.wait }])
      assert.ok(turn.wait?.kind === 'input')
      assert.deepEqual([turn.wait.nodeId, turn.wait.expiresAt], ['i', expiresAt])
    }
  })

  it('An expired input continues at `onExpire`, or ends the whole run as expired, also within a subflow', async () => {
    const field = { name: 'a', type: 'text' } as const
    const first = new Execution(
      flowOf([
        { id: 'i', type: 'input', field, onExpire: 'e' },
        { id: 'e', type: 'end', text: 'gone' },
      ]),
    )
    await first.start()
    assert.deepEqual(texts(await first.do({ type: 'timer' })), ['gone'])
    const second = new Execution(
      flowOf([
        { id: 'i', type: 'input', field, next: 'e' },
        { id: 'e', type: 'end', text: 'not here' },
      ]),
    )
    await second.start()
    const turn = await second.do({ type: 'timer' })
    assert.deepEqual([turn.status, texts(turn)], ['completed', []])
    assert.deepEqual(
      [outcomeOf(turn.snapshot), turn.failure],
      ['expired', { kind: 'wait_expired', nodeId: 'i', message: 'nobody answered in time' }],
    )
    const called = { ...flowOf([{ id: 'q', type: 'input', field }]), code: 'called' }
    const third = new Execution(
      flowOf([
        { id: 's', type: 'subflow', flow: 'called', next: 'e' },
        { id: 'e', type: 'end', text: 'not here' },
      ]),
      { flows: [called] },
    )
    await third.start()
    const ended = await third.do({ type: 'timer' })
    assert.deepEqual([outcomeOf(ended.snapshot), texts(ended), ended.failure?.nodeId], ['expired', [], 'q'])
  })
})

describe('replies', () => {
  it('A reply has the blocks since the last one, and the snapshot has those of both', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'a', type: 'message', text: 'one', next: 'w' },
        { id: 'w', type: 'wait', for: 'PT1S', next: 'b' },
        { id: 'b', type: 'buttons', prompt: 'two', choices: [{ id: 'x', label: 'X' }], next: 'e' },
        { id: 'e', type: 'end', text: 'three' },
      ]),
    )
    const shown = (turn: { blocks: { payload: Record<string, unknown> }[] }): unknown[] =>
      turn.blocks.map(block => block.payload['text'] ?? block.payload['prompt'])
    assert.deepEqual(shown(await execution.start()), ['one'])
    await execution.do({ type: 'timer' })
    assert.deepEqual(shown({ blocks: execution.snapshot?.blocks ?? [] }), ['one', 'two'])
    assert.deepEqual(shown(await execution.do({ type: 'resume', values: { choice: 'x' } })), ['two', 'three'])
  })
})

describe('stimuli that do not fit', () => {
  it('A stimulus that does not fit the state changes nothing', async () => {
    const waiting = new Execution(flowOf([{ id: 'w', type: 'wait', for: 'PT1S' }]))
    assert.deepEqual(await waiting.try({ type: 'timer' }), { outcome: 'ignored', reason: 'not_waiting' })
    await waiting.start()
    assert.deepEqual(await waiting.try({ type: 'resume', values: {} }), { outcome: 'ignored', reason: 'not_waiting' })
    await waiting.do({ type: 'timer' })
    for (const stimulus of [{ type: 'timer' }, { type: 'abort', by: 'admin' }, { type: 'resume', values: {} }] as const)
      assert.deepEqual(await waiting.try(stimulus), { outcome: 'ignored', reason: 'ended' })
  })

  it('An abort ends a waiting run and records why', async () => {
    const execution = new Execution(flowOf([{ id: 'w', type: 'wait', for: 'PT1S' }]))
    await execution.start()
    const turn = await execution.do({ type: 'abort', by: 'admin', reason: 'Not needed' })
    assert.deepEqual([turn.status, turn.wait, turn.effects, turn.steps], ['aborted', null, [], []])
    assert.deepEqual(turn.snapshot.failure, { kind: 'aborted', nodeId: null, message: 'Not needed' })
  })
})

describe('variables', () => {
  it('Variables of the conversation override declared ones, and later ones are merged immediately', async () => {
    const execution = new Execution(
      flowOf(
        [
          {
            id: 'b',
            type: 'buttons',
            prompt: '{{ vars.a }}{{ vars.b }}',
            choices: [{ id: 'x', label: 'X' }],
            next: 'e',
          },
          { id: 'e', type: 'end', text: '{{ vars.a }}{{ vars.b }}{{ context.page }}' },
        ],
        { variables: { a: 'declared', b: '!' } },
      ),
    )
    const turn = await execution.start({ variables: { a: 'given' }, context: { page: 'x' } })
    assert.equal(turn.blocks[0]?.payload['prompt'], 'given!')
    assert.deepEqual(
      texts(
        await execution.do({ type: 'resume', values: { choice: 'x' }, variables: { b: '?' }, context: { page: 'y' } }),
      ),
      ['given?y'],
    )
    assert.deepEqual(execution.snapshot?.variables, { a: 'given', b: '?' })
  })
})

describe('changes by an answer', () => {
  it('An answer replaces variables and context of the run, and never its entities', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'ask', type: 'input', field: { name: 'order_no', type: 'text' }, next: 'e' },
        { id: 'e', type: 'end', text: '{{ vars.customer }} {{ context.customer }} {{ entities.customer }}' },
      ]),
    )
    const proven = { customer: 'c-1' }
    await execution.start({ variables: proven, context: proven, entities: proven })
    const claimed = { customer: 'c-2' }
    const answer = { values: { order_no: '1' }, variables: claimed, context: claimed, entities: claimed }
    assert.deepEqual(texts(await execution.do({ type: 'resume', ...answer })), ['c-2 c-2 c-1'])
  })
})
