import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Execution, flowOf, run, texts } from '../world.ts'

describe('set_variable, condition, goto, split', () => {
  it('Variables are set in order, from texts, single templates with their type, expressions and literals', async () => {
    const turn = await run(
      [
        {
          id: 's',
          type: 'set_variable',
          set: {
            copy: '{{ vars.list }}',
            text: 'n={{ vars.n }}',
            sum: { expr: '$sum(vars.list)' },
            late: '{{ vars.sum }}',
            flag: true,
            nothing: '{{ vars.missing }}',
            nested: { a: ['{{ vars.n }}'] },
          },
        },
      ],
      { variables: { list: [1, 2], n: 3 } },
    )
    assert.deepEqual(turn.snapshot.frames[0]?.vars, {
      list: [1, 2],
      n: 3,
      copy: [1, 2],
      text: 'n=3',
      sum: 3,
      late: 3,
      flag: true,
      nothing: null,
      nested: { a: [3] },
    })
  })

  it('A condition takes the first branch that is true, or `otherwise`', async () => {
    const nodes = flowOf([
      {
        id: 'c',
        type: 'condition',
        branches: [
          { when: 'vars.n > 10', next: 'big' },
          { when: 'vars.n > 5', next: 'mid' },
        ],
        otherwise: 'small',
      },
      { id: 'big', type: 'end', text: 'big' },
      { id: 'mid', type: 'end', text: 'mid' },
      { id: 'small', type: 'end', text: 'small' },
    ])
    for (const [n, text] of [
      [11, 'big'],
      [6, 'mid'],
      [1, 'small'],
    ] as const)
      assert.deepEqual(texts(await new Execution(nodes).start({ variables: { n } })), [text])
  })

  it('A condition that cannot be evaluated fails the run', async () => {
    const turn = await run([{ id: 'c', type: 'condition', branches: [{ when: 'vars.n > "a"', next: null }] }], {
      variables: { n: 1 },
    })
    assert.equal(turn.status, 'failed')
    assert.deepEqual([turn.failure?.kind, turn.failure?.nodeId], ['expression_error', 'c'])
  })

  it('A goto continues at its target', async () => {
    assert.deepEqual(
      texts(
        await run([
          { id: 'g', type: 'goto', target: 'e' },
          { id: 'x', type: 'end', text: 'x' },
          { id: 'e', type: 'end', text: 'e' },
        ]),
      ),
      ['e'],
    )
    assert.deepEqual(
      texts(
        await run([
          { id: 'g', type: 'goto', next: 'e' },
          { id: 'x', type: 'end', text: 'x' },
          { id: 'e', type: 'end', text: 'e' },
        ]),
      ),
      ['e'],
    )
  })

  const split = flowOf([
    {
      id: 's',
      type: 'split',
      branches: [
        { weight: 1, next: 'a' },
        { weight: 0, next: 'never' },
        { weight: 3, next: 'b' },
      ],
    },
    { id: 'a', type: 'end', text: 'a' },
    { id: 'never', type: 'end', text: 'never' },
    { id: 'b', type: 'end', text: 'b' },
  ])

  it('A split chooses by weight and never takes a branch without weight', async () => {
    const counts: Record<string, number> = {}
    for (let point = 0; point < 100; point++) {
      const [text] = texts(await new Execution(split, { random: () => point / 100 }).start())
      counts[String(text)] = (counts[String(text)] ?? 0) + 1
    }
    assert.deepEqual(counts, { a: 25, b: 75 })
  })

  it('A conversation stays on the branch that it took before', async () => {
    const first = await new Execution(split, { random: () => 0.1 }).start()
    assert.deepEqual(first.effects, [{ type: 'recordSplit', key: 'main/s', branch: 0 }])
    const again = await new Execution(split, { random: () => 0.9 }).start({ splits: first.snapshot.splits })
    assert.deepEqual(texts(again), ['a'])
    assert.deepEqual(again.effects, [])
  })
})
