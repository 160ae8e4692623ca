import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Execution, flowOf, run, texts } from './world.ts'

describe('waiting for time', () => {
  it('waits for a duration, which may come from a variable, and goes on by itself', async () => {
    const execution = new Execution(
      flowOf([
        { id: 'w', type: 'wait', for: 'PT{{ vars.n }}M', next: 'e' },
        { id: 'e', type: 'end', text: 'later' },
      ]),
    )
    const turn = await execution.start({ variables: { n: 5 } })
    assert.equal(turn.status, 'waiting_time')
    assert.deepEqual(turn.effects, [
      { type: 'registerWait', kind: 'time', nodeId: 'w', dueAt: '2026-03-02T10:05:00.000Z' },
    ])
    assert.equal(turn.expectedInput, null)
    const later = await execution.do({ type: 'timer' })
    assert.deepEqual([later.status, texts(later)], ['completed', ['later']])
  })

  it('waits until an instant', async () => {
    const turn = await run([{ id: 'w', type: 'wait', until: '2026-12-24T18:00:00+01:00' }])
    assert.deepEqual(turn.wait, { kind: 'time', nodeId: 'w', dueAt: '2026-12-24T17:00:00.000Z' })
  })

  it('fails when the duration or instant that came out is none', async () => {
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

  it('goes on with the event whose filter holds, and stays for any other', async () => {
    const execution = new Execution(flow)
    const turn = await execution.start({ variables: { order: 7 } })
    assert.deepEqual(turn.effects, [
      {
        type: 'registerWait',
        kind: 'event',
        nodeId: 'w',
        dueAt: '2026-03-03T10:00:00.000Z',
        event: 'order.paid',
        since: '2026-03-02T10:00:00.000Z',
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

  it('takes onTimeout when the time is over', async () => {
    const execution = new Execution(flow)
    await execution.start()
    assert.deepEqual(texts(await execution.do({ type: 'timer' })), ['late'])
  })

  it('waits on when its filter cannot be evaluated on the event', async () => {
    const execution = new Execution(flowOf([{ id: 'w', type: 'wait', event: { name: 'x', filter: '$event.n > 1' } }]))
    await execution.start()
    assert.deepEqual(await execution.try({ type: 'event', name: 'x', data: { n: 'a' } }), {
      outcome: 'ignored',
      reason: 'filtered',
    })
    assert.equal(execution.snapshot?.status, 'waiting_time')
  })
})

describe('an input that nobody answers', () => {
  it('expires after a day unless the node says otherwise', async () => {
    const field = { name: 'a', type: 'text' } as const
    assert.deepEqual((await run([{ id: 'i', type: 'input', field }])).effects, [
      { type: 'registerWait', kind: 'input', nodeId: 'i', dueAt: '2026-03-03T10:00:00.000Z' },
    ])
    assert.deepEqual((await run([{ id: 'i', type: 'input', field, expiresIn: 'PT1H' }])).effects, [
      { type: 'registerWait', kind: 'input', nodeId: 'i', dueAt: '2026-03-02T11:00:00.000Z' },
    ])
  })

  it('goes to onExpire, or ends the run', async () => {
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
  })
})

describe('replies', () => {
  it('carry what came since the last one, while the snapshot keeps what was shown', async () => {
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
  it('change nothing', async () => {
    const waiting = new Execution(flowOf([{ id: 'w', type: 'wait', for: 'PT1S' }]))
    assert.deepEqual(await waiting.try({ type: 'timer' }), { outcome: 'ignored', reason: 'not_waiting' })
    await waiting.start()
    assert.deepEqual(await waiting.try({ type: 'resume', values: {} }), { outcome: 'ignored', reason: 'not_waiting' })
    await waiting.do({ type: 'timer' })
    for (const stimulus of [{ type: 'timer' }, { type: 'abort' }, { type: 'resume', values: {} }] as const)
      assert.deepEqual(await waiting.try(stimulus), { outcome: 'ignored', reason: 'ended' })
  })

  it('abort ends what is waiting', async () => {
    const execution = new Execution(flowOf([{ id: 'w', type: 'wait', for: 'PT1S' }]))
    await execution.start()
    const turn = await execution.do({ type: 'abort' })
    assert.deepEqual([turn.status, turn.wait, turn.effects], ['aborted', null, []])
  })
})

describe('variables', () => {
  it('of the conversation win over declared ones, and later ones are merged and visible at once', async () => {
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
